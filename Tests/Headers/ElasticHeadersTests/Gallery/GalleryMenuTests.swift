import OozeCheckout
import Foundation
import Stage
import Testing

@testable import Gallery

/// The gallery's menu, and the sources that it shows.
@MainActor
@Suite struct GalleryMenuTests {
  private static let folder = OozeCheckout.root.appendingPathComponent(
    "Sources/Headers/Gallery/Screens")

  @Test("Every screen is one file of fewer than 120 lines, shown exactly as it was compiled")
  func sources() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Gallery.screens.map { "\($0.source).swift" }.sorted())
    for screen in Gallery.screens {
      let file = Self.folder.appendingPathComponent("\(screen.source).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(SourceController.source(of: screen.source) == text, "\(screen.source)")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
      #expect(text.contains("class \(screen.source)"))
      // The shown source is an app's code: it imports the modules that it needs, and has no conditions for the
      // system.
      #expect(!text.contains("#if"))
      #expect(!text.contains("package import"))
    }
  }

  @Test("Names, titles and sentences are there, each name once")
  func names() {
    #expect(Set(Gallery.screens.map(\.name)).count == Gallery.screens.count)
    for screen in Gallery.screens {
      #expect(!screen.title.isEmpty, "\(screen.name)")
      #expect(screen.summary.hasSuffix("."), "\(screen.name)")
      #expect(screen.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(screen.name)")
    }
  }

  @Test("A tap opens each screen; its source comes up in a sheet and goes away")
  func menu() throws {
    let stage = Stage(device: .iPhone14Pro)
    stage.show(Gallery.menu.makeController())
    stage.advance(by: 0.3)
    try keep(stage, "menu")
    let navigation = try #require(stage.window?.rootViewController as? UINavigationController)
    let table = try #require(stage.view(withIdentifier: "menu") as? UITableView)
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        table.scrollToRow(at: [section, row], at: .middle, animated: false)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: [section, row]))
        let screen = try #require(
          Gallery.screens.first { $0.name == cell.accessibilityIdentifier })
        let frame = stage.frame(of: cell)
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.8)
        #expect(navigation.viewControllers.count == 2, "\(screen.name)")
        #expect(String(describing: type(of: navigation.topViewController!)) == screen.source)
        try showSource(of: screen, on: stage)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.8)
        #expect(navigation.viewControllers.count == 1)
      }
    }
  }

  private func showSource(of screen: Gallery.Screen, on stage: Stage) throws {
    let button = try #require(stage.view(withIdentifier: "view-source"), "\(screen.name)")
    let frame = stage.frame(of: button)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 1)
    let text = try #require(stage.view(withIdentifier: "source") as? UITextView)
    #expect(text.text.contains("final class \(screen.source)"))
    try keep(stage, "\(screen.name)-source")
    let top = try #require(stage.window?.rootViewController?.presentedViewController)
    top.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(stage.view(withIdentifier: "source") == nil)
  }

  private func keep(_ stage: Stage, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] else { return }
    try stage.pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
