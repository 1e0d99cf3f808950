import QuartzCore

/// The swipe from the edge that shows columns, and the one towards it that hides overlaid ones. They follow
/// the finger.
@MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UISplitViewController?
  private let reveal = SplitEdgePan()
  private let cover = UIPanGestureRecognizer()
  private var former = UISplitViewController.DisplayMode.secondaryOnly
  private var isDragging = false

  init(controller: UISplitViewController) {
    self.controller = controller
    super.init()
    reveal.controller = controller
    cover.maximumNumberOfTouches = 1
    for recognizer in [reveal, cover] {
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector("changed(_:)", SplitSwipe.changed))
    }
  }

  func connect(to view: UIView) {
    view.addGestureRecognizer(reveal)
    view.addGestureRecognizer(cover)
  }

  /// 1 if columns come from the left, −1 if they come from the right.
  private var sign: CGFloat { controller?.isOnRight == true ? -1 : 1 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.presentsWithGesture, !controller.isCollapsed,
      controller.exchange == nil, let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return false }
    let velocity = pan.velocity(in: controller.surface)
    let inwards = velocity.x * sign
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    if pan === reveal { return inwards > 0 && target(isRevealing: true) != nil }
    return inwards < 0 && controller.displayMode.dims
  }

  /// Makes content wait to scroll until it is clear that the finger doesn't come from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === reveal && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  private func target(isRevealing: Bool) -> UISplitViewController.DisplayMode? {
    guard let controller else { return nil }
    let count = controller.displayMode.shownCount
    let behavior = controller.splitBehavior
    if isRevealing {
      return count < (controller.isTriple ? 2 : 1)
        ? UISplitViewController.DisplayMode(count: count + 1, behavior: behavior) : nil
    }
    return UISplitViewController.DisplayMode(
      count: behavior == .displace ? 1 : 0, behavior: behavior)
  }

  private func changed(_ recognizer: UIPanGestureRecognizer) {
    guard let controller else { return }
    let isRevealing = recognizer === reveal
    let way = recognizer.translation(in: controller.surface).x * sign * (isRevealing ? 1 : -1)
    let progress = way / extent
    switch recognizer.state {
    case .began: begin(isRevealing: isRevealing)
    case .changed: if isDragging { controller.exchange?.drag(to: progress) }
    case .ended:
      let velocity = recognizer.velocity(in: controller.surface).x * sign * (isRevealing ? 1 : -1)
      // The position that the finger would reach in a fifth of a second decides, as in a navigation
      // stack.
      letGo(goesOn: progress + velocity * 0.2 / extent > 0.5)
    case .cancelled, .failed: letGo(goesOn: false)
    default: break
    }
  }

  /// The distance that a finger moves to show or hide columns.
  private var extent: CGFloat {
    guard let controller else { return 1 }
    return max(
      1, controller.isTriple ? controller.supplementaryColumnWidth : controller.primaryColumnWidth)
  }

  private func begin(isRevealing: Bool) {
    guard let controller, let mode = target(isRevealing: isRevealing) else { return }
    controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
    former = controller.displayMode
    controller.announce(mode)
    controller.currentMode = mode
    controller.chosenMode = mode
    controller.updateSight(.dragged)
    isDragging = true
  }

  private func letGo(goesOn: Bool) {
    guard isDragging, let controller else { return }
    isDragging = false
    if goesOn { controller.exchange?.run() } else { controller.exchange?.turnBack(to: former) }
    controller.updateButtons()
    controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
  }
}

/// A pan that begins at the primary column's edge.
private final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
  weak var controller: UISplitViewController?

  override func watchedEdges(in view: UIView) -> UIRectEdge {
    controller?.isOnRight == true ? .right : .left
  }
}
