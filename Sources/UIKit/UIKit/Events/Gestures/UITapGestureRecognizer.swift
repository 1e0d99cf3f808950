import CoreGraphics
import Foundation
import QuartzCore

/// A discrete recognizer for taps: fingers that land and lift soon, close to where they landed.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap together. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The pointer buttons that have to be pressed. The default is the primary button. Fingers don't
  /// need any.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// The limits of UIKit's private `UITapRecognizer` (quoted).
  private enum Limit {
    /// The longest duration of a tap, in seconds.
    static let duration: CFTimeInterval = 0.75
    /// The longest time between two taps, in seconds.
    static let interval: CFTimeInterval = 0.35
    /// The largest distance, in points, that a finger may move and that a later tap may be from the
    /// first.
    static let distance: CGFloat = 45
  }

  private var starts: [UITouch: CGPoint] = [:]
  private var firstTap: CGPoint?
  private var tapCount = 0
  private var fingersOfTap = 0
  private var deadline: ScheduledAction?

  override var waitsForMoreTouches: Bool { tapCount > 0 }

  override func takesButtons(of touch: UITouch) -> Bool {
    switch touch.type {
    case .direct, .pencil: true
    case .indirect, .indirectPointer: touch.buttons.isSuperset(of: buttonMaskRequired)
    }
  }

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if starts.isEmpty { failUnlessDone(within: Limit.duration) }
    for touch in touches { starts[touch] = touch.locationInWindow }
    fingersOfTap += touches.count
    let isFar = firstTap.map { $0.distance(to: locationInWindow) > Limit.distance } ?? false
    if fingersOfTap > numberOfTouchesRequired || isFar { state = .failed }
  }

  override func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if start.distance(to: touch.locationInWindow) > Limit.distance { state = .failed }
    }
  }

  override func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard currentState == .possible else { return }
    let place = locationInWindow
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty else { return }
    guard fingersOfTap == numberOfTouchesRequired else {
      state = .failed
      return
    }
    if firstTap == nil { firstTap = place }
    fingersOfTap = 0
    tapCount += 1
    if tapCount == numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      failUnlessDone(within: Limit.interval)
    }
  }

  override func _touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent) {
    state = .failed
  }

  override func resetGesture() {
    deadline?.cancel()
    deadline = nil
    starts = [:]
    firstTap = nil
    tapCount = 0
    fingersOfTap = 0
  }

  /// Returns whether this tap prevents another recognizer.
  ///
  /// A tap doesn't prevent a tap recognizer of the same fingers that needs more taps. A single tap
  /// and a double tap of a view are both recognized, unless one requires the other to fail.
  override func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let other = recognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTouchesRequired != numberOfTouchesRequired
      || other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failUnlessDone(within delay: CFTimeInterval) {
    deadline?.cancel()
    deadline = RenderLoop.current.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.state = .failed }
    }
  }
}
