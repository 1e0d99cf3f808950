import CoreGraphics

extension UIApplication {
  /// The front-most visible window that takes a touch at a place on the screen.
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

  /// A view is about to leave the window with all that is in it: fingers and keys are taken from it.
  ///
  /// Apple, `touchesCancelled(_:with:)`: an interruption is anything that "causes the view handling the
  /// touch events to be removed from its window".
  func cancelInput(in view: UIView) {
    gestures.viewWillLeave(view)
    UIApplication.shared.pressStream.viewWillLeave(view)
  }

  /// A view leaves the window: it cannot hold the keyboard any more.
  func viewWillLeave(_ view: UIView) {
    windowScene?.focusEngine?.viewWillLeave(view)
    guard let responder = firstResponder, responder === view || responder === view.viewController
    else { return }
    // It may refuse, and one that isn't a view may not find the window any more.
    _ = responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }
}
