import CoreGraphics
import Foundation
import QuartzCore

/// A continuous recognizer for fingers that are held still. It begins while they are down and
/// follows them until they lift.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must press. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The time in seconds until the press is recognized. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that the fingers may move before recognition. The default is 10. There
  /// is no limit afterwards.
  open var allowableMovement: CGFloat = 10

  private var starts: [UITouch: CGPoint] = [:]
  private var deadline: ScheduledAction?

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard currentState == .possible else { return }
    for touch in touches { starts[touch] = touch.locationInWindow }
    guard starts.count <= numberOfTouchesRequired,
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else {
      state = .failed
      return
    }
    guard starts.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    deadline = RenderLoop.current.schedule(after: minimumPressDuration) { [weak self] in
      MainActor.assumeIsolated { self?.state = .began }
    }
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard currentState == .possible else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if start.distance(to: touch.locationInWindow) > allowableMovement { state = .failed }
    }
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = currentState == .possible ? .failed : .ended
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .cancelled
  }

  override func resetGesture() {
    deadline?.cancel()
    deadline = nil
    starts = [:]
  }
}
