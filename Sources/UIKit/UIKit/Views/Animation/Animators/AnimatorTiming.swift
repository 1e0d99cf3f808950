import CoreGraphics
import Foundation
import QuartzCore

/// A property animator's pace: what its timing parameters say, for a run of `duration` seconds.
@MainActor struct AnimatorTiming {
  /// `nil` for a spring alone.
  let function: CAMediaTimingFunction?
  /// `nil` for a curve alone.
  private let spring: UISpringTimingParameters?
  let duration: TimeInterval
}

extension AnimatorTiming {
  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    let type = provider.timingCurveType
    spring = type == .spring || type == .composed ? provider.springTimingParameters : nil
    function = type == .spring ? nil : provider.cubicTimingParameters?.function
    if let spring, case .physical = spring.form {
      self.duration = spring.spring(duration: duration)
        .settlingTime(velocity: Double(spring.initialVelocity.length))
    } else {
      self.duration = max(0, duration)
    }
  }

  /// Whether it moves evenly. Nothing that does so swings when it turns round.
  var isLinear: Bool {
    guard spring == nil, let function else { return false }
    return [0.25, 0.5, 0.75].allSatisfy { abs(function.value(at: $0) - $0) < 1e-9 }
  }

  var isSpring: Bool { spring != nil }

  /// The same pace for another time; a spring with a mass takes its own.
  func lasting(_ duration: TimeInterval) -> AnimatorTiming {
    if case .physical? = spring?.form { return self }
    return AnimatorTiming(function: function, spring: spring, duration: max(0, duration))
  }

  /// From `start` to `goal` at the whole pace: a spring with its own velocity if it has one, else going on
  /// with `velocity`.
  func run(
    from start: SIMD3<Double>, to goal: Double, velocity: SIMD3<Double> = .zero,
    begin: CFTimeInterval
  ) -> AnimatorMotion {
    guard let spring else {
      return swung(
        velocity, from: start, to: goal, shape: curve(from: 0, to: 1), begin: begin,
        duration: duration)
    }
    let own = spring.initialVelocity
    guard own != .zero || velocity == .zero else {
      return turn(from: start, to: goal, velocity: velocity, begin: begin)
    }
    return AnimatorMotion(
      begin: begin, duration: duration, from: start, to: goal,
      shape: .spring(spring.spring(duration: duration), along: function),
      velocity: SIMD3(Double(own.dx), Double(own.dy), Double(own.length)) * (goal - start))
  }

  /// From `start` to `goal`, going on with `velocity`: along the curve from the place where `start` is on
  /// it, forward to 1 or back to 0. The motion takes as long as that stretch of the curve in a whole run of
  /// `duration`, or `seconds`.
  func turn(
    from start: SIMD3<Double>, to goal: Double, velocity: SIMD3<Double>, begin: CFTimeInterval,
    seconds: TimeInterval? = nil
  ) -> AnimatorMotion {
    if let spring {
      let shape = spring.spring(duration: duration)
      let way = abs(goal - start.z)
      let speed = way > 1e-9 ? abs(velocity.z) / way : abs(velocity.z)
      let time = velocity == .zero ? duration : shape.settlingTime(velocity: -speed)
      return AnimatorMotion(
        begin: begin, duration: seconds ?? time, from: start, to: goal,
        shape: .spring(shape, along: nil), velocity: velocity)
    }
    let place = place(of: start.z)
    return swung(
      velocity, from: start, to: goal, shape: curve(from: place, to: goal), begin: begin,
      duration: seconds ?? abs(goal - place) * duration)
  }

  /// A motion along a curve that begins with `velocity` in place of the curve's own, unless that is 0.
  private func swung(
    _ velocity: SIMD3<Double>, from start: SIMD3<Double>, to goal: Double,
    shape: AnimatorMotion.Shape, begin: CFTimeInterval, duration: TimeInterval
  ) -> AnimatorMotion {
    let plain = AnimatorMotion(
      begin: begin, duration: duration, from: start, to: goal, shape: shape)
    guard velocity != .zero, !isLinear, duration > 0 else { return plain }
    return AnimatorMotion(
      begin: begin, duration: duration, from: start, to: goal, shape: shape,
      velocity: velocity - plain.velocity(at: begin))
  }

  /// The time (0…1) at which the curve is at `progress`; where it never is, its nearer end.
  func place(of progress: Double) -> Double {
    guard spring == nil, let function else { return progress.clamped(to: 0...1) }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Bisection.place(from: 0, to: 1, halvings: 60) { function.value(at: $0) < progress }
  }

  /// The curve's progress at a time, 0…1; of a spring alone that time itself.
  func progress(at place: Double) -> Double {
    guard spring == nil, let function else { return place }
    return function.value(at: place)
  }

  private func curve(from start: Double, to end: Double) -> AnimatorMotion.Shape {
    .curve(function ?? CAMediaTimingFunction(name: .linear), from: start, to: end)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
