import CoreGraphics

/// The state machine. See "Preparing for Gesture Recognizers" and "Coordinating Multiple Gesture
/// Recognizers" in Apple's documentation.
extension UIGestureRecognizer {
  package var environment: GestureEnvironment? { _view?.windowForSubviews?.gestures }

  /// The touches that are still down, in order of arrival.
  package var fingers: [UITouch] {
    progress.touches.filter(\.isDown)
  }

  /// The current or last location of the touches, in the window's coordinates.
  var locationInWindow: CGPoint {
    progress.touches.isEmpty ? progress.lastLocation : progress.touches.middle
  }

  /// Enters `state` if the state machine allows it from the current state. Otherwise, does nothing.
  func request(_ state: State) {
    guard let environment = self.environment else { return take(state) }
    environment.change { take(state) }
  }

  private func take(_ state: State) {
    switch (currentState, state) {
    case (.possible, .began), (.possible, .ended):
      progress.pending = state
      beginIfAllowed()
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed):
      enter(.changed)
    case (.began, .ended), (.changed, .ended):
      enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    // `changed` continues a postponed gesture, which begins when it is allowed to.
    default: break
    }
  }

  /// Leaves `possible` if nothing prevents it, fails if something does, or keeps waiting.
  func beginIfAllowed() {
    guard let target = progress.pending, currentState == .possible else { return }
    let others = competitors
    let required = others.filter { requiresFailure(of: $0) }
    if required.contains(where: \.hasRecognized) { return fail() }
    if required.contains(where: \.mayStillRecognize) { return }
    guard _view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true, !isClaimedByTouchedView,
      !others.contains(where: { $0.hasRecognized && $0.prevents(self) })
    else { return fail() }
    // The delegate that was asked may have disabled the recognizer or removed its view.
    guard currentState == .possible, !progress.isFinished else { return }
    progress.pending = nil
    for other in others where other.currentState == .possible && !other.progress.isFinished {
      if prevents(other) || other.requiresFailure(of: self) { other.fail() }
    }
    enter(target)
    if cancelsTouchesInView { environment?.cancelTouches(of: self) }
  }

  /// Whether a view between a touch and the recognizer's own view acts on the gesture itself.
  private var isClaimedByTouchedView: Bool {
    for touch in progress.touches {
      var view = touch.view
      while let current = view, current !== _view {
        if current.claims(self) { return true }
        view = current.superview
      }
    }
    return false
  }

  /// Enters a state and calls the targets for it.
  private func enter(_ state: State) {
    currentState = state
    progress.needsAction = true
    progress.lastLocation = locationInWindow
    if state == .ended || state == .cancelled { progress.isFinished = true }
  }

  func fail() {
    guard currentState == .possible, !progress.isFinished else { return }
    currentState = .failed
    progress.pending = nil
    progress.isFinished = true
    guard let environment = self.environment else { return }
    environment.change { letDependentsBegin() }
  }

  /// Ends the current gesture because the recognizer was disabled or its view was removed.
  func cancel() {
    guard let environment = self.environment else { return }
    switch currentState {
    case .possible: if environment.isActive(self) { fail() }
    case .began, .changed: request(.cancelled)
    case .ended, .cancelled, .failed: break
    }
    for touch in progress.touches { _ignore(touch) }
    environment.stateDidChange(of: self)
  }

  func _ignore(_ touch: UITouch) {
    progress.touches.removeAll { $0 === touch }
    touch._gestureRecognizers.removeAll { $0 === self }
  }

  /// Calls the targets once for all state changes in an event.
  func sendActions() {
    guard progress.needsAction else { return }
    progress.needsAction = false
    for target in targets {
      guard let object = target.target else { continue }
      target.action.perform(on: object, self)
    }
  }

  func _reset() {
    let isSilent = currentState == .possible
    progress.reset()
    currentState = .possible
    // A subclass may still hold state from the touches it saw, because it wasn't notified of an end.
    if !isSilent { reset() }
  }

  /// Whether all touches have ended without being recognized.
  var hasLetTouchesGoBy: Bool {
    currentState == .possible && !progress.isFinished && progress.pending == nil
      && !waitsForMoreTouches && progress.scroll == nil
      && !progress.touches.contains(where: \.isDown)
  }

  /// Lets recognizers that wait for this one's failure continue, without changing the state.
  func giveUp() {
    progress.isFinished = true
    letDependentsBegin()
  }

  private func letDependentsBegin() {
    for other in competitors where other.progress.pending != nil {
      if other.requiresFailure(of: self) { other.beginIfAllowed() }
    }
  }

  // MARK: Relations

  /// The recognizers that follow one of the same touches or the same scroll gesture.
  private var competitors: [UIGestureRecognizer] {
    (environment?.active ?? []).filter {
      $0 !== self
        && (!$0.progress.seenTouches.isDisjoint(with: progress.seenTouches)
          || $0.progress.scroll.map { $0 === progress.scroll } ?? false)
    }
  }

  var hasRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether waiting can still lead to recognition, because there are touches or a postponed
  /// decision.
  var mayStillRecognize: Bool {
    currentState == .possible && !progress.isFinished
      && (!progress.touches.isEmpty || progress.scroll != nil || progress.pending != nil
        || waitsForMoreTouches)
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    {
      return false
    }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if progress.requirements.contains(where: { $0.recognizer === other }) { return true }
    if let known = progress.dynamicRequirements[ObjectIdentifier(other)] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    progress.dynamicRequirements[ObjectIdentifier(other)] = answer
    return answer
  }
}
