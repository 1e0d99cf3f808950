import CCairo
import Gallery
import Stage
import Testing

@testable import StageBrowser

/// The gallery in a real browser.
@MainActor @Suite(.serialized) struct GalleryPageTests {
  @Test("`ooze gallery` begins at its menu; each screen opens by name, and the menu comes back")
  func everyScreen() async throws {
    let screens = Gallery.all.map {
      StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
    }
    try await LivePage.with(screens) { page in
      try await page.settle()
      #expect(page.server.live.screenName == "menu")
      #expect(page.stage.view(withIdentifier: "menu") != nil)
      #expect(
        try await page.browser.run("return document.getElementById('screen').value") as? String
          == "menu")
      for screen in Gallery.screens {
        try await choose(screen.name, on: page)
        let top = (page.stage.window?.rootViewController as? UINavigationController)?
          .topViewController
        #expect(top.map { String(describing: type(of: $0)) } == screen.source)
        try await choose("menu", on: page)
        #expect(page.stage.view(withIdentifier: "menu") != nil, "after \(screen.name)")
      }
      #expect(Gallery.screens.count == 14)
      #expect(try await page.browser.console() == [])
    }
  }

  @Test("A row of the menu is touched, its screen comes, and the back button brings the menu back")
  func menu() async throws {
    let screens = Gallery.all.map {
      StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
    }
    try await LivePage.with(screens) { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      let table = try #require(page.stage.view(withIdentifier: "menu") as? UITableView)
      let row = page.stage.frame(of: try #require(table.cellForRow(at: [0, 1])))
      try await tap(page, x + Int(row.midX), y + Int(row.midY))
      let navigation = try #require(
        page.stage.window?.rootViewController as? UINavigationController)
      #expect(navigation.topViewController?.title == Gallery.screens[1].title)
      try await tap(page, x + 24, y + 42)
      #expect(navigation.viewControllers.count == 1)
      #expect(try await page.browser.console() == [])
    }
  }

  /// Chooses a screen in the menu beside the device.
  private func choose(_ name: String, on page: LivePage) async throws {
    _ = try await page.browser.run(
      "const list = document.getElementById('screen'); list.value = arguments[0];"
        + "list.dispatchEvent(new Event('change'));", [name])
    for _ in 0..<400 where page.server.live.screenName != name {
      try await Task.sleep(for: .milliseconds(25))
    }
    try #require(page.server.live.screenName == name)
    try await page.settle()
  }

  private func tap(_ page: LivePage, _ x: Int, _ y: Int) async throws {
    try await page.browser.drag(from: (x, y), by: (0, 0), steps: 2, milliseconds: 16)
    try await page.settle()
  }

  private func withGallery(_ body: (LivePage, UITableView, UIView) async throws -> Void)
    async throws
  {
    let screens = Gallery.screens.map {
      StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
    }
    try await LivePage.with(screens) { page in
      try await page.settle()
      let table = try #require(page.stage.view(withIdentifier: "table") as? UITableView)
      let header = try #require(page.stage.view(withIdentifier: "header"))
      try await body(page, table, header)
    }
  }

  @Test func aFingerStretchesTheHeader() async throws {
    try await withGallery { page, table, header in
      let stage = page.stage
      let (x, y) = try await page.origin()
      let rest = stage.frame(of: header)
      let restOffset = table.contentOffset.y
      let restCanvas = try await page.browser.canvas()

      // The pan needs 10 of the 240 points down to be recognized.
      try await page.browser.drag(
        from: (x + 180, y + 400), by: (0, 240), steps: 24, milliseconds: 16, lifting: false)
      try await page.settle(fingerAt: 640)
      let overscroll = restOffset - table.contentOffset.y
      let expected: CGFloat = 667 - 667 / (0.55 * 230 / 667 + 1)
      #expect(abs(overscroll - expected) < 0.5)
      let stretched = stage.frame(of: header)
      #expect(abs(stretched.maxY - rest.maxY - overscroll) < 0.01)
      #expect(stretched.minY == 0)

      // The pixels that were below the header are lower by the same distance on the canvas.
      let canvas = try await page.browser.canvas()
      let shift = Int((overscroll * 2).rounded())
      let before = PixelRows(restCanvas, from: Int(rest.maxY * 2) + 4, count: 300)
      let after = PixelRows(canvas, from: Int(rest.maxY * 2) + 4 + shift, count: 300)
      #expect(before.share(differingFrom: after) < 0.01)
      let difference = try #require(ImageDifference(canvas, stage.snapshot()))
      #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")
      #expect(difference.visibleShare < CompositorTests.visibleLimit, "\(difference)")

      try await page.browser.releaseActions()
      var last = table.contentOffset.y
      try await page.look(until: { table.contentOffset.y == restOffset }) {
        #expect(table.contentOffset.y >= last - 0.01)
        #expect(table.contentOffset.y <= restOffset + 0.01)
        last = table.contentOffset.y
      }
      #expect(table.contentOffset.y == restOffset)
      #expect(stage.frame(of: header) == rest)
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func scrollFramesAreSmallAndCompositorsAgree() async throws {
    try await withGallery { page, table, _ in
      let (x, y) = try await page.origin()
      let before = page.server.live.page?.frameSizes.count ?? 0
      try await page.browser.drag(
        from: (x + 180, y + 500), by: (0, -400), steps: 40, milliseconds: 16)
      try await page.settle()
      let sizes = (page.server.live.page?.frameSizes ?? []).dropFirst(before).sorted()
      try #require(sizes.count > 10)
      #expect(sizes[sizes.count / 2] < 2048)
      #expect(table.contentOffset.y > 200)
      for appearance in [UIUserInterfaceStyle.light, .dark] {
        page.stage.appearance = appearance
        try await page.settle()
        let canvas = try await page.browser.canvas()
        let difference = try #require(ImageDifference(canvas, page.stage.snapshot()))
        #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")
        #expect(difference.visibleShare < CompositorTests.visibleLimit, "\(difference)")
      }
    }
  }
}

/// Some rows of a picture, to find out what moved.
private struct PixelRows {
  let pixels: [UInt32]

  init(_ image: CGImage, from first: Int, count: Int) {
    pixels = image.withCairoSurface { surface in
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
      return (first..<first + count).flatMap { y in
        // Without the right edge, which shows the scroll indicator.
        (0..<image.width - 40).map { x in
          (data + y * stride + 4 * x).load(as: UInt32.self)
        }
      }
    }
  }

  func share(differingFrom other: PixelRows) -> Double {
    let count = zip(pixels, other.pixels).count { $0 != $1 }
    return Double(count) / Double(pixels.count)
  }
}
