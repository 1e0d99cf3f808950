import CoreGraphics
import QuartzCore

/// Turns the movements of a wheel or of fingers on a trackpad into scroll events and gestures.
///
/// A browser reports only the movements, not when fingers land or lift. Movements in quick succession
/// therefore form one gesture.
@MainActor package final class ScrollStream {
  /// The time in seconds between the last movement and the end of the gesture (F-GESTURE-06).
  static let pause: CFTimeInterval = 0.1

  private var gesture: ScrollGesture?
  private var lastTurn: CFTimeInterval = 0
  private var deadline: ScheduledAction?

  package init() {}

  /// Sends a movement at a location on the screen to `application` as an event. Ignores locations and
  /// distances that aren't finite numbers.
  ///
  /// - Parameter distance: The distance in points by which content would move. Positive values are
  ///   down and to the right.
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

  /// Cancels the gesture because the system takes it over.
  package func cancel() { forget()?.leave(with: .cancelled) }

  private func end() { forget()?.leave(with: .ended) }

  private func forget() -> ScrollGesture? {
    deadline?.cancel()
    deadline = nil
    defer { gesture = nil }
    return gesture
  }

  /// Schedules the end of the gesture. A gesture without followers needs no end, so no frame is
  /// requested for it.
  private func endSoon() {
    deadline?.cancel()
    deadline = nil
    guard gesture?.isFollowed == true else { return }
    deadline = RenderLoop.current.schedule(after: Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.end() }
    }
  }
}
