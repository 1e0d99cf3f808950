import OozeCheckout
import Foundation
import Nonisolated
import Stage
import Testing
import UIKit

/// Clients of the runtime get the same isolation as on iOS (F-API-02, F-API-03, F-API-06). Apple's headers
/// import as `@MainActor` together with `@preconcurrency`:
/// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0337-support-incremental-migration-to-concurrency-checking.md>.
@MainActor @Suite struct IsolationTests {
  @Test("A library in Swift 5 mode that names no actor lays out, builds and animates views")
  func library() throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    stage.advance(by: 0.1)
    let factory = ViewFactory()
    var tapped: [String] = []
    factory.onTap = { tapped.append($0.title(for: .normal) ?? "") }
    let button = factory.button("Eat")
    let column = factory.column([factory.label("Amoeba"), button])
    controller.view.addSubview(column)
    #expect(column.pins.edges(inset: 100).count == 4)
    button.pins.size(CGSize(width: 90, height: 44), priority: .defaultHigh)
    stage.advance(by: 0.1)
    #expect(column.frame == controller.view.bounds.insetBy(dx: 100, dy: 100))
    #expect(factory.madeNames == ["UIButton", "UILabel"])
    button.sendActions(for: .primaryActionTriggered)
    #expect(tapped == ["Eat"])
    var ended: [Bool] = []
    Fade(duration: 0.25).animate(column) { ended.append($0) }
    stage.advance(by: 0.5)
    #expect(ended == [true])
    #expect(column.alpha == 0)
  }

  @Test("Extensions of a protocol without an actor use a list's members")
  func placeholders() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UITableViewController()
    stage.show(controller)
    stage.advance(by: 0.1)
    let table: UITableView = controller.tableView
    table.freeze()
    #expect(!table.isScrollEnabled)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test("A coordinator that is no actor's drives controllers")
  func coordinator() throws {
    let stage = Stage(device: .iPhone14Pro)
    let coordinator = ListCoordinator()
    stage.show(coordinator.start())
    stage.advance(by: 0.1)
    let list = try #require(coordinator.navigation.topViewController as? ListController)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    stage.advance(by: 0.1)
    #expect(coordinator.chosen == [1])
    #expect(coordinator.navigation.topViewController?.title == "Stentor")
  }

  @Test("Swift 6 says of a client what it says on iOS, and no more")
  func diagnostics() throws {
    let source = OozeCheckout.root.appendingPathComponent("Tests/Porting/Clients/Isolated.swift")
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", source.path,
        "-I", products.appendingPathComponent("Modules").path,
      ]
      + ["CCairo", "CPango", "CPixbuf", "CSwiftRuntime"].flatMap {
        ["-I", OozeCheckout.sources(of: $0).path]
      }
    process.standardError = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let said = printed.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /Isolated\.swift:(\d+):\d+: (.*?)( \[#\w+\])?$/).map {
        "\($0.1): \($0.2)"
      }
    }
    let text = try String(contentsOf: source, encoding: .utf8)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap {
        number, line in
        line.firstMatch(of: /^ *\/\/ ((?:warning|error): .*)$/).map { "\(number + 2): \($0.1)" }
      }
    // Conformances are checked before bodies.
    #expect(said.sorted() == expected.sorted(), "\(printed)")
    #expect(expected.count == 5)
  }
}
