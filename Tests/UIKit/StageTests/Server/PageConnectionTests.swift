import CoreGraphics
import OozeKernel
import QuartzCore
import Testing

@testable import StageBrowser

@MainActor @Suite struct PageConnectionTests {
  let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)

  /// A delegate that records a connection's output and events.
  @MainActor final class Record: PageConnectionDelegate {
    var output: [PageConnection.Output] = []
    var events: [String] = []

    func connectionDidOpen(_ connection: PageConnection) {
      events.append("open")
    }
    func connection(_ connection: PageConnection, didDrawAt milliseconds: Double) {
      events.append("drew")
    }
    func connection(_ connection: PageConnection, didReceive message: ClientMessage) {
      events.append("received")
    }
    func connectionDidClose(_ connection: PageConnection) { events.append("closed") }

    var closeReason: String? {
      if case .close(_, let reason) = output.last { return reason }
      return nil
    }
  }

  private func connect() -> (PageConnection, Record) {
    let record = Record()
    let connection = PageConnection(policy: policy) { record.output.append($0) }
    connection.delegate = record
    return (connection, record)
  }

  private var hello: ClientMessage {
    .hello(
      version: ClientMessage.version, token: policy.token, viewport: ClientMessageTests.viewport)
  }

  private func pointer(_ phase: ClientMessage.Pointer.Phase, _ id: UInt32) -> ClientMessage {
    .pointer(
      ClientMessage.Pointer(phase: phase, identifier: id, location: .zero, milliseconds: 1))
  }

  @Test func aFrameWaitsForTheAcknowledgement() {
    let (connection, record) = connect()
    #expect(!connection.isReady)
    connection.receive(hello.encoded(), at: 0)
    #expect(connection.isReady)
    var random = RandomTree(seed: 4, images: [])
    connection.sendFrame(random.tree())
    #expect(!connection.isReady)
    connection.receive(ClientMessage.acknowledge(frame: 1, milliseconds: 16).encoded(), at: 0)
    #expect(connection.isReady)
    #expect(record.events == ["open", "drew"])
    #expect(record.output.count == 1)
  }

  @Test func aWrongAcknowledgementCloses() {
    for frame: UInt64 in [0, 2, .max] {
      let (connection, record) = connect()
      connection.receive(hello.encoded(), at: 0)
      var random = RandomTree(seed: 4, images: [])
      connection.sendFrame(random.tree())
      connection.receive(
        ClientMessage.acknowledge(frame: frame, milliseconds: 0).encoded(), at: 0)
      #expect(record.closeReason == "frame \(frame) is not waiting")
      #expect(record.events == ["open", "closed"])
    }
  }

  @Test func nothingIsHeardBeforeHelloOrAfterTheEnd() {
    for message in ClientMessageTests.messages {
      if case .hello = message { continue }
      let (connection, record) = connect()
      connection.receive(message.encoded(), at: 0)
      #expect(record.closeReason == "hello expected first")
      connection.receive(hello.encoded(), at: 0)
      #expect(record.events == ["closed"])
      #expect(record.output.count == 1)
    }
  }

  @Test func aWrongTokenAndASecondHelloClose() {
    let (stranger, refused) = connect()
    stranger.receive(
      ClientMessage.hello(
        version: ClientMessage.version, token: AccessPolicy.makeToken(),
        viewport: ClientMessageTests.viewport
      ).encoded(), at: 0)
    #expect(refused.closeReason == "wrong token")
    #expect(refused.events == ["closed"])

    let (connection, record) = connect()
    connection.receive(hello.encoded(), at: 0)
    connection.receive(hello.encoded(), at: 0)
    #expect(record.closeReason == "hello came twice")
  }

  @Test func pointersMakeSense() {
    let (connection, record) = connect()
    connection.receive(hello.encoded(), at: 0)
    // Events of a finger that isn't down are ignored.
    for phase: ClientMessage.Pointer.Phase in [.move, .up, .cancel] {
      connection.receive(pointer(phase, 1).encoded(), at: 0)
    }
    #expect(record.events == ["open"])
    for id: UInt32 in 1...10 { connection.receive(pointer(.down, id).encoded(), at: 0) }
    connection.receive(pointer(.up, 3).encoded(), at: 0)
    connection.receive(pointer(.down, 3).encoded(), at: 0)
    #expect(record.events.count == 13)
    connection.receive(pointer(.down, 11).encoded(), at: 0)
    #expect(record.closeReason == "too many fingers")
  }

  @Test func aFloodCloses() {
    let (connection, record) = connect()
    connection.receive(hello.encoded(), at: 0)
    let wheel = ClientMessage.wheel(
      ClientMessage.Wheel(location: .zero, delta: CGVector(dx: 0, dy: 1), milliseconds: 1))
    for _ in 0..<2000 { connection.receive(wheel.encoded(), at: 0.001) }
    #expect(record.closeReason == "too many messages")
    let count = record.events.count { $0 == "received" }
    #expect(count >= 500)
    #expect(count < 600)
  }

  @Test func theLastViewportIsKept() {
    let (connection, record) = connect()
    #expect(connection.viewport == nil)
    connection.receive(hello.encoded(), at: 0)
    #expect(connection.viewport == ClientMessageTests.viewport)
    let small = ClientMessage.Viewport(size: CGSize(width: 320, height: 200), pixelRatio: 1.5)
    connection.receive(ClientMessage.resize(small).encoded(), at: 0)
    #expect(connection.viewport == small)
    // The connection's owner receives the size, and a stage that fills the window follows it.
    #expect(record.events == ["open", "received"])
  }

  /// Valid and invalid messages in any order: only messages between a hello and the end are passed on, and the
  /// end comes once.
  @Test(arguments: [21, 22, 23, 24] as [UInt64]) func anyOrderIsOrderly(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let (connection, record) = connect()
      for _ in 0..<20 {
        var bytes = Array(
          Bool.random(using: &generator)
            ? hello.encoded()
            : ClientMessageTests.messages.randomElement(using: &generator)!.encoded())
        if Int.random(in: 0..<4, using: &generator) == 0 {
          bytes[bytes.indices.randomElement(using: &generator)!] ^= 0x41
        }
        connection.receive(bytes, at: 0)
      }
      connection.didDisconnect()
      #expect(record.events.count(where: { $0 == "closed" }) == 1)
      #expect(record.events.last == "closed")
      #expect(record.events.first == "open" || record.events.count == 1)
    }
  }
}
