import Foundation
import Logging
@testable import Stage

@testable import StageBrowser

/// A running server with one test screen, and a browser that shows its page.
@MainActor struct LivePage {
  let server: StageServer
  let browser: Browser
  let controllers: Controllers

  @MainActor final class Controllers {
    var made: [StretchController] = []
  }

  /// Runs `body` with a device, by default a phone of 375 × 667 points at 2×, in a window large enough for it.
  /// Shows `screens`, or the tests' own for `nil`.
  static func with(
    _ screens: [StageScreen]? = nil, stage: Stage? = nil, webApp: WebApp? = nil,
    _ body: (LivePage) async throws -> Void
  ) async throws {
    let stage = stage ?? Stage(device: .iPhoneSE)
    let controllers = Controllers()
    let screens = screens ?? testScreens(controllers)
    var logger = Logger(label: "test")
    logger.logLevel = .error
    let server = StageServer(
      title: "Test stage", screens: screens, stage: stage, webApp: webApp, logger: logger)
    try await server.start()
    try await withCleanup({ await server.stop() }) {
      try await Browser.with(
        width: 1000, height: Int(stage.device.size.height) + 233, pixelRatio: 2
      ) { browser in
        try await browser.open(server.url!)
        try await browser.wait(for: "document.getElementById('canvas').dataset.frame")
        try await body(LivePage(server: server, browser: browser, controllers: controllers))
      }
    }
  }

  private static func testScreens(_ controllers: Controllers) -> [StageScreen] {
    [
      StageScreen(name: "stretch", title: "Stretch") {
        let controller = StretchController()
        controllers.made.append(controller)
        return controller
      },
      StageScreen(name: "plain", title: "Plain") {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemGreen
        return controller
      },
    ]
  }

  var stage: Stage { server.stage }
  var controller: StretchController { controllers.made.last! }

  /// Returns the canvas's top left corner in the window, in CSS pixels.
  func origin() async throws -> (x: Int, y: Int) {
    let script = """
      const box = document.getElementById('canvas').getBoundingClientRect();
      return [box.left, box.top, box.width, box.height];
      """
    let box = try await browser.run(script) as? [Double] ?? []
    guard box.count == 4, box[2] == stage.device.size.width,
      box[3] == stage.device.size.height
    else {
      throw Browser.Failure(description: "the device is not shown in its natural size: \(box)")
    }
    return (Int(box[0].rounded(.up)), Int(box[1].rounded(.up)))
  }

  /// Waits until the page has sent all its messages, shows the stage's state, and nothing moves. All this has
  /// to hold in four checks in a row, because messages take time.
  func settle() async throws {
    try await browser.drawTwice()
    var quietLooks = 0
    for _ in 0..<400 {
      let isQuiet =
        !stage.needsFrame
        && server.live.page.map { $0.isReady && $0.isCurrent(stage.layerTree()) } == true
      quietLooks = isQuiet ? quietLooks + 1 : 0
      if quietLooks == 4 { return }
      try await Task.sleep(for: .milliseconds(25))
    }
    let page = server.live.page
    let isCurrent = page?.isCurrent(stage.layerTree()) == true
    throw Browser.Failure(
      description: "the stage does not come to rest: needs a frame \(stage.needsFrame),"
        + " page has drawn \(page?.isReady == true), shows the stage \(isCurrent)")
  }

  /// Observes the stage while it moves, until `isThere` is true, for at most ten seconds. A lift may wait for
  /// the page's next frame, so the movement may begin late.
  func look(until isThere: () -> Bool, _ look: () -> Void) async throws {
    for _ in 0..<2000 {
      guard stage.needsFrame || !isThere() else { return }
      look()
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until a finger is within a point of `y`, then until nothing moves.
  func settle(fingerAt y: CGFloat) async throws {
    for _ in 0..<400 {
      if stage.fingers.values.contains(where: { abs($0.y - y) <= 1 }) { return try await settle() }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw Browser.Failure(description: "no finger comes to \(y): \(stage.fingers)")
  }

  /// Writes the window's picture for people to the folder `OOZE_PICTURES`, if there is one.
  func keepPicture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try await browser.screenshot().write(to: file)
  }
}
