import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes that `animations` makes to views, easing in and out. `completion` is called
  /// once: with `true` when the animations ran to their end.
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

  /// Animates after a delay in seconds. The changes are made at once all the same; what was there
  /// before is shown until the animation begins.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      ViewAnimation(
        duration: duration, delay: delay, pace: .curve(options.curve), options: options,
        group: ViewAnimationGroup(completion: completion)), changes: animations)
  }

  /// Animates at once, while the views go on to take touches.
  static func animateWithTouches(
    for duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction, animations: animations,
      completion: completion)
  }

  /// Animates with a spring that comes to rest within `duration`. A damping ratio of 1 does not
  /// overshoot. The velocity is in whole ways per second.
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

  /// Repeats the changes that `animations` makes, within the block of an animation.
  ///
  /// - Parameter count: runs, also broken; with `autoreverses` there and back is one, and a half
  ///   ends at the new value.
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

  /// Makes changes without animation, also within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = enabled
  }

  /// Turns view animations on or off for later changes.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// Seconds of the animation whose block is being run; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }
}
