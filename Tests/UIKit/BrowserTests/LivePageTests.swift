import CCairo
import Foundation
import QuartzCore
@testable import Stage
import Testing

@testable import StageBrowser

@MainActor @Suite(.serialized) struct LivePageTests {
  @Test func aFingerStretchesTheHeader() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      let controller = page.controller
      let stage = page.stage
      #expect(stage.frame(of: controller.header).maxY == 200)

      // The pan needs 10 of the 210 points down to be recognized.
      try await page.browser.drag(
        from: (x + 180, y + 250), by: (0, 210), steps: 20, milliseconds: 16, lifting: false)
      try await page.settle(fingerAt: 460)
      let overscroll = -controller.scrollView.contentOffset.y
      let expected: CGFloat = 667 - 667 / (0.55 * 200 / 667 + 1)
      #expect(abs(overscroll - expected) < 0.5)
      let header = stage.frame(of: controller.header)
      #expect(header.minY == 0)
      #expect(abs(header.maxY - 200 - overscroll) < 0.01)

      // On the canvas, the pixels are red down to the header's edge, and not below.
      let canvas = try await page.browser.canvas()
      #expect(canvas.width == 750)
      let pixels = PixelColumn(canvas, x: 700)
      #expect(abs(pixels.lastRed - Int(header.maxY * 2)) <= 1)
      let difference = try #require(ImageDifference(canvas, stage.snapshot()))
      #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")
      #expect(difference.visibleShare < CompositorTests.visibleLimit, "\(difference)")

