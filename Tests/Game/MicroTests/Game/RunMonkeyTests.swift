import Foundation
import Testing

@testable import Micro

/// Random players: `RandomHands`, and random edits.
///
/// Each seed has a short life by default. `OOZE_MONKEY_MINUTES` and `OOZE_MONKEY_RUNS` make it long: thirty minutes of
/// play in total with a hundred seeds. It prints a line for each.
@Suite("A player without sense") struct RunMonkeyTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  static let minutes = number("OOZE_MONKEY_MINUTES") ?? 1
  static let seeds = (0..<(number("OOZE_MONKEY_RUNS") ?? 2)).map { 0x5EED_0000 + UInt64($0) }
  private static let isLong = number("OOZE_MONKEY_RUNS") != nil

  static let opponents = 12
  /// Each era joins, one after the other.
  static let arrivals = (1...3).map { Arrival(minute: 2 * $0 - 1, genomes: ShippedEras.all[$0]) }

  /// The measurements of one random player.
  private struct Log {
    var runs = 0
    var edits = 0
    var steps = 0
    /// The length of the longest run.
    var longest = 0
    /// The most cells at once, including loose ones.
    var cells = 0
    /// The most memory of a dish's arrays, in bytes.
    var memory = 0
  }

  @Test("breaks nothing, and memory stays flat", arguments: seeds)
  func monkey(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var hands = RandomHands(random: random.split())
    var log = Log()
    // After a death another run starts, until the time is over.
    while log.steps < Self.minutes * 3600 {
      var run = try begin(&random)
      log.runs += 1
      try play(&run, &hands, &log, seed: seed)
      log.longest = max(log.longest, Int(run.score.steps))
      try #require((run.creature == nil) == (run.ending != nil))
      try saveAndLoad(run)
    }
    // All opponents, the arrivals and the player, with the largest bodies; as much again that rots; and twice the usual
    // motes.
    let joined = Self.arrivals.reduce(0) { $0 + $1.genomes.count }
    let most = 2 * (2 * Self.opponents + joined + 1) * GenomeLimits.cells + 4 * Self.opponents * 3
    #expect(log.cells < most)
    // A cell takes 400 bytes of arrays here and there, which double when they grow, and scents take
    // 100 KB in this dish.
    #expect(log.memory < 2 * 400 * most + 200_000)
    if Self.isLong { print("seed \(seed): \(log), \(Self.residentMemory) KB resident") }
  }

  private func begin(_ random: inout RandomSource) throws -> Run {
    var settings = RunSettings(population: Self.opponents)
    // With more food, creatures starve later and reach more events.
    settings.arena.world.rain *= random.uniform(1, 6)
    settings.arena.world.lastStrength = Difficulty.normal.settings.arena.world.lastStrength
    return try Run(
      settings: settings,
      creature: SeedCreatures.all[random.below(SeedCreatures.all.count)],
      arrivals: Self.arrivals, seed: random.next())
  }

  private func play(
    _ run: inout Run, _ hands: inout RandomHands, _ log: inout Log, seed: UInt64
  ) throws {
    while run.ending == nil, log.steps < Self.minutes * 3600 {
      run.step(hands.input(for: run))
      log.steps += 1
      if run.budget.isOpen, edit(&run, &hands) { log.edits += 1 }
      guard log.steps % 60 == 0 else { continue }
      try #require(run.arena.world.firstViolation() == nil, "seed \(seed), step \(log.steps)")
      log.cells = max(log.cells, run.arena.world.cells.count)
      if log.steps % 600 == 0 { log.memory = max(log.memory, reservedBytes(run.arena.world)) }
    }
  }

  /// Tries mutations until one is affordable, or gives up.
  private func edit(_ run: inout Run, _ hands: inout RandomHands) -> Bool {
    for _ in 0..<RandomHands.tries {
      let child = hands.child(of: run.genome)
      let before = run.hash()
      if (try? run.edit(to: child)) != nil { return true }
      #expect(run.hash() == before, "a refused edit changes nothing")
    }
    return false
  }

  private func saveAndLoad(_ run: Run) throws {
    let loaded = try Run(save: run.save())
    #expect(loaded.hash() == run.hash())
  }

  /// The memory of this process, in kilobytes; 0 if the system doesn't report it.
  private static var residentMemory: Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")[1]
    return pages.flatMap { Int($0) }.map { $0 * 4 } ?? 0
  }
}
