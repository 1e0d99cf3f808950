import CoreGraphics
import Foundation

/// A continuous recognizer for a pointer over a view with no button pressed.
///
/// It begins when the pointer enters, changes as the pointer moves, and ends when it leaves. Fingers
/// don't hover.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var receivesTouches: Bool { false }

  /// The distance of a pencil from the screen, 0…1. A pointer is always at 0.
  open var zOffset: CGFloat { 0 }

  /// The angle between the screen and a pencil, in radians. A pointer is always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction of a tilted pencil, in radians from the view's x axis. A pointer has no tilt.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// 1 while a pointer hovers. The gesture has no touches.
  open override var numberOfTouches: Int { isHovering ? 1 : 0 }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex == 0 && isHovering, "No touch \(touchIndex) in \(self)")
    return location(in: view)
  }

  var isHovering: Bool { currentState == .began || currentState == .changed }

  /// Updates the gesture for a pointer at a point in the window.
  func hover(at point: CGPoint, _ environment: GestureEnvironment) {
    guard isEnabled else { return }
    if isHovering {
      guard progress.lastLocation != point else { return }
      progress.lastLocation = point
      state = .changed
    } else {
      guard currentState == .possible else { return }
      progress.lastLocation = point
      environment.activate(self)
      state = .began
    }
  }

  func endHover() {
    if isHovering { state = .ended }
  }
}
