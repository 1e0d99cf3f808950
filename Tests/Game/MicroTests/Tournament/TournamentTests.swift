import Testing

@testable import Micro

@Suite("Tournament") struct TournamentTests {
  @Test("a table shows each pair from both sides")
  func table() {
    var table = Crosstable(count: 3)
    table[2, 0] = Tally(wins: 5, draws: 2, losses: 1)
    table[1, 2] = Tally(wins: 3)
    #expect(table[0, 2] == Tally(wins: 1, draws: 2, losses: 5))
    #expect(table[2, 1] == Tally(losses: 3))
    #expect(table.total(of: 2) == Tally(wins: 5, draws: 2, losses: 4))
    #expect(table.bouts == 11)
    #expect(table.draws == 2)
    #expect(table[2, 0].share == 0.75)
    #expect(table[0, 2].share == 0.25)
    #expect(Tally().share == 0.5)
  }

  @Test("each entrant meets each other entrant once", arguments: 0...7)
  func pairings(count: Int) {
    let entrants = [Genome](repeating: SeedCreatures.eel, count: count)
    let pairings = Tournament(entrants: entrants).pairings
    #expect(pairings.count == count * (count - 1) / 2)
    #expect(Set(pairings).count == pairings.count)
    #expect(pairings.allSatisfy { $0.first < $0.second })
  }

  @Test("a bout is a function of both bodies and the seed", arguments: [1, 3])
  func repeatable(perSide: Int) {
    let bout = Bout(perSide: perSide, duration: 4)
    for seed in 1...4 as ClosedRange<UInt64> {
      let run = {
        bout.run(SeedCreatures.lancer, against: SeedCreatures.eel, seed: seed, swapped: false)
      }
      #expect(run() != nil)
      #expect(run() == run())
    }
  }

  // The entrants of one bout exchange their order in the swapped bout, in the same places: it is the same bout from the
  // other point of view.
  @Test("the order of the two entrants changes nothing", arguments: [UInt64](1...6))
  func asked(seed: UInt64) throws {
    let bout = Bout(perSide: 2, duration: 8)
    let one = try #require(
      bout.run(SeedCreatures.lancer, against: SeedCreatures.ribbon, seed: seed, swapped: false))
    let other = try #require(
      bout.run(SeedCreatures.ribbon, against: SeedCreatures.lancer, seed: seed, swapped: true))
    #expect([one, other] != [.win, .win])
    #expect([one, other] != [.loss, .loss])
    #expect((one == .draw) == (other == .draw))
  }

  @Test("bodies that aren't viable, and a dish without space, have no bout")
  func impossible() {
    var dead = SeedCreatures.eel
    dead.cells.removeAll { $0.type == .nucleus }
    let bout = Bout(perSide: 1, duration: 1)
    #expect(bout.run(dead, against: SeedCreatures.eel, seed: 1, swapped: false) == nil)
    #expect(bout.run(SeedCreatures.eel, against: dead, seed: 1, swapped: true) == nil)
    let tournament = Tournament(entrants: [dead, SeedCreatures.eel], seeds: 1...1, duration: 1)
    #expect(tournament.play(tournament.pairings[0]).all.bouts == 0)
  }

  @Test("a meeting has four bouts of each seed", arguments: 1...2)
  func meeting(seeds: Int) {
    let tournament = Tournament(
      entrants: [SeedCreatures.eel, SeedCreatures.lancer], seeds: 1...UInt64(seeds), duration: 1)
    let meeting = tournament.play(tournament.pairings[0])
    #expect(meeting.single.bouts == 2 * seeds)
    #expect(meeting.groups.bouts == 2 * seeds)
  }

  /// A body without brain output: it swims ahead and never turns.
  private static let prey: Genome = {
    var genome = SeedCreatures.eel
    genome.brain.connections = []
    return genome
  }()

  @Test("a hunter that evolved beats a seed without a brain")
  func hunter() throws {
    // A champion of the game's own eras is the result of evolution.
    let hunter = try #require(ShippedEras.all.last?.last)
    let tournament = Tournament(entrants: [hunter, Self.prey], seeds: 1...4)
    let meeting = tournament.play(tournament.pairings[0])
    #expect(meeting.all.wins > meeting.all.losses, "\(meeting)")
  }

  @Test("half-way and both rises", arguments: 3...9)
  func race(count: Int) throws {
    var table = Crosstable(count: count)
    let middle = (count - 1) / 2
    table[count - 1, middle] = Tally(wins: 7, draws: 1)
    let ratings = (0..<count).map { Double($0 * $0) }
    let race = try #require(Race(table, ratings: ratings))
    #expect(race.halfWay == middle)
    #expect(race.lastAgainstHalfWay == Tally(wins: 7, draws: 1))
    #expect(race.firstRise == ratings[middle])
    #expect(race.firstRise + race.secondRise == ratings[count - 1])
    #expect(Race(Crosstable(count: 2), ratings: [0, 0]) == nil)
  }
}
