/// The messages of the page that the next frame will handle, each with its time on the stage's clock.
struct PendingMessages {
  private var messages: [(time: Double, message: ClientMessage)] = []

  /// The number of messages that may wait for the page to draw before they are handled anyway.
  private static let limit = 256

  var isEmpty: Bool { messages.isEmpty }
  var isFull: Bool { messages.count >= Self.limit }

  mutating func add(_ message: ClientMessage, at time: Double) {
    // Resizing a window sends a message for each step; only the last one before a frame counts.
    if case .resize = message, case .resize = messages.last?.message { messages.removeLast() }
    messages.append((time, message))
  }

  mutating func takeAll() -> [(time: Double, message: ClientMessage)] {
    defer { messages = [] }
    return messages
  }
}
