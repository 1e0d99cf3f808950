import CoreGraphics
import QuartzCore

/// Distributes the touches of one window to gesture recognizers and views.
@MainActor package final class GestureEnvironment {
  /// The recognizers that saw a touch since their last reset, with those of inner views first.
  private(set) var active: [UIGestureRecognizer] = []
  private(set) var deliveries: [TouchDelivery] = []
  private var isDelivering = false
  private var isChanging = false
  private var isSettling = false
  /// Whether something changed while the environment was settling.
  private var isUnsettled = false

  package init() {}

  /// Whether no recognizer is active and no touch is waiting to be delivered.
  package var isIdle: Bool { active.isEmpty && deliveries.isEmpty }

  func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    active.contains { $0 === recognizer }
  }

  /// Activates a recognizer for touches that began before it could see them.
  func activate(_ recognizer: UIGestureRecognizer) {
    if !isActive(recognizer) { active.append(recognizer) }
  }

  // MARK: Delivering an event

  /// Delivers the window's changed touches to the recognizers, then to the views.
  ///
  /// The method is reentrant. For example, a delegate callback may send the app to the background,
  /// which cancels the fingers. The consequences of such an inner event are handled at the end of the
  /// outer one.
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
  /// - Parameter answers: The delegates' earlier answers for this event.
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
    // Views treat every touch as a finger. Touches with other buttons go to recognizers only.
    let isRefused =
      !touch.buttons.contains(.primary)
      || !view.isMultipleTouchEnabled && others.contains { $0.view === view }
      || view.isExclusiveTouch && others.contains { $0.view !== view }
      || others.contains { $0.view !== view && $0.view.isExclusiveTouch }
    deliveries.append(TouchDelivery(touch: touch, view: view, isDropped: isRefused))
  }

  // MARK: Changes of state

  /// Performs state changes that depend on each other, because one recognizer's start makes others
  /// fail.
  ///
  /// Outside of an event, for example in a timer, the consequences follow immediately, but only after
  /// the last change. They reset recognizers that have finished, and a recognizer must not change
  /// after its reset.
  func change(_ body: () -> Void) {
    let isInner = isChanging
    isChanging = true
    body()
    isChanging = isInner
    settleSoon()
  }

  /// Called when a recognizer's touches or state have changed.
  func stateDidChange(of recognizer: UIGestureRecognizer) { settleSoon() }

  /// Called when a view and its subviews are about to leave the window.
  ///
  /// Their touches are cancelled and their gestures end. A touch continues if a recognizer of a
  /// remaining view follows it.
  func viewWillLeave(_ view: UIView) {
    let lost = deliveries.filter { !$0.hasLostView && $0.view._isDescendant(of: view) }
    let left = active.filter { $0._view?._isDescendant(of: view) == true }
    guard !lost.isEmpty || !left.isEmpty else { return }
    // Recognizers that wait for another's failure come first, because this isn't a failure they
    // waited for.
    let waiting = left.filter { $0.progress.pending != nil }
    for recognizer in waiting + left { recognizer.cancel() }
    for delivery in lost { delivery.loseView() }
    settleSoon()
  }

  /// Settles immediately, or at the end of the current change.
  private func settleSoon() {
    if isSettling { isUnsettled = true }
    guard !isDelivering, !isChanging, !isSettling else { return }
    settle(nil)
  }

  /// Cancels a recognized gesture's touches in the views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    let touches = recognizer.progress.seenTouches
    let cancelled = deliveries.filter { touches.contains($0.touch) && !$0.isDropped }
    for delivery in cancelled { delivery.cancel() }
  }

  /// Sends actions, delivers touches to views, and resets finished recognizers.
  ///
  /// Repeats this until nothing changes, because an action or a view may make a recognizer continue
  /// or remove a view.
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
    // Recognizers that let their touches pass without a decision don't delay others.
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

  /// Passes the touches of each phase that this recognizer follows to the matching method.
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
