import Foundation
import Synchronization

/// The messages that wait to be written to a page, as WebSocket frames.
///
/// A page that never reads makes it wait for ever, so little of everything may wait: one picture,
/// since the next is made when the page has acknowledged the last; one pong, the answer to the latest
/// ping (RFC 6455, 5.5.3); ``maximumTextBytes`` bytes of text and ``maximumSoundBytes`` of sounds.
final class Outbox: Sendable {
  /// Bytes of text that may wait. The largest descriptions of a screen have some hundred thousand.
  static let maximumTextBytes = 4 << 20

  /// Bytes of sounds that may wait: all that a page may keep of them, and what it is told meanwhile.
  static let maximumSoundBytes = SoundEncoder.maximumClipBytes + 1 << 20

  private enum Content {
    case picture, text, sound
  }

  private struct State {
    /// In the order of their sending.
    var messages: [(content: Content, payload: Data)] = []
    var textBytes = 0
    var soundBytes = 0
    var pong: Data?
    /// The frame after which nothing is sent.
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

  /// How many frames wait, for tests.
  var count: Int {
    state.withLock { $0.messages.count + ($0.pong == nil ? 0 : 1) }
  }

  /// Puts a message behind those that wait. One that proves that the page does not read ends the
  /// connection instead.
  func put(_ output: PageConnection.Output) {
    switch output {
    case .binary(let data):
      put(.picture, data) { state in
        // It was acknowledged, and nobody began to send it.
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
      close(code: 1008, reason: "the page does not read", dropping: true)
    } else {
      changes.continuation.yield()
    }
  }

  /// Answers a ping, in place of the one that waits.
  func answer(ping payload: [UInt8]) {
    state.withLock { $0.pong = Data(payload) }
    changes.continuation.yield()
  }

  /// Says the last words, after what waits or in its place; later ones are not said.
  func close(code: UInt16, reason: String = "", dropping: Bool = false) {
    state.withLock { state in
      guard state.close == nil else { return }
      state.close = Data([UInt8(code >> 8), UInt8(code & 255)] + reason.utf8)
      if dropping { state.messages = [] }
    }
    changes.continuation.yield()
    endings.continuation.yield()
  }

  /// Nothing is put any more: what waits is sent, and that is the end.
  func finish() {
    state.withLock { $0.isFinished = true }
    changes.continuation.yield()
    endings.continuation.yield()
  }

  /// Returns when the connection begins to end. For one caller.
  func ending() async {
    for await _ in endings.stream { return }
  }

  /// The bytes to send next, waiting for them if need be; `nil` when all was sent. For one caller.
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

  /// A whole message in one frame, unmasked as a server's are (RFC 6455, 5.1 and 5.2).
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
