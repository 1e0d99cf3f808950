import Foundation
@testable import Stage
import OozeKernel
import Testing

@testable import StageBrowser

/// Input that no page would send, over real sockets: it ends only its own connection.
@MainActor @Suite(.serialized) struct SocketFuzzTests {
  /// Random bytes, with and without a valid beginning.
  @Test(arguments: [31, 32] as [UInt64]) func noiseEndsOnlyItsSocket(seed: UInt64) async throws {
    try await Loopback.serve { server, port, token in
      for round in 0..<20 {
        try await Loopback.client(port) { socket in
          var generator = SplitMix64(seed: seed &* 1000 &+ UInt64(round))
          if round % 2 == 0 { Self.open(socket, port, token) }
          let count = Int.random(in: 1...400, using: &generator)
          socket.send((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        }
      }
      try await expectUnharmed(server, port, token)
    }
  }

  /// Frames that are nearly valid: every length form, with wrong lengths; fragments; control frames; reserved
  /// bits and codes; with and without masks; split anywhere.
  @Test(arguments: [41, 42, 43] as [UInt64]) func framesEndOnlyTheirSocket(seed: UInt64)
    async throws
  {
    try await Loopback.serve { server, port, token in
      for round in 0..<30 {
        try await Loopback.client(port) { socket in
          var generator = SplitMix64(seed: seed &* 1000 &+ UInt64(round))
          Self.open(socket, port, token)
          var bytes: [UInt8] = []
          for _ in 0..<Int.random(in: 1...8, using: &generator) {
            bytes += Self.frame(using: &generator)
          }
          while !bytes.isEmpty {
            let count = min(bytes.count, Int.random(in: 1...2000, using: &generator))
            socket.send(bytes.prefix(count))
            bytes.removeFirst(count)
          }
        }
      }
      try await expectUnharmed(server, port, token)
    }
  }

  /// A fragmented message is refused with its first fragment, and a continuation without a message at once.
  @Test(
    arguments: [
      (0x02, 1003), (0x00, 1003), (0x80, 1003), (0x01, 1003), (0xC2, 1002), (0xA2, 1002),
      (0x92, 1002),
      (0x83, 1003), (0x8B, 1003),
    ] as [(UInt8, UInt16)])
  func partsAndReservedBitsAreRefused(first: UInt8, code: UInt16) async throws {
    try await Loopback.serve { server, port, token in
      let end = try await Loopback.client(port) { socket -> (opcode: UInt8, payload: [UInt8])? in
        Self.open(socket, port, token)
        socket.send([first, 0x81, 0, 0, 0, 0, 7])
        return socket.receiveFrame()
      }
      #expect(end?.opcode == 8)
      #expect(end?.payload.prefix(2).reduce(0) { $0 << 8 | UInt16($1) } == code)
      try await expectUnharmed(server, port, token)
    }
  }

  /// Pings count as messages, because otherwise their pongs would collect for a page that never reads. There
  /// may be fewer pongs than pings, because only the latest ping needs an answer (RFC 6455, 5.5.3). Their
  /// number depends on the speed of both sides, but the last pong doesn't.
  @Test func aFloodOfPingsIsRefused() async throws {
    try await Loopback.serve { server, port, token in
      let (answered, code) = try await Loopback.client(port) { socket -> ([Int], UInt16) in
        Self.open(socket, port, token)
        // Sends two thousand numbered pings at once, where the server allows 500 and then 1000 a second.
        socket.send(
          (0..<2000).flatMap {
            [0x89, 0x82, 0, 0, 0, 0, UInt8($0 >> 8), UInt8($0 & 255)] as [UInt8]
          })
        var answered: [Int] = []
        while let answer = socket.receiveFrame() {
          let number = answer.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) }
          if answer.opcode == 8 { return (answered, UInt16(number)) }
          answered.append(number)
        }
        return (answered, 0)
      }
      #expect(code == 1008)
      #expect(zip(answered, answered.dropFirst()).allSatisfy(<))
      // All allowed pings arrived before the refusal, and the last of them was answered.
      let last = try #require(answered.last)
      #expect((499..<1999).contains(last))
      try await expectUnharmed(server, port, token)
    }
  }

  // MARK: Helpers

  private nonisolated static func open(_ socket: Loopback, _ port: UInt16, _ token: String) {
    let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
    #expect(socket.request("/\(token)/socket", headers: headers).status == 101)
  }

  private nonisolated static func frame(using generator: inout SplitMix64) -> [UInt8] {
    let payload = payload(using: &generator)
    // Mostly as a page sends: one whole binary message.
    var first: UInt8 = 0x82
    if Int.random(in: 0..<2, using: &generator) == 0 {
      first = UInt8.random(in: .min ... .max, using: &generator)
    }
    let isMasked = Int.random(in: 0..<4, using: &generator) > 0
    var length = UInt64(payload.count)
    if Int.random(in: 0..<4, using: &generator) == 0 {
      length = [0, 1, 125, 126, 65_535, 65_536, 1 << 31, 1 << 32, 1 << 63, .max]
        .randomElement(using: &generator)!
    }
    let mask: UInt8 = isMasked ? 0x80 : 0
    var frame = [first]
    // Also longer forms than the length needs, and a length truncated to the form.
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: frame.append(mask | UInt8(length & 127))
    case 1: frame += [mask | 126, UInt8(length >> 8 & 255), UInt8(length & 255)]
    default:
      frame.append(mask | 127)
      frame += (0..<8).reversed().map { UInt8(length >> (8 * UInt64($0)) & 255) }
    }
    if isMasked { frame += [0, 0, 0, 0] }
    return frame + payload
  }

  private nonisolated static func payload(using generator: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let hello = ClientMessage.hello(
        version: ClientMessage.version, token: "no token", viewport: ClientMessageTests.viewport)
      return Array(hello.encoded())
    }
    let count = [0, 1, 2, 17, 125, 126, 127, 512, 513, 3000].randomElement(using: &generator)!
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Checks that the stage is unchanged, and that a page with the token still works.
  private func expectUnharmed(
    _ server: StageServer, _ port: UInt16, _ token: String
  ) async throws {
    #expect(server.live.page == nil)
    #expect(server.stage.fingers.isEmpty)
    let opcodes = try await Loopback.client(port) { socket in
      Self.open(socket, port, token)
      let hello = ClientMessage.hello(
        version: ClientMessage.version, token: token, viewport: ClientMessageTests.viewport)
      socket.sendFrame(opcode: 2, hello.encoded())
      return [socket.receiveFrame()?.opcode, socket.receiveFrame()?.opcode]
    }
    #expect(opcodes == [1, 2])
  }
}
