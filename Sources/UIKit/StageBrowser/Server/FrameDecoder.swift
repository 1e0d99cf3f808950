/// A WebSocket frame of a page, unmasked (RFC 6455, 5.2).
struct ClientFrame: Equatable, Sendable {
  enum Opcode {
    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let close: UInt8 = 8
    static let ping: UInt8 = 9
    static let pong: UInt8 = 10
  }

  var isFinal: Bool
  var opcode: UInt8
  var payload: [UInt8]

  /// Whether this is a valid control frame: unfragmented, and at most 125 bytes (RFC 6455, 5.5).
  var isControl: Bool { isFinal && payload.count <= 125 }
}

/// Decodes WebSocket frames from a stream of bytes. An invalid frame is refused as soon as its header is
/// complete, before its payload arrives.
struct FrameDecoder {
  private var bytes: [UInt8]

  /// Creates a decoder with the bytes that have already arrived.
  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Returns the next frame, or `nil` while it is incomplete. After an error nothing more can be read.
  mutating func next() throws(ClientMessageError) -> ClientFrame? {
    guard bytes.count >= 2 else { return nil }
    guard bytes[0] & 0x70 == 0 else { throw .reservedBits }
    guard bytes[1] & 0x80 != 0 else { throw .unmasked }
    let short = Int(bytes[1] & 0x7F)
    let lengthBytes = short == 127 ? 8 : short == 126 ? 2 : 0
    guard bytes.count >= 2 + lengthBytes else { return nil }
    let long = bytes[2..<(2 + lengthBytes)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let length = lengthBytes == 0 ? short : Int(clamping: long)
    // "The minimal number of bytes MUST be used to encode the length" (RFC 6455, 5.2).
    guard lengthBytes == 0 || length > (lengthBytes == 2 ? 125 : 0xFFFF) else {
      throw .lengthNotMinimal
    }
    guard length <= ClientMessage.maximumLength else { throw .tooLong(bytes: length) }
    let start = 2 + lengthBytes + 4
    guard bytes.count >= start + length else { return nil }
    let payload = (0..<length).map { bytes[start + $0] ^ bytes[start - 4 + $0 % 4] }
    let frame = ClientFrame(
      isFinal: bytes[0] & 0x80 != 0, opcode: bytes[0] & 15, payload: payload)
    bytes.removeFirst(start + length)
    return frame
  }
}
