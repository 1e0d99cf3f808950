import Micro

/// The history of an arena, in as many samples as a plot can show: when there are too many, every
/// second one goes, and the rest lie twice as far apart.
@available(iOS 16, *)
struct ObserverHistory: Sendable {
  struct Sample: Hashable, Sendable {
    /// The population's mean gain, in joules a second.
    var success: Float
    /// The mean number of births between a creature and its founder.
    var generation: Float
  }

  private(set) var samples: [Sample] = []
  /// A second, in steps.
  static let interval: UInt64 = 60
  static let capacity = 240
  /// How many seconds lie between two samples.
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
