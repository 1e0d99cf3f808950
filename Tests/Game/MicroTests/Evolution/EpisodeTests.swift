import Testing

@testable import Micro

@Suite("Episode") struct EpisodeTests {
  private static let short: Episode = {
    var episode = Episode.generationZero()
    episode.duration = 2
    return episode
  }()

  @Test("every candidate finds its place, and the result is the same each time", arguments: 1...8)
  func places(seed: UInt64) throws {
    for candidate in [SeedCreatures.eel, SeedCreatures.ribbon] {
      let result = try #require(Self.short.run(candidate, seed: seed))
      #expect(result == Self.short.run(candidate, seed: seed))
      #expect((0...2).contains(result.survived))
      #expect(result.capturesPerMinute == Float(result.captures) * 30)
      #expect((result.firstCapture == nil) == (result.captures == 0))
    }
  }

  @Test("a body that can't live has no result")
  func impossible() {
    var genome = SeedCreatures.eel
    genome.cells.removeAll { $0.type == .nucleus }
    #expect(Self.short.run(genome, seed: 1) == nil)
  }

  @Test("generation 0 is the seeds, a scripted player and drifters")
  func panel() {
    let panel = Episode.generationZero().panel
    #expect(panel.prefix(SeedCreatures.all.count).map(\.genome) == SeedCreatures.all)
    #expect(panel.count { $0.control == .scripted } == 1)
    #expect(panel.count { $0.control == .drifting } == 3)
  }
}
