import CoreGraphics

/// Follows the finger of a drag from the window, so that the drag continues when the view in which it began
/// disappears.
@MainActor final class DragTracker: UIGestureRecognizer {
  private weak var conduct: DragConduct?

  convenience init(_ conduct: DragConduct) {
    self.init(target: nil, action: nil)
    self.conduct = conduct
    cancelsTouchesInView = false
  }

  /// False: the recognizer is given the finger that drags, and other touches in the window don't
  /// concern it.
  override var receivesTouches: Bool { false }

  override func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool { false }
  override func canPrevent(_ recognizer: UIGestureRecognizer) -> Bool { false }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard let touch = touches.first else { return }
    conduct?.move(to: touch.locationInWindow)
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .failed
    conduct?.release()
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .failed
    conduct?.cancel()
  }
}

extension GestureEnvironment {
  /// Makes a recognizer of the window follow a finger that is already down.
  func follow(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    touch._gestureRecognizers.append(recognizer)
    recognizer.progress.touches.append(touch)
    recognizer.progress.seenTouches.insert(touch)
    activate(recognizer)
  }
}
