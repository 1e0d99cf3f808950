extension Stage {
  // The members by which StageBrowser lets the stage follow a display instead of `advance(by:)`.

  /// Whether a frame now would show or do something.
  package var needsFrame: Bool { renderLoop.needsFrame }

  /// When something is due next although nothing moves, in seconds of ``time``.
  package var nextDeadline: TimeInterval? { renderLoop.nextDeadline }

  /// One frame at `time`; a time that has passed counts as now.
  package func tick(to time: TimeInterval) {
    makeCurrent()
    renderLoop.advance(to: time)
  }

  /// Comes to the time of an event between two frames; a time that has passed counts as now.
  package func arrive(at time: TimeInterval) {
    makeCurrent()
    renderLoop.arrive(at: time)
  }

  /// Takes an event of a finger; the next event or frame commits its changes. Impossible changes, as
  /// the end of a finger that is not there, are passed over.
  ///
  /// - Parameter isSecondary: Whether a mouse's secondary button comes down; its primary one is a finger.
  package func pointer(
    _ finger: Int, _ phase: UITouch.Phase, at point: CGPoint, isSecondary: Bool = false
  ) {
    guard (phase == .began) == (fingers[finger] == nil) else { return }
    deliver(
      finger, phase, at: point, type: isSecondary ? .indirectPointer : .direct,
      buttons: isSecondary ? .secondary : .primary)
  }

  /// Takes all fingers, keys and the pointer off, as when the page that moved them is gone.
  package func releaseEverything() {
    endHover()
    application.scrollStream.cancel()
    for finger in fingers.keys.sorted() { touchCancel(finger: finger) }
    for code in keys.sorted(by: { $0.rawValue < $1.rawValue }) { release(code) }
  }

  /// Whether the application has the home indicator hidden.
  package var homeIndicatorIsHidden: Bool {
    let scene = application.scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.statusBarAppearance.hidesHomeIndicator ?? false
  }

  /// The look of the status bar: whether its text is light, or `nil` when it is hidden.
  package var statusBarIsLight: Bool? {
    guard device.statusBarHeight(in: orientation) > 0 else { return nil }
    let scene = application.scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let bar = scene?.statusBarManager
    if bar?.isStatusBarHidden == true { return nil }
    switch bar?.statusBarStyle ?? .default {
    case .lightContent: return true
    case .darkContent: return false
    case .default: return appearance == .dark
    }
  }
}
