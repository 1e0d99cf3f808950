import Foundation
import Logging
import Micro
import Testing

@testable import MicroApp
@testable import Stage
@testable import StageBrowser

/// The game without a device around it: the page's window is its screen, and is resized, rotated and covered
/// like windows and phones.
@MainActor @Suite(.serialized) struct WindowPageTests {
  private static let windows: [(size: CGSize, pixelRatio: Double)] = [
    (CGSize(width: 320, height: 568), 2), (CGSize(width: 390, height: 844), 3),
    (CGSize(width: 844, height: 390), 3), (CGSize(width: 1024, height: 768), 2),
    (CGSize(width: 1920, height: 1080), 1), (CGSize(width: 2560, height: 1440), 1),
  ]

  private func withGame(_ body: (LivePage, Game) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let game = Game(folder: folder, surroundings: Showcase.surroundings(languages: ["en"]))
    // The menu's dish would never come to rest.
    game.settings.reducesMotion = true
    let app = WebApp(
      name: "Micro", icons: [192: AppIcon.pngData(side: 192), 512: AppIcon.pngData(side: 512)],
      light: AppIcon.lightGround, dark: AppIcon.darkGround)
    try await LivePage.with(
      [StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }],
      stage: Stage(device: .window(size: CGSize(width: 1000, height: 600))), webApp: app
    ) { try await body($0, game) }
  }

  /// Begins a run, and returns its screen once time passes in it.
  private func dive(_ page: LivePage, _ game: Game) async throws -> DishController {
    let recording = Showcase.crowded()
    game.makeDish = { _, game in DishController(session: recording, game: game) }
    game.play(OpenRun(card: recording.card, game: recording.game, log: nil))
    let root = page.stage.window?.rootViewController as? UINavigationController
    let dish = try #require(root?.topViewController as? DishController)
    try await wait("time passes") { dish.session.run.score.steps > 10 }
    return dish
  }

  private func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async throws {
    for _ in 0..<600 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
    try #require(condition(), "\(what)", sourceLocation: sourceLocation)
  }

  /// Waits until the stage and the canvas are as large as the window.
  private func settle(_ page: LivePage, _ size: CGSize, _ pixelRatio: Double) async throws {
    for _ in 0..<600 where page.stage.device.size != size {
      // A headless window applies a new size only when a screenshot is taken.
      _ = try await page.browser.screenshot()
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(page.stage.device.size == size)
    try await page.browser.wait(
      for: "document.getElementById('canvas').width === \(Int(size.width * pixelRatio))")
  }

  /// Returns the canvas in CSS pixels, as left, top, right, bottom.
  private func box(_ page: LivePage) async throws -> [Double] {
    let box = try await page.browser.run(
      "const r = document.getElementById('canvas').getBoundingClientRect();"
        + "return [r.left, r.top, r.right, r.bottom];")
    return try #require(box as? [Double])
  }

  private func isShown(_ id: String, _ page: LivePage) async throws -> Bool {
    let shown = try await page.browser.run(
      "return document.getElementById('\(id)').getClientRects().length > 0;")
    return shown as? Bool ?? false
  }

  @Test func aRunFillsEveryWindowWhileItIsResized() async throws {
    try await withGame { page, game in
      let dish = try await dive(page, game)
      for (size, pixelRatio) in Self.windows {
        try await page.browser.resize(
          width: Int(size.width), height: Int(size.height), pixelRatio: pixelRatio)
        try await settle(page, size, pixelRatio)
        let context = "\(size) at \(pixelRatio)"
        #expect(try await box(page) == [0, 0, size.width, size.height], "\(context)")
        #expect(try await !isShown("strip", page), "\(context)")
        #expect(page.stage.screen.bounds == CGRect(origin: .zero, size: size), "\(context)")
        #expect(Double(page.stage.screen.scale) == pixelRatio)
        #expect(dish.dish.bounds.size == size, "\(context)")
        let traits = dish.traitCollection
        #expect((traits.horizontalSizeClass == .regular) == (size.width >= 678), "\(context)")
        #expect((traits.verticalSizeClass == .regular) == (size.height >= 480), "\(context)")
        // The run goes on, and everything over the water is within the window.
        let steps = dish.session.run.score.steps
        try await wait("time passes at \(context)") { dish.session.run.score.steps > steps + 5 }
        let room = dish.view.bounds
        for view in dish.hud.subviews where !view.isHidden {
          #expect(room.contains(view.frame), "\(context): \(view)")
        }
        try await page.keepPicture("window-\(Int(size.width))x\(Int(size.height))")
      }
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func thePageSButtonsLeaveTheMenusIconsFreeOnAPhone() async throws {
    try await withGame { page, _ in
      for size in [CGSize(width: 320, height: 568), CGSize(width: 390, height: 844)] {
        try await page.browser.resize(
          width: Int(size.width), height: Int(size.height), pixelRatio: 2)
        try await settle(page, size, 2)
        let box = try await page.browser.run(
          "const r = document.getElementById('corner').getBoundingClientRect();"
            + "return [r.left, r.top, r.width, r.height];")
        let parts = try #require(box as? [Double])
        try #require(parts.count == 4)
        let corner = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        #expect(corner.width > 0)
        #expect(CGRect(origin: .zero, size: size).contains(corner))
        let icons = page.stage.views().filter { view in
          view is UIImageView
            && sequence(first: view, next: \.superview).contains {
              $0 is UITableViewCell
            }
        }.map { page.stage.frame(of: $0) }
        #expect(icons.count > 4)
        for icon in icons { #expect(!icon.intersects(corner), "\(size): \(icon) \(corner)") }
        try await page.keepPicture("corner-\(Int(size.width))")
      }
    }
  }

  @Test func aPhoneHasItsNotchAndIsTurned() async throws {
    try await withGame { page, game in
      let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let lying = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      try await page.browser.become(
        phone: CGSize(width: 390, height: 844), pixelRatio: 3, cover: upright)
      try await settle(page, CGSize(width: 390, height: 844), 3)
      let dish = try await dive(page, game)
      try await wait("the notch counts") { dish.view.safeAreaInsets == upright }
      #expect(dish.traitCollection.horizontalSizeClass == .compact)
      try await page.keepPicture("phone-upright")

      // A finger steers towards the point that it touches.
      try await page.browser.touch(.down, at: (x: 300, y: 500))
      try await wait("a finger is down") {
        page.stage.fingers.values.contains { hypot($0.x - 300, $0.y - 500) < 1 }
      }
      try await wait("it swims") { dish.session.input.effort > 0 }
      try await page.browser.touch(.up, at: (x: 0, y: 0))

      try await page.browser.become(
        phone: CGSize(width: 844, height: 390), pixelRatio: 3, cover: lying)
      try await settle(page, CGSize(width: 844, height: 390), 3)
      try await wait("the notch turns") { dish.view.safeAreaInsets == lying }
      #expect(dish.traitCollection.verticalSizeClass == .compact)
      for view in dish.hud.subviews where !view.isHidden {
        #expect(dish.view.bounds.inset(by: lying).contains(view.frame), "\(view)")
      }
      try await page.keepPicture("phone-lying")
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func theBenchIsAKeyAway() async throws {
    try await withGame { page, _ in
      try await page.settle()
      #expect(try await !isShown("strip", page))
      #expect(page.stage.device.isWindow)
      _ = try await page.browser.run("document.getElementById('canvas').focus(); return true;")
      try await page.browser.press("F2")
      try await wait("a device") { page.stage.device == .iPhone14Pro }
      try await page.browser.wait(for: "document.getElementById('strip').offsetWidth > 0")
      try await page.settle()
      let frame = try await box(page)
      #expect(frame[0] > 0, "a device stands on the bench")
      #expect(frame[1] > 0, "a device stands on the bench")
      try await page.browser.press("F2")
      try await wait("a window") { page.stage.device.isWindow }
      try await page.settle()
      #expect(try await !isShown("strip", page))
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func aBrowserCanKeepIt() async throws {
    try await withGame { page, _ in
      let script = """
        const done = arguments[arguments.length - 1];
        const link = document.querySelector('link[rel=manifest]');
        fetch(link.href).then((answer) => answer.json()).then(async (manifest) => {
          const sizes = [];
          for (const icon of manifest.icons) {
            const blob = await (await fetch(icon.src)).blob();
            const image = await createImageBitmap(blob);
            sizes.push(`${image.width}x${image.height}` === icon.sizes ? icon.sizes : 'wrong');
          }
          const colours = [...document.querySelectorAll('meta[name=theme-color]')]
            .map((meta) => meta.content);
          done([manifest.name, manifest.display, ...sizes, ...colours]);
        });
        """
      let found = try await page.browser.runAsync(script) as? [String]
      #expect(found == ["Micro", "fullscreen", "192x192", "512x512", "#ecf1ef", "#04141a"])
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func anOldTabSaysToOpenTheNewAddress() async throws {
    try await withGame { page, _ in
      let port = UInt16(try #require(page.server.url?.port))
      await page.server.stop()
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let next = StageServer(
        title: "Next", screens: [StageScreen(name: "next", title: "Next") { UIViewController() }],
        port: port, logger: logger)
      try await next.start()
      try await withCleanup({ await next.stop() }) {
        try await page.browser.wait(
          for: "document.getElementById('notice-text').textContent.includes('has restarted')")
      }
    }
  }
}
