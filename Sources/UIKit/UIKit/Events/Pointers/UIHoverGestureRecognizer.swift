import CoreGraphics
import Foundation

/// Follows a pointer that is above a view and presses nothing: it begins when the pointer comes, changes
/// as it moves, and ends when it leaves. Fingers don't hover.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var receivesTouches: Bool { false }

  /// How far above the screen a pencil is, 0…1; a pointer lies on it.
  open var zOffset: CGFloat { 0 }

  /// Between the screen and a pencil, in radians; a pointer stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction of a pencil that leans, in radians from the view's x axis; a pointer leans nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// A pointer makes the gesture, and no touches.
  open override var numberOfTouches: Int { isHovering ? 1 : 0 }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex == 0 && isHovering, "No touch \(touchIndex) in \(self)")
    return location(in: view)
  }

  var isHovering: Bool { currentState == .began || currentState == .changed }

  /// The pointer is at a place of the window now.
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
