import QuartzCore

extension UIApplication {
  /// The faults of fingers, gestures, controls and keys, a sentence each; empty when all is well.
  ///
  /// Between two events, whatever came and went meanwhile:
  /// - a touch that goes on has a view in a visible window, or a recognizer there that follows it;
  /// - a recognizer has begun only while a finger is down for it, and all others are ready for the next;
  /// - a control tracks, and content is dragged, only by a finger that is down;
  /// - a key that is held and performed no command, and the keyboard, belong to someone in a visible window.
  ///
  /// For tests: it looks at every view.
  package var _brokenInputInvariants: [String] {
    let fingers = _touchStream.fingers
    return fingers.compactMap(problem)
      + _allWindows.flatMap { $0._gestures.problems(in: $0) }
      + _allWindows.flatMap { problems(in: $0, of: $0, fingers) }
      + _pressStream.held.compactMap(problem) + _allWindows.compactMap(problem)
  }

  private func problem(of touch: UITouch) -> String? {
    let name = "Touch \(touch._identifier)"
    guard let window = touch.window, !window.isHidden else { return "\(name) is in no window." }
    guard let view = touch.view else { return "\(name) has no view." }
    if view._windowForSubviews === window || touch._isFollowed { return nil }
    return "\(name) is on \(type(of: view)), which has left, and no recognizer follows it."
  }

  private func problem(of press: UIPress) -> String? {
    // A key that performed a command, or moved the focus, is nobody's.
    if press._performsCommand { return nil }
    let name = "The press of key \(press.key?.keyCode.rawValue ?? 0)"
    guard let responder = press._responder else { return "\(name) has no responder." }
    if let window = responder._window, !window.isHidden { return nil }
    return "\(name) belongs to \(type(of: responder)), which is in no window."
  }

  private func problem(of window: UIWindow) -> String? {
    guard let responder = window._firstResponder, responder._window !== window else { return nil }
    return "The first responder \(type(of: responder)) is not in its window."
  }

  private func problems(in view: UIView, of window: UIWindow, _ fingers: [UITouch]) -> [String] {
    var problems: [String] = []
    for recognizer in view.gestureRecognizers ?? [] where !window._gestures.isActive(recognizer) {
      guard recognizer._currentState == .possible, recognizer._progress.touches.isEmpty else {
        problems.append(
          "\(type(of: recognizer)) of \(type(of: view)) is left in \(recognizer._currentState).")
        continue
      }
    }
    // A recognizer that may still recognize keeps the end of a touch back, as that of a first tap.
    if let control = view as? UIControl, let touch = control._trackedTouch,
      !fingers.contains(where: { $0 === touch }),
      !window._gestures.deliveries.contains(where: { $0.touch === touch })
    {
      problems.append("\(type(of: control)) tracks a finger that is not down.")
    }
    if let scrollView = view as? UIScrollView, scrollView.isDragging,
      ![.began, .changed].contains(scrollView.scrollPan._currentState)
    {
      problems.append("\(type(of: scrollView)) is dragged by nobody.")
    }
    return problems + view.subviews.flatMap { self.problems(in: $0, of: window, fingers) }
  }
}

extension GestureEnvironment {
  fileprivate func problems(in window: UIWindow) -> [String] {
    if window.isHidden, !isIdle { return ["A hidden \(type(of: window)) holds touches."] }
    return deliveries.compactMap { problem(of: $0, in: window) }
      + active.compactMap { problem(of: $0, in: window) }
  }

  private func problem(of delivery: TouchDelivery, in window: UIWindow) -> String? {
    let name = "Touch \(delivery.touch._identifier)"
    if !delivery.isDropped, delivery.view._windowForSubviews !== window {
      return "\(name) still goes to \(type(of: delivery.view)), which has left."
    }
    let waits = delivery.touch._gestureRecognizers.contains(where: \._mayStillRecognize)
    return delivery.touch._isDown || waits ? nil : "\(name) is over and was not handed on."
  }

  private func problem(of recognizer: UIGestureRecognizer, in window: UIWindow) -> String? {
    let name = "\(type(of: recognizer))"
    guard let view = recognizer._view, view._windowForSubviews === window else {
      return "\(name) goes on in \(recognizer._currentState) without a view in the window."
    }
    let hasBegun = [.began, .changed].contains(recognizer._currentState)
    if hasBegun, recognizer._fingers.isEmpty {
      return "\(name) of \(type(of: view)) is stuck in \(recognizer._currentState)."
    }
    return nil
  }
}
