/// The velocity of a dragged object, from the 100 milliseconds before its last movement.
///
/// The position at the start of that time is interpolated, so the velocity doesn't depend on the times of the
/// samples. A sample with the same position, such as the lift of a finger, only shows how long the finger has
/// rested.
///
///     var tracker = VelocityTracker()
///     tracker.add([0, 0], at: 0)
///     tracker.add([0, 75], at: 0.1)
///     tracker.velocity(at: 0.1)    // (0, 750)
///     tracker.velocity(at: 0.108)  // (0, 750), lifted 8 ms later
///     tracker.velocity(at: 0.15)   // (0, 0), lifted after a rest
package struct VelocityTracker: Sendable, Equatable {
  /// The time window in seconds.
  package static let window = 0.1

  /// The time after its last movement from which a finger counts as resting, in seconds. The recordings only
  /// show that 8 ms don't count as a rest (F-SCROLL-12). The value is that of Flutter's and Android's trackers,
  /// `_assumePointerMoveStoppedMilliseconds` and `ASSUME_POINTER_STOPPED_TIME`.
  package static let rest = 0.04

  /// The largest distance and time that count as rounding, from conversions between coordinate systems and from
  /// sums of times.
  private static let rounding = 1e-6

  package struct Sample: Sendable, Equatable {
    /// The time in seconds.
    package let time: Double
    package fileprivate(set) var place: SIMD2<Double>
  }

  /// The most recent samples, the oldest first.
  package private(set) var samples: [Sample] = []

  package init() {}

  package var isEmpty: Bool { samples.isEmpty }

  /// Adds a position. Times must not decrease; of two samples with the same time the later one counts.
  package mutating func add(_ place: SIMD2<Double>, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].place = place
      return
    }
    samples.append(Sample(time: time, place: place))
    // The window may end as long ago as a rest begins. One older sample stays, so that the whole window is
    // covered.
    let start = time - Self.rest - Self.window
    while samples.count > 2, samples[1].time <= start { samples.removeFirst() }
  }

  /// Moves all samples by `distance`, when the content jumped but the finger didn't.
  package mutating func shift(by distance: SIMD2<Double>) {
    for index in samples.indices { samples[index].place += distance }
  }

  /// The velocity at the last sample.
  package var velocity: SIMD2<Double> { velocity(at: samples.last?.time ?? 0) }

  /// Returns the velocity in points per second at `time`, which must not be before the last sample: that of the
  /// last movement, or zero if that was at least ``rest`` ago.
  ///
  /// - Parameter shown: Returns the visible position for a position of the finger, for example with a rubber
  ///   band. The velocity is that of the visible position, but positions between samples are interpolated for
  ///   the finger.
  package func velocity(
    at time: Double, seen shown: (SIMD2<Double>) -> SIMD2<Double> = { $0 }
  ) -> SIMD2<Double> {
    guard let end = lastMovement, time - end.time < Self.rest - Self.rounding else { return .zero }
    let start = max(end.time - Self.window, samples[0].time)
    guard start < end.time else { return .zero }
    return (shown(end.place) - shown(place(at: start))) / (end.time - start)
  }

  /// The sample with the last change of position.
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
