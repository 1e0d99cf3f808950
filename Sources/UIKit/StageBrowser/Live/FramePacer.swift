import Stage

/// The timing of frames: the stage's time while a page shows it, and a timer for events that are due without a
/// request from the page.
@MainActor final class FramePacer {
  private let server: any ServerClock
  private var clock: LiveClock
  /// Cancels the next timer.
  private var callOff: (@MainActor () -> Void)?
  /// Makes a frame. It is never called before the currently running code has returned.
  var onFrame: (() -> Void)?

  /// The minimum wait in seconds. A nearer deadline, such as the remainder of a rounded one, would start the
  /// timer again and again for the same moment. [s]
  private static let minimumWait = 0.001

  init(time: Double, server: any ServerClock) {
    self.server = server
    clock = LiveClock(time: time, server: server.seconds)
  }

  /// The stage's time when it was last requested. [s]
  var time: Double { clock.time }

  /// Continues from the last time after a period without a page.
  func resume() {
    clock.resume(server: server.seconds)
  }

  /// Returns the stage's time now, or at `milliseconds` of the page's clock.
  func advance(page milliseconds: Double? = nil) -> Double {
    let server = server.seconds
    guard let milliseconds else { return clock.advance(server: server) }
    return clock.advance(page: milliseconds, server: server)
  }

  /// Schedules a frame for the next event: a motion that didn't change a pixel, or an action scheduled for
  /// later.
  func wakeWhenDue(_ stage: Stage) {
    if stage.needsFrame {
      wake(after: 1 / stage.frameRate)
    } else if let deadline = stage.nextDeadline {
      wake(after: max(deadline - advance(), Self.minimumWait))
    }
  }

  /// Schedules a frame after the given number of seconds.
  func wake(after seconds: Double) {
    rest()
    callOff = server.schedule(after: seconds) { [weak self] in
      self?.onFrame?()
    }
  }

  /// Cancels the next timer.
  func rest() {
    callOff?()
  }
}
