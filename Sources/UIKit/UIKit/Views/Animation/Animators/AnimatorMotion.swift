import Foundation
import QuartzCore

/// How far a property animator's changes are as a pure function of time: 0 is their start, 1 their end.
///
/// Progress has three numbers, since a spring's initial velocity is a vector: that of a point's x and y, and
/// that of everything else.
struct AnimatorMotion {
  enum Shape {
    case rest
    /// A timing function's course between two of its times; backwards when the second is less.
    case curve(CAMediaTimingFunction, from: Double, to: Double)
    /// A spring; with a timing function its time runs along that.
    case spring(AnimatorSpring, along: CAMediaTimingFunction?)
  }

  /// When it leaves its place, in seconds of the loop's time.
  private(set) var begin: CFTimeInterval
  let duration: CFTimeInterval
  let start: SIMD3<Double>
  let goal: Double
  let shape: Shape
  /// Progress per second at the beginning: of a spring its velocity, of a curve what it has besides its own.
  let velocity: SIMD3<Double>

  init(
    begin: CFTimeInterval, duration: CFTimeInterval, from start: SIMD3<Double>, to goal: Double,
    shape: Shape, velocity: SIMD3<Double> = .zero
  ) {
    self.begin = begin
    self.duration = max(0, duration)
    self.start = start
    self.goal = goal
    self.shape = shape
    self.velocity = velocity
  }

  /// Stays where it is.
  init(restingAt progress: SIMD3<Double>) {
    self.init(begin: 0, duration: 0, from: progress, to: progress.z, shape: .rest)
  }

  var end: CFTimeInterval { begin + duration }

  /// The same motion, later by `delay` seconds.
  func delayed(by delay: CFTimeInterval) -> AnimatorMotion {
    var motion = self
    motion.begin += delay
    return motion
  }

  func progress(at time: CFTimeInterval) -> SIMD3<Double> {
    let elapsed = time - begin
    if case .rest = shape { return start }
    if elapsed <= 0 { return start }
    // A motion this close to the end has reached it: sums of frame durations miss it by rounding.
    if elapsed >= duration - 1e-9 { return SIMD3(repeating: goal) }
    let part = elapsed / duration
    switch shape {
    case .rest:
      return start
    case .curve(let function, let from, let to):
      let (first, last) = (function.value(at: from), function.value(at: to))
      let value = function.value(at: from + (to - from) * part)
      let share = abs(last - first) < 1e-12 ? part : (value - first) / (last - first)
      // Hermite's polynomial of slope 1 at the beginning, and 0 in value and slope at the end.
      let swing = part * (1 - part) * (1 - part) * duration
      return start + (goal - start) * share + velocity * swing
    case .spring(let spring, let function):
      let time = (function?.value(at: part) ?? part) * duration
      return goal + spring.offset(at: time, distance: start - goal, velocity: velocity)
    }
  }

  /// Progress per second, as what comes next says: the difference quotient over `step` seconds.
  func velocity(at time: CFTimeInterval, step: CFTimeInterval = 1e-7) -> SIMD3<Double> {
    (progress(at: time + step) - progress(at: time)) / step
  }
}
