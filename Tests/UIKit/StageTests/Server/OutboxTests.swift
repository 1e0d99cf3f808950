import Foundation
import Testing

@testable import StageBrowser

@Suite struct OutboxTests {
  /// Returns all outgoing frames until the end, as opcodes and payloads.
  private func all(_ outbox: Outbox) async -> [(opcode: UInt8, payload: Data)] {
    outbox.finish()
    var frames: [(opcode: UInt8, payload: Data)] = []
    while let frame = await outbox.next() {
      let long = frame[1] == 127 ? 8 : frame[1] == 126 ? 2 : 0
      frames.append((frame[0] & 15, frame.dropFirst(2 + long)))
    }
    return frames
  }

  @Test func messagesKeepTheirOrderAndLength() async {
    let outbox = Outbox()
    let sizes = [0, 125, 126, 65_535, 65_536]
    for size in sizes { outbox.put(.text(String(repeating: "a", count: size))) }
    outbox.put(.binary(Data([1, 2])))
    outbox.put(.close(code: 1001, reason: "end"))
    outbox.put(.text("too late"))
    let frames = await all(outbox)
    #expect(frames.map(\.opcode) == [1, 1, 1, 1, 1, 2, 8])
    #expect(frames.map(\.payload.count) == sizes + [2, 5])
  }

  /// After ten minutes of pings at the highest allowed rate, one pong is waiting, for the last ping.
  @Test func onePongWaits() async {
    let outbox = Outbox()
    outbox.put(.text("first"))
    for number in 0..<600_000 {
      outbox.answer(ping: [UInt8(number & 255), UInt8(number >> 8 & 255)])
    }
    #expect(outbox.count == 2)
    let frames = await all(outbox)
    #expect(frames.map(\.opcode) == [10, 1])
    #expect(frames[0].payload == Data([UInt8(599_999 & 255), UInt8(599_999 >> 8 & 255)]))
  }

  /// The second picture requires an acknowledgement of the first, which a page can't send before it gets the
  /// picture.
  @Test func aPictureAcknowledgedUnsentEnds() async {
    let outbox = Outbox()
    outbox.put(.binary(Data([1])))
    _ = await outbox.next()
    outbox.put(.binary(Data([2])))
    #expect(outbox.count == 1)
    outbox.put(.binary(Data([3])))
    let frames = await all(outbox)
    #expect(frames.map(\.opcode) == [8])
    #expect(frames[0].payload.prefix(2) == Data([0x03, 0xF0]))  // 1008
  }

  @Test func textIsBounded() async {
    let outbox = Outbox()
    let text = String(repeating: "a", count: 1 << 16)
    for _ in 0..<(Outbox.maximumTextBytes >> 16) { outbox.put(.text(text)) }
    #expect(outbox.count == Outbox.maximumTextBytes >> 16)
    outbox.put(.text("a"))
    #expect(await all(outbox).map(\.opcode) == [8])
  }

  @Test func oneLineOfAKindAMinute() {
    let throttle = LogThrottle()
    let admitted = (0..<180).compactMap { second in
      throttle.admit("a", at: Double(second)).map { (second, $0) }
    }
    #expect(admitted.map(\.0) == [0, 60, 120])
    #expect(admitted.map(\.1) == [0, 59, 59])
    #expect(throttle.admit("b", at: 1) == 0)
  }
}
