import Foundation
import Gallery
import Logging
import Stage
import Testing
import WireMonkey

@testable import StageBrowser

/// The protocol fuzzer sends random input to a running server over a real socket, in real time.
@MainActor @Suite(.serialized) struct SocketMonkeyTests {
  /// The result of one run.
  private struct Outcome: Sendable {
    var frames = 0
    var connections = 0
    var troubles: [String] = []
  }

  @Test(arguments: [1, 2] as [UInt64]) func theServerPlaysOn(seed: UInt64) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = StageServer(
      title: "Gallery",
      screens: Gallery.all.map {
        StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
      }, logger: logger)
    try await server.start()
    let url = try #require(server.url)
    let port = try #require(url.port.flatMap { UInt16(exactly: $0) })
    let token = url.pathComponents[1]
    let outcome = try await play(seed: seed, seconds: 4, port: port, token: token)
    #expect(outcome.troubles.isEmpty)
    #expect(outcome.frames > 0)
    #expect(outcome.connections > 0)
    #expect(server.stage.brokenInputInvariants.isEmpty)
    // The server still works afterwards.
    let after = try await play(seed: seed, seconds: 0.5, port: port, token: token)
    #expect(after.frames > 0)
    await server.stop()
  }

  private nonisolated func play(
    seed: UInt64, seconds: Double, port: UInt16, token: String
  ) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            var page = SocketPage(seed: seed, port: port, token: token)
            return try page.play(seconds: seconds)
          })
      }
    }
  }

  /// The page's end of the socket.
  private struct SocketPage {
    private var hands: MonkeyHands
    private var knowledge = PageKnowledge()
    private var wire = WirePage()
    private var socket: Loopback?
    private var old: Loopback?
    private var last: UInt64 = 0
    private var restsUntil = 0.0
    private var outcome = Outcome()
    private let port: UInt16
    private let token: String
    private let start = ContinuousClock.now
    /// The time in seconds after which a page without a frame gives up.
    private static let patience = 30.0

    init(seed: UInt64, port: UInt16, token: String) {
      hands = MonkeyHands(seed: seed)
      self.port = port
      self.token = token
    }

    private var time: Double {
      let elapsed = start.duration(to: .now).components
      return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }

    /// - Parameter seconds: The minimum duration; on a busy machine, the page continues until a frame has
    ///   arrived.
    mutating func play(seconds: Double) throws -> Outcome {
      while time < seconds || outcome.frames == 0 && time < Self.patience {
        if hands.nextTime <= time {
          for step in hands.steps(knowing: knowledge) { try perform(step.action) }
        }
        if let socket, time >= restsUntil {
          if socket.hasBytes(within: 5) { take() }
        } else {
          Thread.sleep(forTimeInterval: 0.005)
        }
      }
      socket?.close()
      old?.close()
      return outcome
    }

    private mutating func perform(_ action: MonkeyStep.Action) throws {
      switch action {
      case .open: try open()
      case .leave:
        socket?.close()
        socket = nil
        knowledge.isOpen = false
      case .rest(let seconds): restsUntil = time + seconds
      case .acknowledgeAgain: say(.acknowledge(frame: last, milliseconds: time * 1000), to: socket)
      case .acknowledgeUnknown:
        say(.acknowledge(frame: last + 7, milliseconds: time * 1000), to: socket)
      case .say(let message): say(message, to: socket)
      case .sayLate(let message): say(message, to: old)
      }
    }

    private func say(_ message: ClientMessage, to socket: Loopback?) {
      socket?.sendFrame(opcode: 2, knowledge.completed(message, at: time).encoded())
    }

    private mutating func open() throws {
      old?.close()
      old = socket
      let new = try Loopback(port: port)
      socket = new
      (wire, last) = (WirePage(), 0)
      let answer = new.request(
        "/\(token)/socket", headers: Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)"))
      guard answer.status == 101 else {
        outcome.troubles.append("the socket was refused with \(answer.status)")
        return
      }
      outcome.connections += 1
      knowledge.isOpen = true
      let viewport = ClientMessage.Viewport(size: CGSize(width: 800, height: 900), pixelRatio: 2)
      say(
        .hello(version: ClientMessage.version, token: token, viewport: viewport), to: new)
    }

    private mutating func take() {
      guard let frame = socket?.receiveFrame(), frame.opcode != 8 else {
        socket?.close()
        socket = nil
        knowledge.isOpen = false
        return
      }
      switch frame.opcode {
      case 1: knowledge.take(String(decoding: frame.payload, as: UTF8.self))
      case 2:
        do {
          last = try wire.apply(Data(frame.payload))
          outcome.frames += 1
          say(.acknowledge(frame: last, milliseconds: time * 1000), to: socket)
        } catch {
          outcome.troubles.append("a frame that can't be read: \(error)")
        }
      default: break
      }
    }
  }
}
