/// The velocity of something that is dragged, from the 100 milliseconds before its last movement.
///
/// Where it was at the beginning of that span is interpolated, so that the velocity does not depend
/// on when the samples came. A sample that brings no new place, as the lift of a finger where it
/// last moved, says only how long the finger has rested.
///
///     var tracker = VelocityTracker()
///     tracker.add([0, 0], at: 0)
///     tracker.add([0, 75], at: 0.1)
///     tracker.velocity(at: 0.1)    // (0, 750)
///     tracker.velocity(at: 0.108)  // (0, 750), lifted 8 ms later
///     tracker.velocity(at: 0.15)   // (0, 0), lifted after a rest
package struct VelocityTracker: Sendable, Equatable {
  /// The span that is looked at, in seconds.
  package static let window = 0.1

  /// From so long after its last movement on a finger counts as resting, in seconds. Recorded is
  /// only that 8 ms are no rest (F-SCROLL-12). The value is the one of Flutter's and Android's trackers,
  /// `_assumePointerMoveStoppedMilliseconds` and `ASSUME_POINTER_STOPPED_TIME`.
  package static let rest = 0.04

  /// Less than this is no movement but the rounding of places between coordinate systems, and of
  /// times that were summed up.
  private static let rounding = 1e-6

  package struct Sample: Sendable, Equatable {
    /// Seconds.
    package let time: Double
    package fileprivate(set) var place: SIMD2<Double>
  }

  /// The samples of the last moments, the oldest first.
  package private(set) var samples: [Sample] = []

  package init() {}

  package var isEmpty: Bool { samples.isEmpty }

  /// Takes note of a place; times must not go back, and of two with the same time the later counts.
  package mutating func add(_ place: SIMD2<Double>, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].place = place
      return
    }
    samples.append(Sample(time: time, place: place))
    // The window may end as long ago as a rest begins. One sample older than it stays, to span it
    // whole.
    let start = time - Self.rest - Self.window
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// Moves all that was seen by `distance`: the content jumped, the finger did not.
  package mutating func shift(by distance: SIMD2<Double>) {
    for index in samples.indices { samples[index].place += distance }
  }

  /// The velocity at the last sample.
  package var velocity: SIMD2<Double> { velocity(at: samples.last?.time ?? 0) }

  /// Points per second at `time`, which is not before the last sample: that of the last movement,
  /// or zero when that was ``rest`` ago.
  ///
  /// - Parameter shown: Where something is seen that a finger has dragged to a place, as by a rubber
  ///   band. The velocity is that of what is seen, but the way between two samples is the finger's.
  package func velocity(
    at time: Double, seen shown: (SIMD2<Double>) -> SIMD2<Double> = { $0 }
  ) -> SIMD2<Double> {
    guard let end = lastMovement, time - end.time < Self.rest - Self.rounding else { return .zero }
    let start = max(end.time - Self.window, samples[0].time)
    guard start < end.time else { return .zero }
    return (shown(end.place) - shown(place(at: start))) / (end.time - start)
  }

  /// The sample that brought the newest place.
  private var lastMovement: Sample? {
    guard let last = samples.last else { return nil }
    let before = samples.lastIndex {
      let way = $0.place - last.place
      return (way * way).sum() > Self.rounding * Self.rounding
    }
    return samples[before.map { $0 + 1 } ?? 0]
  }

  private func place(at time: Double) -> SIMD2<Double> {
    guard let next = samples.firstIndex(where: { $0.time >= time }) else { return .zero }
    guard next > 0, samples[next].time > time else { return samples[next].place }
    let before = samples[next - 1]
    let part = (time - before.time) / (samples[next].time - before.time)
    return before.place + (samples[next].place - before.place) * part
  }
}
