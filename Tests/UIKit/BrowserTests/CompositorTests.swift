import Foundation
import QuartzCore
import Stage
@testable import StageBrowser
import Testing

/// The page's canvas and the Cairo compositor draw the same layers.
///
/// They rasterize with different code, so edges that aren't on pixels, blurs and enlarged bitmaps may differ
/// slightly: on average by less than `meanLimit` of 255 steps, and visibly in less than `visibleLimit` of the
/// pixels.
@MainActor @Suite(.serialized) struct CompositorTests {
  static let meanLimit = 0.8
  static let visibleLimit = 0.003

  /// Without a graphics processor, the page blends sprites itself.
  @Test(arguments: [false, true]) func bothCompositorsAgree(hasGraphics: Bool) async throws {
    try await CanvasPage.with(.iPhoneSE) { page, url in
      try await Browser.with(width: 1000, height: 900, pixelRatio: 2) { browser in
        if hasGraphics { try await browser.pretendGraphicsProcessor() }
        try await browser.open(url)
        try await compare(page, browser, hasGraphics: hasGraphics)
      }
    }
  }

  private func compare(
    _ page: CanvasPage, _ browser: Browser, hasGraphics: Bool
  ) async throws {
    var failures: [String] = []
    let blendsSprites = try await browser.runAsync(
      """
      import(new URL("raster.js", document.baseURI))
        .then((raster) => arguments[0](raster.blendsSprites));
      """
    )
    #expect(blendsSprites as? Bool == !hasGraphics)
    for scene in LayerScenes.all {
      let tree = scene.tree(size: CGSize(width: 375, height: 667), scale: 2)
      // Twice, so that pictures that are kept from one frame to the next are compared too.
      for _ in 0..<2 { try await page.show(tree) }
      let canvas = try await browser.canvas()
      let cairo = Compositor.render(tree)
      let difference = try #require(ImageDifference(canvas, cairo))
      let passes =
        difference.mean < Self.meanLimit && difference.visibleShare < Self.visibleLimit
      if let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] {
        let base = URL(fileURLWithPath: folder)
        try canvas.pngData()?.write(to: base.appendingPathComponent("\(scene.name)-canvas.png"))
        try cairo.pngData()?.write(to: base.appendingPathComponent("\(scene.name)-cairo.png"))
        print("\(scene.name): \(difference)")
      }
      if !passes { failures.append("\(scene.name): \(difference)") }
    }
    #expect(failures == [])
    let console = try await browser.console()
    #expect(console == [])
  }

  /// On a display of density 1 that shows the screen reduced, a line of one pixel of the device covers less than a
  /// quarter of a display's pixel. It is fainter there, wherever it is, but doesn't disappear.
  @Test func hairlinesStayVisible() async throws {
    let count = 24
    func top(_ index: Int) -> CGFloat { 20 + CGFloat(index) * 25 + CGFloat(index) / 17 }
    let scene = LayerScene("hairlines") { root in
      for index in 0..<count {
        let line = CALayer()
        line.frame = CGRect(x: 20, y: top(index), width: 330, height: 1.0 / 3)
        let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        if index % 3 == 1 {
          line.frame.size.height = 8
          line.borderWidth = 1.0 / 3
          line.borderColor = black
        } else if index % 3 == 2 {
          let gradient = CAGradientLayer()
          gradient.frame = line.frame
          gradient.colors = [black, black]
          root.addSublayer(gradient)
        } else {
          line.backgroundColor = black
        }
        root.addSublayer(line)
      }
    }
    try await CanvasPage.with(.iPhoneSE) { page, url in
      try await Browser.with(width: 1000, height: 480, pixelRatio: 1) { browser in
        try await browser.open(url)
        try await page.show(scene.tree(size: CGSize(width: 375, height: 667), scale: 3))
        let canvas = try await browser.canvas()
        let scale = CGFloat(canvas.width) / 375
        #expect(scale / 3 < 0.25)
        let cairo = Compositor.render(
          scene.tree(size: CGSize(width: 375, height: 667), scale: scale))
        for (name, image) in [("canvas", canvas), ("Cairo", cairo)] {
          let pixels = ImageDifference.pixels(image)
          for index in 0..<count {
            let rows = Int((top(index) - 2) * scale)...Int((top(index) + 2) * scale)
            let darkness = rows.reduce(0) { sum, row in
              sum + 255 - Int(pixels[4 * (row * image.width + image.width / 2) + 1])
            }
            let expected = 255 * scale / 3
            #expect(abs(CGFloat(darkness) - expected) < 0.15 * expected, "\(name), line \(index)")
          }
        }
      }
    }
  }
}
