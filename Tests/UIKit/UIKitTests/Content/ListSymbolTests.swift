import Stage
import Testing

@testable import UIKit

/// Symbols before the texts of rows.
///
/// Source: Apple, `UIListContentConfiguration.ImageProperties.reservedLayoutSize`: with a width of zero
/// symbols are centred in a predefined space that scales with the content size category, and other images
/// take their own width.
@MainActor @Suite(.serialized) struct ListSymbolTests {
  private static let symbols = ["leaf", "folder", "bell", "list.bullet", "plus", "minus"]

  private final class Rows: UITableViewController {
    var style = UITableViewCell.CellStyle.default
    var isConfigured = true
    var image: (Int) -> UIImage? = { UIImage(systemName: ListSymbolTests.symbols[$0]) }
    var change: (inout UIListContentConfiguration) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      ListSymbolTests.symbols.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      guard isConfigured else {
        cell.imageView?.image = image(indexPath.row)
        cell.textLabel?.text = "Row"
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.image = image(indexPath.row)
      content.text = "Row"
      change(&content)
      cell.contentConfiguration = content
      return cell
    }
  }

  private func stage(
    _ rows: Rows, _ size: UIContentSizeCategory = .large, isMirrored: Bool = false
  ) -> Stage {
    let stage = Stage(
      device: .iPhone14Pro, textSize: size,
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    stage.show(rows)
    stage.advance(by: 0.1)
    return stage
  }

  /// Returns a frame measured from the leading edge.
  private func fromLeading(_ frame: CGRect, in view: UIView, isMirrored: Bool) -> CGRect {
    isMirrored ? frame.mirrored(in: view.bounds.width) : frame
  }

  private func separator(of cell: UITableViewCell) -> CGRect? {
    cell.layer.sublayers?.first { $0.name == "separator" }?.frame
  }

  /// Texts after symbols of any width are aligned, and so are the separators.
  @Test(
    arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge],
    [false, true])
  func textsBeginBelowEachOther(size: UIContentSizeCategory, isMirrored: Bool) throws {
    let rows = Rows()
    let stage = stage(rows, size, isMirrored: isMirrored)
    let traits = UITraitCollection(preferredContentSizeCategory: size)
    let kept = UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traits)
    let cells = rows.tableView.visibleCells
    #expect(cells.count > 3)
    #expect(stage.screen.bounds.width == 393)
    var widths: Set<CGFloat> = []
    for cell in cells {
      let view = try #require(cell.contentView as? UIListContentView)
      let image = fromLeading(
        try #require(view.imageLayoutGuide).layoutFrame, in: cell, isMirrored: isMirrored)
      let text = fromLeading(
        try #require(view.textLayoutGuide).layoutFrame, in: cell, isMirrored: isMirrored)
      #expect(abs(text.minX - (16 + kept + 16)) < 0.01)
      #expect(abs(image.midX - (16 + kept / 2)) <= 0.5)
      let line = fromLeading(
        try #require(separator(of: cell)), in: cell, isMirrored: isMirrored)
      #expect(abs(line.minX - text.minX) < 0.01)
      #expect(line.maxX == cell.bounds.width)
      widths.insert(image.width)
    }
    #expect(widths.count > 1, "symbols of one width prove nothing")
  }

  /// A symbol grows with the text next to it, unless its own configuration sets its size.
  @Test(arguments: [true, false]) func symbolsGrowWithText(isConfigured: Bool) throws {
    func heights(_ size: UIContentSizeCategory) -> [CGFloat] {
      let rows = Rows()
      rows.isConfigured = isConfigured
      let fixed = UIImage.SymbolConfiguration(pointSize: 20)
      rows.image = { UIImage(systemName: "leaf", withConfiguration: $0 == 0 ? nil : fixed) }
      let stage = stage(rows, size)
      defer { _ = stage }
      return rows.tableView.visibleCells.prefix(2).map { cell in
        if let view = cell.contentView as? UIListContentView {
          return view.imageLayoutGuide?.layoutFrame.height ?? 0
        }
        return cell.imageView?.frame.height ?? 0
      }
    }
    let small = heights(.large)
    let large = heights(.accessibilityExtraExtraExtraLarge)
    #expect(large[0] > small[0] * 2.5)
    #expect(large[1] == small[1])
    #expect(small[1] > 0)
  }

  /// The app's settings take precedence: a reserved size, and a symbol of another size.
  @Test func whatTheAppSaysCounts() throws {
    let rows = Rows()
    rows.change = {
      $0.imageProperties.reservedLayoutSize.width = 60
      $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    }
    let stage = stage(rows)
    defer { _ = stage }
    let view = try #require(rows.tableView.visibleCells[0].contentView as? UIListContentView)
    let text = try #require(view.textLayoutGuide).layoutFrame.minX
    #expect(abs(text - (16 + 60 + 16)) < 1e-6)
    let expected = UIImage(
      systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(view.imageLayoutGuide?.layoutFrame.height == expected?.size.height)
  }

  /// Other images take their own width. The separator of a row without one is at the text's usual position,
  /// and a table's own inset takes precedence.
  @Test(arguments: [true, false]) func otherImages(isConfigured: Bool) throws {
    let rows = Rows()
    rows.isConfigured = isConfigured
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 20))
    let drawn = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 13, height: 20)) }
    rows.image = { $0 == 0 ? drawn : nil }
    let stage = stage(rows)
    let cells = rows.tableView.visibleCells
    let text: CGFloat
    if isConfigured {
      let view = try #require(cells[0].contentView as? UIListContentView)
      text = try #require(view.textLayoutGuide).layoutFrame.minX
      #expect(abs(text - (16 + 13 + 16)) < 1e-6)
    } else {
      text = try #require(cells[0].textLabel).frame.minX
    }
    #expect(separator(of: cells[0])?.minX == text)
    #expect(separator(of: cells[1])?.minX == 16)
    rows.tableView.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    stage.advance(by: 0.1)
    #expect(separator(of: cells[0])?.minX == 5)
  }
}