      try await page.browser.releaseActions()
      var last = controller.scrollView.contentOffset.y
      try await page.look(until: { controller.scrollView.contentOffset.y == 0 }) {
        let offset = controller.scrollView.contentOffset.y
        #expect(offset >= last - 0.01)
        #expect(offset <= 0.01)
        last = offset
      }
      #expect(controller.scrollView.contentOffset.y == 0)
      #expect(try await page.browser.console() == [])
    }
  }

  @Test func theWheelScrollsAndNothingIsSentAtRest() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      try await page.browser.perform([
        [
          "type": "wheel", "id": "wheel",
          "actions": [
            [
              "type": "scroll", "x": x + 100, "y": y + 300, "deltaX": 0, "deltaY": 120,
              "duration": 0,
            ]
          ],
        ]
      ])
      for _ in 0..<1000 where page.controller.scrollView.contentOffset.y == 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
      try await page.settle()
      #expect(page.controller.scrollView.contentOffset.y == 120)
      try await page.keepPicture("page")

      // The indicator has faded by now. From here on nothing is sent and no frame is made.
      try await Task.sleep(for: .milliseconds(1500))
      try await page.settle()
      let frames = page.server.live.page?.frameSizes.count
      let commits = page.stage.renderLoop.counts.commits
      try await Task.sleep(for: .milliseconds(500))
      #expect(page.server.live.page?.frameSizes.count == frames)
      #expect(page.stage.renderLoop.counts.commits == commits)
    }
  }

  @Test func scrollFramesAreSmall() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      let before = page.server.live.page?.frameSizes.count ?? 0
      try await page.browser.drag(
        from: (x + 180, y + 500), by: (0, -300), steps: 30, milliseconds: 16)
      try await page.settle()
      let sizes = (page.server.live.page?.frameSizes ?? []).dropFirst(before).sorted()
      try #require(sizes.count > 10)
      #expect(sizes[sizes.count / 2] < 2048)
      #expect(page.controller.scrollView.contentOffset.y > 200)
    }
  }

  @Test func reloadingFindsTheSameScreenAndANewTabTakesOver() async throws {
    try await LivePage.with { page in
      page.controller.scrollView.contentOffset.y = 321
      try await page.settle()
      try await page.browser.reload()
      try await page.browser.wait(for: "document.getElementById('canvas').dataset.frame")
      try await page.settle()
      #expect(page.controllers.made.count == 1)
      #expect(page.controller.scrollView.contentOffset.y == 321)
      let canvas = try await page.browser.canvas()
      let difference = try #require(ImageDifference(canvas, page.stage.snapshot()))
      #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")

      let first = page.server.live.page
      try await page.browser.withSecondTab(page.server.url!) {
        try await page.browser.wait(for: "document.getElementById('canvas').dataset.frame")
      }
      #expect(first?.isOpen == false)
      #expect(page.server.live.page !== first)
      try await page.browser.wait(
        for: "document.getElementById('notice-text').textContent === 'Shown in another tab'")
      _ = try await page.browser.run(
        "document.getElementById('notice-button').click(); return 1")
      try await page.browser.wait(for: "document.getElementById('notice').hidden")
      try await page.settle()
      #expect(page.controllers.made.count == 1)
    }
  }

  @Test func severalFingersAndKeysArrive() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      func finger(_ id: String, _ dx: Int) -> [String: Any] {
        [
          "type": "pointer", "id": id, "parameters": ["pointerType": "touch"],
          "actions": [
            ["type": "pointerMove", "duration": 0, "x": x + dx, "y": y + 300],
            ["type": "pointerDown", "button": 0],
            ["type": "pointerMove", "duration": 50, "x": x + dx + 5, "y": y + 304],
          ],
        ]
      }
      try await page.browser.perform([finger("first", 100), finger("second", 200)])
      try await page.settle()
      // The canvas may begin at half a CSS pixel.
      let places = page.stage.fingers.values.map { $0.x.rounded(.down) }.sorted()
      #expect(places == [105, 205])
      try await page.browser.releaseActions()
      try await page.settle()
      #expect(page.stage.fingers.isEmpty)

      page.controller.becomeFirstResponder()
      try await page.browser.perform([
        [
          "type": "key", "id": "keys",
          "actions": [
            ["type": "keyDown", "value": "a"], ["type": "keyUp", "value": "a"],
            ["type": "keyDown", "value": "ß"], ["type": "keyUp", "value": "ß"],
          ],
        ]
      ])
      for _ in 0..<1000 where page.controller.lines.count < 2 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(page.controller.lines == ["a", "ß"])
    }
  }

  @Test func aMouseWhoseCaptureIsTakenAwayDragsOn() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      try await page.browser.drag(
        from: (x + 180, y + 250), by: (0, 50), steps: 5, milliseconds: 16, kind: "mouse",
        lifting: false)
      try await page.settle(fingerAt: 300)
      // Chromedriver's next command lifts the finger, and so does everything else that needs it.
      for (way, place) in [(0, 400), (1, 500)] {
        if way == 1 {
          _ = try await page.browser.run(
            "document.getElementById('canvas').releasePointerCapture(1); return null")
        }
        try await page.browser.perform([
          [
            "type": "pointer", "id": "finger", "parameters": ["pointerType": "mouse"],
            "actions": [
              ["type": "pointerMove", "duration": 16, "x": x + 180, "y": y + place]
            ],
          ]
        ])
        try await page.settle(fingerAt: CGFloat(place))
      }
      #expect(page.controller.scrollView.contentOffset.y < 0)
      try await page.browser.releaseActions()
      for _ in 0..<400 where !page.stage.fingers.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(page.stage.fingers.isEmpty)
    }
  }

  @Test func aLostConnectionComesBack() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      try await page.browser.drag(
        from: (x + 180, y + 250), by: (0, 100), steps: 5, milliseconds: 16, lifting: false)
      #expect(!page.stage.fingers.isEmpty)
      let lost = page.server.live.page
      lost?.close(code: 1012, reason: "test")
      // The finger that was down is gone, and the page reconnects by itself.
      #expect(page.stage.fingers.isEmpty)
      for _ in 0..<400 where page.server.live.page == nil {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(page.server.live.page !== lost)
      try await page.settle()
      #expect(page.controllers.made.count == 1)
      let canvas = try await page.browser.canvas()
      let difference = try #require(ImageDifference(canvas, page.stage.snapshot()))
      #expect(difference.mean < CompositorTests.meanLimit, "\(difference)")
    }
  }

  @Test func theStripChoosesScreenDeviceAndLight() async throws {
    try await LivePage.with { page in
      func choose(_ id: String, _ value: String) async throws {
        _ = try await page.browser.run(
          """
          const control = document.getElementById(arguments[0])
            ?? document.querySelector(`input[name=${arguments[0]}][value=${arguments[1]}]`);
          control.value = arguments[1];
          if (control.type === 'radio') control.checked = true;
          control.dispatchEvent(new Event('input', { bubbles: true }));
          control.dispatchEvent(new Event('change', { bubbles: true }));
          return 1;
          """, [id, value])
      }
      @MainActor func expect(_ condition: @autoclosure @MainActor () -> Bool) async throws {
        for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        let holds = condition()
        #expect(holds)
      }
      try await choose("device-choice", "iphone-14-pro")
      try await expect(page.stage.device == .iPhone14Pro)
      try await expect(page.controller.view.bounds.height == 852)
      try await page.browser.wait(for: "document.getElementById('sensor').offsetWidth === 126")
      try await choose("text-size", "9")
      try await expect(page.stage.textSize == .accessibilityExtraLarge)
      try await page.settle()
      try await page.keepPicture("phone")
      try await choose("screen", "plain")
      try await expect(page.server.live.screenName == "plain")
      _ = try await page.browser.run(
        "document.querySelector('input[name=appearance][value=dark]').click(); return 1")
      try await expect(page.stage.appearance == .dark)
      try await page.browser.wait(
        for: "document.getElementById('status-bar').classList.contains('light')")
      _ = try await page.browser.run(
        "document.querySelector('input[name=orientation][value=landscape]').click(); return 1")
      try await expect(page.stage.orientation.isLandscape)
      try await page.settle()
      try await page.keepPicture("landscape")
      _ = try await page.browser.run(
        "document.querySelector('input[name=layout-direction][value=rtl]').click(); return 1")
      try await expect(page.stage.layoutDirection == .rightToLeft)
      #expect(try await page.browser.console() == [])
    }
  }

  /// Every control has an accessible name.
  @Test func controlsHaveNames() async throws {
    try await LivePage.with { page in
      let unnamed = try await page.browser.run(
        """
        return [...document.querySelectorAll('select, input, button, canvas')].filter((control) =>
          !(control.labels?.length || control.getAttribute('aria-label')
            || control.textContent.trim() || control.hidden)).map((control) => control.outerHTML);
        """)
      #expect(unnamed as? [String] == [])
    }
  }
}

/// One column of a picture's pixels.
struct PixelColumn {
  /// The lowest row that is mostly red; −1 if none is.
  let lastRed: Int

  init(_ image: CGImage, x: Int) {
    var last = -1
    image.withCairoSurface { surface in
      let data = cairo_image_surface_get_data(surface)!
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<image.height {
        let pixel = data + y * stride + 4 * x
        if pixel[2] > 150, pixel[1] < 80, pixel[0] < 80 { last = y }
      }
    }
    lastRed = last
  }
}
