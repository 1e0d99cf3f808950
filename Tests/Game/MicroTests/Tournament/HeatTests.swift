import Testing

@testable import Micro

@Suite("Heats") struct HeatTests {
  /// A body without brain output: it swims ahead and never turns.
  private static let prey: Genome = {
    var genome = SeedCreatures.eel
    genome.brain.connections = []
    return genome
  }()

  @Test("the entrant that eats the others wins, at any place in the list", arguments: 0...2)
  func hunters(place: Int) throws {
    // A champion of the game's own eras is the result of evolution.
    let hunter = try #require(ShippedEras.all.last?.last)
    var entrants = [Self.prey, SeedCreatures.eel]
    entrants.insert(hunter, at: place)
    #expect(Heat(entrants: entrants).winner() == hunter)
  }

  @Test("a single entrant wins, and the first among equals")
  func equals() {
    #expect(Heat(entrants: [Self.prey]).winner() == Self.prey)
    let pair = [SeedCreatures.ribbon, Self.prey]
    // No creature eats another in a tenth of a second.
    #expect(Heat(entrants: pair, duration: 0.1).winner() == pair[0])
    #expect(Heat(entrants: pair.reversed(), duration: 0.1).winner() == pair[1])
  }

  @Test("its dishes aren't those of a tournament")
  func seeds() {
    #expect(!Heat.seeds.overlaps(Tournament(entrants: []).seeds))
    #expect(!Heat.seeds.overlaps(1...1000), "the seeds that the commands can use")
  }
}
