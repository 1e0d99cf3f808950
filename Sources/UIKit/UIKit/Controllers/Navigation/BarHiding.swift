import QuartzCore

/// Hides a navigation controller's bars by a swipe, a tap, in landscape or with the keyboard, and shows them
/// again.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The navigation controller; without it there are no bars to hide.
  private weak var navigationController: UINavigationController?
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// The tap that shows bars again that weren't hidden by a finger.
  private let reveal = UITapGestureRecognizer()
  /// Whether a toolbar was hidden, which reappears with the bar.
  private var hidToolbar = false
  /// The reason why the bars are hidden, if it isn't a finger.
  private var reason: Reason? { didSet { reveal.isEnabled = reason != nil } }
  private var isCompact = false
  private var keyboardObserver: (any NSObjectProtocol)?

  private enum Reason {
    case compactHeight, keyboard
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    swipe.addTarget(self, action: Selector("swiped()", BarHiding.swiped))
    tap.addTarget(self, action: Selector("tapped()", BarHiding.tapped))
    reveal.addTarget(self, action: Selector("revealed()", BarHiding.revealed))
    for recognizer in [swipe, tap, reveal] as [UIGestureRecognizer] {
      recognizer.isEnabled = false
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      // Bars are next to the content view: touches on them aren't on it.
      navigationController.contentView.addGestureRecognizer(recognizer)
    }
  }

  isolated deinit { hidesWithKeyboard = false }

  // MARK: Gestures

  private func swiped() {
    guard swipe.state == .changed || swipe.state == .began, let navigationController else { return }
    let way = swipe.translation(in: navigationController.contentView)
    guard abs(way.y) >= BarMetrics.hidingSwipe, abs(way.y) > abs(way.x) else { return }
    swipe.setTranslation(.zero, in: navigationController.contentView)
    hide(way.y < 0)
  }

  private func tapped() {
    guard let navigationController else { return }
    hide(!navigationController.isNavigationBarHidden)
  }

  private func revealed() { hide(false) }

  /// Hides or shows the bars; the toolbar takes part if it has items.
  private func hide(_ hides: Bool) {
    reason = nil
    guard let controller = navigationController, hides != controller.isNavigationBarHidden else {
      return
    }
    if hides {
      hidToolbar = !controller.isToolbarHidden && controller.toolbar.items?.isEmpty == false
    }
    controller.setNavigationBarHidden(hides, animated: true)
    if hidToolbar { controller.setToolbarHidden(hides, animated: true) }
  }

  // MARK: Landscape

  /// Whether bars are hidden while the height is compact.
  var hidesWhenCompact = false { didSet { traitsMayHaveChanged() } }

  /// Hides the bars when the height becomes compact, and shows them when it no longer is.
  func traitsMayHaveChanged() {
    guard let controller = navigationController, controller.isViewLoaded else { return }
    let wasCompact = isCompact
    isCompact = hidesWhenCompact && controller.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    if isCompact, !controller.isNavigationBarHidden {
      hide(true)
      reason = .compactHeight
    } else if !isCompact, reason == .compactHeight {
      hide(false)
    }
  }

  // MARK: Keyboard

  /// Whether bars are hidden when the keyboard appears. They stay hidden when it disappears.
  var hidesWithKeyboard: Bool {
    get { keyboardObserver != nil }
    set {
      guard newValue != hidesWithKeyboard else { return }
      keyboardObserver.map(NotificationCenter.default.removeObserver)
      keyboardObserver = nil
      guard newValue else { return }
      keyboardObserver = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.keyboardWillShow() }
      }
    }
  }

  private func keyboardWillShow() {
    guard let navigationController, navigationController.viewIfLoaded?.window != nil,
      !navigationController.isNavigationBarHidden
    else { return }
    hide(true)
    reason = .keyboard
  }

  // MARK: Delegate

  /// Leaves taps on controls to the controls. If the bars were hidden because the screen is low, a tap at
  /// their place shows them; if the keyboard hid them, a tap anywhere does (UINavigationController.h).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer !== swipe else { return true }
    guard
      !sequence(first: touch.view, next: { $0?.superview }).contains(where: { $0 is UIControl })
    else { return false }
    guard gestureRecognizer === reveal, reason == .compactHeight, let navigationController else {
      return true
    }
    let y = touch.location(in: navigationController.view).y
    return y < navigationController.topWithBar
      || hidToolbar && y >= navigationController.bottomWithToolbar
  }

  /// Allows the content to scroll at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
