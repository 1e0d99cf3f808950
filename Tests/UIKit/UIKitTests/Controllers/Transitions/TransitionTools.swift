import QuartzCore

@testable import UIKit

/// Slides or fades like an app's animator: adds the new view, animates, and completes.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration = 0.5
  let journal: Journal?
  private(set) var contexts: [any UIViewControllerContextTransitioning] = []
  private(set) var ended: [Bool] = []

  init(journal: Journal? = nil) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal?.write("animate")
    contexts.append(context)
    let coming = context.view(forKey: .to)
    if let coming, let controller = context.viewController(forKey: .to) {
      coming.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(coming)
      coming.alpha = 0
    }
    let going = coming == nil ? context.view(forKey: .from) : nil
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
      coming?.alpha = 1
      going?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal?.write("animationEnded \(transitionCompleted)")
    ended.append(transitionCompleted)
  }
}

/// Returns an animator, and an interaction controller if a test sets one.
@MainActor
final class TransitionHost<Animator: UIViewControllerAnimatedTransitioning>: NSObject,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  let animator: Animator
  var driver: UIPercentDrivenInteractiveTransition?
  var makesPresentationController = false
  let journal: Journal?

  init(_ animator: Animator, journal: Journal? = nil) {
    self.animator = animator
    self.journal = journal
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard makesPresentationController else { return nil }
    let controller = RecordingPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.journal = journal
    return controller
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension TransitionHost where Animator == FadeAnimator {
  convenience init(journal: Journal? = nil) {
    self.init(FadeAnimator(journal: journal), journal: journal)
  }
}

/// Records its callbacks, leaves 100 points free at the top, and animates alongside.
final class RecordingPresentationController: UIPresentationController {
  var journal: Journal?
  let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    journal?.write("presentationWillBegin")
    shade.frame = containerView?.bounds ?? .zero
    shade.alpha = 0
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.journal?.write("alongside")
      self.shade.alpha = 1
    }) {
      self.journal?.write("alongside ended\($0.isCancelled ? " cancelled" : "")")
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal?.write("presentationDidEnd \(completed)")
  }

  override func dismissalTransitionWillBegin() { journal?.write("dismissalWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal?.write("dismissalDidEnd \(completed)")
  }
}
