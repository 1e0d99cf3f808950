import FlyingSocks
import Foundation
import Logging

/// Serves the page and its sockets on 127.0.0.1, and at other given addresses, to clients that know the token.
@MainActor final class PageServer {
  /// Creates the connection of a page that has been admitted.
  typealias Connect =
    @MainActor @Sendable (AccessPolicy, @escaping (PageConnection.Output) -> Void) ->
    PageConnection

  /// The access policy. It is set once the server listens.
  package private(set) var policy: AccessPolicy?
  let connections = Connections()
  private let port: UInt16
  private let addresses: [String]
  private let patience: Double
  private let logger: Logger
  private let connect: Connect
  private let webApp: WebApp?
  private var running: Task<Void, any Error>?

  /// The time in seconds in which a connection must send the token, and a socket its hello.
  package nonisolated static let patience = 5.0
  /// The number of file descriptors for one page: a browser's six connections, each with a copy for waiting,
  /// the files that it requests, and four for Dispatch. Dispatch ends the process when it gets none.
  private nonisolated static let neededDescriptors = 20
  /// The time in seconds for a last message to be sent.
  private static let farewell = 0.1

  /// - Parameters:
  ///   - port: A port of 127.0.0.1, or 0 for a free one.
  ///   - addresses: Other addresses of the machine at which the server listens on the same port.
  ///   - patience: The time in seconds for each client; see ``patience``.
  ///   - webApp: The description of the page as an installable application.
  package init(
    port: UInt16, addresses: [String] = [], patience: Double = PageServer.patience,
    webApp: WebApp? = nil, logger: Logger,
    connect: @escaping Connect
  ) {
    self.webApp = webApp
    self.port = port
    self.addresses = addresses
    self.patience = patience
    self.logger = logger
    self.connect = connect
  }

  /// Starts the server and returns when ``policy`` is known. The task ends with the server.
  @discardableResult package func start() async throws -> Task<Void, any Error> {
    try Self.checkDescriptors(Self.neededDescriptors + addresses.count)
    let files = try PageFiles(webApp: webApp)
    var sockets: [Socket] = []
    do {
      let first = try Self.listen(at: "127.0.0.1", port: port)
      sockets.append(first)
      guard case .ip4(_, let port) = try first.sockname() else { throw ServerError.notListening }
      for address in addresses { sockets.append(try Self.listen(at: address, port: port)) }
      let policy = AccessPolicy(port: port, addresses: addresses)
      let handler = ConnectionHandler(
        policy: policy, files: files, connections: connections, patience: patience,
        connect: connect, logger: logger, throttle: LogThrottle())
      let pool = SocketWaiter()
      let listeners = try sockets.map {
        Listener(socket: try AsyncSocket(socket: $0, pool: pool), handler: handler)
      }
      self.policy = policy
      let running = Task.detached { try await Listener.run(listeners) }
      self.running = running
      logger.debug("listening", metadata: ["port": "\(port)"])
      return running
    } catch {
      for socket in sockets { try? socket.close() }
      throw error
    }
  }

  private static func listen(at address: String, port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: address, port: port))
      try socket.listen()
      return socket
    } catch SocketError.failed(_, let code, _) {
      try? socket.close()
      throw code == EADDRINUSE
        ? ServerError.portTaken(port, address: address)
        : ServerError.cannotListen(port, address: address, code: code)
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Checks that enough files can be opened before the page's address is printed.
  private static func checkDescriptors(_ needed: Int) throws {
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    while files.count < needed {
      let file = open("/", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        throw ServerError.tooFewDescriptors(needed: needed, free: files.count)
      }
      files.append(file)
    }
  }

  /// Stops listening and ends all connections.
  package func stop() async {
    if connections.counts.all > 0 { try? await Task.sleep(for: .seconds(Self.farewell)) }
    running?.cancel()
    _ = await running?.result
    running = nil
    policy = nil
  }
}

/// Accepts connections until its task is cancelled.
private struct Listener: Sendable {
  let socket: AsyncSocket
  let handler: ConnectionHandler

  /// The time in seconds before the next attempt when the system is out of resources.
  private static let pause = 0.05

  /// Runs all listeners until the task is cancelled or one of them fails.
  static func run(_ listeners: [Listener]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for listener in listeners { group.addTask { try await listener.run() } }
      defer { group.cancelAll() }
      _ = try await group.next()
    }
  }

  private func run() async throws {
    do {
      while true { try await accept() }
    } catch {
      try? socket.close()
      await handler.connections.end()
      if !(error is CancellationError) { throw error }
    }
  }

  private func accept() async throws {
    try Task.checkCancellation()
    do {
      let socket = try await socket.accept()
      await handler.connections.begin { await handler.handle(socket, $0) }
    } catch SocketError.failed(_, let number, let message) {
      switch number {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        // The connection wasn't accepted, so it waits until resources are available.
        note(message)
        if await !handler.connections.makeRoom() { try await Task.sleep(for: .seconds(Self.pause)) }
      case EBADF, EINVAL, ENOTSOCK, EOPNOTSUPP, EFAULT:
        throw SocketError.failed(type: "Accept", errno: number, message: message)
      default:
        // The connection was aborted before it was accepted (accept(2) lists how).
        break
      }
    }
  }

  private func note(_ message: String) {
    guard let withheld = handler.throttle.admit(message, at: SteadyClock.seconds) else { return }
    handler.logger.warning(
      "a connection waits", metadata: ["why": "\(message)", "alike before": "\(withheld)"])
  }
}
