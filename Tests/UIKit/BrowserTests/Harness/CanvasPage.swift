import Foundation
import Logging
import QuartzCore
import Stage
@testable import StageBrowser

/// A page that shows layer trees instead of a live stage.
@MainActor final class CanvasPage: PageConnectionDelegate {
  private let device: Stage.Device
  private var server: PageServer?
  private var connection: PageConnection?
  private(set) var drawn = 0

  private init(device: Stage.Device) {
    self.device = device
  }

  /// Runs `body` with a page and its address.
  static func with<Result>(
    _ device: Stage.Device, _ body: @MainActor (CanvasPage, URL) async throws -> Result
  ) async throws -> Result {
    let page = CanvasPage(device: device)
    let url = try await page.start()
    return try await withCleanup({ await page.stop() }) { try await body(page, url) }
  }

  private func start() async throws -> URL {
    let server = PageServer(port: 0, logger: Logger(label: "test")) { [weak self] policy, send in
      let connection = PageConnection(policy: policy, send: send)
      connection.delegate = self
      return connection
    }
    self.server = server
    try await server.start()
    return server.policy!.url
  }

  private func stop() async {
    connection?.close(code: 1001, reason: "done")
    await server?.stop()
  }

  /// Shows `tree` and returns once the page has drawn it.
  func show(_ tree: LayerTree) async throws {
    for _ in 0..<400 where connection?.isReady != true {
      try await Task.sleep(for: .milliseconds(25))
    }
    guard let connection, connection.isReady else {
      throw Browser.Failure(description: "the page does not answer")
    }
    connection.sendFrame(tree)
    while !connection.isReady {
      guard connection.isOpen else { throw Browser.Failure(description: "the page left") }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  func connectionDidOpen(_ connection: PageConnection) {
    self.connection = connection
    connection.sendState(
      StageState(
        title: "Canvas", screens: [], screen: "", devices: [], device: device.name,
        orientation: "portrait", appearance: "light", textSizes: [], textSize: "large",
        layoutDirection: "ltr",
        frame: StageState.Frame(
          width: device.size.width, height: device.size.height, cornerRadius: 0, sensor: "none",
          statusBarHeight: 0, statusBarStyle: "dark", hasHomeIndicator: false)))
  }

  func connection(_ connection: PageConnection, didDrawAt milliseconds: Double) { drawn += 1 }
  func connection(_ connection: PageConnection, didReceive message: ClientMessage) {}
  func connectionDidClose(_ connection: PageConnection) {}
}

extension Browser {
  /// Returns the pixels of the page's canvas.
  func canvas() async throws -> CGImage {
    let script = "return document.getElementById('canvas').toDataURL('image/png')"
    guard let url = try await run(script) as? String, let comma = url.firstIndex(of: ","),
      let data = Data(base64Encoded: String(url[url.index(after: comma)...]))
    else { throw Failure(description: "no canvas") }
    return try CGImage.decode(data)
  }
}
