import CoreGraphics

extension UIApplication {
  /// Returns the frontmost visible window that accepts a touch at a point on the screen.
  package func window(at location: CGPoint) -> UIWindow? {
    allWindows.last { window in
      let place = window.convert(location, from: nil as UIWindow?)
      return window.hitTest(place, with: nil) != nil
    }
  }
}

extension UIWindow {
  func _sendEvent(_ event: UIEvent) {
    if let event = event as? ScrollEvent {
      event.gesture?.deliver(event, in: self)
    } else {
      gestures.deliver(event, in: self)
    }
  }

  /// Cancels the fingers and keys of a view and its subviews, which are about to leave the window.
  ///
  /// Apple, `touchesCancelled(_:with:)`: an interruption is anything that "causes the view handling the
  /// touch events to be removed from its window".
  func cancelInput(in view: UIView) {
    gestures.viewWillLeave(view)
    UIApplication.shared.pressStream.viewWillLeave(view)
  }

  /// Called when a view leaves the window, after which it can't keep the keyboard.
  func viewWasHidden(_ view: UIView) { windowScene?.focusEngine?.viewWasHidden(view) }

  func viewWillLeave(_ view: UIView) {
    windowScene?.focusEngine?.viewWillLeave(view)
    guard let responder = firstResponder, responder === view || responder === view.viewController
    else { return }
    // The responder may refuse to resign. If it isn't a view, it may no longer find the window.
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }
}
