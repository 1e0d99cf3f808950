import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes fingers that rest. It begins while they are down and follows them until they lift.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps that come before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers press; 1 by default.
  open var numberOfTouchesRequired = 1
  /// Seconds until the press is recognized; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the fingers may move until then; 10 by default. Afterwards they are free.
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
