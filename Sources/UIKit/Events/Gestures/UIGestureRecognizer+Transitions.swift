import CoreGraphics

/// The state machine. See "Preparing for Gesture Recognizers" and "Coordinating Multiple Gesture
/// Recognizers" in Apple's documentation.
extension UIGestureRecognizer {
  package var _environment: GestureEnvironment? { _view?._windowForSubviews?._gestures }

  /// The touches that are still down, in the order in which they came.
  package var _fingers: [UITouch] {
    _progress.touches.filter(\._isDown)
  }

  /// Where the touches are now, or were last.
  var _locationInWindow: CGPoint {
    let touches = _progress.touches
    guard !touches.isEmpty else { return _progress.lastLocation }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1._locationInWindow.x, y: $0.y + $1._locationInWindow.y)
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Goes on to `state` if the machine allows that from here; else nothing happens.
  func _request(_ state: State) {
    guard let environment = _environment else { return _take(state) }
    environment.change { _take(state) }
  }

  private func _take(_ state: State) {
    switch (_currentState, state) {
    case (.possible, .began), (.possible, .ended):
      _progress.pending = state
      _beginIfAllowed()
    case (.possible, .failed), (.possible, .cancelled):
      _fail()
    case (.possible, .changed):
      // Continues a gesture that is put off: it begins when it may.
      break
    case (.began, .changed), (.changed, .changed):
      _enter(.changed)
    case (.began, .ended), (.changed, .ended):
      _enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      _enter(.cancelled)
    default:
      break
    }
  }

  /// Leaves `possible` when nothing stands against it, fails when something does, or goes on waiting.
  func _beginIfAllowed() {
    guard let target = _progress.pending, _currentState == .possible else { return }
    let others = _competitors
    let required = others.filter { _requiresFailure(of: $0) }
    if required.contains(where: \._hasRecognized) {
      _fail()
      return
    }
    if required.contains(where: \._mayStillRecognize) { return }
    guard _view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true,
      !others.contains(where: { $0._hasRecognized && $0._prevents(self) })
    else {
      _fail()
      return
    }
    // Whoever was asked may have turned it off, or taken its view away.
    guard _currentState == .possible, !_progress.isFinished else { return }
    _progress.pending = nil
    for other in others where other._currentState == .possible && !other._progress.isFinished {
      if _prevents(other) || other._requiresFailure(of: self) { other._fail() }
    }
    _enter(target)
    if cancelsTouchesInView { _environment?.cancelTouches(of: self) }
  }

  /// Takes a state that targets hear of.
  private func _enter(_ state: State) {
    _currentState = state
    _progress.needsAction = true
    _progress.lastLocation = _locationInWindow
    if state == .ended || state == .cancelled { _progress.isFinished = true }
  }

  func _fail() {
    guard _currentState == .possible, !_progress.isFinished else { return }
    _currentState = .failed
    _progress.pending = nil
    _progress.isFinished = true
    guard let environment = _environment else { return }
    environment.change { _letDependentsBegin() }
  }

  /// Ends whatever is going on, because the recognizer was turned off or its view went away.
  func _cancel() {
    guard let environment = _environment else { return }
    switch _currentState {
    case .possible: if environment.isActive(self) { _fail() }
    case .began, .changed: _request(.cancelled)
    case .ended, .cancelled, .failed: break
    }
    for touch in _progress.touches { _ignore(touch) }
    environment.stateDidChange(of: self)
  }

  func _ignore(_ touch: UITouch) {
    _progress.touches.removeAll { $0 === touch }
    touch._gestureRecognizers.removeAll { $0 === self }
  }

  /// Calls the targets, once for all changes of state in an event.
  func _sendActions() {
    guard _progress.needsAction else { return }
    _progress.needsAction = false
    for target in _targets {
      guard let object = target.target else { continue }
      target.action.perform(on: object, self)
    }
  }

  func _reset() {
    let isSilent = _currentState == .possible
    _progress.reset()
    _currentState = .possible
    // A subclass may still be counting on what it saw; it was not told of an end.
    if !isSilent { reset() }
  }

  /// Whether all touches are gone and nothing was made of them.
  var _hasLetTouchesGoBy: Bool {
    _currentState == .possible && !_progress.isFinished && _progress.pending == nil
      && !_waitsForMoreTouches
      && !_progress.touches.contains(where: \._isDown)
  }

  /// Lets those that wait for this recognizer's failure go on, without a change of state.
  func _giveUp() {
    _progress.isFinished = true
    _letDependentsBegin()
  }

  private func _letDependentsBegin() {
    for other in _competitors where other._progress.pending != nil {
      if other._requiresFailure(of: self) { other._beginIfAllowed() }
    }
  }

  // MARK: Relations

  /// Recognizers that are at work on a touch of this one's.
  private var _competitors: [UIGestureRecognizer] {
    (_environment?.active ?? []).filter {
      $0 !== self && !$0._progress.seenTouches.isDisjoint(with: _progress.seenTouches)
    }
  }

  private var _hasRecognized: Bool {
    switch _currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether it is worthwhile to wait: there are touches, or a decision that is put off.
  var _mayStillRecognize: Bool {
    _currentState == .possible && !_progress.isFinished
      && (!_progress.touches.isEmpty || _progress.pending != nil || _waitsForMoreTouches)
  }

  private func _prevents(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    {
      return false
    }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  private func _requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if _progress.requirements.contains(where: { $0.recognizer === other }) { return true }
    if let known = _progress.dynamicRequirements[ObjectIdentifier(other)] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    _progress.dynamicRequirements[ObjectIdentifier(other)] = answer
    return answer
  }
}
