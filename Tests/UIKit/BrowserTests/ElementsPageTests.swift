import Foundation
import Gallery
import Stage
import Testing

@testable import StageBrowser

/// The elements over the canvas, in a real browser, found only by role and name.
@MainActor @Suite(.serialized) struct ElementsPageTests {
  private func withGallery(_ body: (LivePage, Elements) async throws -> Void) async throws {
    let screens = Gallery.screens.map {
      StageScreen(name: $0.name, title: $0.title, makeController: $0.makeController)
    }
    try await LivePage.with(screens) { page in
      try await page.settle()
      try await body(page, Elements(browser: page.browser))
    }
  }

  /// Returns the labels of the visible rows, from the top.
  private func labels(_ page: LivePage) -> [String] {
    let table = page.stage.view(withIdentifier: "table") as? UITableView
    return (0..<4).compactMap { table?.cellForRow(at: [0, $0])?.accessibilityLabel }
  }

  @Test func theGalleryIsThereByRoleAndName() async throws {
    try await withGallery { page, elements in
      let rows = labels(page)
      try #require(rows.count > 3)
      try await elements.wait("button", rows[0])
      #expect(try await elements.names("list").count == 1)
      let shown = try await elements.names("button")
      #expect(rows.allSatisfy(shown.contains))
      #expect(try await page.browser.console() == [])
    }
  }

  /// The arrow keys move from row to row, through more rows than fit on the screen, and the table scrolls.
  @Test func theKeyboardWalksThroughTheTable() async throws {
    try await withGallery { page, elements in
      let table = try #require(page.stage.view(withIdentifier: "table") as? UITableView)
      let first = try #require(labels(page).first)
      let start = table.contentOffset.y
      try await elements.focus("button", first)
      var seen = [try await elements.focused()]
      for _ in 0..<30 {
        try await page.browser.press("ArrowDown")
        try await page.settle()
        let name = try await elements.focused()
        if name != seen.last { seen.append(name) }
      }
      #expect(Set(seen).count == seen.count, "no row twice: \(seen)")
      #expect(seen.count > 12, "\(seen)")
      #expect(table.contentOffset.y > start)
    }
  }

  @Test func aRowIsChosenByAClickOnItsElement() async throws {
    try await withGallery { page, elements in
      let table = try #require(page.stage.view(withIdentifier: "table") as? UITableView)
      let row = try #require(labels(page).first)
      var chosen: [IndexPath] = []
      final class Log: NSObject, UITableViewDelegate {
        var onSelect: (IndexPath) -> Void = { _ in }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onSelect(indexPath)
        }
      }
      let log = Log()
      log.onSelect = { chosen.append($0) }
      table.delegate = log
      try await page.settle()
      try await page.settle()
      try await elements.click("button", row)
      try await page.settle()
      #expect(chosen == [[0, 0]])
    }
  }

  @Test func whatTheAppAnnouncesIsSpoken() async throws {
    try await withGallery { page, _ in
      page.stage.makeCurrent()
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      page.stage.rotate(to: .landscapeLeft)
      try await page.settle()
      try await page.browser.wait(
        for: "document.getElementById('announcer').textContent === 'Saved'")
    }
  }

  /// If the app moves the focus, a screen reader follows. A ring is only for people who use the keyboard.
  @Test func theAppsFocusHasNoRing() async throws {
    try await withGallery { page, elements in
      let row = try #require(labels(page).first)
      try await elements.wait("button", row)
      func ring() async throws -> String {
        let script = "return getComputedStyle(document.activeElement).outlineStyle;"
        return try await page.browser.run(script) as? String ?? ""
      }
      let table = try #require(page.stage.view(withIdentifier: "table") as? UITableView)
      page.stage.makeCurrent()
      UIAccessibility.post(
        notification: .layoutChanged, argument: table.cellForRow(at: [0, 0]))
      page.stage.rotate(to: .landscapeLeft)
      try await page.settle()
      try await page.browser.wait(
        for: "document.activeElement.closest('#elements') !== null")
      #expect(try await ring() == "none")
      try await page.browser.press("ArrowDown")
      try await page.settle()
      #expect(try await ring() == "solid")
    }
  }
}
