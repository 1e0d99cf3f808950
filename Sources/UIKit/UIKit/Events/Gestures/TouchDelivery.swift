import QuartzCore

/// A touch on its way to its view: at once, later, or never, as the gesture recognizers decide.
@MainActor final class TouchDelivery {
  let touch: UITouch
  let view: UIView
  /// Whether the view has left its window.
  private(set) var hasLostView = false
  /// Whether the view gets nothing more of it.
  private(set) var isDropped: Bool
  /// Whether there is nothing more to come.
  private(set) var isOver = false
  private var hasBegun = false
  /// The events that were not handed on: at most one of each.
  private var waiting: [UITouch.Phase] = []

  init(touch: UITouch, view: UIView, isDropped: Bool) {
    self.touch = touch
    self.view = view
    self.isDropped = isDropped
  }

  func note(_ phase: UITouch.Phase) {
    if waiting.last != phase { waiting.append(phase) }
  }

  /// Takes the touch away from the view.
  func cancel() {
    guard !isDropped else { return }
    isDropped = true
    if hasBegun {
      UITouch.withPhase(.cancelled, of: [touch]) {
        view.touchesCancelled([touch], with: UIEvent(touches: [touch]))
      }
    }
  }

  /// The view is about to leave its window: it gets nothing more. Recognizers of views that stay may go
  /// on with the touch.
  func loseView() {
    hasLostView = true
    cancel()
  }

  /// Ends a touch that concerns nobody any more.
  func abandon() {
    touch.abandon()
    note(.cancelled)
  }

  /// Hands on what may go, all touches of a view in one phase together.
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

  /// The event that can be handed on now.
  private var nextPhase: UITouch.Phase? {
    guard let phase = waiting.first else { return nil }
    if isDropped {
      // Nothing goes to the view, but the end has to be seen.
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
