import Foundation
import QuartzCore

/// The progress of a property animator's changes as a pure function of time, from 0 at the start to 1 at the
/// end.
///
/// Progress has three components, because a spring's initial velocity is a vector: one each for the x and y
/// of points, and one for everything else.
struct AnimatorMotion {
  enum Shape {
    case rest
    /// A timing function between two of its times. It runs backwards if the second time is smaller.
    case curve(CAMediaTimingFunction, from: Double, to: Double)
    /// A spring. With a timing function, the spring's time follows that function.
    case spring(AnimatorSpring, along: CAMediaTimingFunction?)
  }

  /// The start of the movement, in seconds of the loop's time.
  private(set) var begin: CFTimeInterval
  let duration: CFTimeInterval
  let start: SIMD3<Double>
  let goal: Double
  let shape: Shape
  /// The initial velocity in progress per second. For a curve, it is added to the curve's own velocity.
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

  /// Creates a motion that rests at `progress`.
  init(restingAt progress: SIMD3<Double>) {
    self.init(begin: 0, duration: 0, from: progress, to: progress.z, shape: .rest)
  }

  var end: CFTimeInterval { begin + duration }

  /// Returns the same motion, delayed by `delay` seconds.
  func delayed(by delay: CFTimeInterval) -> AnimatorMotion {
    var motion = self
    motion.begin += delay
    return motion
  }

  func progress(at time: CFTimeInterval) -> SIMD3<Double> {
    let elapsed = time - begin
    if case .rest = shape { return start }
    if elapsed <= 0 { return start }
    // A motion this close to its end counts as complete, because sums of frame durations have rounding
    // errors.
    if elapsed >= duration - 1e-9 { return SIMD3(repeating: goal) }
    let part = elapsed / duration
    switch shape {
    case .rest:
      return start
    case .curve(let function, let from, let to):
      let (first, last) = (function.value(at: from), function.value(at: to))
      let value = function.value(at: from + (to - from) * part)
      let share = abs(last - first) < 1e-12 ? part : (value - first) / (last - first)
      // A Hermite polynomial with a slope of 1 at the start, and a value and slope of 0 at the end.
      let swing = part * (1 - part) * (1 - part) * duration
      return start + (goal - start) * share + velocity * swing
    case .spring(let spring, let function):
      let time = (function?.value(at: part) ?? part) * duration
      return goal + spring.offset(at: time, distance: start - goal, velocity: velocity)
    }
  }

  /// Returns the velocity in progress per second, as the difference quotient over the next `step` seconds.
  func velocity(at time: CFTimeInterval, step: CFTimeInterval = 1e-7) -> SIMD3<Double> {
    (progress(at: time + step) - progress(at: time)) / step
  }
}
