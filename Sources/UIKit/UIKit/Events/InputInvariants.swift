import QuartzCore

extension UIApplication {
  /// The violated invariants of fingers, gestures, controls and keys, one sentence each. Empty if there are none.
  ///
  /// The following holds between two events, whatever was added or removed meanwhile:
  /// - An ongoing touch has a view in a visible window, or a recognizer there that follows it.
  /// - A recognizer has begun only while it has a finger down or a wheel turns. All others are ready for the next
  ///   gesture.
  /// - Only a finger that is down can make a control track or drag content.
  /// - The keyboard, and every held key that performed no command, belong to a responder in a visible window.
  ///
  /// For tests, because it visits every view.
  package var brokenInputInvariants: [String] {
    let fingers = touchStream.fingers
    return fingers.compactMap(problem)
      + allWindows.flatMap { $0.gestures.problems(in: $0) }
      + allWindows.flatMap { problems(in: $0, of: $0, fingers) }
      + pressStream.held.compactMap(problem) + allWindows.compactMap(problem)
  }

  private func problem(of touch: UITouch) -> String? {
    let name = "Touch \(touch.identifier)"
    guard let window = touch.window, !window.isHidden else { return "\(name) is in no window." }
    guard let view = touch.view else { return "\(name) has no view." }
    if view.windowForSubviews === window || touch.isFollowed { return nil }
    return "\(name) is on \(type(of: view)), which has left, and no recognizer follows it."
  }

  private func problem(of press: UIPress) -> String? {
    // A key that performed a command or moved the focus doesn't belong to a responder.
    if press.performsCommand { return nil }
    let name = "The press of key \(press.key?.keyCode.rawValue ?? 0)"
    guard let responder = press.responder else { return "\(name) has no responder." }
    if let window = responder._window, !window.isHidden { return nil }
    return "\(name) belongs to \(type(of: responder)), which is in no window."
  }

  private func problem(of window: UIWindow) -> String? {
    guard let responder = window.firstResponder, responder._window !== window else { return nil }
    return "The first responder \(type(of: responder)) is not in its window."
  }

  private func problems(in view: UIView, of window: UIWindow, _ fingers: [UITouch]) -> [String] {
    var problems: [String] = []
    for recognizer in view.gestureRecognizers ?? [] where !window.gestures.isActive(recognizer) {
      guard recognizer.currentState == .possible, recognizer.progress.touches.isEmpty else {
        problems.append(
          "\(type(of: recognizer)) of \(type(of: view)) is left in \(recognizer.currentState).")
        continue
      }
    }
    // A recognizer that may still recognize holds back the end of a touch, such as that of a first tap.
    if let control = view as? UIControl, let touch = control.trackedTouch,
      !fingers.contains(where: { $0 === touch }),
      !window.gestures.deliveries.contains(where: { $0.touch === touch })
    {
      problems.append("\(type(of: control)) tracks a finger that is not down.")
    }
    if let scrollView = view as? UIScrollView, scrollView.isDragging,
      ![.began, .changed].contains(scrollView.scrollPan.currentState)
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
    let name = "Touch \(delivery.touch.identifier)"
    if !delivery.isDropped, delivery.view.windowForSubviews !== window {
      return "\(name) still goes to \(type(of: delivery.view)), which has left."
    }
    let waits = delivery.touch._gestureRecognizers.contains(where: \.mayStillRecognize)
    return delivery.touch.isDown || waits ? nil : "\(name) is over and was not handed on."
  }

  private func problem(of recognizer: UIGestureRecognizer, in window: UIWindow) -> String? {
    let name = "\(type(of: recognizer))"
    guard let view = recognizer._view, view.windowForSubviews === window else {
      return "\(name) goes on in \(recognizer.currentState) without a view in the window."
    }
    let hasBegun = [.began, .changed].contains(recognizer.currentState)
    if hasBegun, recognizer.fingers.isEmpty, recognizer.progress.scroll == nil {
      return "\(name) of \(type(of: view)) is stuck in \(recognizer.currentState)."
    }
    return nil
  }
}
