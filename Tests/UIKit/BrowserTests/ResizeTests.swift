@testable import Stage
import Testing

@testable import StageBrowser

/// The window is resized during a live stage: the device keeps its size in points, and all of it stays visible.
@MainActor @Suite(.serialized) struct ResizeTests {
  /// Boxes in CSS pixels, as left, top, right, bottom, and the canvas's size in display pixels.
  private struct Layout {
    let desk, device, glass: [Double]
    let canvas: [Double]
  }

  private func layout(_ page: LivePage) async throws -> Layout {
    let script = """
      const box = (id) => {
        const r = document.getElementById(id).getBoundingClientRect();
        return [r.left, r.top, r.right, r.bottom];
      };
      const canvas = document.getElementById('canvas');
      return [box('desk'), box('device'), box('glass'), [canvas.width, canvas.height]];
      """
    let boxes = try #require(try await page.browser.run(script) as? [[Double]])
    return Layout(desk: boxes[0], device: boxes[1], glass: boxes[2], canvas: boxes[3])
  }

  /// Waits until the page has reported its new window and has drawn.
  private func resize(
    _ page: LivePage, to size: CGSize, _ pixelRatio: Double
  ) async throws {
    try await page.browser.resize(
      width: Int(size.width), height: Int(size.height), pixelRatio: pixelRatio)
    let expected = ClientMessage.Viewport(size: size, pixelRatio: pixelRatio)
    for _ in 0..<1000 where page.server.live.page?.viewport != expected {
      // A headless window applies a new pixel ratio only when a screenshot is taken.
      _ = try await page.browser.screenshot()
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(page.server.live.page?.viewport == expected)
    try await page.settle()
  }

  @Test func theDeviceFitsIntoEveryWindow() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let stage = page.stage
      // The browser's own ratio is 2, and it reports a return to that only together with a new size.
      for (width, height, pixelRatio) in [
        (1000, 900, 1), (1000, 900, 3), (700, 500, 1.25), (1200, 260, 3), (390, 760, 1.5),
        (300, 180, 2), (300, 180, 1),
      ] as [(CGFloat, CGFloat, Double)] {
        let size = CGSize(width: width, height: height)
        try await resize(page, to: size, pixelRatio)
        let layout = try await layout(page)
        let context = "\(size) at \(pixelRatio)"
        // Within the desk on every side, next to the settings.
        #expect(layout.device[0] >= layout.desk[0], "\(context)")
        #expect(layout.device[1] >= layout.desk[1], "\(context)")
        #expect(layout.device[2] <= layout.desk[2], "\(context)")
        #expect(layout.device[3] <= layout.desk[3], "\(context)")
        // Browsers place boxes on 64ths of a CSS pixel, and an extent has two edges.
        let tolerance = 2 * pixelRatio / 64
        // Sharp: a canvas pixel is a display pixel, and the canvas's corner is on a pixel.
        for (edge, extent) in zip(0..<2, layout.canvas) {
          let shown = (layout.glass[edge + 2] - layout.glass[edge]) * pixelRatio
          #expect(abs(shown - extent) < tolerance, "\(context)")
          let corner = layout.glass[edge] * pixelRatio
          #expect(abs(corner - corner.rounded()) < tolerance, "\(context)")
        }
        // In proportion, to half a display pixel, and never larger than the device's own size.
        let (columns, rows) = (layout.canvas[0], layout.canvas[1])
        #expect(abs(columns * 667 / 375 - rows) <= 0.5 * (1 + 667.0 / 375), "\(context)")
        #expect(columns <= (375 * pixelRatio).rounded())
        #expect(stage.screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(stage.screen.scale == 2)
      }
      try await page.keepPicture("small-window")
      #expect(try await page.browser.console() == [])
    }
  }

  /// A finger lands on the point of the device that it touches, however small the device is shown, and the
  /// picture is the stage's, scaled down.
  @Test func fingersLandWhereTheyTouch() async throws {
    try await LivePage.with { page in
      try await page.settle()
      try await resize(page, to: CGSize(width: 700, height: 420), 2)
      try await page.keepPicture("resized")
      let glass = try await layout(page).glass
      let (width, height) = (glass[2] - glass[0], glass[3] - glass[1])
      #expect(height < 400)
      let place = (x: Int(glass[0] + 0.6 * width), y: Int(glass[1] + 0.3 * height))
      try await page.browser.drag(
        from: place, by: (0, 1), steps: 1, milliseconds: 16, lifting: false)
      try await page.settle()
      let finger = try #require(page.stage.fingers.values.first)
      #expect(abs(finger.x - (Double(place.x) - glass[0]) * 375 / width) < 0.01)
      #expect(abs(finger.y - (Double(place.y) + 1 - glass[1]) * 667 / height) < 0.01)
      try await page.browser.releaseActions()
      try await page.settle()

      // Back in a large window, everything has its former size.
      try await resize(page, to: CGSize(width: 1000, height: 900), 2)
      let canvas = try await page.browser.canvas()
      let difference = try #require(ImageDifference(canvas, page.stage.snapshot()))
      #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")
      #expect(difference.visibleShare < CompositorTests.visibleLimit, "\(difference)")
    }
  }
}
