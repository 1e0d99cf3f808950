import StageBrowser

/// One thing that a page does, and when.
package struct MonkeyStep: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// A new page opens and says hello; it takes the stage from the one before.
    case open
    /// The page's socket is gone.
    case leave
    /// The page draws nothing, and acknowledges nothing, for so many seconds.
    case rest(seconds: Double)
    /// The page acknowledges the last frame once more.
    case acknowledgeAgain
    /// The page acknowledges a frame that was never made.
    case acknowledgeUnknown
    /// The page says something. Times in the message are put in when it is sent, and an element's number
    /// counts the elements that pages were told of, from 0 on in the order in which they heard of them.
    case say(ClientMessage)
    /// The page before this one says it, which another one has replaced.
    case sayLate(ClientMessage)
  }

  /// Seconds since the stage was made.
  package var time: Double
  package var action: Action

  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
