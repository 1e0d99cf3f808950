import Foundation
import Testing

@testable import Micro

/// A player without sense: random inputs, held for random times, and random edits.
///
/// A short life for each seed by default. `MICRO_MONKEY_MINUTES` and `MICRO_MONKEY_RUNS` make it long:
/// thirty minutes of play, whoever's, with a hundred seeds.
@Suite("A player without sense") struct RunMonkeyTests {
  private static func number(_ name: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  static let minutes = number("MICRO_MONKEY_MINUTES", or: 1)
  static let seeds = (0..<number("MICRO_MONKEY_RUNS", or: 2)).map { 0x5EED_0000 + UInt64($0) }

  @Test("breaks nothing, and memory stays flat", arguments: seeds)
  func monkey(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var steps = 0
    var largest = 0
    // Who dies begins again, until the time is over.
    while steps < Self.minutes * 3600 {
      var run = try Run(
        settings: RunSettings(population: 12),
        creature: SeedCreatures.all[random.below(SeedCreatures.all.count)], seed: random.next())
      var input = PlayerInput()
      var held = 0
      while run.ending == nil, steps < Self.minutes * 3600 {
        if held == 0 {
          input = PlayerInput(word: UInt32(truncatingIfNeeded: random.next()))
          held = 1 + random.below(90)
        }
        held -= 1
        run.step(input)
        steps += 1
        if run.budget.isOpen { edit(&run, &random) }
        guard steps % 60 == 0 else { continue }
        try #require(run.arena.world.firstViolation() == nil, "seed \(seed), step \(steps)")
        largest = max(largest, run.arena.world.cells.count)
      }
      try #require((run.creature == nil) == (run.ending != nil))
      try saveAndLoad(run)
    }
    // Twenty-four creatures of at most the largest body, 200 motes at most, and what rots.
    #expect(largest < 24 * GenomeLimits.cells + 400)
  }

  /// Tries mutations until one can be paid for, or none was found.
  private func edit(_ run: inout Run, _ random: inout RandomSource) {
    for _ in 0..<4 {
      var mutation = Mutation(rates: MutationRates(), random: random.split())
      let child = mutation.child(of: run.genome)
      let before = run.hash()
      do throws(EditRefusal) {
        try run.edit(to: child)
        return
      } catch {
        #expect(run.hash() == before, "a refused edit changes nothing")
      }
    }
  }

  private func saveAndLoad(_ run: Run) throws {
    let loaded = try Run(save: run.save())
    #expect(loaded.hash() == run.hash())
  }
}
