/// The values of `CAMediaTiming`, and the function of time that they define.
struct MediaTiming: Equatable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed

  /// A position in an animation.
  struct Sample: Equatable {
    /// The progress through the run, 0…1. In a backwards run it goes back to 0.
    var progress: Double
    /// The number of completed runs. A run and its reverse count as one.
    var iteration: Int
  }

  /// Returns a layer's own time when its parent's is `time`.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time when a layer's own is `time`, or the begin time if the layer's time stands
  /// still.
  func parentTime(_ time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Returns the duration of all runs of `duration` seconds, in the parent's time.
  func activeDuration(_ duration: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return .infinity }
    let cycle = autoreverses ? duration * 2 : duration
    let total =
      repeatDuration > 0
      ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return total.isNaN ? .infinity : total / Double(abs(speed))
  }

  /// The tolerance in seconds for the end of an animation, because sums of frame durations have rounding
  /// errors.
  static let tolerance: CFTimeInterval = 1e-9

  func hasEnded(at time: CFTimeInterval, duration: CFTimeInterval) -> Bool {
    time >= endTime(duration) - Self.tolerance
  }

  /// Returns the end in the parent's time.
  func endTime(_ duration: CFTimeInterval) -> CFTimeInterval {
    beginTime + activeDuration(duration)
  }

  /// Returns the sample of an animation of `duration` seconds at the parent's `time`, or `nil` if it shows
  /// nothing.
  func sample(at time: CFTimeInterval, duration: CFTimeInterval) -> Sample? {
    let total = activeDuration(duration)
    var elapsed = time - beginTime
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    }
    if hasEnded(at: time, duration: duration) {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      elapsed = total
    }
    guard duration > 0 else { return Sample(progress: 1, iteration: 0) }
    let cycle = autoreverses ? duration * 2 : duration
    let local = elapsed * Double(speed) + timeOffset
    let runs = local / cycle
    var iteration = runs.rounded(.down)
    var place = (local - iteration * cycle).clamped(0, cycle)
    // The end of a run is also the beginning of the next one. It belongs to the run that ends if the animation
    // ends there, or if it runs backwards and begins there.
    if isWhole(runs) && (elapsed == total ? speed > 0 : elapsed == 0 && speed < 0) {
      iteration = runs.rounded() - 1
      place = cycle
    }
    if place > duration { place = cycle - place }
    return Sample(progress: place / duration, iteration: Int(iteration.clamped(to: 0...1e15)))
  }

  /// Returns whether a number of runs is whole apart from rounding: 0.3 / 0.1 isn't exactly 3.
  private func isWhole(_ runs: Double) -> Bool {
    abs(runs - runs.rounded()) <= 4 * runs.ulp
  }
}
