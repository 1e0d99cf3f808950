extension Stage {
  /// Puts a finger on the screen.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - finger: Any number; later calls name the finger by it. It must not be down already.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    precondition(fingers[finger] == nil, "Stage.touchDown: finger \(finger) is down already")
    send(finger, .began, at: point)
  }

  /// Moves a finger that is down.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    precondition(fingers[finger] != nil, "Stage.touchMove: finger \(finger) is not down")
    send(finger, .moved, at: point)
  }

  /// Lifts a finger where it is.
  public func touchUp(finger: Int = 0) {
    lift(finger, .ended)
  }

  /// Takes a finger away as the system does when it interrupts a gesture.
  public func touchCancel(finger: Int = 0) {
    lift(finger, .cancelled)
  }

  /// Touches `point` for `duration` seconds.
  public func tap(at point: CGPoint, duration: TimeInterval = 0.05) {
    touchDown(at: point)
    advance(by: duration)
    touchUp()
  }

  /// Clicks `point` for `duration` seconds with a mouse, which unlike a finger has several buttons.
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

  /// Drags a finger at constant velocity: it moves at frame times, and is lifted at the end.
  ///
  /// - Parameters:
  ///   - start: Where the finger lands, in points of the screen.
  ///   - distance: How far it moves, positive y downwards.
  ///   - duration: Seconds from the landing to the end of the movement, at least one frame. When it
  ///     is no whole number of frames, the last one is shorter.
  ///   - hold: Seconds for which the finger then rests before it is lifted. A tenth of a second
  ///     is enough for nothing to be thrown.
  public func drag(
    from start: CGPoint, by distance: CGVector, duration: TimeInterval, hold: TimeInterval = 0,
    finger: Int = 0
  ) {
    touchDown(at: start, finger: finger)
    move(from: start, by: distance, duration: duration, finger: finger)
    advance(by: hold)
    touchUp(finger: finger)
  }

  /// Moves a finger that is down at `start` as ``drag(from:by:duration:hold:finger:)`` does, and
  /// leaves it down, to look at what it holds.
  public func move(
    from start: CGPoint, by distance: CGVector, duration: TimeInterval, finger: Int = 0
  ) {
    // A millionth of a frame, so that sums of decimal fractions make whole frames.
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

  /// Turns a wheel or moves two fingers on a trackpad over `point`, all at once.
  ///
  /// Turns that are less than a tenth of a second apart are one gesture for pans that are allowed them.
  ///
  /// - Parameters:
  ///   - distance: Points by which the content is to move; positive y moves it down, as a finger would
  ///     that moves down.
  ///   - type: A wheel, or fingers on a trackpad.
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
