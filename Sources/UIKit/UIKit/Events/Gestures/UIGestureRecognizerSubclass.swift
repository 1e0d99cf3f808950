import Foundation
import QuartzCore

/// The members that only subclasses of gesture recognizers see on iOS, in the header
/// `UIGestureRecognizerSubclass.h`, which is a separate module there.
///
/// Swift has no such modules, so this base class contains these members. Don't use it directly;
/// override its members in subclasses of `UIGestureRecognizer`.
@preconcurrency @MainActor open class _UIGestureRecognizerSubclass: NSObject {
  final var currentState = UIGestureRecognizer.State.possible

  private var recognizer: UIGestureRecognizer {
    unsafeDowncast(self, to: UIGestureRecognizer.self)
  }

  /// The recognizer's state, which a subclass sets.
  ///
  /// The allowed transitions are: possible → failed, or → began → changed… → ended or cancelled, or
  /// → ended (discrete gestures).
  ///
  /// A transition out of `possible` is postponed until the recognizers that have to fail first have
  /// failed. Until then, the state stays `possible`. If the transition isn't allowed, the state
  /// becomes `failed`.
  open var state: UIGestureRecognizer.State {
    get { currentState }
    set { recognizer.request(newValue) }
  }

  /// Called when fingers land that the recognizer receives, before their view gets the touches.
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

  /// Called when a gesture is over and the state returns to `possible`.
  open func reset() { resetGesture() }

  /// Makes this recognizer ignore the touch. Views receive it as if the recognizer didn't exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) { recognizer._ignore(touch) }

  /// Returns whether recognizing this gesture makes the other one fail. The default is `true`.
  ///
  /// A delegate that allows both at once takes precedence.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    _canPrevent(preventedGestureRecognizer)
  }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for the other one to fail. The default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // The implementation of UIKit's own recognizers. They override these methods because overriding
  // the members above would make the overrides public, which they aren't on iOS.

  func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {}
  func resetGesture() {}
  func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
