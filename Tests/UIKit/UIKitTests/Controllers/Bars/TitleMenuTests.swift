import Foundation
import QuartzCore
import Stage
import Testing

@testable import UIKit

/// The menu of a navigation bar's title.
///
/// Source: Apple, `UINavigationItem.titleMenuProvider` (made each time that the title is tapped, from
/// suggestions; commands are performed by the controller on top or a later responder in the chain, and those
/// without an implementation aren't shown), `renameDelegate` (alone it makes a menu of Rename),
/// `documentProperties` and `UIDocumentProperties`.
@MainActor @Suite(.serialized) struct TitleMenuTests {
  /// A controller that implements some commands on a document.
  private final class Editor: UIViewController {
    var does: Set<String> = []
    var log: [String] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      does.contains(action.description) || super.canPerformAction(action, withSender: sender)
    }
    override func duplicate(_ sender: Any?) { log.append("duplicate:") }
    override func move(_ sender: Any?) { log.append("move:") }
    override func export(_ sender: Any?) { log.append("export:") }
    override func printContent(_ sender: Any?) { log.append("printContent:") }
    override func validate(_ command: UICommand) {
      if command.title == "Move" { command.attributes = .disabled }
    }
  }

  private final class Renamer: UINavigationItemRenameDelegate {
    var allows = true
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { allows }
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {}
  }

  private let renamer = Renamer()

  /// Shows an editor in a navigation controller, on a device of its own.
  private func shown(
    _ editor: Editor, _ device: Stage.Device = .iPhone14Pro,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> (stage: Stage, content: NavigationBarContentView) {
    let stage = Stage(device: device, layoutDirection: direction)
    editor.title = "Note"
    let navigation = UINavigationController(rootViewController: editor)
    stage.show(navigation)
    stage.advance(by: 0.1)
    return (stage, try #require(navigation.navigationBar.content))
  }

  private func tapTitle(_ stage: Stage, _ content: NavigationBarContentView) {
    let title = content.titleContent
    stage.tap(at: title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: nil))
    stage.advance(by: 0.6)
  }

  private func list(_ stage: Stage) -> MenuListView? {
    stage.window?.subviews.compactMap { $0 as? MenuPresentation }.last?.shownLists.last
  }

  private func views<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(kind, in: $0) }
  }

  private func rows(_ stage: Stage) -> [MenuRowView] {
    list(stage).map { views(MenuRowView.self, in: $0) }?
      .sorted { $0.frame.minY < $1.frame.minY } ?? []
  }

  private static let commands: [(title: String, action: String)] = [
    ("Duplicate", "duplicate:"), ("Move", "move:"), ("Export…", "export:"),
    ("Print", "printContent:"),
  ]

  @Test("Commands are suggested if a responder implements them, and that responder performs them")
  func suggestions() throws {
    for mask in 0..<32 {
      let possible = Self.commands.indices.filter { mask >> $0 & 1 == 1 }
      let renames = mask >> 4 & 1 == 1
      let editor = Editor()
      editor.does = Set(possible.map { Self.commands[$0].action })
      editor.navigationItem.renameDelegate = renames ? renamer : nil
      var given: [[String]] = []
      editor.navigationItem.titleMenuProvider = { suggested in
        given.append(suggested.map(\.title))
        return UIMenu(children: suggested)
      }
      let (stage, content) = try shown(editor)
      #expect(given.isEmpty)
      tapTitle(stage, content)
      var expected = possible.map { Self.commands[$0].title }
      if renames { expected.insert("Rename", at: possible.count { $0 < 2 }) }
      #expect(given == [expected])
      #expect(rows(stage).map { $0.element?.title } == expected)
      // An empty list shows no menu.
      #expect((list(stage) == nil) == expected.isEmpty)
      for row in rows(stage) {
        #expect(row.isSelectable == (row.element?.title != "Move"))
      }
      guard let row = rows(stage).last, let title = row.element?.title, title != "Rename",
        title != "Move"
      else { continue }
      editor.log = []
      stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      stage.advance(by: 0.6)
      #expect(editor.log == Self.commands.filter { $0.title == title }.map(\.action))
      #expect(list(stage) == nil)
    }
  }

  @Test("An app's commands without an implementation are left out, other elements stay")
  func ownCommands() throws {
    let editor = Editor()
    editor.does = ["save:"]
    editor.navigationItem.titleMenuProvider = { _ in
      UIMenu(children: [
        UICommand(title: "Save", action: Selector("save:")),
        UICommand(title: "Vanish", action: Selector("vanish:")),
        UIMenu(
          title: "Inner", options: .displayInline,
          children: [UICommand(title: "Gone", action: Selector("vanish:"))]),
        UIAction(title: "Comments") { _ in },
      ])
    }
    let (stage, content) = try shown(editor)
    tapTitle(stage, content)
    #expect(rows(stage).map { $0.element?.title } == ["Save", "Comments"])
  }

  @Test("A delegate for renaming alone makes a menu of Rename, while it allows renaming")
  func renameAlone() throws {
    let editor = Editor()
    editor.does = ["duplicate:", "move:"]
    editor.navigationItem.renameDelegate = renamer
    let (stage, content) = try shown(editor)
    for allows in [true, false, true] {
      renamer.allows = allows
      tapTitle(stage, content)
      #expect(rows(stage).map { $0.element?.title } == (allows ? ["Rename"] : []))
      #expect((list(stage) == nil) == !allows)
      stage.tap(at: CGPoint(x: 20, y: 800))
      stage.advance(by: 0.6)
    }
  }

  @Test("A title with a menu has a chevron, after the text in reading direction")
  func chevron() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for reason in 0..<4 {
        let editor = Editor()
        let item = editor.navigationItem
        item.titleMenuProvider = reason == 1 ? { UIMenu(children: $0) } : nil
        item.renameDelegate = reason == 2 ? renamer : nil
        item.documentProperties =
          reason == 3 ? UIDocumentProperties(url: URL(fileURLWithPath: "/Note.txt")) : nil
        let (stage, content) = try shown(editor, .iPhone14Pro, direction)
        defer { withExtendedLifetime(stage) {} }
        let control = content.titleControl
        #expect((content.titleContent === control) == (reason > 0))
        #expect(control.isHidden == (reason == 0))
        guard reason > 0 else { continue }
        #expect(control.text == "Note")
        #expect(abs(control.frame.midX - content.bounds.midX) <= 1)
        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
        let chevron = try #require(control.subviews.compactMap { $0 as? UIImageView }.last)
        #expect((label.frame.midX < chevron.frame.midX) == (direction == .leftToRight))
        #expect(control.bounds.insetBy(dx: -0.01, dy: -0.01).contains(chevron.frame))
        #expect(!label.frame.intersects(chevron.frame.insetBy(dx: 0.01, dy: 0)))
        #expect(control.accessibilityTraits.contains([.button, .header]))
        #expect(control.accessibilityLabel == "Note")
      }
    }
  }

  @Test("A view that replaces the title has no menu")
  func titleView() throws {
    let editor = Editor()
    editor.navigationItem.renameDelegate = renamer
    editor.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let (_, content) = try shown(editor)
    #expect(content.titleControl.isHidden)
    #expect(content.titleContent !== content.titleControl)
  }

  // MARK: Documents

  /// Files of each kind, with the details that the menu's header shows.
  private func files() throws -> (folder: URL, all: [(url: URL, name: String, details: String)]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TitleMenuTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func file(_ name: String, _ bytes: Int) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(repeating: 65, count: bytes).write(to: url)
      return url
    }
    func size(_ bytes: Int64) -> String {
      ByteCountFormatter.string(fromByteCount: bytes, countStyle: .file)
    }
    return (
      folder,
      [
        (try file("Note.txt", 1), "Note", "Text Document · \(size(1))"),
        (try file("Bill.pdf", 5000), "Bill", "PDF Document · \(size(5000))"),
        (try file("Sea.jpg", 10), "Sea", "JPEG Image · \(size(10))"),
        (try file("README", 3), "README", "Document · \(size(3))"),
        (folder.appendingPathComponent("Lost.key"), "Lost", "KEY Document"),
        (folder, folder.lastPathComponent, "Folder"),
      ]
    )
  }

  @Test("The header of the menu shows name, kind and size of the document")
  func summaries() throws {
    let (folder, all) = try files()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (url, name, details) in all {
      let summary = DocumentSummary(url: url)
      #expect(summary.name == name)
      #expect(summary.details == details)
      #expect(summary.icon(side: 44) != nil)
    }
  }

  @Test("The header is above the elements, and has a share button if the app provides one")
  func header() throws {
    let (folder, all) = try files()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (device, direction) in [
      (Stage.Device.iPhone14Pro, UIUserInterfaceLayoutDirection.leftToRight),
      (.iPhone14Pro, .rightToLeft), (.iPadPro13, .leftToRight),
    ] {
      for shares in [false, true] {
        let properties = UIDocumentProperties(url: all[0].url)
        if shares {
          properties.activityViewControllerProvider = {
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
          }
        }
        let editor = Editor()
        editor.does = ["duplicate:"]
        editor.navigationItem.documentProperties = properties
        editor.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
        let (stage, content) = try shown(editor, device, direction)
        tapTitle(stage, content)
        let menu = try #require(list(stage))
        let header = try #require(views(DocumentHeaderView.self, in: menu).first)
        #expect(header.frame.minY == 0)
        #expect(header.frame.width == menu.width)
        #expect(try #require(rows(stage).first).frame.minY >= header.frame.maxY)
        let labels = header.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == [all[0].name, all[0].details])
        let icon = try #require(header.subviews.compactMap { $0 as? UIImageView }.first)
        #expect((icon.frame.midX < labels[0].frame.midX) == (direction == .leftToRight))
        for part in header.subviews where !part.isHidden {
          #expect(header.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame))
        }
        let button = try #require(header.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.isHidden == !shares)
        guard shares else { continue }
        stage.tap(at: button.convert(CGPoint(x: 22, y: 22), to: nil))
        stage.advance(by: 1)
        #expect(list(stage) == nil)
        let presented = stage.window?.rootViewController?.presentedViewController
        #expect(presented is UIActivityViewController)
      }
    }
  }

  @Test("A document alone makes a menu with only its header")
  func headerAlone() throws {
    let editor = Editor()
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Note.txt"))
    editor.navigationItem.documentProperties = properties
    let (stage, content) = try shown(editor)
    tapTitle(stage, content)
    #expect(rows(stage).isEmpty)
    #expect(views(DocumentHeaderView.self, in: try #require(list(stage))).count == 1)
  }

  @Test("The document's icon is before the title if the app asks for it")
  func icon() throws {
    let editor = Editor()
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Note.txt"))
    editor.navigationItem.documentProperties = properties
    let (stage, content) = try shown(editor)
    let icon = try #require(content.titleControl.subviews.compactMap { $0 as? UIImageView }.first)
    let width = content.titleControl.bounds.width
    for wants in [true, false, true] {
      properties.wantsIconRepresentation = wants
      stage.advance(by: 0.1)
      #expect((icon.image != nil) == wants)
      let more = BarMetrics.titleIconSize.width + BarMetrics.titlePartGap
      #expect(abs(content.titleControl.bounds.width - width - (wants ? more : 0)) <= 0.5)
    }
  }

  @Test("The document's items are dragged from its icon, and the menu closes")
  func drag() throws {
    let editor = Editor()
    let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Note.txt"))
    var sessions = 0
    properties.dragItemsProvider = { _ in
      sessions += 1
      return [UIDragItem(itemProvider: NSItemProvider(object: "Note" as NSString))]
    }
    editor.navigationItem.documentProperties = properties
    let (stage, content) = try shown(editor, .iPadPro13)
    tapTitle(stage, content)
    let menu = try #require(list(stage))
    let icon = try #require(views(DocumentHeaderView.self, in: menu).first?.subviews.first)
    let place = icon.convert(CGPoint(x: 22, y: 22), to: nil)
    stage.touchDown(at: place)
    stage.advance(by: 1)
    #expect(sessions == 1)
    for step in 1...10 {
      stage.touchMove(to: CGPoint(x: place.x + 10 * Double(step), y: place.y + 30 * Double(step)))
      stage.advance(by: 0.05)
    }
    stage.advance(by: 0.5)
    #expect(list(stage) == nil)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(sessions == 1)
  }
}
