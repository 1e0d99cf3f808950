import Foundation
import Synchronization

/// The messages waiting to be sent to a page, as WebSocket frames.
///
/// A page that never reads would block it forever, so the amount is limited: one picture, because the next one
/// is made after the page has acknowledged the last; one pong, the answer to the latest ping (RFC 6455, 5.5.3);
/// ``maximumTextBytes`` bytes of text and ``maximumSoundBytes`` of sounds.
final class Outbox: Sendable {
  /// The maximum number of waiting bytes of text. The largest descriptions of a screen have several hundred
  /// thousand.
  static let maximumTextBytes = 4 << 20

  /// The maximum number of waiting bytes of sounds: all samples that a page may store, and the messages about
  /// them.
  static let maximumSoundBytes = SoundEncoder.maximumClipBytes + 1 << 20

  private enum Content {
    case picture, text, sound
  }

  private struct State {
    /// The messages in the order of sending.
    var messages: [(content: Content, payload: Data)] = []
    var textBytes = 0
    var soundBytes = 0
    var pong: Data?
    /// The close frame, after which nothing is sent.
    var close: Data?
    var hasSentClose = false
    var isFinished = false

    mutating func count(_ content: Content, _ bytes: Int) {
      switch content {
      case .picture: break
      case .text: textBytes += bytes
      case .sound: soundBytes += bytes
      }
    }
  }

  private let state = Mutex(State())
  private let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  private let endings = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// The number of waiting frames, for tests.
  var count: Int {
    state.withLock { $0.messages.count + ($0.pong == nil ? 0 : 1) }
  }

  /// Adds a message to the end of the queue. If the message shows that the page isn't reading, the connection
  /// ends instead.
  func put(_ output: PageConnection.Output) {
    switch output {
    case .binary(let data):
      put(.picture, data) { state in
        // It was acknowledged before it was sent.
        state.messages.contains { $0.content == .picture }
      }
    case .text(let text):
      let data = Data(text.utf8)
      put(.text, data) { state in
        state.textBytes + data.count > Self.maximumTextBytes
      }
    case .sound(let data):
      put(.sound, data) { state in
        state.soundBytes + data.count > Self.maximumSoundBytes
      }
    case .close(let code, let reason):
      close(code: code, reason: reason)
    }
  }

  private func put(_ content: Content, _ data: Data, unless isUnread: (State) -> Bool) {
    let isRefused = state.withLock { state -> Bool in
      guard state.close == nil, !state.isFinished else { return false }
      guard !isUnread(state) else { return true }
      state.count(content, data.count)
      state.messages.append((content, data))
      return false
    }
    if isRefused {
      close(code: 1008, reason: "the page reads too slowly", dropping: true)
    } else {
      changes.continuation.yield()
    }
  }

  /// Answers a ping. The answer replaces a waiting one.
  func answer(ping payload: [UInt8]) {
    state.withLock { $0.pong = Data(payload) }
    changes.continuation.yield()
  }

  /// Adds a close frame after the waiting messages, or instead of them. Later close frames are ignored.
  func close(code: UInt16, reason: String = "", dropping: Bool = false) {
    state.withLock { state in
      guard state.close == nil else { return }
      state.close = Data([UInt8(code >> 8), UInt8(code & 255)] + reason.utf8)
      if dropping { state.messages = [] }
    }
    changes.continuation.yield()
    endings.continuation.yield()
  }

  /// Accepts no more messages. The waiting ones are still sent.
  func finish() {
    state.withLock { $0.isFinished = true }
    changes.continuation.yield()
    endings.continuation.yield()
  }

  /// Waits until the connection begins to end. For one caller.
  func ending() async {
    for await _ in endings.stream { return }
  }

  /// Returns the next bytes to send, waiting if necessary, or `nil` when everything has been sent. For one
  /// caller.
  func next() async -> Data? {
    while !Task.isCancelled {
      let (frame, isOver) = state.withLock { state in (Self.take(&state), state.isFinished) }
      if let frame { return frame }
      if isOver { return nil }
      for await _ in changes.stream { break }
    }
    return nil
  }

  private static func take(_ state: inout State) -> Data? {
    guard !state.hasSentClose else { return nil }
    if let pong = state.pong {
      state.pong = nil
      return encode(ClientFrame.Opcode.pong, pong)
    }
    if !state.messages.isEmpty {
      let (content, payload) = state.messages.removeFirst()
      state.count(content, -payload.count)
      return encode(
        content == .text ? ClientFrame.Opcode.text : ClientFrame.Opcode.binary, payload)
    }
    guard let close = state.close else { return nil }
    state.hasSentClose = true
    return encode(ClientFrame.Opcode.close, close)
  }

  /// Returns a complete message in one unmasked frame, as servers send it (RFC 6455, 5.1 and 5.2).
  private static func encode(_ opcode: UInt8, _ payload: Data) -> Data {
    var frame = Data([0x80 | opcode])
    func append(_ length: some FixedWidthInteger & UnsignedInteger) {
      withUnsafeBytes(of: length.bigEndian) { frame.append(contentsOf: $0) }
    }
    switch payload.count {
    case ...125: append(UInt8(payload.count))
    case ...0xFFFF:
      append(126 as UInt8)
      append(UInt16(payload.count))
    default:
      append(127 as UInt8)
      append(UInt64(payload.count))
    }
    return frame + payload
  }
}
