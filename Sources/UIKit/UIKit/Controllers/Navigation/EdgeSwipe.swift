import QuartzCore

/// The swipe from the leading edge that pops the top controller: the screens follow the finger, and
/// complete or undo the pop when it lets go.
@MainActor
final class EdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = LeadingEdgePan()
  private weak var controller: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(navigationController: UINavigationController) {
    controller = navigationController
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("handleNavigationTransition:", EdgeSwipe.follow))
    navigationController.view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    return controller.stack.count > 1 && controller.transition == nil
      && controller.topViewController?.navigationItem.hidesBackButton == false
      && !controller.barIsHidden && movesInwards(in: controller) && !isAnimatedByApp(controller)
  }

  /// Whether the app animates pops: the swipe only follows the system's own animation.
  private func isAnimatedByApp(_ controller: UINavigationController) -> Bool {
    let upper = controller.stack.suffix(2)
    guard let below = upper.first, let top = upper.last, below !== top else { return false }
    return controller.customAnimator(.pop, from: top, to: below) != nil
  }

  /// Makes content wait to scroll until it is clear that the finger doesn't come from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// Whether the finger moves inwards; one that moves along the edge scrolls.
  private func movesInwards(in controller: UINavigationController) -> Bool {
    let velocity = recognizer.velocity(in: controller.view)
    return velocity.x * controller.leadingToTrailing > abs(velocity.y)
  }

  /// Pops as the finger of a pan moves: of this swipe, or of another recognizer that an app connects by the action
  /// `handleNavigationTransition:`, which Apple does not document.
  func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let controller else { return }
    let view: UIView = controller.view
    let width = max(1, view.bounds.width)
    let way = recognizer.translation(in: view).x * controller.leadingToTrailing
    let progress = (way / width).clamped(to: 0...1)
    switch recognizer.state {
    case .began:
      guard controller.stack.count > 1, controller.transition == nil else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      self.driver = driver
      controller.changeStack(
        to: controller.stack.dropLast(), animated: true, interactor: driver)
      driver.update(progress)
    case .changed:
      driver?.update(progress)
    case .ended:
      let velocity = recognizer.velocity(in: view).x * controller.leadingToTrailing
      // The position that the finger would reach in a fifth of a second decides.
      letGo(pops: progress + velocity * 0.2 / width > 0.5)
    case .cancelled, .failed:
      letGo(pops: false)
    default:
      break
    }
  }

  private func letGo(pops: Bool) {
    if pops { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

/// A pan that begins at the leading edge.
final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override func watchedEdges(in view: UIView) -> UIRectEdge {
    view.isRightToLeft ? .right : .left
  }
}
