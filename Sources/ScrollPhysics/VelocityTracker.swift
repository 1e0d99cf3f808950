/// The velocity of something that is dragged, from its last 100 milliseconds.
///
///     var tracker = VelocityTracker()
///     tracker.add(0, at: 0)
///     tracker.add(75, at: 0.1)
///     tracker.velocity(at: 0.1)  // 750
package struct VelocityTracker: Sendable, Equatable {
  /// The span that is looked at, in seconds.
  package static let window = 0.1
  /// Up to this long after the last sample nothing is taken as held still: touches come once a
  /// frame, and the lifting one brings no new place.
  private static let frame = 1.0 / 60

  private struct Sample: Sendable, Equatable {
    var time: Double
    var position: Double
  }

  private var samples: [Sample] = []

  package init() {}

  /// Takes note of a place; times must not go back, and of two with the same time the later counts.
  package mutating func add(_ position: Double, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    samples.append(Sample(time: time, position: position))
    // One sample older than the window stays, to span it whole.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Moves all that was seen by `distance`: the content jumped, the finger did not.
  package mutating func shift(by distance: Double) {
    for index in samples.indices { samples[index].position += distance }
  }

  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Points per second at `time`; zero when nothing moved in the last 100 ms.
  package func velocity(at time: Double) -> Double {
    guard let last = samples.last, time - last.time <= Self.window else { return 0 }
    let end = max(last.time, time - Self.frame)
    // Half a frame of tolerance: the sample that began the window may be a rounding error older.
    let start = end - Self.window - Self.frame / 2
    guard let first = samples.first(where: { $0.time >= start }), first.time < last.time else {
      return 0
    }
    return (last.position - first.position) / (end - first.time)
  }
}
