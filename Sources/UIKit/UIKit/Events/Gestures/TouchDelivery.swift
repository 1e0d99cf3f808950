import QuartzCore

/// The delivery of a touch to its view. Gesture recognizers decide whether it happens immediately,
/// later or never.
@MainActor final class TouchDelivery {
  let touch: UITouch
  let view: UIView
  /// Whether the view has left its window.
  private(set) var hasLostView = false
  /// Whether the view receives no more of this touch.
  private(set) var isDropped: Bool
  /// Whether the delivery is complete.
  private(set) var isOver = false
  private var hasBegun = false
  /// The phases not delivered yet, each at most once.
  private var waiting: [UITouch.Phase] = []

  init(touch: UITouch, view: UIView, isDropped: Bool) {
    self.touch = touch
    self.view = view
    self.isDropped = isDropped
  }

  func note(_ phase: UITouch.Phase) {
    if waiting.last != phase { waiting.append(phase) }
  }

  /// Cancels the touch in the view.
  func cancel() {
    guard !isDropped else { return }
    isDropped = true
    if hasBegun {
      UITouch.withPhase(.cancelled, of: [touch]) {
        view.touchesCancelled([touch], with: UIEvent(touches: [touch]))
      }
    }
  }

  /// Stops the delivery because the view is about to leave its window. Recognizers of remaining views
  /// may still follow the touch.
  func loseView() {
    hasLostView = true
    cancel()
  }

  /// Ends a touch that no view or recognizer follows any more.
  func abandon() {
    touch.abandon()
    note(.cancelled)
  }

  /// Delivers the events that aren't held back. All touches of a view in one phase are delivered
  /// together.
  static func send(_ deliveries: [TouchDelivery], _ event: UIEvent) {
    while true {
      var group: (view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)?
      for delivery in deliveries {
        guard let phase = delivery.nextPhase else { continue }
        if group == nil { group = (delivery.view, phase, []) }
        guard group?.view === delivery.view, group?.phase == phase else { continue }
        delivery.advance()
        group?.touches.insert(delivery.touch)
      }
      guard let group else { return }
      group.view.receive(group.touches, group.phase, event)
    }
  }

  /// The next phase that can be delivered now.
  private var nextPhase: UITouch.Phase? {
    guard let phase = waiting.first else { return nil }
    if isDropped {
      // The view receives nothing, but the end of the touch must still be noticed.
      if waiting.contains(.ended) || waiting.contains(.cancelled) { isOver = true }
      waiting.removeAll()
      return nil
    }
    let recognizers = touch._gestureRecognizers.filter(\.mayStillRecognize)
    switch phase {
    case .began where recognizers.contains(where: \.delaysTouchesBegan): return nil
    case .ended where recognizers.contains(where: \.delaysTouchesEnded): return nil
    default: return phase
    }
  }

  private func advance() {
    switch waiting.removeFirst() {
    case .began: hasBegun = true
    case .ended, .cancelled: isOver = true
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIView {
  fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    UITouch.withPhase(phase, of: touches) {
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      case .cancelled: touchesCancelled(touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}
