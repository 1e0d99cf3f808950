import Foundation
import QuartzCore

extension UIView {
  /// Makes changes to a view or its subviews, and lets its old look give way to the new one as the
  /// options say; without a transition the changes are made at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var animation = ViewAnimation(
      duration: max(0, duration), pace: .curve(options.curve), options: options,
      group: ViewAnimationGroup(completion: completion))
    if let outer = ViewAnimation.stack.last { animation.inheritTimes(from: outer) }
    if ViewAnimation.areEnabled { animation.addTransition(to: view) }
    if options.contains(.allowAnimatedContent) {
      ViewAnimation.record(animation) { animations?() }
    } else {
      performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    animation.group.close()
  }

  /// Replaces a view by another in its superview; with `showHideTransitionViews` both stay in the
  /// hierarchy, and one is hidden and the other shown. It is the superview that changes its look.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView._superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView._superview ?? toView, duration: duration, options: options,
      animations: exchange, completion: completion)
  }

  /// An animation of views in answer to the user all over the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are taken out of their superviews.
    case delete = 0
  }

  /// Runs a system animation on views, and other changes with it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: systemDeletionDuration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Seconds. iOS's figure is not published: an own choice.
  private static let systemDeletionDuration = 0.25
}

extension ViewAnimation {
  /// As `inherit(from:)`, for transitions, which no property animator drives.
  mutating func inheritTimes(from outer: ViewAnimation) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
  }

  /// Adds the transition that the options ask for to a view that is shown.
  func addTransition(to view: UIView) {
    guard let transition = options.transition, duration > 0, view.windowOfView != nil else {
      return
    }
    transition.duration = duration
    transition.timingFunction = timingFunction
    transition.delegate = group
    group.enter(view, allowsTouches: options.contains(.allowUserInteraction))
    view._layer.add(transition, forKey: nil)
  }
}
