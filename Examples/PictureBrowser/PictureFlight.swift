import UIKit

/// Animates a picture from its place in a list to the full screen, and back.
final class PictureFlight: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The picture at its place in the list; `nil` when it isn't on screen.
  private let source: () -> UIImageView?
  private var isOpening = true

  init(source: @escaping () -> UIImageView?) {
    self.source = source
  }

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

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
    guard let controller = context.viewController(forKey: key) as? PictureController else {
      return context.completeTransition(false)
    }
    if isOpening {
      controller.view.frame = context.containerView.bounds
      context.containerView.addSubview(controller.view)
      controller.view.layoutIfNeeded()
    }
    let small = source()
    let flying = UIImageView(image: controller.picture.image)
    flying.contentMode = .scaleAspectFill
    flying.clipsToBounds = true
    let container = context.containerView
    container.addSubview(flying)
    let large = controller.picture.convert(controller.picture.bounds, to: container)
    // A picture that is no longer on the screen flies to the middle and vanishes there.
    let place = small.map { $0.convert($0.bounds, to: container) } ?? large.insetBy(dx: 60, dy: 60)
    let isOpening = self.isOpening
    func lay(open: Bool) {
      flying.frame = open ? large : place
      flying.layer.cornerRadius = open ? 0 : small?.layer.cornerRadius ?? 0
      flying.alpha = open || small != nil ? 1 : 0
      controller.background.effect = open ? PictureController.blur : nil
    }
    controller.picture.isHidden = true
    small?.isHidden = true
    lay(open: !isOpening)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: []
    ) {
      lay(open: isOpening)
    } completion: { _ in
      flying.removeFromSuperview()
      controller.picture.isHidden = false
      small?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
