/// The stage's time while a page shows it, in seconds that follow the page's display.
///
/// The page reports by its own clock when its display drew and when fingers moved. Those times are even,
/// whereas messages arrive with a jitter that would be visible in a scroll. So the stage's time is the page's
/// time plus an offset. It never runs backwards, and it never differs from the server's clock by more than
/// ``tolerance``, whatever a page claims.
struct LiveClock: Sendable {
  package static let tolerance = 0.1

  /// The stage's current time.
  package private(set) var time: Double
  /// The stage's time minus the server's time.
  private var serverOffset: Double
  /// The stage's time minus the page's time; `nil` before the page's first report.
  private var pageOffset: Double?

  /// Creates a clock that shows `time` when the server's monotonic clock shows `server`, in seconds.
  package init(time: Double, server: Double) {
    self.time = time
    serverOffset = time - server
  }

  /// Advances to the time at which the page drew or was touched.
  package mutating func advance(page milliseconds: Double, server: Double) -> Double {
    let expected = server + serverOffset
    let page = milliseconds / 1000
    var candidate = page + (pageOffset ?? expected - page)
    if abs(candidate - expected) > Self.tolerance { candidate = expected }
    pageOffset = candidate - page
    return move(to: candidate)
  }

  /// Advances by the server's clock alone, for events without the page.
  package mutating func advance(server: Double) -> Double {
    move(to: server + serverOffset)
  }

  /// Continues from the last time after a period without a page.
  package mutating func resume(server: Double) {
    serverOffset = time - server
    pageOffset = nil
  }

  private mutating func move(to candidate: Double) -> Double {
    time = max(time, candidate)
    return time
  }
}
