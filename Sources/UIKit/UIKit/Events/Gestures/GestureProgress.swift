import CoreGraphics

/// The state of a recognizer between its first touch and its reset.
package struct GestureProgress {
  /// The touches that the recognizer sees, in order of arrival.
  package var touches: [UITouch] = []
  /// Every touch seen since the last reset. Recognizers that share a touch or a scroll gesture
  /// compete.
  var seenTouches: Set<UITouch> = []
  /// The scroll gesture of a wheel or a trackpad that the recognizer follows instead of touches.
  var scroll: ScrollGesture?
  /// The state to enter once the recognizers that this one depends on have failed.
  package var pending: UIGestureRecognizer.State?
  /// Whether it was recognized, failed or was cancelled, and now waits for its touches to end.
  package var isFinished = false
  /// Whether the targets still have to be called for the state.
  var needsAction = false
  /// The last location of the touches, in the window's coordinates.
  var lastLocation = CGPoint.zero
  package var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []

  /// The recognizers that have to fail first, set by `require(toFail:)`. Resets keep them.
  package var requirements: [WeakRecognizer] = []
  /// The delegates' and subclasses' answers about whether this recognizer waits for another.
  var dynamicRequirements: [ObjectIdentifier: Bool] = [:]

  /// Forgets the gesture but keeps the requirements.
  package mutating func reset() {
    let requirements = requirements
    let location = lastLocation
    self = GestureProgress()
    self.requirements = requirements
    lastLocation = location
  }
}
