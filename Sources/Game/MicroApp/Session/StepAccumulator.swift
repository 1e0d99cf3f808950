import Foundation

/// Turns the time of frames into whole steps of the simulation, none lost and none made up.
@available(iOS 16, *)
struct StepAccumulator: Hashable, Sendable {
  /// The time that hasn't made a step yet, in seconds.
  private(set) var rest: TimeInterval = 0

  /// Steps in a second of the simulation.
  static let rate = 60.0
  /// The most time that one frame makes up for, in seconds: a screen that stood still goes on from
  /// where it was instead of rushing after the clock.
  static let maximumStep = 0.1
  /// A ten-thousandth of a step, so that sums of sixtieths make whole steps.
  private static let slack = 1e-4 / rate

  /// The steps that are due.
  ///
  /// - Parameters:
  ///   - elapsed: Since the last frame, in seconds; what is negative counts as 0.
  ///   - speed: How many times as fast as life.
  mutating func steps(after elapsed: TimeInterval, speed: Int) -> Int {
    rest += min(max(elapsed, 0), Self.maximumStep) * Double(speed)
    let steps = Int(((rest + Self.slack) * Self.rate).rounded(.down))
    rest = max(rest - Double(steps) / Self.rate, 0)
    return steps
  }
}
