extension Stage {
  /// Puts a finger on the screen.
  ///
  /// - Parameters:
  ///   - point: The position in points of the screen.
  ///   - finger: Any number, which identifies the finger in later calls. It must not be down already.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    precondition(fingers[finger] == nil, "Stage.touchDown: finger \(finger) is down already")
    send(finger, .began, at: point)
  }

  /// Moves a finger that is down to another point.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    precondition(fingers[finger] != nil, "Stage.touchMove: finger \(finger) is not down")
    send(finger, .moved, at: point)
  }

  /// Lifts a finger at its current position.
  public func touchUp(finger: Int = 0) {
    lift(finger, .ended)
  }

  /// Cancels the touch of a finger, as the system does when it interrupts a gesture.
  public func touchCancel(finger: Int = 0) {
    lift(finger, .cancelled)
  }

  /// Touches `point` for `duration` seconds.
  public func tap(at point: CGPoint, duration: TimeInterval = 0.05) {
    touchDown(at: point)
    advance(by: duration)
    touchUp()
  }

  /// Clicks `point` for `duration` seconds with a mouse, which can have several buttons.
  public func click(
    at point: CGPoint, buttons: UIEvent.ButtonMask = .primary, duration: TimeInterval = 0.05
  ) {
    let mouse = 0
    precondition(fingers[mouse] == nil, "Stage.click: finger \(mouse) is down")
    deliver(mouse, .began, at: point, type: .indirectPointer, buttons: buttons)
    renderLoop.commit()
    advance(by: duration)
    touchUp(finger: mouse)
  }

  /// Drags a finger at constant velocity and lifts it at the end. The finger moves once per frame.
  ///
  /// - Parameters:
  ///   - start: The point where the finger touches the screen, in points of the screen.
  ///   - distance: The distance that it moves. Positive y is downwards.
  ///   - duration: The time of the movement in seconds, at least one frame. If it isn't a whole number of
  ///     frames, the last frame is shorter.
  ///   - hold: The time in seconds that the finger then rests before it is lifted. A tenth of a second is
  ///     enough to prevent a flick.
  public func drag(
    from start: CGPoint, by distance: CGVector, duration: TimeInterval, hold: TimeInterval = 0,
    finger: Int = 0
  ) {
    touchDown(at: start, finger: finger)
    move(from: start, by: distance, duration: duration, finger: finger)
    advance(by: hold)
    touchUp(finger: finger)
  }

  /// Moves a finger from `start`, as ``drag(from:by:duration:hold:finger:)`` does, but leaves it down, so that
  /// you can inspect what it holds.
  public func move(
    from start: CGPoint, by distance: CGVector, duration: TimeInterval, finger: Int = 0
  ) {
    // A millionth of a frame is subtracted so that sums of decimal fractions give whole frames.
    let frames = max(1, (duration * frameRate - 1e-6).rounded(.up))
    let length = max(duration, 1 / frameRate)
    let begin = time
    for frame in 1...Int(frames) {
      let elapsed = min(Double(frame) / frameRate, length)
      advance(by: max(0, begin + elapsed - time))
      let part = frame == Int(frames) ? 1 : CGFloat(elapsed / length)
      touchMove(
        to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part),
        finger: finger)
    }
  }

  /// Scrolls with a mouse wheel, or with two fingers on a trackpad, over `point` in a single step.
  ///
  /// Scroll events less than a tenth of a second apart are one gesture for pan gesture recognizers that allow
  /// scrolling.
  ///
  /// - Parameters:
  ///   - distance: The distance in points that the content should move. Positive y moves it down, as a finger
  ///     that moves down does.
  ///   - type: Whether the input comes from a wheel or from a trackpad.
  public func wheel(
    at point: CGPoint, by distance: CGVector, type: UIScrollType = .discrete
  ) {
    act { application.scrollStream.turn(at: point, by: distance, type: type, in: application) }
  }

  // MARK: Events

  private func lift(_ finger: Int, _ phase: UITouch.Phase) {
    guard let point = fingers[finger] else {
      preconditionFailure("Stage: finger \(finger) is not down")
    }
    send(finger, phase, at: point)
  }

  private func send(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint) {
    deliver(finger, phase, at: point)
    renderLoop.commit()
  }

  func deliver(
    _ finger: Int, _ phase: UITouch.Phase, at point: CGPoint, type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = .primary
  ) {
    makeCurrent()
    fingers[finger] = phase == .ended || phase == .cancelled ? nil : point
    application.touchStream.send(
      [
        TouchChange(
          identifier: finger, phase: phase, location: point, type: type, buttons: buttons)
      ], to: application)
  }
}
