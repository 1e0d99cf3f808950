import Foundation
import Stage
import Testing

@testable import StageBrowser

/// A stage that fills the page's window, without a socket between them.
@MainActor @Suite struct WindowStageTests {
  private let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)

  @MainActor private final class Page {
    var frames: UInt64 = 0
    var texts: [String] = []
    var closed: [UInt16] = []
  }

  /// A controller that records the sizes of its transitions.
  private final class Resized: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private func open(
    _ controller: UIViewController, _ viewport: ClientMessage.Viewport, device: Stage.Device
  ) -> (LiveStage, PageConnection, Page) {
    let live = LiveStage(
      title: "Test", content: .screens([StageScreen(name: "a", title: "A") { controller }]),
      screen: nil, stage: Stage(device: device))
    let page = Page()
    let connection = live.connect(policy: policy) { output in
      switch output {
      case .binary: page.frames += 1
      case .text(let text): page.texts.append(text)
      case .close(let code, _): page.closed.append(code)
      case .sound: break
      }
    }
    say(
      .hello(version: ClientMessage.version, token: policy.token, viewport: viewport), connection)
    return (live, connection, page)
  }

  private func say(_ message: ClientMessage, _ connection: PageConnection) {
    connection.receive(message.encoded(), at: 0)
  }

  /// Draws until no frame is on its way.
  private func settle(_ connection: PageConnection, _ page: Page) {
    for _ in 0..<20 where !connection.isReady {
      say(
        .acknowledge(frame: page.frames, milliseconds: 16 * Double(page.frames)), connection)
    }
  }

  private static let window = Stage.Device.window(size: CGSize(width: 1000, height: 700))

  @Test("the text size of the simulator view stays when the screen fills the window, and back")
  func textSize() {
    let viewport = ClientMessage.Viewport(
      size: CGSize(width: 1000, height: 700), pixelRatio: 1, safeArea: .zero)
    for size in UIContentSizeCategory.ascending {
      let (live, connection, page) = open(UIViewController(), viewport, device: .iPhone14Pro)
      settle(connection, page)
      for (name, value) in [
        (ClientMessage.Setting.Name.textSize, size.stageName), (.device, Stage.Device.windowName),
      ] {
        say(.setting(ClientMessage.Setting(name: name, value: value)), connection)
        settle(connection, page)
      }
      #expect(live.stage.device.isWindow)
      #expect(live.state.textSize == size.stageName)
      #expect(live.stage.window?.traitCollection.preferredContentSizeCategory == size)
      say(
        .setting(ClientMessage.Setting(name: .device, value: Stage.Device.iPhone14Pro.name)),
        connection)
      settle(connection, page)
      #expect(live.state.textSize == size.stageName)
    }
  }

  @Test(
    "it takes every size that a page has, within limits",
    arguments: [
      CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
      CGSize(width: 2560, height: 1440), CGSize(width: 1, height: 1),
      CGSize(width: 16_384, height: 16_384), CGSize(width: 333.4, height: 999.6),
    ], [0.25, 1, 1.25, 2, 3, 16])
  func sizes(size: CGSize, pixelRatio: Double) {
    let controller = Resized()
    let cover = UIEdgeInsets(top: 47, left: 1000, bottom: 34, right: 0)
    let viewport = ClientMessage.Viewport(size: size, pixelRatio: pixelRatio, safeArea: cover)
    let (live, connection, page) = open(controller, viewport, device: Self.window)
    settle(connection, page)
    let stage = live.stage
    let expected = CGSize(
      width: min(max(size.width.rounded(), 320), 5120),
      height: min(max(size.height.rounded(), 240), 2880))
    #expect(stage.screen.bounds == CGRect(origin: .zero, size: expected))
    #expect(controller.view.bounds.size == expected)
    #expect([1, 2, 3].contains(stage.screen.scale))
    #expect(stage.screen.scale >= min(pixelRatio, 3))
    let insets = controller.view.safeAreaInsets
    #expect(insets.left <= expected.width / 4)
    #expect(insets.top <= expected.height / 4)
    #expect(insets.top == min(47, (expected.height / 4).rounded(.down)))
    #expect(
      controller.traitCollection.horizontalSizeClass
        == (expected.width >= 678 ? .regular : .compact))
    #expect(
      controller.traitCollection.verticalSizeClass
        == (expected.height >= 480 ? .regular : .compact))
    #expect(stage.orientation.isLandscape == (expected.width > expected.height))
    #expect(page.closed.isEmpty)
  }

  @Test("it follows the window, and only the last of many steps")
  func resizing() {
    let controller = Resized()
    let (live, connection, page) = open(
      controller, ClientMessage.Viewport(size: CGSize(width: 1000, height: 700), pixelRatio: 2),
      device: Self.window)
    // The first frame is on its way, and messages in the meantime wait for it.
    for width in stride(from: 990.0, through: 500, by: -10) {
      say(
        .resize(
          ClientMessage.Viewport(size: CGSize(width: width, height: 700), pixelRatio: 2)),
        connection)
    }
    settle(connection, page)
    #expect(controller.sizes == [CGSize(width: 500, height: 700)])
    #expect(live.stage.screen.bounds.width == 500)
    #expect(live.state.frame.width == 500)
    #expect(live.state.device == "window")
  }

  @Test("a device keeps its points, whatever the window does; the strip changes between both")
  func bench() {
    let controller = Resized()
    let size = CGSize(width: 1280, height: 800)
    let (live, connection, page) = open(
      controller, ClientMessage.Viewport(size: size, pixelRatio: 2), device: .iPhoneSE)
    settle(connection, page)
    say(
      .resize(ClientMessage.Viewport(size: CGSize(width: 900, height: 500), pixelRatio: 1)),
      connection)
    settle(connection, page)
    #expect(live.stage.device == .iPhoneSE)
    #expect(controller.sizes.isEmpty)
    #expect(live.state.devices.first?.name == "window")
    say(.setting(ClientMessage.Setting(name: .device, value: "window")), connection)
    settle(connection, page)
    #expect(live.stage.device.isWindow)
    #expect(controller.sizes == [CGSize(width: 900, height: 500)])
    // A window doesn't rotate.
    say(.setting(ClientMessage.Setting(name: .orientation, value: "portrait")), connection)
    settle(connection, page)
    #expect(live.stage.screen.bounds.size == CGSize(width: 900, height: 500))
    say(.setting(ClientMessage.Setting(name: .device, value: "iphone-14-pro")), connection)
    settle(connection, page)
    #expect(live.stage.device == .iPhone14Pro)
    #expect(live.stage.orientation == .portrait)
    #expect(page.closed.isEmpty)
  }

  @Test("what is handed over goes to the page that shows the stage")
  func handover() throws {
    let (live, connection, page) = open(
      UIViewController(),
      ClientMessage.Viewport(size: CGSize(width: 800, height: 600), pixelRatio: 1),
      device: Self.window)
    settle(connection, page)
    let server = StageServer(live: live)
    server.handOver(HandedFile(name: "a.png", type: "image/png", data: Data([1, 2, 3])))
    server.film(
      FilmRequest(
        name: "a.webm", area: CGRect(x: 1, y: 2, width: 30, height: 40), seconds: 5))
    let messages = page.texts.compactMap {
      try? JSONDecoder().decode(HandoverMessage.self, from: Data($0.utf8))
    }.filter { $0.file != nil || $0.film != nil }
    #expect(
      messages == [
        HandoverMessage(file: .init(name: "a.png", type: "image/png", data: "AQID")),
        HandoverMessage(
          film: .init(name: "a.webm", x: 1, y: 2, width: 30, height: 40, seconds: 5)),
      ])
  }

  @Test("colours of the page's surroundings and its icons stand in its manifest")
  func webApp() throws {
    let app = WebApp(
      name: "Micro", icons: [512: Data([2]), 192: Data([1])], light: 0xECF1EF, dark: 0x04141A)
    let files = try PageFiles(webApp: app)
    let page = String(
      decoding: try #require(files.answer(for: "", hosts: [])?.body), as: UTF8.self)
    #expect(page.contains("rel=\"manifest\" href=\"app.webmanifest\""))
    #expect(page.contains("#ecf1ef"))
    #expect(page.contains("#04141a"))
    #expect(files.answer(for: "icon-192.png", hosts: [])?.body == Data([1]))
    let manifest = try #require(files.answer(for: "app.webmanifest", hosts: [])?.body)
    let object = try JSONSerialization.jsonObject(with: manifest) as? [String: Any]
    #expect(object?["name"] as? String == "Micro")
    #expect(object?["start_url"] as? String == "./")
    #expect(
      (object?["icons"] as? [[String: Any]])?.map { $0["sizes"] as? String } == [
        "192x192", "512x512",
      ])
    // Without a web app, the page has no manifest.
    let plain = try PageFiles()
    #expect(plain.answer(for: "app.webmanifest", hosts: []) == nil)
    let body = String(
      decoding: try #require(plain.answer(for: "", hosts: [])?.body), as: UTF8.self)
    #expect(!body.contains("manifest"))
  }
}
