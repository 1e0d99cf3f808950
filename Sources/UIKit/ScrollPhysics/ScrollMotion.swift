import OozeKernel

/// The motion of one axis of a scroll view after the finger has gone: glide, bounce, or both in turn.
///
///     let motion = ScrollMotion.released(at: 900, velocity: 3125, limits: 0...960)
///     motion.position(at: 0.1)     // beyond 960: the glide has become a bounce at the edge
///     motion.restPosition          // 960
///
/// The glide turns into a bounce at the exact time at which it crosses the edge, so that a motion is
/// the same curve whatever the frame rate.
package struct ScrollMotion: Sendable, Equatable {
  private enum Course: Sendable, Equatable {
    case rest(Double)
    case glide(Deceleration)
    /// A glide up to `crossing`, then a spring around the edge, or a stop when it is `nil`.
    case glideToEdge(Deceleration, crossing: Double, edge: Double, spring: Spring?)
    case spring(Spring)
  }

  private let course: Course
  /// How long it moves, in seconds.
  package let duration: Double

  private init(_ course: Course) {
    self.course = course
    switch course {
    case .rest: duration = 0
    case .glide(let glide): duration = glide.duration
    case .glideToEdge(_, let crossing, _, let spring):
      duration = crossing + (spring?.settlingTime ?? 0)
    case .spring(let spring): duration = spring.settlingTime
    }
  }

  /// Where it comes to rest.
  package var restPosition: Double {
    switch course {
    case .rest(let place): place
    case .glide(let glide): glide.restPosition
    case .glideToEdge(_, _, let edge, _): edge
    case .spring(let spring): spring.target
    }
  }

  /// The place `time` seconds after the start, in points.
  package func position(at time: Double) -> Double {
    if time >= duration { return restPosition }
    switch course {
    case .rest(let place): return place
    case .glide(let glide): return glide.position(at: time)
    case .glideToEdge(let glide, let crossing, let edge, let spring):
      if time < crossing { return glide.position(at: time) }
      return spring?.position(at: time - crossing) ?? edge
    case .spring(let spring): return spring.position(at: time)
    }
  }

  /// The velocity `time` seconds after the start, in points per second.
  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    switch course {
    case .rest: return 0
    case .glide(let glide): return glide.velocity(at: time)
    case .glideToEdge(let glide, let crossing, _, let spring):
      if time < crossing { return glide.velocity(at: time) }
      return spring?.velocity(at: time - crossing) ?? 0
    case .spring(let spring): return spring.velocity(at: time)
    }
  }

  package func isDone(at time: Double) -> Bool { time >= duration }

  // MARK: Making one

  /// How much later than the crossing iOS takes the velocity that the bounce starts with.
  ///
  /// The one recorded bounce (F-SCROLL-04, F-SCROLL-13: 3125 pt/s from 60 pt before the edge) overshoots by 100.3 pt: a spring
  /// entered with 2972 pt/s, which the glide has 5.4 ms after it crossed the edge. A guess at why: iOS
  /// takes the velocity of the first frame that finds the content past the edge. A constant keeps
  /// the motion the same at every frame rate.
  private static let edgeLatency = 0.0054

  /// Standing still at `place`.
  package static func resting(at place: Double) -> ScrollMotion {
    ScrollMotion(.rest(place))
  }

  /// The motion after a finger let go at `position` with `velocity`.
  ///
  /// - Past an edge it springs back, with an extra inward velocity of `2/3·ω` times the overscroll
  ///   (F-SCROLL-05, the release of held content), unless it was thrown inward so hard that it glides
  ///   past the edge into the content.
  /// - Within `limits` it glides, and bounces at an edge that it meets, or stops there when
  ///   `bounces` is false.
  package static func released(
    at position: Double, velocity: Double, limits: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true
  ) -> ScrollMotion {
    let edge = position.clamped(limits.lowerBound, limits.upperBound)
    let overscroll = position - edge
    let glide = Deceleration(position: position, velocity: velocity, rate: rate)
    if overscroll == 0 { return gliding(glide, limits: limits, bounces: bounces) }
    guard bounces else { return resting(at: edge) }
    let entersContent = overscroll < 0 ? glide.restPosition > edge : glide.restPosition < edge
    if entersContent { return gliding(glide, limits: limits, bounces: bounces) }
    let inward = velocity - 2 / 3 * Spring.bounceFrequency * overscroll
    return bouncing(to: edge, displacement: overscroll, velocity: inward)
  }

  /// The motion from here on when the limits of a running one changed: no jump, no extra velocity.
  package static func continuing(
    from position: Double, velocity: Double, limits: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true
  ) -> ScrollMotion {
    let edge = position.clamped(limits.lowerBound, limits.upperBound)
    if position == edge {
      let glide = Deceleration(position: position, velocity: velocity, rate: rate)
      return gliding(glide, limits: limits, bounces: bounces)
    }
    guard bounces else { return resting(at: edge) }
    return bouncing(to: edge, displacement: position - edge, velocity: velocity)
  }

  /// The motion that a delegate has sent to `target`, which is clamped to `limits`.
  package static func retargeted(
    from position: Double, velocity: Double, target: Double, limits: ClosedRange<Double>
  ) -> ScrollMotion {
    let target = target.clamped(limits.lowerBound, limits.upperBound)
    let glide = Deceleration(position: position, velocity: velocity, target: target)
    return glide.duration > 0 ? ScrollMotion(.glide(glide)) : resting(at: target)
  }

  /// The motion that turns a page: a spring to `target` that never swings past it.
  package static func paging(
    from position: Double, velocity: Double, target: Double
  ) -> ScrollMotion {
    let displacement = position - target
    let fastest = Spring.bounceFrequency * displacement.magnitude
    let toward = velocity.clamped(-fastest, fastest)
    return ScrollMotion(
      .spring(Spring(target: target, displacement: displacement, velocity: toward)))
  }

  /// A spring that returns from `displacement` without swinging through to the other side, which a
  /// critically damped one does when it comes in faster than ω times the displacement.
  private static func bouncing(
    to edge: Double, displacement: Double, velocity: Double
  ) -> ScrollMotion {
    let fastest = Spring.bounceFrequency * displacement.magnitude
    let entry = displacement > 0 ? max(velocity, -fastest) : min(velocity, fastest)
    return ScrollMotion(.spring(Spring(target: edge, displacement: displacement, velocity: entry)))
  }

  /// `glide` as far as it stays within `limits`; what lies behind its start is no limit to it.
  private static func gliding(
    _ glide: Deceleration, limits: ClosedRange<Double>, bounces: Bool
  ) -> ScrollMotion {
    guard glide.duration > 0 else { return resting(at: glide.position) }
    let edge = glide.velocity > 0 ? limits.upperBound : limits.lowerBound
    guard !limits.contains(glide.restPosition), let crossing = glide.time(reaching: edge) else {
      return ScrollMotion(.glide(glide))
    }
    guard bounces else {
      return ScrollMotion(.glideToEdge(glide, crossing: crossing, edge: edge, spring: nil))
    }
    let entry = glide.velocity(at: crossing + edgeLatency)
    let spring = Spring(target: edge, displacement: 0, velocity: entry)
    return ScrollMotion(.glideToEdge(glide, crossing: crossing, edge: edge, spring: spring))
  }
}
