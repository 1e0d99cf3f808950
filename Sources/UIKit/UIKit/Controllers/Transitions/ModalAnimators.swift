import QuartzCore

/// The direction of a presentation's transition.
enum ModalDirection {
  case presenting
  case dismissing
}

extension UIModalTransitionStyle {
  /// Returns the system's animator of this style.
  @MainActor
  func animator(_ direction: ModalDirection) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverAnimator(direction)
    case .crossDissolve: DissolveAnimator(direction)
    case .flipHorizontal: FlipAnimator(direction)
    }
  }
}

/// The base class of animators for presentations, with the direction and the duration in seconds.
class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  final let direction: ModalDirection
  private let seconds: TimeInterval

  init(_ direction: ModalDirection, duration: TimeInterval) {
    self.direction = direction
    seconds = duration
  }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { seconds }

  /// Does nothing; subclasses override it.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    preconditionFailure("\(type(of: self)) animates nothing")
  }
}

/// Slides the presented view up from below the screen, and down again.
final class CoverAnimator: ModalAnimator {
  /// The seconds in which a presented controller slides up or down.
  static let duration: TimeInterval = 0.4

  init(_ direction: ModalDirection) { super.init(direction, duration: Self.duration) }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = direction == .presenting
    guard let view = context.movingView(direction) else { return context.completeTransition(true) }
    let container = context.containerView
    let away = { CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY) }
    if isPresenting { UIView.performWithoutAnimation { view.transform = away() } }
    let curve: UIView.AnimationOptions = isPresenting ? .curveEaseOut : .curveEaseIn
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: context.isInteractive ? .curveLinear : curve
    ) {
      view.transform = isPresenting ? .identity : away()
    } completion: { _ in
      // If presented again, the controller has its view in the right place.
      UIView.performWithoutAnimation { view.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Fades the presented view in and out.
final class DissolveAnimator: ModalAnimator {
  init(_ direction: ModalDirection) { super.init(direction, duration: CoverAnimator.duration) }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.movingView(direction) else { return context.completeTransition(true) }
    let alpha = view.alpha
    if direction == .presenting { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(
      withDuration: CoverAnimator.duration, delay: 0,
      options: context.isInteractive ? .curveLinear : []
    ) {
      view.alpha = self.direction == .presenting ? alpha : 0
    } completion: { _ in
      UIView.performWithoutAnimation { view.alpha = alpha }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Flips the screen about its vertical axis: the first half shows the old view, the second half the new one.
final class FlipAnimator: ModalAnimator {
  /// The seconds of a whole flip (quoted).
  static let duration: TimeInterval = 0.75
  /// The distance of the eye, in points.
  private static let distance: CGFloat = 1000

  init(_ direction: ModalDirection) { super.init(direction, duration: Self.duration) }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let views = [context.view(forKey: .from), context.view(forKey: .to)]
    _ = context.movingView(direction)
    let container = context.containerView
    let turn: CGFloat = direction == .presenting ? -1 : 1
    UIView.performWithoutAnimation {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / Self.distance
      container.layer.sublayerTransform = perspective
      for view in views { view?.layer.isDoubleSided = false }
      views[1]?.transform3D = CATransform3DMakeRotation(-turn * .pi, 0, 1, 0)
    }
    UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
      // A half turn has no shortest direction: two quarters determine it.
      for quarter in 0..<2 {
        UIView.addKeyframe(withRelativeStartTime: Double(quarter) / 2, relativeDuration: 0.5) {
          let angle = turn * .pi / 2 * CGFloat(quarter + 1)
          views[0]?.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
          views[1]?.transform3D = CATransform3DMakeRotation(angle - turn * .pi, 0, 1, 0)
        }
      }
    } completion: { _ in
      UIView.performWithoutAnimation {
        container.layer.sublayerTransform = CATransform3DIdentity
        for view in views {
          view?.layer.isDoubleSided = true
          view?.transform3D = CATransform3DIdentity
        }
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Returns the presented view, after both views were added to the container: the presented one in front,
  /// and on the way back the presenter's behind it.
  fileprivate func movingView(_ direction: ModalDirection) -> UIView? {
    let container = containerView
    let to = view(forKey: .to)
    let from = view(forKey: .from)
    UIView.performWithoutAnimation {
      if let to, let controller = viewController(forKey: .to) {
        to.frame = finalFrame(for: controller)
        if let from, from.superview === container, direction == .dismissing {
          container.insertSubview(to, belowSubview: from)
        } else {
          container.addSubview(to)
        }
        to.layoutIfNeeded()
      }
    }
    return direction == .presenting ? to : from
  }
}
