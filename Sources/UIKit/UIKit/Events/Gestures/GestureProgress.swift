import CoreGraphics

/// The state of a recognizer between its first touch and its reset.
package struct GestureProgress {
  /// Touches that the recognizer sees, in the order in which they came.
  package var touches: [UITouch] = []
  /// Every touch it saw since it was reset; recognizers that share one, or a scroll gesture, compete.
  var seenTouches: Set<UITouch> = []
  /// The turns of a wheel or a trackpad that it follows instead of touches.
  var scroll: ScrollGesture?
  /// The state it takes as soon as those it depends on have failed.
  package var pending: UIGestureRecognizer.State?
  /// Whether it is through (recognized, failed or cancelled) and waits for its touches to end.
  package var isFinished = false
  /// Whether its targets have to hear of the state.
  var needsAction = false
  /// Where the touches were last, in the window.
  var lastLocation = CGPoint.zero
  package var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []

  /// Recognizers that have to fail first, by `require(toFail:)`. Outlives resets.
  package var requirements: [WeakRecognizer] = []
  /// Answers of delegates and subclasses whether this one waits for another.
  var dynamicRequirements: [ObjectIdentifier: Bool] = [:]

  /// Forgets the gesture, not the requirements.
  package mutating func reset() {
    let requirements = requirements
    let location = lastLocation
    self = GestureProgress()
    self.requirements = requirements
    lastLocation = location
  }
}
