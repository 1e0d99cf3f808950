/// The stage's time while a page shows it: seconds that follow the page's display.
///
/// The page tells when its display drew, and when fingers moved, by its own clock. Times taken
/// there are even, while messages arrive with a jitter that one would see in a scroll; so the
/// stage's time is the page's, shifted. It never runs back, and it never strays from the server's
/// clock by more than ``tolerance``, whatever a page claims.
struct LiveClock: Sendable {
  package static let tolerance = 0.1

  /// The stage's time now.
  package private(set) var time: Double
  /// Stage time minus server time.
  private var serverOffset: Double
  /// Stage time minus page time, once the page told one.
  private var pageOffset: Double?

  /// A clock that shows `time` when the server's steady clock shows `server`, in seconds.
  package init(time: Double, server: Double) {
    self.time = time
    serverOffset = time - server
  }

  /// The time at which the page drew or was touched.
  package mutating func advance(page milliseconds: Double, server: Double) -> Double {
    let expected = server + serverOffset
    let page = milliseconds / 1000
    var candidate = page + (pageOffset ?? expected - page)
    if abs(candidate - expected) > Self.tolerance { candidate = expected }
    pageOffset = candidate - page
    return move(to: candidate)
  }

  /// The time by the server's clock alone, for what happens without the page.
  package mutating func advance(server: Double) -> Double {
    move(to: server + serverOffset)
  }

  /// Goes on from where it stood, after a time in which nobody looked.
  package mutating func resume(server: Double) {
    serverOffset = time - server
    pageOffset = nil
  }

  private mutating func move(to candidate: Double) -> Double {
    time = max(time, candidate)
    return time
  }
}
