import UIKit

/// Animates a portrait from its place to the full screen, and back.
@available(iOS 16, *)
final class PortraitFlight: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The portrait at its place; `nil` when it is gone.
  private let source: () -> UIImageView?
  private var isOpening = true

  init(source: @escaping () -> UIImageView?) { self.source = source }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isOpening = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isOpening = false
    return self
  }

  /// Returns the duration in seconds; springs last from 0.25 to 0.5.
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
    guard let controller = context.viewController(forKey: key) as? PortraitController else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    if isOpening {
      controller.view.frame = container.bounds
      container.addSubview(controller.view)
      controller.view.layoutIfNeeded()
    }
    let small = source()
    let flying = UIImageView(image: controller.portrait.image)
    flying.contentMode = .scaleAspectFit
    container.addSubview(flying)
    let large = controller.portrait.convert(controller.portrait.bounds, to: container)
    // A portrait that is no longer on the screen flies to the middle and vanishes there.
    let place = small.map { $0.convert($0.bounds, to: container) } ?? large.insetBy(dx: 60, dy: 60)
    let isOpening = isOpening
    func lay(open: Bool) {
      flying.frame = open ? large : place
      flying.alpha = open || small != nil ? 1 : 0
      controller.water.alpha = open ? 1 : 0
    }
    controller.portrait.isHidden = true
    small?.isHidden = true
    lay(open: !isOpening)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: []
    ) {
      lay(open: isOpening)
    } completion: { _ in
      flying.removeFromSuperview()
      controller.portrait.isHidden = false
      small?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
