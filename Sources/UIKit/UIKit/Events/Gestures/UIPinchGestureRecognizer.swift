import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// Recognizes two fingers that move apart or together. It ends when both have lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points by which the fingers' distance changes before the gesture begins, and which the scale
  /// does not count, as a pan does not count its first points (quoted).
  static let hysteresis: CGFloat = 8

  /// The scale at which the present two fingers came together, and their distance then.
  private var base: (scale: CGFloat, distance: CGFloat)?
  private var present: CGFloat = 1
  private var tracker = VelocityTracker()

  /// The fingers' distance, relative to that at which the gesture began.
  ///
  /// Setting it makes the present distance count as that scale. The velocity starts anew.
  open var scale: CGFloat {
    get { present }
    set {
      present = newValue
      tracker = VelocityTracker()
      if let distance = fingerDistance { base = (newValue, distance) }
    }
  }

  /// Scale per second, over the 100 ms before it last changed; zero for fingers that rest.
  open var velocity: CGFloat { tracker.velocity.x }

  // MARK: Touches

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    if let distance = fingerDistance { base = (present, distance) }
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let distance = fingerDistance, let base else {
      // One finger rests on the glass or moves on alone.
      if currentState != .possible {
        track(event)
        state = .changed
      }
      return
    }
    if currentState == .possible {
      let change = distance - base.distance
      guard abs(change) >= Self.hysteresis, progress.pending == nil else { return }
      let start = base.distance + (change > 0 ? Self.hysteresis : -Self.hysteresis)
      self.base = (1, max(start, 1))
      follow(distance, event)
      state = .began
    } else {
      follow(distance, event)
      state = .changed
    }
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    if currentState != .possible { track(event) }
    if fingers.isEmpty {
      state = currentState == .possible ? .failed : .ended
      return
    }
    base = nil
    if currentState != .possible { state = .changed }
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .cancelled
  }

  override func resetGesture() {
    base = nil
    present = 1
    tracker = VelocityTracker()
  }

  private func follow(_ distance: CGFloat, _ event: UIEvent) {
    guard let base else { return }
    present = base.scale * distance / base.distance
    track(event)
  }

  private func track(_ event: UIEvent) {
    tracker.add([present, 0], at: event.timestamp)
  }

  // MARK: Fingers

  /// At least one point, so that a scale always exists; `nil` unless two fingers are down.
  private var fingerDistance: CGFloat? {
    let fingers = self.fingers
    guard fingers.count == 2 else { return nil }
    return max(1, fingers[0].locationInWindow.distance(to: fingers[1].locationInWindow))
  }
}
