import StageBrowser

/// An action of a page, and its time.
package struct MonkeyStep: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    /// A new page opens and says hello. It takes over the stage from the previous page.
    case open
    /// The page's socket is closed.
    case leave
    /// The page draws and acknowledges nothing for this number of seconds.
    case rest(seconds: Double)
    /// The page acknowledges the last frame again.
    case acknowledgeAgain
    /// The page acknowledges a frame that was never made.
    case acknowledgeUnknown
    /// The page sends a message. Times in the message are filled in when it is sent. An element's number is an
    /// index into the elements that pages have received, in order and from 0.
    case say(ClientMessage)
    /// The previous page, which another one has replaced, sends a message.
    case sayLate(ClientMessage)
  }

  /// The time in seconds since the stage was made.
  package var time: Double
  package var action: Action

  package init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}
