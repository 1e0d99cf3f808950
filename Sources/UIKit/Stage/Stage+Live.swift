extension Stage {
  // StageBrowser uses these members to make the stage follow a display instead of `advance(by:)`.

  /// Whether a frame now would show or do something.
  package var needsFrame: Bool { renderLoop.needsFrame }

  /// The time of the next scheduled event when nothing moves, in seconds of ``time``.
  package var nextDeadline: TimeInterval? { renderLoop.nextDeadline }

  /// Produces one frame at `time`. A time in the past counts as now.
  package func tick(to time: TimeInterval) {
    makeCurrent()
    renderLoop.advance(to: time)
  }

  /// Advances to the time of an event between two frames. A time in the past counts as now.
  package func arrive(at time: TimeInterval) {
    makeCurrent()
    renderLoop.arrive(at: time)
  }

  /// Handles a touch event. The next event or frame commits its changes. Impossible changes, such as the end of
  /// a touch that doesn't exist, are ignored.
  ///
  /// - Parameter isSecondary: Whether a mouse's secondary button is pressed. The primary button acts as a
  ///   finger.
  package func pointer(
    _ finger: Int, _ phase: UITouch.Phase, at point: CGPoint, isSecondary: Bool = false
  ) {
    guard (phase == .began) == (fingers[finger] == nil) else { return }
    deliver(
      finger, phase, at: point, type: isSecondary ? .indirectPointer : .direct,
      buttons: isSecondary ? .secondary : .primary)
  }

  /// Moves the application to the background, because nobody watches it.
  package func enterBackground() {
    makeCurrent()
    application.enterBackground()
  }

  /// Returns the application from the background.
  package func enterForeground() {
    makeCurrent()
    application.enterForeground()
  }

  /// Releases all fingers, keys and the pointer, for example when the page that moved them is closed.
  package func releaseEverything() {
    endHover()
    application.scrollStream.cancel()
    for finger in fingers.keys.sorted() { touchCancel(finger: finger) }
    for code in keys.sorted(by: { $0.rawValue < $1.rawValue }) { release(code) }
  }

  /// Whether the application hides the home indicator.
  package var homeIndicatorIsHidden: Bool {
    let scene = application.scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    return scene?.statusBarAppearance.hidesHomeIndicator ?? false
  }

  /// Whether the text of the status bar is light; `nil` if the status bar is hidden.
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
