import Stage

/// When frames are made: the stage's time while a page shows it, and the waking for what is due without the
/// page drawing.
@MainActor final class FramePacer {
  private let server: any ServerClock
  private var clock: LiveClock
  /// Calls the next waking off.
  private var callOff: (@MainActor () -> Void)?
  /// Makes a frame. It is not called before the code that runs now has returned.
  var onFrame: (() -> Void)?

  /// A deadline that is nearer, like the remainder of a rounded one, would wake it at one moment again
  /// and again. [s]
  private static let minimumWait = 0.001

  init(time: Double, server: any ServerClock) {
    self.server = server
    clock = LiveClock(time: time, server: server.seconds)
  }

  /// The stage's time as it was last asked for. [s]
  var time: Double { clock.time }

  /// Goes on from where the time stood, after a while in which no page looked.
  func resume() {
    clock.resume(server: server.seconds)
  }

  /// The stage's time now, or when the page's clock showed `milliseconds`.
  func advance(page milliseconds: Double? = nil) -> Double {
    let server = server.seconds
    guard let milliseconds else { return clock.advance(server: server) }
    return clock.advance(page: milliseconds, server: server)
  }

  /// Has a frame made when something is due: motion that did not change a pixel, and actions
  /// scheduled for later.
  func wakeWhenDue(_ stage: Stage) {
    if stage.needsFrame {
      wake(after: 1 / stage.frameRate)
    } else if let deadline = stage.nextDeadline {
      wake(after: max(deadline - advance(), Self.minimumWait))
    }
  }

  /// Has a frame made in so many seconds.
  func wake(after seconds: Double) {
    rest()
    callOff = server.schedule(after: seconds) { [weak self] in
      self?.onFrame?()
    }
  }

  /// Calls the next waking off.
  func rest() {
    callOff?()
  }
}
