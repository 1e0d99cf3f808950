import Foundation
import QuartzCore

extension UIView {
  /// Makes changes to a view or its subviews, with a transition from the old look to the new one.
  /// Without a transition in the options, the changes are made immediately.
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
    animation.curl?.run(animation)
    animation.group.close()
  }

  /// Replaces a view by another in its superview.
  ///
  /// With `showHideTransitionViews`, both stay in the hierarchy, and one is hidden and the other
  /// shown. The transition applies to the superview.
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

  /// A system-wide animation of views in response to the user.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views and removes them from their superviews.
    case delete = 0
  }

  /// Performs a system animation on views, together with other changes.
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

  /// The duration in seconds. iOS's value isn't published; this is the project's own choice.
  private static let systemDeletionDuration = 0.25
}

extension ViewAnimation {
  /// Inherits like `inherit(from:)`, for transitions, which property animators don't drive.
  mutating func inheritTimes(from outer: ViewAnimation) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
  }

  /// Adds the transition in the options to a visible view.
  mutating func addTransition(to view: UIView) {
    guard duration > 0, view.windowOfView != nil else { return }
    curl = CurlTransition(options, of: view)
    guard let transition = options.transition else { return }
    transition.duration = duration
    transition.timingFunction = timingFunction
    transition.delegate = group
    group.enter(view, allowsTouches: options.contains(.allowUserInteraction))
    view._layer.add(transition, forKey: nil)
  }
}
