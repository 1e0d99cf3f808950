import Micro

/// The history of an arena, with as many samples as a plot can show. When there are too many, every second one is
/// dropped, and the interval doubles.
@available(iOS 16, *)
struct ObserverHistory: Sendable {
  struct Sample: Hashable, Sendable {
    /// The population's mean gain, in joules per second.
    var success: Float
    /// The mean number of births between a creature and its founder.
    var generation: Float
  }

  private(set) var samples: [Sample] = []
  /// The number of steps in a second.
  static let interval: UInt64 = 60
  static let capacity = 240
  /// The number of seconds between two samples.
  private(set) var stride = 1
  private var skipped = 0

  mutating func add(_ arena: Arena) {
    skipped += 1
    guard samples.isEmpty || skipped >= stride else { return }
    skipped = 0
    var generations = 0
    var count = 0
    for creature in arena.world.living {
      generations += creature.lineage.generation
      count += 1
    }
    samples.append(
      Sample(
        success: arena.meanSuccess,
        generation: count > 0 ? Float(generations) / Float(count) : 0))
    guard samples.count > Self.capacity else { return }
    samples = samples.indices.filter { $0 % 2 == 0 }.map { samples[$0] }
    stride *= 2
  }
}
