import Foundation
import QuartzCore

extension UIView {
  /// Makes changes to a view or its subviews. With `transitionCrossDissolve` the old look fades away
  /// over the new one; without a transition the changes are made at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      guard let animations else { return }
      performWithoutAnimation {
        animations()
        view.layoutIfNeeded()
      }
    }
    guard options.contains(.transitionCrossDissolve), view._windowOfView != nil, duration > 0,
      let old = view._snapshotLayer()
    else {
      ViewAnimation.run(
        duration: 0, delay: 0, pace: .curve(.linear), options: options, changes: changes,
        completion: completion)
      return
    }
    changes()
    old.delegate = NoActions.shared
    view._layer.addSublayer(old)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = CGFloat(1)
    fade.toValue = CGFloat(0)
    fade.duration = duration
    fade.timingFunction = CAMediaTimingFunction(name: options.curve.name)
    let group = ViewAnimationGroup { finished in
      old.removeFromSuperlayer()
      completion?(finished)
    }
    fade.delegate = group
    group.enter(view, allowsTouches: options.contains(.allowUserInteraction))
    old.opacity = 0
    old.add(fade, forKey: "opacity")
    group.close()
  }

  /// Replaces a view by another in its superview; with `showHideTransitionViews` both stay in the
  /// hierarchy. With `transitionCrossDissolve` the new one fades in over the old one.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let keepsBoth = options.contains(.showHideTransitionViews)
    if !keepsBoth { fromView._superview?.insertSubview(toView, aboveSubview: fromView) }
    toView.isHidden = false
    let end = {
      if keepsBoth { fromView.isHidden = true } else { fromView.removeFromSuperview() }
    }
    guard options.contains(.transitionCrossDissolve), duration > 0 else {
      end()
      ViewAnimation.run(
        duration: 0, delay: 0, pace: .curve(.linear), options: options, changes: {},
        completion: completion)
      return
    }
    let alpha = toView.alpha
    performWithoutAnimation { toView.alpha = 0 }
    animate(withDuration: duration, delay: 0, options: options) {
      toView.alpha = alpha
    } completion: { finished in
      end()
      completion?(finished)
    }
  }
}

/// Keeps a layer that belongs to no view from animating by itself.
private final class NoActions: NSObject, CALayerDelegate {
  nonisolated(unsafe) static let shared = NoActions()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
