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
/// It listens on 127.0.0.1 only, unless it is told to be reachable from the network, and the page
/// and its socket are refused to everybody who does not know the random token in the address. The page of the tab that was opened last shows the
/// stage; others wait with a button to take it back.
@MainActor public final class StageServer {
  /// The stage that the page shows.
  public var stage: Stage { live.stage }
  /// The page's address, once the server listens.
  public var url: URL? { server.policy?.url }

  /// The page's addresses for others in the same network, once the server listens; none unless it
  /// was made with some.
  public var networkURLs: [URL] { server.policy?.networkURLs ?? [] }

  package let live: LiveStage
  let server: PageServer

  /// - Parameters:
  ///   - title: The page's title.
  ///   - screens: What the page offers; the first is shown, or the one named `screen`.
  ///   - stage: The device to begin with.
  ///   - port: A port of 127.0.0.1; 0 takes a free one.
  ///   - networkAddresses: Others of this machine's addresses at which the page can be reached, as
  ///     those of ``LocalNetwork``. Who can listen in on the network there can read the token and
  ///     what the page shows, since nothing is encrypted.
  ///   - webApp: What the page is as an application that a browser keeps.
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

  /// Serves until the task is cancelled or a signal ends the program, and prints the page's address first.
  ///
  /// Control-C, `SIGTERM` and the terminal's end close the page's connection with the code 1001 before they end the
  /// program (RFC 6455, 7.4.1).
  ///
  /// - Parameter told: What is printed after it, once the server listens.
  /// - Throws: If a port can't be had, or the address can't be printed.
  public func run(telling told: (StageServer) -> String? = { _ in nil }) async throws {
    try await run(telling: told) {}
  }

  /// The same, and calls `lastWork` before the connection closes when a signal ends the program.
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
      // Into a pipe, a line would wait for more. Nobody finds a page whose address nobody can read.
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

  /// Begins to serve and returns once ``url`` is known. The task ends with the server.
  @discardableResult public func start() async throws -> Task<Void, any Error> {
    try await server.start()
  }

  /// Ends the page's connection and stops listening.
  public func stop() async {
    live.page?.close(code: 1001, reason: "the server ends")
    await server.stop()
  }
}
