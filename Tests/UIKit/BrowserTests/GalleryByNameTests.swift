import Gallery
import Stage
import Testing

@testable import StageBrowser

/// The whole gallery in a real browser, used only by role and name: the tests don't know any positions.
@MainActor @Suite(.serialized) struct GalleryByNameTests {
  private func withMenu(_ body: (LivePage, Elements) async throws -> Void) async throws {
    let menu = StageScreen(
      name: Gallery.menu.name, title: Gallery.menu.title,
      makeController: Gallery.menu.makeController)
    try await LivePage.with([menu]) { page in
      try await page.settle()
      try await body(page, Elements(browser: page.browser))
    }
  }

  private func open(_ screen: Gallery.Screen, _ page: LivePage, _ elements: Elements) async throws {
    try await elements.reach("button", screen.title) { try await page.settle() }
    try await elements.click("button", screen.title)
    try await elements.wait("button", "View source")
    try await page.settle()
  }

  private func goBack(_ page: LivePage, _ elements: Elements) async throws {
    let name = try await elements.isThere("button", "Gallery") ? "Gallery" : "Back"
    try await elements.click("button", name)
    try await elements.wait("heading", "Gallery")
    try await elements.waitUntilGone("button", "View source")
    try await page.settle()
  }

  @Test func everyScreenIsOpenedOperatedAndLeft() async throws {
    try await withMenu { page, elements in
      #expect(Gallery.screens.count == 14)
      for screen in Gallery.screens {
        try await open(screen, page, elements)
        try await elements.click("button", "View source")
        try await elements.wait("heading", "\(screen.source).swift")
        try await elements.click("button", "Done")
        try await elements.waitUntilGone("heading", "\(screen.source).swift")
        try await page.settle()
        try await operate(screen, page, elements)
        try await goBack(page, elements)
      }
      #expect(try await page.browser.console() == [])
    }
  }

  /// Operates a screen's controls.
  private func operate(
    _ screen: Gallery.Screen, _ page: LivePage, _ elements: Elements
  ) async throws {
    switch screen.name {
    case "refresh": try await choose(["Behind", "Instead", "Over"], page, elements)
    case "pages": try await choose(["Walk", "Wait", "Swim"], page, elements)
    case "resize":
      try await elements.click("button", "More")
      try await elements.wait("button", "Less")
      #expect(try await elements.everything().contains { $0.contains("bundles of cilia") })
      try await elements.click("button", "Less")
      try await elements.wait("button", "More")
      #expect(try await !elements.everything().contains { $0.contains("bundles of cilia") })
    case "header-insets":
      let before = try await elements.attribute("aria-valuenow", "slider", "Inset")
      try await elements.focus("slider", "Inset")
      for _ in 0..<3 { try await page.browser.press("ArrowRight") }
      try await page.settle()
      let after = try await elements.attribute("aria-valuenow", "slider", "Inset")
      #expect((Double(before) ?? 0) < (Double(after) ?? 0), "\(before) \(after)")
      #expect(try await elements.everything().contains { $0.hasPrefix("headerViewInsets.top") })
    case "collection":
      // The cells are coloured squares without labels.
      #expect(try await elements.everything().contains("Forty drops"))
    default:
      // A row is highlighted for a moment and leads nowhere.
      let row = "Paramecium caudatum"
      try await elements.reach("button", row) { try await page.settle() }
      try await elements.click("button", row)
      try await page.settle()
      try await elements.wait("button", "View source")
    }
  }

  private func choose(_ names: [String], _ page: LivePage, _ elements: Elements) async throws {
    for name in names {
      try await elements.click("button", name)
      try await elements.waitUntilSelected("button", name)
      try await page.settle()
    }
  }

  /// Checks every rule of axe on the menu, screens of each kind and a sheet, in light and dark.
  @Test func axeFindsNothing() async throws {
    try await withMenu { page, elements in
      @MainActor func audit(_ place: String) async throws {
        for appearance in [UIUserInterfaceStyle.light, .dark] {
          page.stage.appearance = appearance
          try await page.settle()
          let faults = try await elements.faults()
          #expect(faults == [], "\(place): \(faults)")
        }
      }
      try await elements.wait("heading", "Gallery")
      try await audit("menu")
      for name in ["elastic-header", "refresh", "collection", "pages", "header-insets"] {
        let screen = try #require(Gallery.screens.first { $0.name == name })
        try await open(screen, page, elements)
        try await audit(name)
        if name == "collection" {
          try await elements.click("button", "View source")
          try await elements.wait("button", "Done")
          try await audit("source")
          try await elements.click("button", "Done")
          try await elements.waitUntilGone("button", "Done")
        }
        try await goBack(page, elements)
      }
    }
  }
}
