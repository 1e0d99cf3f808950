import Micro
import Stage
import Testing

@testable import MicroApp

/// The rows of all screens with the largest text, in the language with the longer words.
@MainActor @Suite("Rows with the largest text") struct LargestTextTests {
  nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1280, height: 800),
  ]

  /// A part of each type of the body that the showcase edits.
  nonisolated static let oneOfEachType: [EditSelection?] = {
    let body = SeedCreatures.watcher
    let cells = CellType.allCases.compactMap { type in body.cells.first { $0.type == type } }
    let links = LinkType.allCases.compactMap { type in body.links.first { $0.type == type } }
    return cells.map { .cell($0.id) } + links.map { .link($0.id) }
  }()

  @Test("contain their texts, and break no word", arguments: TestedScreen.allCases)
  func rows(screen: TestedScreen) throws {
    for size in Self.sizes {
      let stage = Stage(
        device: .window(size: size), textSize: .accessibilityExtraExtraExtraLarge)
      let scene = Scene(stage: stage, languages: ["de"])
      scene.fill()
      stage.show(screen.make(scene.game))
      try checkRows(on: stage, size)
    }
  }

  @Test(
    "the editor's rows too: those of the whole body, of a cell and of a link",
    arguments: [nil] + oneOfEachType)
  func parts(part: EditSelection?) throws {
    let stage = Stage(
      device: .window(size: Self.sizes[0]), textSize: .accessibilityExtraExtraExtraLarge)
    let scene = Scene(stage: stage, languages: ["de"])
    let root = Showcase.Screen.parts.make(scene.game)
    stage.show(root)
    stage.advance(by: 0.5)
    let editor = try #require(
      (root as? UINavigationController)?.topViewController as? EditorController)
    Showcase.Screen.parts.act(on: root)
    if let part { editor.model.select(part) }
    stage.advance(by: 0.5)
    try checkRows(on: stage, Self.sizes[0])
  }

  @Test("creatures keep their portraits, in their rows and above them")
  func portraits() throws {
    let stage = Stage(
      device: .window(size: Self.sizes[0]), textSize: .accessibilityExtraExtraExtraLarge)
    let scene = Scene(stage: stage, languages: ["de"])
    scene.fill()
    stage.show(Showcase.Screen.creatures.make(scene.game))
    stage.advance(by: 0.5)
    let table = try #require(stage.views().lazy.compactMap { $0 as? UITableView }.first)
    let header = try #require(table.tableHeaderView as? PortraitHeaderView)
    #expect(header.portrait.frame.height >= 80)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let name = try #require(labels(in: cell).first?.attributedText)
    let attachment = name.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    #expect(try #require(attachment?.image).size.width >= 80)
    let label = try #require(cell.accessibilityLabel)
    #expect(!label.contains("\u{FFFC}"))
    #expect(name.string.hasSuffix(try #require(label.split(separator: ",").first)))
  }

  @Test("the observer's buttons have letters of one size", arguments: sizes)
  func buttons(size: CGSize) throws {
    let stage = Stage(
      device: .window(size: size), textSize: .accessibilityExtraExtraExtraLarge)
    stage.show(Showcase.Screen.observer.make(Scene(stage: stage, languages: ["de"]).game))
    stage.advance(by: 0.5)
    // A title becomes smaller by as much as its label is narrower than it.
    let parts = try ["follow-best", "watch-brain", "drop-in"].map { identifier in
      let button = stage.views().lazy.compactMap { $0 as? UIButton }
        .first { $0.accessibilityIdentifier == identifier }
      let title = try #require(button?.titleLabel)
      return min(title.bounds.width / title.intrinsicContentSize.width, 1)
    }
    #expect(try #require(parts.max()) - #require(parts.min()) < 0.05, "\(parts)")
  }

  private func checkRows(on stage: Stage, _ size: CGSize) throws {
    stage.advance(by: 0.5)
    let table = try #require(stage.views().lazy.compactMap { $0 as? UITableView }.first)
    var seen: Set<IndexPath> = []
    for row in table.indexPaths {
      table.scrollToRow(at: row, at: .middle, animated: false)
      stage.advance(by: 0.05)
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell), seen.insert(path).inserted else { continue }
        check(cell, "\(size) \(path)")
      }
    }
    #expect(seen.count == table.indexPaths.count)
  }

  private func check(_ cell: UITableViewCell, _ place: String) {
    for label in labels(in: cell) {
      let text = label.text ?? ""
      let frame = cell.convert(label.bounds, from: label)
      #expect(
        cell.bounds.insetBy(dx: -1, dy: -1).contains(frame), "\(place): \(text) is at \(frame)")
      guard !label.adjustsFontSizeToFitWidth, let font = label.font else { continue }
      for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
        let width = NSString(string: String(word)).size(withAttributes: [.font: font]).width
        #expect(width <= label.bounds.width + 1, "\(place): \(word)")
      }
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view -> [UILabel] in
      guard !view.isHidden, view.alpha > 0 else { return [] }
      if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
      return labels(in: view)
    }
  }
}

extension UITableView {
  /// The index paths of all rows.
  fileprivate var indexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }
}
