/// The values of `CAMediaTiming`, and what they make of a time: a pure function.
struct MediaTiming: Equatable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed

  /// Where in an animation a time lies.
  struct Sample: Equatable {
    /// 0…1 through the run; goes back to 0 in a run backwards.
    var progress: Double
    /// How many runs (there and back counts as one) came before.
    var iteration: Int
  }

  /// A layer's own time when its parent's is `time`.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time when a layer's own is `time`; the begin time when the layer stands still.
  func parentTime(_ time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long all runs of `duration` seconds are, in the parent's time.
  func activeDuration(_ duration: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return .infinity }
    let cycle = autoreverses ? duration * 2 : duration
    let total =
      repeatDuration > 0
      ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return total.isNaN ? .infinity : total / Double(abs(speed))
  }

  /// Sums of frame durations miss an end by rounding; what is this close has reached it. Seconds.
  static let tolerance: CFTimeInterval = 1e-9

  func hasEnded(at time: CFTimeInterval, duration: CFTimeInterval) -> Bool {
    time >= endTime(duration) - Self.tolerance
  }

  /// When it ends, in the parent's time.
  func endTime(_ duration: CFTimeInterval) -> CFTimeInterval {
    beginTime + activeDuration(duration)
  }

  /// `nil` when an animation of `duration` seconds shows nothing at the parent's `time`.
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
    // The end of a run is the beginning of the next; it belongs to the run that ends when the animation does,
    // or when it runs backwards and begins there.
    if isWhole(runs) && (elapsed == total ? speed > 0 : elapsed == 0 && speed < 0) {
      iteration = runs.rounded() - 1
      place = cycle
    }
    if place > duration { place = cycle - place }
    return Sample(progress: place / duration, iteration: Int(iteration.clamped(to: 0...1e15)))
  }

  /// Whether a number of runs is whole but for rounding: 0.3 / 0.1 is not 3.
  private func isWhole(_ runs: Double) -> Bool {
    abs(runs - runs.rounded()) <= 4 * runs.ulp
  }
}
