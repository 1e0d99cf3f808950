import Testing

@testable import StageBrowser

/// WebSocket frames as in RFC 6455, 5.2.
@Suite struct FrameDecoderTests {
  /// The RFC's own example (5.7): a masked "Hello".
  @Test func theExampleIsRead() throws {
    let bytes: [UInt8] = [
      0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58,
    ]
    for cut in 0...bytes.count {
      var decoder = FrameDecoder(Array(bytes[..<cut]))
      if cut < bytes.count { #expect(try decoder.next() == nil) }
      decoder.append(Array(bytes[cut...] + bytes))
      for _ in 0..<2 {
        #expect(
          try decoder.next()
            == ClientFrame(isFinal: true, opcode: 1, payload: Array("Hello".utf8)))
      }
      #expect(try decoder.next() == nil)
    }
  }

  /// All encodings of a length, and the limit. "In all cases, the minimal number of bytes MUST be used to
  /// encode the length, for example, the length of a 124-byte-long string can't be encoded as the sequence 126,
  /// 0, 124."
  @Test func lengthsAreReadInTheirShortestForm() throws {
    for length in [0, 1, 124, 125, 126, 127, 511, 512, 513, 65_535, 65_536] {
      let shortest = length < 126 ? 0 : length < 65_536 ? 1 : 2
      for form in 0..<3 where form > 0 || length <= 125 {
        let big = (0..<8).reversed().map { UInt8(UInt64(length) >> (8 * UInt64($0)) & 255) }
        guard form != 1 || length <= 65_535 else { continue }
        let head: [UInt8] =
          form == 0
          ? [0x80 | UInt8(length)] : form == 1 ? [0x80 | 126] + big[6...] : [0x80 | 127] + big
        var decoder = FrameDecoder([0x82] + head)
        if form > shortest {
          #expect(throws: ClientMessageError.lengthNotMinimal) { try decoder.next() }
        } else if length > 512 {
          #expect(throws: ClientMessageError.tooLong(bytes: length)) { try decoder.next() }
        } else {
          decoder.append([0, 0, 0, 0] + [UInt8](repeating: 7, count: length))
          #expect(try decoder.next()?.payload == [UInt8](repeating: 7, count: length))
        }
      }
    }
    var decoder = FrameDecoder([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8))
    #expect(throws: ClientMessageError.tooLong(bytes: .max)) { try decoder.next() }
  }

  /// A server fails the connection for each of these frames (RFC 6455, 5.1 and 5.2), before the rest arrives.
  @Test func unmaskedAndReservedAreRefused() {
    for opcode in 0...15 as ClosedRange<UInt8> {
      for length in 0...127 as ClosedRange<UInt8> {
        var unmasked = FrameDecoder([0x80 | opcode, length])
        #expect(throws: ClientMessageError.unmasked) { try unmasked.next() }
      }
      for bits in 1...7 as ClosedRange<UInt8> {
        var reserved = FrameDecoder([bits << 4 | opcode, 0x80])
        #expect(throws: ClientMessageError.reservedBits) { try reserved.next() }
      }
    }
  }
}
