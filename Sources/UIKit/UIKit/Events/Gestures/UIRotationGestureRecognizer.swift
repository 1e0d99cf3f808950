import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A continuous recognizer for two fingers that rotate around each other. It ends when both have lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that the fingers travel along their circle before the gesture begins.
  ///
  /// The rotation doesn't include it, just as a pinch doesn't include its first points (quoted).
  static let hysteresis: CGFloat = 8

  /// The fingers' direction at the last event, in radians.
  private var direction: CGFloat?
  /// The rotation before the gesture begins, which isn't included.
  private var turned: CGFloat = 0
  private var present: CGFloat = 0
  private var tracker = VelocityTracker()

  /// The rotation in radians since the gesture began, clockwise on the screen. Full turns add up.
  ///
  /// Setting it makes the current direction correspond to that rotation. The velocity is measured from
  /// zero again.
  open var rotation: CGFloat {
    get { present }
    set {
      present = newValue
      tracker = VelocityTracker()
    }
  }

  /// The rotation in radians per second, measured over the 100 ms before the last change. Zero if the
  /// fingers rest.
  open var velocity: CGFloat { tracker.velocity.x }

  // MARK: Touches

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    direction = pair?.direction
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let pair, let last = direction else {
      // One finger rests on the screen or moves alone.
      if currentState != .possible {
        track(event)
        state = .changed
      }
      return
    }
    // The shorter direction of rotation.
    let step = remainder(pair.direction - last, 2 * .pi)
    direction = pair.direction
    if currentState == .possible {
      turned += step
      let most = Self.hysteresis / max(1, pair.distance / 2)
      guard abs(turned) >= most, progress.pending == nil else { return }
      present = turned - (turned > 0 ? most : -most)
      track(event)
      state = .began
    } else {
      present += step
      track(event)
      state = .changed
    }
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    if currentState != .possible { track(event) }
    if fingers.isEmpty {
      state = currentState == .possible ? .failed : .ended
      return
    }
    direction = nil
    if currentState != .possible { state = .changed }
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .cancelled
  }

  override func resetGesture() {
    direction = nil
    turned = 0
    present = 0
    tracker = VelocityTracker()
  }

  private func track(_ event: UIEvent) {
    tracker.add([present, 0], at: event.timestamp)
  }

  // MARK: Touches

  /// The direction and distance from the first finger to the second, or nil unless two are down.
  private var pair: (direction: CGFloat, distance: CGFloat)? {
    let fingers = self.fingers
    guard fingers.count == 2 else { return nil }
    let (a, b) = (fingers[0].locationInWindow, fingers[1].locationInWindow)
    return (atan2(b.y - a.y, b.x - a.x), a.distance(to: b))
  }
}
