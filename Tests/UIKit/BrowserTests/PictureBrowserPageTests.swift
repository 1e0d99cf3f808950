import ElasticHeaders
import Foundation
@testable import PictureBrowser
import Stage
import Testing

@testable import StageBrowser

/// The app of the article of F-HEADER-06 in a real browser: pull, tap, zoom, close.
@MainActor @Suite(.serialized) struct PictureBrowserPageTests {
  private func withApp(_ body: (LivePage) async throws -> Void) async throws {
    let screens = [
      StageScreen(name: "pictures", title: "Pictures") { PictureListController() }
    ]
    try await LivePage.with(screens) { page in
      try await page.settle()
      try await body(page)
    }
  }

  private func tap(_ page: LivePage, at point: CGPoint, times: Int = 1) async throws {
    let (x, y) = try await page.origin()
    for _ in 0..<times {
      try await page.browser.drag(
        from: (x + Int(point.x), y + Int(point.y)), by: (0, 0), steps: 1, milliseconds: 16)
    }
  }

  /// Returns the frames of the pictures on the screen, biggest first.
  private func pictures(_ page: LivePage) -> [CGRect] {
    page.stage.views().compactMap { view in
      guard let view = view as? UIImageView, view.image != nil, !view.isHidden,
        view.contentMode == .scaleAspectFill || view.contentMode == .scaleAspectFit,
        view.window != nil
      else { return nil }
      let layer = view.layer.presentation() ?? view.layer
      return view.superview.map { $0.convert(layer.frame, to: nil) }
    }.sorted { $0.width > $1.width }
  }

  @Test func theHeaderStretches() async throws {
    try await withApp { page in
      let table = try #require(page.stage.view(withIdentifier: "pictures") as? UITableView)
      let header = try #require(table.tableHeaderView as? StretchyTableHeaderView)
      let (x, y) = try await page.origin()
      try await page.keepPicture("pictures-rest")
      try await page.browser.drag(
        from: (x + 180, y + 300), by: (0, 200), steps: 20, milliseconds: 16, lifting: false)
      try await page.settle(fingerAt: 500)
      let content = page.stage.frame(of: header.contentView)
      #expect(content.minY == 0)
      #expect(content.height > 300)
      #expect(content.maxY == page.stage.frame(of: header).maxY)
      try await page.keepPicture("pictures-pulled")
      try await page.browser.releaseActions()
      try await page.settle()
      #expect(page.stage.frame(of: header.contentView) == page.stage.frame(of: header))
    }
  }

  /// A picture flies from its row to the whole screen and back. No step exceeds what a spring of that duration
  /// allows, and the picture ends exactly at its place.
  @Test func aPictureFliesToTheScreenAndBack() async throws {
    try await withApp { page in
      let table = try #require(page.stage.view(withIdentifier: "pictures") as? UITableView)
      let cell = try #require(table.cellForRow(at: [0, 2]) as? PictureCell)
      let start = page.stage.frame(of: cell.picture)
      try await tap(page, at: CGPoint(x: start.midX, y: start.midY))
      try await page.settle()
      let picture = try #require(page.stage.view(withIdentifier: "picture"))
      let large = page.stage.frame(of: picture)
      #expect(large.width == 375)
      #expect(large.height == 250)
      #expect(abs(large.midY - 333.5) < 1)
      try await page.keepPicture("pictures-open")

      // A double tap enlarges the picture around the finger, and another one restores it.
      try await tap(page, at: CGPoint(x: 120, y: 330), times: 2)
      try await page.settle()
      #expect(abs(page.stage.frame(of: picture).width - 375 * 2.5) < 1)
      try await page.keepPicture("pictures-zoomed")
      try await tap(page, at: CGPoint(x: 120, y: 330), times: 2)
      try await page.settle()
      #expect(abs(page.stage.frame(of: picture).width - 375) < 1)

      _ = try await page.browser.run(
        "[...document.querySelectorAll('#elements [role=button]')]"
          + ".find((element) => element.ariaLabel === 'Close').click(); return true;")
      try await page.settle()
      #expect(page.stage.view(withIdentifier: "picture") == nil)
      #expect(page.stage.frame(of: cell.picture) == start)
      #expect(!cell.picture.isHidden)
      #expect(try await page.browser.console() == [])
    }
  }

  /// Checks each frame on the stage's clock: the flight never jumps.
  @Test func theFlightIsSmooth() async throws {
    let stage = Stage(device: .iPhoneSE)
    let list = PictureListController()
    stage.show(list)
    let cell = try #require(list.tableView.cellForRow(at: [0, 2]) as? PictureCell)
    let small = stage.frame(of: cell.picture)
    stage.touchDown(at: CGPoint(x: small.midX, y: small.midY))
    stage.touchUp()
    var last: CGRect?
    let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"]
    for frame in 0..<60 {
      stage.advance(by: 1 / 60)
      let flying = stage.views().compactMap { $0 as? UIImageView }.first {
        $0.superview?.superview is UIWindow || $0.superview is UIWindow
      }
      if let folder, [2, 6, 10, 16, 24, 40].contains(frame) {
        try stage.pngData().write(
          to: URL(fileURLWithPath: folder).appendingPathComponent("flight-\(frame).png"))
      }
      guard let flying, let parent = flying.superview else { continue }
      let rect = parent.convert((flying.layer.presentation() ?? flying.layer).frame, to: nil)
      if let last {
        // The whole way is under 500 points and takes at least six frames.
        #expect(abs(rect.midY - last.midY) < 500 / 6)
        #expect(abs(rect.width - last.width) < 300 / 6)
      } else {
        #expect(abs(rect.midY - small.midY) < 500 / 6)
      }
      last = rect
    }
    #expect(last != nil)
    #expect(list.presentedViewController is PictureController)
  }
}
