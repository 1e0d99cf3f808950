import QuartzCore

/// Hides a navigation controller's bars by a swipe or a tap, and brings them back.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigationController: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// Whether there was a toolbar to hide, which comes back with the bar.
  private var hidToolbar = false

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    swipe.addTarget(self, action: Selector("swiped()", BarHiding.swiped))
    tap.addTarget(self, action: Selector("tapped()", BarHiding.tapped))
    for recognizer in [swipe, tap] as [UIGestureRecognizer] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      // Bars lie beside the content: touches on them are none on it.
      navigationController.contentView.addGestureRecognizer(recognizer)
    }
  }

  private func swiped() {
    guard swipe.state == .changed || swipe.state == .began else { return }
    let way = swipe.translation(in: navigationController.contentView)
    guard abs(way.y) >= BarMetrics.hidingSwipe, abs(way.y) > abs(way.x) else { return }
    swipe.setTranslation(.zero, in: navigationController.contentView)
    hide(way.y < 0)
  }

  private func tapped() { hide(!navigationController.isNavigationBarHidden) }

  private func hide(_ hides: Bool) {
    let controller = navigationController
    guard hides != controller.isNavigationBarHidden else { return }
    if hides { hidToolbar = !controller.isToolbarHidden }
    controller.setNavigationBarHidden(hides, animated: true)
    if hidToolbar { controller.setToolbarHidden(hides, animated: true) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === swipe
      || !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
  }

  /// Content scrolls along.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
