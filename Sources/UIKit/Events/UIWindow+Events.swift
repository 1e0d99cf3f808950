import CoreGraphics

extension UIApplication {
  /// The front-most visible window that takes a touch at a place on the screen.
  package func _window(at location: CGPoint) -> UIWindow? {
    _allWindows.last { window in
      let place = window.convert(location, from: nil as UIWindow?)
      return window.hitTest(place, with: nil) != nil
    }
  }
}

extension UIWindow {
  func _convertToScreen(_ point: CGPoint) -> CGPoint {
    convert(point, to: nil as UIWindow?)
  }

  func _sendEvent(_ event: UIEvent) {
    _gestures.deliver(event, in: self)
  }

  /// Turns the wheel over a place in the window: the innermost view that wants it scrolls.
  /// `delta` is in points that content moves: downward and to the right is positive.
  package func _scrollWheel(delta: CGVector, at point: CGPoint) {
    var view = hitTest(point, with: nil)
    while let current = view {
      if current._handleWheel(delta) { return }
      view = current._superview
    }
  }

  /// A view is about to leave the window with all that is in it: fingers and keys are taken from it.
  ///
  /// Apple, `touchesCancelled(_:with:)`: an interruption is anything that "causes the view handling the
  /// touch events to be removed from its window".
  func _cancelInput(in view: UIView) {
    _gestures.viewWillLeave(view)
    UIApplication.shared._pressStream.viewWillLeave(view)
  }

  /// A view leaves the window: it cannot hold the keyboard any more.
  func _viewWillLeave(_ view: UIView) {
    windowScene?._focusEngine?.viewWillLeave(view)
    guard let responder = _firstResponder, responder === view || responder === view._viewController
    else { return }
    // It may refuse, and one that isn't a view may not find the window any more.
    _ = responder.resignFirstResponder()
    if _firstResponder === responder { _firstResponder = nil }
  }
}
