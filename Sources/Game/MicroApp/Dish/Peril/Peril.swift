import Foundation

/// The danger of death, judged by the nucleus alone: a creature dies with it, whatever is left of its body.
///
/// When the nucleus falls below a third, time passes slowly for half a second, so that the player notices and can react.
/// The steps of the run stay the same; they only come later.
@available(iOS 16, *)
struct Peril: Hashable, Sendable {
  /// Whether the nucleus is so weak that the screen and the sound warn.
  private(set) var isNear = false
  /// The remaining time of slow motion, in seconds.
  private var rest = 0.0

  /// The health of the nucleus below which death is near.
  static let threshold: Float = 1 / 3
  /// The health from which it is no longer near, so that a healing nucleus doesn't switch the warning on and off.
  private static let relief: Float = 0.4
  /// The length of slow motion, and the speed of time in it.
  static let slowness = (seconds: 0.5, pace: 0.35)

  /// Processes a frame.
  ///
  /// - Parameters:
  ///   - nucleus: The health of the nucleus, 0 … 1; `nil` for a creature that is gone.
  ///   - elapsed: The time since the last frame, in seconds.
  mutating func observe(nucleus: Float?, elapsed: TimeInterval) {
    rest = max(rest - elapsed, 0)
    guard let nucleus else {
      self = Peril()
      return
    }
    if nucleus < Self.threshold, !isNear {
      isNear = true
      rest = Self.slowness.seconds
    } else if nucleus > Self.relief {
      isNear = false
    }
  }

  /// The speed of time relative to the usual one.
  var pace: Double { rest > 0 ? Self.slowness.pace : 1 }
}
