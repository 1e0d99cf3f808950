import CoreGraphics
import QuartzCore

/// Makes scroll events and gestures of the turns of a wheel and of fingers on a trackpad.
///
/// A browser tells of turns alone, and not when the fingers lie down and lift: turns that follow each
/// other soon are one gesture.
@MainActor package final class ScrollStream {
  /// So many seconds after the last turn the gesture is over (F-GESTURE-06).
  static let pause: CFTimeInterval = 0.1

  private var gesture: ScrollGesture?
  private var lastTurn: CFTimeInterval = 0
  private var deadline: ScheduledAction?

  package init() {}

  /// Takes a turn above a place on the screen and sends it to `application` as an event. Places and
  /// distances that are no numbers are left out.
  ///
  /// - Parameter distance: points that content would move by; downward and to the right is positive.
  package func turn(
    at location: CGPoint, by distance: CGVector, type: UIScrollType,
    in application: UIApplication
  ) {
    guard location.x.isFinite, location.y.isFinite, distance.dx.isFinite, distance.dy.isFinite,
      distance != .zero, let window = application.window(at: location)
    else { return }
    let now = CACurrentMediaTime()
    if let gesture, gesture.window !== window || now - lastTurn >= Self.pause { end() }
    let gesture = gesture ?? ScrollGesture(type, in: window)
    self.gesture = gesture
    lastTurn = now
    application.sendEvent(
      ScrollEvent(
        gesture, at: window.convert(location, from: nil as UIWindow?), by: distance,
        timestamp: now))
    endSoon()
  }

  /// The system takes the gesture over.
  package func cancel() { forget()?.leave(with: .cancelled) }

  private func end() { forget()?.leave(with: .ended) }

  private func forget() -> ScrollGesture? {
    deadline?.cancel()
    deadline = nil
    defer { gesture = nil }
    return gesture
  }

  /// A gesture that nobody follows needs no end: nothing is to be woken for it.
  private func endSoon() {
    deadline?.cancel()
    deadline = nil
    guard gesture?.isFollowed == true else { return }
    deadline = RenderLoop.current.schedule(after: Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.end() }
    }
  }
}
