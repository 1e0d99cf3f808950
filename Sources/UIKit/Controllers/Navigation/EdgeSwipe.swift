import QuartzCore

/// The swipe from the leading edge that pops the top controller: the screens follow the finger, and
/// go on or come back when it lets go.
@MainActor
final class EdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = EdgePanGestureRecognizer()
  private unowned let controller: UINavigationController

  init(navigationController: UINavigationController) {
    controller = navigationController
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("recognizerChanged()", EdgeSwipe.recognizerChanged))
    controller.view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.stack.count > 1 && controller.transition == nil
      && controller.topViewController?.navigationItem.hidesBackButton == false
      && !controller.barIsHidden && movesInwards
  }

  /// Content that scrolls waits until it is clear that the finger does not come from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// A finger that moves along the edge scrolls.
  private var movesInwards: Bool {
    let velocity = recognizer.velocity(in: controller.view)
    return velocity.x * controller.leadingToTrailing > abs(velocity.y)
  }

  private var progress: CGFloat {
    let width = controller.view.bounds.width
    guard width > 0 else { return 0 }
    let way = recognizer.translation(in: controller.view).x * controller.leadingToTrailing
    return min(max(way / width, 0), 1)
  }

  private func recognizerChanged() {
    switch recognizer.state {
    case .began:
      controller.changeStack(
        to: controller.stack.dropLast(), animated: true, interactive: true)
    case .changed:
      controller.transition?.move(to: progress)
    case .ended:
      let velocity = recognizer.velocity(in: controller.view).x * controller.leadingToTrailing
      letGo(pops: progress + velocity * 0.2 / max(1, controller.view.bounds.width) > 0.5)
    case .cancelled, .failed:
      letGo(pops: false)
    default:
      break
    }
  }

  private func letGo(pops: Bool) {
    guard let transition = controller.transition, let coordinator = transition.coordinator,
      coordinator.isInteractive
    else { return }
    let rest = pops ? 1 - progress : progress
    coordinator.endInteraction(cancelled: !pops, velocity: 1)
    transition.runToEnd(duration: max(0.1, BarMetrics.transitionDuration * Double(rest)))
  }
}

/// A pan that begins at the leading edge of its view only.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// A finger this far from the edge still begins the swipe, in points (commonly quoted,
  /// unverified).
  static let reach: CGFloat = 20

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  required init?(coder: NSCoder) {
    fatalError("Edge swipes are made by navigation controllers and not of archives")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, let touch = touches.first {
      let x = touch.location(in: view).x
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let distance = isRightToLeft ? view.bounds.width - x : x
      guard distance <= Self.reach else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }
}
