import Foundation
import QuartzCore

extension UIView {
  /// Animates the keyframes that `animations` adds, and over the whole time what it changes beside them.
  ///
  /// The whole eases in and out, unless the options carry the bits of another curve; within it each
  /// keyframe is reached evenly, or as the calculation mode says.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The modes' bits mean nothing among the other options.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .curve(plain.curve), options: plain,
        group: ViewAnimationGroup(completion: completion)), keyframes: options.mode,
      changes: animations)
  }

  /// As the one with a completion, which tells whether the animations ran to their end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Adds changes that take place from `frameStartTime` on for `frameDuration`, both as fractions of
  /// the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.runKeyframe(start: frameStartTime, length: frameDuration, changes: animations)
  }

  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values between keyframes lie on straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump when a keyframe is reached.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// On straight lines at an even speed, whatever the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
