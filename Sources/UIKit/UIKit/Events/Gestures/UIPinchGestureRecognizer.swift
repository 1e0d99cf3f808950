import CoreGraphics
import Foundation
import QuartzCore
import ScrollPhysics

/// A continuous recognizer for two fingers that move apart or together. It ends when both have
/// lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change in the fingers' distance, in points, before the gesture begins.
  ///
  /// The scale doesn't include it, just as a pan doesn't include its first points (quoted).
  static let hysteresis: CGFloat = 8

  /// The scale and the fingers' distance when the current two fingers came together.
  private var base: (scale: CGFloat, distance: CGFloat)?
  private var present: CGFloat = 1
  private var tracker = VelocityTracker()

  /// The scale of the fingers' distance, relative to the distance when the gesture began.
  ///
  /// Setting it makes the current distance correspond to that scale. The velocity is measured from
  /// zero again.
  open var scale: CGFloat {
    get { present }
    set {
      present = newValue
      tracker = VelocityTracker()
      if let distance = fingerDistance { base = (newValue, distance) }
    }
  }

  /// The change of scale per second, measured over the 100 ms before the last change. Zero if the
  /// fingers rest.
  open var velocity: CGFloat { tracker.velocity.x }

  // MARK: Touches

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in fingers.dropFirst(2) { ignore(touch, for: event) }
    if let distance = fingerDistance { base = (present, distance) }
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let distance = fingerDistance, let base else {
      // One finger rests on the screen or moves alone.
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

  // MARK: Touches

  /// The distance between the two fingers, or `nil` unless two are down. At least one point, so
  /// that a scale always exists.
  private var fingerDistance: CGFloat? {
    let fingers = self.fingers
    guard fingers.count == 2 else { return nil }
    return max(1, fingers[0].locationInWindow.distance(to: fingers[1].locationInWindow))
  }
}
