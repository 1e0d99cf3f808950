import CoreGraphics
import QuartzCore

/// Turns changes of fingers into touches and events.
@MainActor package final class TouchStream {
  private var touches: [Int: UITouch] = [:]
  /// The landing points of fingers on the status bar that haven't lifted or moved away.
  private var statusBarFingers: [Int: CGPoint] = [:]
  private var lastTap: (location: CGPoint, time: CFTimeInterval, count: Int)?

  /// The limits in time and distance within which a further tap increases the tap count.
  private enum Tap {
    static let interval: CFTimeInterval = 0.35
    static let distance: CGFloat = 45
    /// The largest distance that a finger may move for a tap on the status bar.
    static let statusBarDistance: CGFloat = 10
  }

  package init() {}

  /// Whether any finger is on the screen.
  package var isTouched: Bool { !fingers.isEmpty }

  /// The touches that are down, sorted by finger number.
  package var fingers: [UITouch] {
    touches.values.filter(\.isDown).sorted { $0.identifier < $1.identifier }
  }

  /// Forgets fingers that have lifted and those whose touched view has left. Their further changes
  /// are ignored.
  private func forgetEnded() { touches = touches.filter(\.value.isDown) }

  /// Sends the changes of one moment to `application` as one event.
  ///
  /// Ignores impossible changes, such as the end of an unknown finger or the landing of one that is
  /// already down, and locations that aren't finite numbers.
  package func send(
    _ changes: [TouchChange], to application: UIApplication,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    let now = CACurrentMediaTime()
    forgetEnded()
    var changed: Set<UITouch> = []
    var scrollToTop: UIScrollView?
    for var change in changes where change.location.x.isFinite && change.location.y.isFinite {
      if tapsStatusBar(change, of: application),
        let view = application.scrollsToTop(at: change.location)
      {
        // The system takes the tap. The view below the status bar doesn't receive it.
        change.phase = .cancelled
        scrollToTop = view
      }
      if let touch = apply(change, now, application) { changed.insert(touch) }
    }
    guard !changed.isEmpty else { return }
    for touch in touches.values where !changed.contains(touch) {
      touch.update(phase: .stationary, location: touch.locationInWindow, timestamp: now)
    }
    let event = UIEvent(
      touches: Set(touches.values), timestamp: now, modifierFlags: modifierFlags)
    application.sendEvent(event)
    forgetEnded()
    _ = scrollToTop?.scrollToTop()
  }

  /// Returns whether the change lifts a finger that landed on the status bar and stayed near that
  /// point.
  private func tapsStatusBar(_ change: TouchChange, of application: UIApplication) -> Bool {
    switch change.phase {
    case .began:
      if application.statusBarFrame.contains(change.location), change.buttons.contains(.primary) {
        statusBarFingers[change.identifier] = change.location
      }
      return false
    case .moved:
      guard let start = statusBarFingers[change.identifier] else { return false }
      if start.distance(to: change.location) > Tap.statusBarDistance {
        statusBarFingers[change.identifier] = nil
      }
      return false
    case .ended:
      return statusBarFingers.removeValue(forKey: change.identifier) != nil
    case .cancelled:
      statusBarFingers[change.identifier] = nil
      return false
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return false
    }
  }

  /// Cancels all touches because the system takes the fingers over.
  package func cancelAll(in application: UIApplication) {
    send(
      fingers.map {
        TouchChange(
          identifier: $0.identifier, phase: .cancelled,
          location: $0.window?.convert($0.locationInWindow, to: nil as UIWindow?) ?? .zero)
      }, to: application)
  }

  private func apply(
    _ change: TouchChange, _ now: CFTimeInterval, _ application: UIApplication
  ) -> UITouch? {
    switch (change.phase, touches[change.identifier]) {
    case (.began, nil):
      guard let window = application.window(at: change.location) else { return nil }
      let place = window.convert(change.location, from: nil as UIWindow?)
      let touch = UITouch(
        identifier: change.identifier, window: window, location: place, timestamp: now,
        type: change.type, buttons: change.buttons)
      if let lastTap, now - lastTap.time <= Tap.interval,
        lastTap.location.distance(to: change.location) <= Tap.distance
      {
        touch._tapCount = lastTap.count + 1
      }
      touches[change.identifier] = touch
      return touch
    case (.moved, let touch?), (.ended, let touch?), (.cancelled, let touch?):
      let place = touch.window?.convert(change.location, from: nil as UIWindow?) ?? change.location
      touch.update(phase: change.phase, location: place, timestamp: now)
      if change.phase == .ended, touch.buttons.contains(.primary) {
        lastTap = (change.location, now, touch.tapCount)
      }
      return touch
    case (.stationary, _), (.began, _), (.moved, nil), (.ended, nil), (.cancelled, nil),
      (.regionEntered, _), (.regionMoved, _), (.regionExited, _):
      return nil
    }
  }
}
