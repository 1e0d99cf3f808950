import FlyingFox
import FlyingSocks
import Foundation
import Logging

/// Serves the page and its sockets on 127.0.0.1, to those who know the token.
@MainActor package final class PageServer {
  /// Makes the connection of a page that has been admitted.
  package typealias Connect =
    @MainActor @Sendable (AccessPolicy, @escaping (PageConnection.Output) -> Void) ->
    PageConnection

  package enum Failure: Error {
    /// The server listens at no address.
    case notListening
  }

  /// Who is admitted, once the server listens.
  package private(set) var policy: AccessPolicy?
  private let port: UInt16
  private let logger: Logger
  private let connect: Connect
  private let receiveGuard = ReceiveGuard(HTTPServer.defaultPool())
  private var server: HTTPServer?

  /// A server for a port of 127.0.0.1; 0 takes a free one.
  package init(port: UInt16, logger: Logger, connect: @escaping Connect) {
    self.port = port
    self.logger = logger
    self.connect = connect
  }

  /// Begins to serve and returns once ``policy`` is known. The task ends with the server.
  @discardableResult package func start() async throws -> Task<Void, any Error> {
    let files = try PageFiles()
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), pool: receiveGuard,
      logger: ServerLog(logger: logger))
    self.server = server
    await server.appendRoute("*") { [weak self] request in
      await self?.respond(to: request, files: files)
        ?? PageFiles.message(.serviceUnavailable, "the server ends")
    }
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else {
      running.cancel()
      throw Failure.notListening
    }
    policy = AccessPolicy(port: port)
    receiveGuard.watch(port: port)
    logger.debug("listening", metadata: ["port": "\(port)"])
    return running
  }

  /// Stops listening.
  package func stop() async {
    // Long enough for a last message to leave.
    await server?.stop(timeout: 0.1)
    server = nil
    policy = nil
  }

  private func respond(to request: HTTPRequest, files: PageFiles) async -> HTTPResponse {
    guard let policy else { return PageFiles.message(.serviceUnavailable, "the server starts") }
    let peer: UInt16? = if case .ip4(_, let port) = request.remoteAddress { port } else { nil }
    if let peer { receiveGuard.didComplete(peer: peer) }
    let name: String
    switch policy.resource(path: request.path, host: request.headers[.host]) {
    case .success(let resource): name = resource
    case .failure(let refusal):
      logger.warning("refused", metadata: ["why": "\(refusal)"])
      return refusal == .foreignHost
        ? PageFiles.message(HTTPStatusCode(421, phrase: "Misdirected Request"), "wrong host")
        : PageFiles.message(.forbidden, "open the address that the program printed")
    }
    guard request.method == .GET else {
      return PageFiles.message(.methodNotAllowed, "only GET")
    }
    guard name == "socket" else {
      return files.response(for: name, port: policy.port)
        ?? PageFiles.message(.notFound, "no such file")
    }
    guard policy.admits(origin: request.headers[HTTPHeader("Origin")]) else {
      logger.warning("refused", metadata: ["why": "\(AccessPolicy.Refusal.foreignOrigin)"])
      return PageFiles.message(.forbidden, "wrong origin")
    }
    let handler = SocketHandler(
      connect: { [connect] send in connect(policy, send) },
      didReceive: { [receiveGuard] in if let peer { receiveGuard.didComplete(peer: peer) } })
    let response = try? await WebSocketHTTPHandler(handler: handler).handleRequest(request)
    return response ?? PageFiles.message(.badRequest, "not a WebSocket request")
  }
}

/// FlyingFox's complaints in the program's log. They are about connections that end, also its
/// critical one, which is the server's own end and thrown as well. Paths carry the token, so the
/// chattier levels are left out.
private struct ServerLog: Logging {
  let logger: Logger

  func logDebug(_ debug: @autoclosure () -> String) {}
  func logInfo(_ info: @autoclosure () -> String) {}
  func logWarning(_ warning: @autoclosure () -> String) { logger.warning("\(warning())") }
  func logError(_ error: @autoclosure () -> String) { logger.debug("\(error())") }
  func logCritical(_ critical: @autoclosure () -> String) { logger.debug("\(critical())") }
}
