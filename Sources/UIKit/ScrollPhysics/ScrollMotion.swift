import OozeKernel

/// The motion of one axis of a scroll view after the finger has been lifted: glide, bounce, or one after the
/// other.
///
///     let motion = ScrollMotion.released(at: 900, velocity: 3125, limits: 0...960)
///     motion.position(at: 0.1)     // beyond 960: the glide has become a bounce at the edge
///     motion.restPosition          // 960
///
/// The glide becomes a bounce at the exact time at which it crosses the edge, so the motion follows the same
/// curve at any frame rate.
package struct ScrollMotion: Sendable, Equatable {
  private enum Course: Sendable, Equatable {
    case rest(Double)
    case glide(Deceleration)
    /// A glide up to `crossing`, then a spring around the edge, or a stop if `spring` is `nil`.
    case glideToEdge(Deceleration, crossing: Double, edge: Double, spring: Spring?)
    case spring(Spring)
  }

  private let course: Course
  /// The duration of the motion in seconds.
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

  /// The position at which it comes to rest.
  package var restPosition: Double {
    switch course {
    case .rest(let place): place
    case .glide(let glide): glide.restPosition
    case .glideToEdge(_, _, let edge, _): edge
    case .spring(let spring): spring.target
    }
  }

  /// Returns the position in points, `time` seconds after the start.
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

  /// Returns the velocity in points per second, `time` seconds after the start.
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

  /// The time after the crossing at which iOS takes the initial velocity of the bounce.
  ///
  /// The one recorded bounce (F-SCROLL-04, F-SCROLL-13: 3125 pt/s from 60 pt before the edge) overshoots by
  /// 100.3 pt. This corresponds to a spring that starts with 2972 pt/s, the velocity of the glide 5.4 ms after
  /// it crossed the edge. A possible reason is that iOS uses the velocity of the first frame beyond the edge. A
  /// constant keeps the motion the same at every frame rate.
  private static let edgeLatency = 0.0054

  /// Returns a motion that stays at `place`.
  package static func resting(at place: Double) -> ScrollMotion {
    ScrollMotion(.rest(place))
  }

  /// Returns the motion after a finger was lifted at `position` with `velocity`.
  ///
  /// - Beyond an edge it springs back, with an additional inward velocity of `2/3·ω` times the overscroll
  ///   (F-SCROLL-05, the release of held content), unless it was thrown inward so fast that it glides past the
  ///   edge into the content.
  /// - Within `limits` it glides, and bounces at an edge that it meets, or stops there if `bounces` is `false`.
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

  /// Returns the continuation of a running motion with other limits, without a jump or additional velocity.
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

  /// Returns the motion to a `target` that a delegate has set, clamped to `limits`.
  package static func retargeted(
    from position: Double, velocity: Double, target: Double, limits: ClosedRange<Double>
  ) -> ScrollMotion {
    let target = target.clamped(limits.lowerBound, limits.upperBound)
    let glide = Deceleration(position: position, velocity: velocity, target: target)
    return glide.duration > 0 ? ScrollMotion(.glide(glide)) : resting(at: target)
  }

  /// Returns the motion that turns a page: a spring to `target` that never overshoots it.
  package static func paging(
    from position: Double, velocity: Double, target: Double
  ) -> ScrollMotion {
    let displacement = position - target
    let fastest = Spring.bounceFrequency * displacement.magnitude
    let toward = velocity.clamped(-fastest, fastest)
    return ScrollMotion(
      .spring(Spring(target: target, displacement: displacement, velocity: toward)))
  }

  /// Returns a spring that returns from `displacement` without overshooting, which a critically damped spring
  /// does when its velocity is higher than ω times the displacement.
  private static func bouncing(
    to edge: Double, displacement: Double, velocity: Double
  ) -> ScrollMotion {
    let fastest = Spring.bounceFrequency * displacement.magnitude
    let entry = displacement > 0 ? max(velocity, -fastest) : min(velocity, fastest)
    return ScrollMotion(.spring(Spring(target: edge, displacement: displacement, velocity: entry)))
  }

  /// Returns `glide` while it stays within `limits`. A limit behind its start has no effect.
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
