import Foundation

/// Turns the time of frames into whole steps of the simulation. No step is lost or invented.
@available(iOS 16, *)
struct StepAccumulator: Hashable, Sendable {
  /// The time that doesn't make a step yet, in seconds.
  private(set) var rest: TimeInterval = 0

  /// The number of steps in a second of the simulation.
  static let rate = 60.0
  /// The most time that one frame catches up, in seconds: a screen that stood still continues from where it was instead
  /// of rushing ahead.
  static let maximumStep = 0.1
  /// A ten-thousandth of a step, so that sums of sixtieths make whole steps.
  private static let slack = 1e-4 / rate

  /// Returns the number of steps that are due.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the last frame, in seconds; a negative time counts as 0.
  ///   - speed: The speed as a multiple of real time.
  mutating func steps(after elapsed: TimeInterval, speed: Int) -> Int {
    rest += min(max(elapsed, 0), Self.maximumStep) * Double(speed)
    let steps = Int(((rest + Self.slack) * Self.rate).rounded(.down))
    rest = max(rest - Double(steps) / Self.rate, 0)
    return steps
  }
}
