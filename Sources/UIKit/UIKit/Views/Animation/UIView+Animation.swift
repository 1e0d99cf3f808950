import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes to views in `animations` with ease in and out. `completion` is called once,
  /// with `true` if the animations ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes after a delay in seconds.
  ///
  /// The changes are made immediately. The old values stay visible until the animation starts.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .curve(options.curve), options: options,
        group: ViewAnimationGroup(completion: completion)), changes: animations)
  }

  /// Animates changes without a delay while the views still receive touches.
  static func animateWithTouches(
    for duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction, animations: animations,
      completion: completion)
  }

  /// Animates changes with a spring that comes to rest within `duration`. A damping ratio of 1
  /// doesn't overshoot. The velocity is in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewSpring(
      dampingRatio: dampingRatio, duration: duration, velocity: velocity)
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .spring(spring), options: options,
        group: ViewAnimationGroup(completion: completion)), changes: animations)
  }

  /// Repeats the changes in `animations`. Call it within an animation block.
  ///
  /// - Parameter count: The number of runs, which may be fractional. With `autoreverses`, a run is
  ///   there and back, and a half ends at the new value.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var animation = ViewAnimation.stack.last else {
      animations()
      return
    }
    animation.repeatCount = Float(count)
    animation.autoreverses = autoreverses
    ViewAnimation.record(animation, changes: animations)
  }

  /// Makes changes without animation, even within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = enabled
  }

  /// Enables or disables view animations for later changes.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration in seconds of the animation whose block is running, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }
}
