import CoreGraphics
import QuartzCore

/// Shares the touches of one window between gesture recognizers and views.
@MainActor package final class GestureEnvironment {
  /// Recognizers that saw a touch and were not reset since, inner views' first.
  private(set) var active: [UIGestureRecognizer] = []
  private(set) var deliveries: [TouchDelivery] = []
  private var isDelivering = false
  private var isChanging = false
  private var isSettling = false
  /// Whether something has come up while it was settling.
  private var isUnsettled = false

  package init() {}

  /// Whether some finger's touches are still to be handed on.
  package var isIdle: Bool { active.isEmpty && deliveries.isEmpty }

  func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 === recognizer }
  }

  /// Lets a recognizer see what comes of touches that it was not there for from their beginning.
  func activate(_ recognizer: UIGestureRecognizer) {
    if !isActive(recognizer) { active.append(recognizer) }
  }

  // MARK: An event

  /// Hands the window's touches that changed to recognizers, then to views.
  ///
  /// It may be called by what it calls: a delegate that is asked something sends the app to the
  /// background, and its fingers are cancelled. What follows from the inner event is seen to at the
  /// end of the outer one.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event._touches.filter { $0.window === window && $0.phase != .stationary }
      .sorted { $0.identifier < $1.identifier }
    var answers: [ObjectIdentifier: Bool] = [:]
    for touch in changed where touch.phase == .began { admit(touch, event, window, &answers) }

    let isInner = isDelivering || isChanging || isSettling
    let wasDelivering = isDelivering
    isDelivering = true
    for recognizer in active where !recognizer.progress.isFinished {
      recognizer.progress.modifierFlags = event.modifierFlags
      recognizer.progress.buttonMask = event.buttonMask
      recognizer.receive(changed, event)
    }
    isDelivering = wasDelivering

    for delivery in deliveries where changed.contains(where: { $0 === delivery.touch }) {
      delivery.note(delivery.touch.phase)
    }
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch._gestureRecognizers {
        recognizer.progress.lastLocation = recognizer.locationInWindow
      }
    }
    if isInner { settleSoon() } else { settle(event) }
  }

  /// Finds the touch's view and the recognizers that see it.
  ///
  /// - Parameter answers: what delegates have said of the event.
  private func admit(
    _ touch: UITouch, _ event: UIEvent, _ window: UIWindow,
    _ answers: inout [ObjectIdentifier: Bool]
  ) {
    let view = touch._view ?? window.hitTest(touch.locationInWindow, with: event)
    guard let view else { return }
    touch._view = view
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers ?? []
      where recognizer.shouldReceive(touch, event, &answers) {
        touch._gestureRecognizers.append(recognizer)
        recognizer.progress.touches.append(touch)
        recognizer.progress.seenTouches.insert(touch)
        activate(recognizer)
      }
      ancestor = current._superview
    }
    let others = deliveries.filter { !$0.isDropped && !$0.isOver }
    // Views take every touch for a finger: those of other buttons concern recognizers alone.
    let isRefused =
      !touch.buttons.contains(.primary)
      || !view.isMultipleTouchEnabled && others.contains { $0.view === view }
      || view.isExclusiveTouch && others.contains { $0.view !== view }
      || others.contains { $0.view !== view && $0.view.isExclusiveTouch }
    deliveries.append(TouchDelivery(touch: touch, view: view, isDropped: isRefused))
  }

  // MARK: Changes of state

  /// Makes changes of states that belong together: one that begins makes others fail. Outside of an
  /// event, as from a timer, the consequences follow at once, but after the last of them: a
  /// recognizer that is through is reset by them, and must not change any more.
  func change(_ body: () -> Void) {
    let isInner = isChanging
    isChanging = true
    body()
    isChanging = isInner
    settleSoon()
  }

  /// A recognizer's touches or state have changed.
  func stateDidChange(of recognizer: UIGestureRecognizer) { settleSoon() }

  /// A view is about to leave the window with all that is in it: its touches are cancelled and its
  /// gestures end. A touch goes on where a recognizer of a view that stays follows it.
  func viewWillLeave(_ view: UIView) {
    let lost = deliveries.filter { !$0.hasLostView && $0.view._isDescendant(of: view) }
    let left = active.filter { $0._view?._isDescendant(of: view) == true }
    guard !lost.isEmpty || !left.isEmpty else { return }
    // Those that wait for others to fail come first: this is no failure that they waited for.
    let waiting = left.filter { $0.progress.pending != nil }
    for recognizer in waiting + left { recognizer.cancel() }
    for delivery in lost { delivery.loseView() }
    settleSoon()
  }

  /// Follows up at once, or at the end of what is going on.
  private func settleSoon() {
    if isSettling { isUnsettled = true }
    guard !isDelivering, !isChanging, !isSettling else { return }
    settle(nil)
  }

  /// A recognized gesture takes its touches away from the views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    let touches = recognizer.progress.seenTouches
    let cancelled = deliveries.filter { touches.contains($0.touch) && !$0.isDropped }
    for delivery in cancelled { delivery.cancel() }
  }

  /// Sends actions, hands touches on to views, and resets recognizers that are through, until
  /// nothing more comes of it: an action or a view may have made a recognizer go on, or a view leave.
  private func settle(_ event: UIEvent?) {
    isSettling = true
    defer { isSettling = false }
    var event = event
    repeat {
      isUnsettled = false
      settleOnce(event)
      event = nil
    } while isUnsettled || active.contains(where: \.progress.needsAction)
  }

  private func settleOnce(_ event: UIEvent?) {
    // Those that let their touches go by without a word hold nobody up.
    let silent = active.filter(\.hasLetTouchesGoBy)
    for recognizer in silent { recognizer.giveUp() }
    for recognizer in active { recognizer.sendActions() }
    for delivery in deliveries where delivery.hasLostView && !delivery.touch.isFollowed {
      delivery.abandon()
    }
    let event = event ?? UIEvent(touches: Set(deliveries.map(\.touch)))
    TouchDelivery.send(deliveries, event)
    deliveries.removeAll { $0.isOver }
    for recognizer in active { recognizer.progress.touches.removeAll { !$0.isDown } }
    let finished = active.filter {
      $0.progress.touches.isEmpty && $0.progress.isFinished && !$0.progress.needsAction
    }
    active.removeAll { one in finished.contains { $0 === one } }
    for recognizer in finished { recognizer._reset() }
  }
}

extension UIGestureRecognizer {
  fileprivate func shouldReceive(
    _ touch: UITouch, _ event: UIEvent, _ answers: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    guard isEnabled, receivesTouches, !progress.isFinished, progress.pending == nil,
      progress.scroll == nil, takesButtons(of: touch)
    else { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    guard let delegate else { return true }
    let id = ObjectIdentifier(self)
    let takesEvent = answers[id] ?? delegate.gestureRecognizer(self, shouldReceive: event)
    answers[id] = takesEvent
    return takesEvent && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Hands the touches of each phase that are this recognizer's to its methods.
  fileprivate func receive(_ touches: [UITouch], _ event: UIEvent) {
    let mine = touches.filter { touch in progress.touches.contains { $0 === touch } }
    func send(_ phase: UITouch.Phase, _ method: (Set<UITouch>, UIEvent) -> Void) {
      let touches = Set(mine.filter { $0.phase == phase })
      if !touches.isEmpty, !progress.isFinished { method(touches, event) }
    }
    send(.began, touchesBegan)
    send(.moved, touchesMoved)
    send(.ended, touchesEnded)
    send(.cancelled, touchesCancelled)
  }
}
