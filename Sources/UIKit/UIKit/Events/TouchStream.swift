import CoreGraphics
import QuartzCore

/// Makes touches and events of what happens to fingers.
@MainActor package final class TouchStream {
  private var touches: [Int: UITouch] = [:]
  /// Where fingers came down on the status bar that have not left.
  private var statusBarFingers: [Int: CGPoint] = [:]
  private var lastTap: (location: CGPoint, time: CFTimeInterval, count: Int)?

  /// A later tap counts on within this time and distance.
  private enum Tap {
    static let interval: CFTimeInterval = 0.35
    static let distance: CGFloat = 45
    /// A finger that moves no farther taps the status bar.
    static let statusBarDistance: CGFloat = 10
  }

  package init() {}

  /// Whether fingers are on the screen.
  package var isTouched: Bool { !fingers.isEmpty }

  /// The touches that are down, in the order of their numbers.
  package var fingers: [UITouch] {
    touches.values.filter(\.isDown).sorted { $0.identifier < $1.identifier }
  }

  /// Fingers have lifted, or what they touched has left: what such a finger still does is nothing.
  private func forgetEnded() { touches = touches.filter(\.value.isDown) }

  /// Takes what happened at one moment and sends it to `application` as one event. Impossible
  /// changes (the end of a finger that is not there, a landing of one that is) are left out, places
  /// that are no numbers, too.
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
        // The tap is the system's: whoever lies below the bar does not get it.
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

  /// Whether a finger lifts that came down on the status bar and stayed about there.
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

  /// The system takes all fingers over.
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
