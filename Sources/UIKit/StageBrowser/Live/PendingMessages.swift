/// The messages of the page that the next frame handles, each with its time on the stage's clock.
struct PendingMessages {
  private var messages: [(time: Double, message: ClientMessage)] = []

  /// Messages that may wait for the page to draw before they are handled anyway.
  private static let limit = 256

  var isEmpty: Bool { messages.isEmpty }
  var isFull: Bool { messages.count >= Self.limit }

  mutating func add(_ message: ClientMessage, at time: Double) {
    // A hand that resizes a window tells of each step; only the last before a frame counts.
    if case .resize = message, case .resize = messages.last?.message { messages.removeLast() }
    messages.append((time, message))
  }

  mutating func takeAll() -> [(time: Double, message: ClientMessage)] {
    defer { messages = [] }
    return messages
  }
}
