import Foundation
import Logging
import Stage

/// Shows screens on a stage in a web page.
///
///     let server = StageServer(
///       title: "Gallery",
///       screens: [StageScreen(name: "hello", title: "Hello") { HelloController() }])
///     try await server.run()   // prints http://127.0.0.1:49152/5e0c…/
///
/// It only listens on 127.0.0.1 unless it is made with network addresses. The page and its socket are available
/// only with the random token in the address. The tab that was opened last shows the stage; the others show a
/// button to take it back.
@MainActor public final class StageServer {
  /// The stage that the page shows.
  public var stage: Stage { live.stage }
  /// The page's address, once the server is listening.
  public var url: URL? { server.policy?.url }

  /// The page's addresses for other machines in the same network, once the server is listening. Empty unless
  /// the server was made with network addresses.
  public var networkURLs: [URL] { server.policy?.networkURLs ?? [] }

  /// Called with the languages that the browser of a page asks for, best first, such as `de-CH`, before the page shows
  /// anything. The stage itself has no language.
  public var onLanguages: ([String]) -> Void {
    get { live.onLanguages }
    set { live.onLanguages = newValue }
  }

  package let live: LiveStage
  let server: PageServer

  /// - Parameters:
  ///   - title: The page's title.
  ///   - screens: The screens that the page offers. It shows the one named `screen`, or else the first.
  ///   - stage: The initial device.
  ///   - port: A port of 127.0.0.1, or 0 for a free one.
  ///   - networkAddresses: Other addresses of this machine at which the page is available, for example those of
  ///     ``LocalNetwork``. Anyone who can read the network traffic can read the token and the page's content,
  ///     because nothing is encrypted.
  ///   - webApp: The description of the page as an installable application.
  public convenience init(
    title: String, screens: [StageScreen], screen: String? = nil, stage: Stage = Stage(),
    port: UInt16 = 0, networkAddresses: [String] = [], webApp: WebApp? = nil,
    logger: Logger = Logger(label: "stage")
  ) {
    precondition(!screens.isEmpty, "StageServer needs at least one screen")
    self.init(
      live: LiveStage(title: title, content: .screens(screens), screen: screen, stage: stage),
      port: port, networkAddresses: networkAddresses, webApp: webApp, logger: logger)
  }

  package init(
    live: LiveStage, port: UInt16 = 0, networkAddresses: [String] = [],
    patience: Double = PageServer.patience, webApp: WebApp? = nil,
    logger: Logger = Logger(label: "stage")
  ) {
    self.live = live
    server = PageServer(
      port: port, addresses: networkAddresses, patience: patience, webApp: webApp, logger: logger
    ) { policy, send in
      live.connect(policy: policy, send: send)
    }
  }

  /// Prints the page's address and serves until the task is cancelled or a signal ends the program.
  ///
  /// Control-C, `SIGTERM` and the end of the terminal close the page's connection with the code 1001 before
  /// they end the program (RFC 6455, 7.4.1).
  ///
  /// - Parameter told: Returns a text that is printed after the address, once the server is listening.
  /// - Throws: An error if a port isn't available, or the address can't be printed.
  public func run(telling told: (StageServer) -> String? = { _ in nil }) async throws {
    try await run(telling: told) {}
  }

  /// Serves like ``run(telling:)``, and calls `lastWork` before the connection closes when a signal ends the
  /// program.
  func run(
    telling told: (StageServer) -> String? = { _ in nil },
    lastWork: @escaping @MainActor @Sendable () -> Void
  ) async throws {
    let signals = EndingSignals { [self] in
      lastWork()
      await stop()
    }
    defer { signals.endProgram() }
    let running = try await start()
    if let url {
      print(url.absoluteString)
      if let told = told(self) { print(told) }
      // In a pipe, the line would stay in a buffer. A page whose address can't be read is useless.
      guard fflush(nil) == 0 else {
        let code = errno
        await stop()
        throw ServerError.cannotPrint(code: code)
      }
    }
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      Task { @MainActor in await stop() }
    }
  }

  /// Starts the server and returns when ``url`` is known. The task ends with the server.
  @discardableResult public func start() async throws -> Task<Void, any Error> {
    try await server.start()
  }

  /// Ends the page's connection and stops listening.
  public func stop() async {
    live.page?.close(code: 1001, reason: "the server ends")
    await server.stop()
  }
}
