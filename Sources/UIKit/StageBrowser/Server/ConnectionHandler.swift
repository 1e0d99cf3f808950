import FlyingFox
import FlyingSocks
import Foundation
import Logging

/// Serves one connection: reads the request, responds, and handles the socket if the request asks for one.
/// Nothing runs on the main actor before the client has sent the token.
struct ConnectionHandler: Sendable {
  let policy: AccessPolicy
  let files: PageFiles
  let connections: Connections
  /// The time in seconds in which a client must send the token, and a socket its hello.
  let patience: Double
  let connect: PageServer.Connect
  let logger: Logger
  let throttle: LogThrottle

  /// The time in seconds in which an admitted client must receive its file.
  private static let fileTime = 60.0

  /// The result of handling a request.
  private enum Outcome {
    case refused(Answer)
    case file(Answer)
    case socket(Answer, languages: [String])
  }

  /// Serves `socket` until it ends, and closes it.
  func handle(_ socket: AsyncSocket, _ identifier: Connections.Identifier) async {
    let beginning = await within(patience) { try await begin(socket, identifier) } ?? nil
    if let (outcome, rest) = beginning {
      switch outcome {
      case .refused:
        break
      case .file(let answer):
        await within(Self.fileTime) { try await send(answer, to: socket) }
      case .socket(let answer, let languages):
        await serve(socket, answer, after: rest, identifier, languages)
      }
    }
    try? socket.close()
  }

  /// Reads the request, and responds if the client is not admitted. Returns the remaining work, and the bytes
  /// after the request.
  private func begin(
    _ socket: AsyncSocket, _ identifier: Connections.Identifier
  ) async throws -> (Outcome, [UInt8]) {
    var bytes: [UInt8] = []
    let outcome = await outcome(of: try await readHead(socket, &bytes))
    if case .refused(let answer) = outcome {
      try await send(answer, to: socket)
    } else {
      connections.admit(identifier)
    }
    return (outcome, bytes)
  }

  private func readHead(
    _ socket: AsyncSocket, _ bytes: inout [UInt8]
  ) async throws -> Result<RequestHead, RequestHead.Failure> {
    var searched = 0
    while true {
      do throws(RequestHead.Failure) {
        if let head = try RequestHead.take(from: &bytes, searched: searched) {
          return .success(head)
        }
      } catch {
        return .failure(error)
      }
      searched = bytes.count
      bytes += try await socket.read(atMost: 4096)
    }
  }

  private func send(_ answer: Answer, to socket: AsyncSocket) async throws {
    try await socket.write(answer.encoded)
    await socket.linger()
  }

  // MARK: Requests

  private func outcome(of request: Result<RequestHead, RequestHead.Failure>) async -> Outcome {
    let head: RequestHead
    switch request {
    case .success(let request): head = request
    case .failure(.malformed):
      return .refused(.message(400, "Bad Request", "not an HTTP request"))
    case .failure(.tooLong):
      return .refused(.message(431, "Request Header Fields Too Large", "too long a request"))
    }
    let name: String
    switch policy.resource(path: head.path, host: head.headers["host"]) {
    case .success(let resource): name = resource
    case .failure(let refusal):
      note(refusal)
      return .refused(
        refusal == .foreignHost
          ? .message(421, "Misdirected Request", "wrong host")
          : .message(403, "Forbidden", "open the address that the program printed"))
    }
    guard head.method == "GET" else {
      return .refused(
        .message(405, "Method Not Allowed", "only GET", headers: [("Allow", "GET")]))
    }
    guard name == "socket" else {
      return files.answer(for: name, hosts: policy.ownHosts).map { .file($0) }
        ?? .refused(.message(404, "Not Found", "no such file"))
    }
    guard policy.admits(origin: head.headers["origin"]) else {
      note(.foreignOrigin)
      return .refused(.message(403, "Forbidden", "wrong origin"))
    }
    guard let answer = await handshake(head) else {
      return .refused(.message(400, "Bad Request", "not a WebSocket request"))
    }
    return .socket(
      answer, languages: AcceptLanguage.tags(in: head.headers["accept-language"] ?? ""))
  }

  /// Returns the response that opens a WebSocket (RFC 6455, 4.2), which FlyingFox computes, or `nil` if the
  /// request doesn't ask for one.
  private func handshake(_ head: RequestHead) async -> Answer? {
    let headers = head.headers.map { (HTTPHeader($0), $1) }
    let request = HTTPRequest(
      method: .GET, version: .http11, path: head.path, query: [],
      headers: Dictionary(headers) { first, _ in first }, body: Data())
    let response = try? await WebSocketHTTPHandler(handler: NoFrames()).handleRequest(request)
    guard let response, response.statusCode == .switchingProtocols else { return nil }
    let names: [HTTPHeader] = [.connection, .upgrade, .webSocketAccept]
    return Answer(
      status: 101, phrase: "Switching Protocols",
      headers: names.compactMap { name in response.headers[name].map { (name.rawValue, $0) } })
  }

  private func serve(
    _ socket: AsyncSocket, _ answer: Answer, after bytes: [UInt8],
    _ identifier: Connections.Identifier, _ languages: [String]
  ) async {
    guard await within(patience, { try await socket.write(answer.encoded) }) != nil else { return }
    let outbox = Outbox()
    let connection = await connect(policy) { outbox.put($0) }
    await MainActor.run { connection.languages = languages }
    await SocketSession(
      socket: socket, connection: connection, outbox: outbox, patience: patience,
      didOpen: { [connections] in connections.open(identifier) }
    ).run(after: bytes)
  }

  /// Logs refused requests, but not all of them, because anyone who can reach the server can cause them.
  private func note(_ refusal: AccessPolicy.Refusal) {
    guard let withheld = throttle.admit("\(refusal)", at: SteadyClock.seconds) else { return }
    logger.warning(
      "refused", metadata: ["why": "\(refusal)", "alike before": "\(withheld)"])
  }
}

/// FlyingFox's handshake takes a frame handler, which it would call if it handled the frames itself.
private struct NoFrames: WSHandler {
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) -> AsyncStream<WSFrame> {
    AsyncStream { $0.finish() }
  }
}
