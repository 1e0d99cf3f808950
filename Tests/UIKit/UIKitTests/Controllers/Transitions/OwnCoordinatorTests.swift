import Testing
import UIKit

/// Tests of iOS apps pass a coordinator of their own to a controller.
@MainActor struct OwnCoordinatorTests {
  private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    var isAnimated = false
    var presentationStyle = UIModalPresentationStyle.fullScreen
    var initiallyInteractive = false
    var isInterruptible = false
    var isInteractive = false
    var isCancelled = false
    var transitionDuration = 0.25
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 0
    var completionCurve = UIView.AnimationCurve.easeInOut
    var containerView = UIView()
    var targetTransform = CGAffineTransform.identity
    var asked: [String] = []

    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func notifyWhenInteractionEnds(_ handler: @escaping Handler) { asked.append("ends") }
    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { asked.append("changes") }

    func animate(alongsideTransition animation: Handler?, completion: Handler? = nil) -> Bool {
      asked.append(completion == nil ? "animate" : "animate and end")
      return true
    }

    func animateAlongsideTransition(
      in view: UIView?, animation: Handler?, completion: Handler? = nil
    ) -> Bool {
      asked.append(completion == nil ? "in view" : "in view and end")
      return false
    }
  }

  @Test func itsOwnMethodsAreAsked() {
    let own = Coordinator()
    let coordinator: any UIViewControllerTransitionCoordinator = own
    #expect(coordinator.animate(alongsideTransition: nil))
    #expect(coordinator.animate(alongsideTransition: nil) { _ in })
    #expect(!coordinator.animateAlongsideTransition(in: nil, animation: nil))
    #expect(!coordinator.animateAlongsideTransition(in: nil, animation: nil) { _ in })
    coordinator.notifyWhenInteractionChanges { _ in }
    #expect(own.asked == ["animate", "animate and end", "in view", "in view and end", "changes"])
  }
}
