import CoreGraphics
import Foundation
import QuartzCore

/// The timing of a property animator: its timing parameters for a run of `duration` seconds.
@MainActor struct AnimatorTiming {
  /// The timing function, or `nil` for a spring alone.
  let function: CAMediaTimingFunction?
  /// The spring, or `nil` for a curve alone.
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

  /// Whether the timing is linear. Linear motions don't slow down before they reverse.
  var isLinear: Bool {
    guard spring == nil, let function else { return false }
    return [0.25, 0.5, 0.75].allSatisfy { abs(function.value(at: $0) - $0) < 1e-9 }
  }

  var isSpring: Bool { spring != nil }

  /// Returns the same timing with another duration. A spring with a mass determines its own duration.
  func lasting(_ duration: TimeInterval) -> AnimatorTiming {
    if case .physical? = spring?.form { return self }
    return AnimatorTiming(function: function, spring: spring, duration: max(0, duration))
  }

  /// Returns a complete motion from `start` to `goal`. A spring with its own velocity uses that; otherwise,
  /// the motion continues with `velocity`.
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

  /// Returns a motion from `start` to `goal` that continues with `velocity`.
  ///
  /// It follows the curve from the position of `start`, forward to 1 or back to 0. Its duration is
  /// `seconds`, or the duration of that part of the curve in a complete run of `duration`.
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

  /// Returns a motion along a curve that starts with `velocity` instead of the curve's own, unless
  /// `velocity` is 0.
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

  /// Returns the time, 0…1, at which the curve has reached `progress`. Outside its range, returns its
  /// nearer end.
  func place(of progress: Double) -> Double {
    guard spring == nil, let function else { return progress.clamped(to: 0...1) }
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Bisection.place(from: 0, to: 1, halvings: 60) { function.value(at: $0) < progress }
  }

  /// Returns the curve's progress at a time, 0…1. For a spring alone, returns the time itself.
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
