import Foundation
import QuartzCore

/// The members that iOS shows to subclasses of gesture recognizers only: the header
/// `UIGestureRecognizerSubclass.h`, a module of its own there. Swift has no such modules, so these
/// members stand in a base class that nobody names; override them in subclasses of
/// `UIGestureRecognizer`.
@preconcurrency @MainActor open class _UIGestureRecognizerSubclass: NSObject {
  final var currentState = UIGestureRecognizer.State.possible

  private var recognizer: UIGestureRecognizer {
    unsafeDowncast(self, to: UIGestureRecognizer.self)
  }

  /// Where the recognizer is in its state machine. A subclass sets it:
  /// possible → failed, or → began → changed… → ended or cancelled, or → ended (discrete gestures).
  ///
  /// A transition out of `possible` may be put off, until recognizers that have to fail first have
  /// failed; the state is `possible` until then. Others are refused, and then it becomes `failed`.
  open var state: UIGestureRecognizer.State {
    get { currentState }
    set { recognizer.request(newValue) }
  }

  /// Fingers came down. Called for touches that the recognizer receives, before the view has them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _touchesBegan(touches, event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    _touchesMoved(touches, event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    _touchesEnded(touches, event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    _touchesCancelled(touches, event)
  }

  /// Called when a gesture is over and the state becomes `possible` again.
  open func reset() { resetGesture() }

  /// Takes the touch away from this recognizer. It goes on to views as if the recognizer were not.
  open func ignore(_ touch: UITouch, for event: UIEvent) { recognizer._ignore(touch) }

  /// Whether recognizing this gesture makes the other fail. `true` unless overridden; delegates that
  /// allow both at once come first.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    _canPrevent(preventedGestureRecognizer)
  }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits for the other to fail. `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // The work of UIKit's own recognizers. They override these, since an override of the members above
  // would be a public member of theirs, which on iOS it is not.

  func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func resetGesture() {}
  func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
