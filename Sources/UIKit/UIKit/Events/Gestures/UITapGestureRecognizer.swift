import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes taps: fingers that come down and lift soon, near where they came down.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often the fingers tap; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that have to be pressed; the primary one by default. Fingers need none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Times and distances, quoted: those of UIKit's private `UITapRecognizer`.
  private enum Limit {
    /// Seconds that a tap may last.
    static let duration: CFTimeInterval = 0.75
    /// Seconds from one tap to the next.
    static let interval: CFTimeInterval = 0.35
    /// Points that a finger may move, and a later tap may lie from the first.
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

  /// A tap does not prevent one of the same fingers that goes on for longer: a single tap and a
  /// double tap of a view are both recognized, unless the one is required to fail.
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
