/// The velocity of something that is dragged, from its last 100 milliseconds.
///
/// Where it was at the beginning of that span is interpolated, so that the velocity does not depend
/// on when the samples came.
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
  ///
  /// - Parameter shown: Where something is seen that a finger has dragged to a place, as by a rubber
  ///   band. The velocity is that of what is seen, but the way between two samples is the finger's.
  package func velocity(at time: Double, seen shown: (Double) -> Double = { $0 }) -> Double {
    guard let last = samples.last, time - last.time <= Self.window else { return 0 }
    let end = max(last.time, time - Self.frame)
    let start = max(end - Self.window, samples[0].time)
    guard start < last.time else { return 0 }
    return (shown(last.position) - shown(position(at: start))) / (end - start)
  }

  private func position(at time: Double) -> Double {
    guard let next = samples.firstIndex(where: { $0.time >= time }) else { return 0 }
    guard next > 0, samples[next].time > time else { return samples[next].position }
    let before = samples[next - 1]
    let part = (time - before.time) / (samples[next].time - before.time)
    return before.position + (samples[next].position - before.position) * part
  }
}
