import Foundation
import Testing

@testable import Micro

/// Nothing may grow or slow down over time. A day takes minutes even in a release build, so the usual run is half a
/// minute long. `OOZE_DAY=1` runs the whole day and prints the processor time of each hour.
@Suite("Endurance") struct EnduranceTests {
  private static let isWholeDay = ProcessInfo.processInfo.environment["OOZE_DAY"] != nil

  /// Returns a small dish with constant births and deaths.
  private static func arena() -> Arena {
    let settings = ArenaSettings(world: WorldSettings(population: 6), population: 6)
    return Arena(settings: settings, seed: 4)
  }

  /// Runs a second of the arena. At its beginning a creature disappears, for which another is born.
  private static func live(_ arena: inout Arena, _ random: inout RandomSource) {
    let creatures = arena.world.creatures
    if creatures.count > 1 { arena.world.remove(creatures[random.below(creatures.count)].id) }
    for _ in 0..<60 { arena.step() }
  }

  /// Returns the processor time of this thread, in seconds: other work on the machine doesn't count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  @Test("the memory of a dish doesn't grow, however many live and die in it")
  func memory() throws {
    var arena = Self.arena()
    var random = RandomSource(seed: 4)
    let hour = Self.isWholeDay ? 3600 : 5
    var reserved: [Int] = []
    for number in 1...(Self.isWholeDay ? 24 : 6) {
      let start = Self.processorTime()
      for _ in 0..<hour { Self.live(&arena, &random) }
      let seconds = Self.processorTime() - start
      reserved.append(reservedBytes(arena.world))
      if Self.isWholeDay {
        let cells = arena.world.cells.count
        print("hour \(number): \(seconds) s, \(reserved[number - 1]) bytes, \(cells) cells")
      }
      try #require(arena.world.firstViolation() == nil)
    }
    #expect(arena.counts.births > 20)
    // Arrays double when they grow: more than twice the first part's size means that they keep growing.
    #expect(reserved[reserved.count - 1] <= 2 * reserved[0])
  }

  @Test("a scent without a source disappears, without a tail of tiny numbers")
  func scent() {
    var field = ScentField(radius: 20)
    field.release(1, at: .zero)
    // e^(−δt) is 10⁻³⁰ of it after 700 seconds.
    for _ in 0..<Int(700 * 60 / ScentField.interval) { field.spread() }
    #expect(field.values.allSatisfy { $0 == 0 })
    field.release(1, at: .zero)
    field.spread()
    #expect(field.concentration(at: .zero) > 0.1)
  }
}
