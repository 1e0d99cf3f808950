import Foundation
import Logging
import Stage
import Testing

@testable import StageBrowser

extension Loopback {
  /// Runs `body` with a server of one red screen, its port and its token.
  @MainActor static func serve(
    networkAddresses: [String] = [], patience: Double = PageServer.patience,
    _ body: (StageServer, UInt16, String) async throws -> Void
  ) async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let screen = StageScreen(name: "plain", title: "Plain") {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemRed
      return controller
    }
    let server = StageServer(
      live: LiveStage(
        title: "Test", content: .screens([screen]), screen: nil, stage: Stage()),
      networkAddresses: networkAddresses, patience: patience, logger: logger)
    try await server.start()
    let url = try #require(server.url)
    #expect(url.host == "127.0.0.1")
    let port = try #require(url.port.flatMap { UInt16(exactly: $0) })
    let token = url.pathComponents[1]
    do {
      try await body(server, port, token)
    } catch {
      Issue.record(error)
    }
    await server.stop()
  }

  /// Runs a client off the main actor, because the socket blocks and the server responds on the main actor.
  static func client<T: Sendable>(
    _ port: UInt16, at host: String = "127.0.0.1",
    _ body: @escaping @Sendable (Loopback) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let socket = try Loopback(port: port, at: host)
            defer { socket.close() }
            return try body(socket)
          })
      }
    }
  }

  /// Returns the headers with which a page opens its socket.
  static func upgrade(
    _ port: UInt16, at host: String = "127.0.0.1", origin: String?
  ) -> [String: String] {
    var headers = [
      "Host": "\(host):\(port)", "Upgrade": "websocket", "Connection": "Upgrade",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
    ]
    headers["Origin"] = origin
    return headers
  }
}
