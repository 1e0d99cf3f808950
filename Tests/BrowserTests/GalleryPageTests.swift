import CCairo
import Gallery
import Stage
import Testing

@testable import StageBrowser

/// The gallery in a real browser.
@MainActor @Suite(.serialized) struct GalleryPageTests {
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

      // 240 points down, of which the pan takes 10 to be recognized.
      try await page.browser.drag(
        from: (x + 180, y + 400), by: (0, 240), steps: 24, milliseconds: 16, lifting: false)
      try await page.settle(fingerAt: 640)
      let overscroll = restOffset - table.contentOffset.y
      let expected: CGFloat = 667 - 667 / (0.55 * 230 / 667 + 1)
      #expect(abs(overscroll - expected) < 0.5)
      let stretched = stage.frame(of: header)
      #expect(abs(stretched.maxY - rest.maxY - overscroll) < 0.01)
      #expect(stretched.minY == 0)

      // What stood below the header stands lower by as much in the canvas's pixels.
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
      while stage.needsFrame {
        #expect(table.contentOffset.y >= last - 0.01)
        #expect(table.contentOffset.y <= restOffset + 0.01)
        last = table.contentOffset.y
        try await Task.sleep(for: .milliseconds(5))
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

/// Some rows of a picture, for comparing what moved.
private struct PixelRows {
  let pixels: [UInt32]

  init(_ image: CGImage, from first: Int, count: Int) {
    pixels = image.withCairoSurface { surface in
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
      return (first..<first + count).flatMap { y in
        // Without the right edge, where the scroll indicator is.
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
