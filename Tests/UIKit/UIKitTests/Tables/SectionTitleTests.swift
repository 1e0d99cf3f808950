import Stage
import Testing

@testable import UIKit

/// Tests of the heights of section titles. F-TABLE-04 gives the height of one line at the default text size. A
/// line's height is 1.193359 of the font size, rounded up to the pixel (F-TEXT-01, F-TEXT-02).
@MainActor @Suite struct SectionTitleTests {
  static let long =
    "What stands here explains the rows above it at such length that it takes several lines on "
    + "every phone there is, and is read nevertheless."

  nonisolated static let grouped: [UITableView.Style] = [.grouped, .insetGrouped]

  private func bench(
    _ style: UITableView.Style, header: String? = nil, footer: String? = nil,
    device: Stage.Device = .iPhone14Pro, textSize: UIContentSizeCategory = .large
  ) -> TableBench {
    let bench = TableBench(UITableView(frame: .zero, style: style), rows: [2, 2], device: device) {
      table, data in
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      for section in 0..<2 {
        data.titles[section] = header
        data.footerTitles[section] = footer
      }
    }
    bench.stage.textSize = textSize
    bench.frame()
    return bench
  }

  /// Returns the height of lines of a font, in pixels of a 3× screen.
  private func lines(_ count: Int, _ size: CGFloat) -> CGFloat {
    (CGFloat(count) * size * 1.193359 * 3 - 0.001).rounded(.up) / 3
  }

  private func lineCount(_ label: UILabel) -> Int {
    Int((label.bounds.height / (label.font.pointSize * 1.193359)).rounded())
  }

  /// Footnote is 13 points. One line gives 28, and each further line adds its height.
  @Test(arguments: grouped, [Stage.Device.iPhone14Pro, .iPhoneSE, .iPhone15ProMax])
  func footersWrap(style: UITableView.Style, device: Stage.Device) throws {
    let bench = bench(style, footer: Self.long, device: device)
    let footer = try #require(bench.table.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    let count = lineCount(label)
    #expect(count > 1)
    let natural = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
    #expect(label.bounds.height == natural)
    let scale = device.scale
    let one = (13 * 1.193359 * scale - 0.001).rounded(.up) / scale
    let expected = 28 + natural - one
    #expect(abs(bench.table.rectForFooter(inSection: 0).height - expected) <= 0.5 / scale)
    #expect(footer.bounds.contains(label.frame))
    #expect(bench.check())
    // The next view begins below it.
    #expect(
      bench.table.rectForHeader(inSection: 1).minY >= bench.table.rectForFooter(inSection: 0).maxY)
  }

  @Test(arguments: grouped) func headersWrap(style: UITableView.Style) throws {
    for title in ["Short", Self.long] {
      let bench = bench(style, header: title)
      let header = try #require(bench.table.headerView(forSection: 1))
      let label = try #require(header.textLabel)
      let count = lineCount(label)
      #expect((count > 1) == (title == Self.long))
      // 38 with one line, and 55.333 for the first section's.
      let growth = lines(count, 13) - lines(1, 13)
      #expect(abs(bench.table.rectForHeader(inSection: 1).height - (38 + growth)) < 0.2)
      #expect(abs(bench.table.rectForHeader(inSection: 0).height - (55.333 + growth)) < 0.2)
      #expect(header.bounds.contains(label.frame))
      #expect(bench.check())
    }
  }

  /// A narrower table breaks its titles into more lines, and a wider one into fewer.
  @Test(arguments: grouped) func titlesAreMeasuredForTheWidth(style: UITableView.Style) {
    let bench = bench(style, footer: Self.long)
    let upright = bench.table.rectForFooter(inSection: 0).height
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    let wide = bench.table.rectForFooter(inSection: 0).height
    #expect(wide < upright)
    bench.stage.rotate(to: .portrait)
    bench.stage.advance(by: 1)
    #expect(bench.table.rectForFooter(inSection: 0).height == upright)
    #expect(bench.check())
  }

  /// A height set by the app is used, and the title stays within it.
  @Test(arguments: grouped) func aGivenHeightHolds(style: UITableView.Style) throws {
    let bench = bench(style, footer: Self.long)
    bench.table.sectionFooterHeight = 40
    bench.table.reloadData()
    bench.frame()
    let footer = try #require(bench.table.footerView(forSection: 0))
    #expect(footer.bounds.height == 40)
    #expect(footer.bounds.contains(try #require(footer.textLabel).frame))
  }

  /// Headline is 17 points at the default size, and 28, 33, 40, 47 and 53 at the accessibility sizes (Human
  /// Interface Guidelines, Typography). One line of 17 points gives 28 points.
  @Test(arguments: [
    (UIContentSizeCategory.large, 17.0), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
    (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func plainTitlesGrowWithTheText(category: UIContentSizeCategory, size: CGFloat) throws {
    for isFooter in [false, true] {
      let bench = bench(
        .plain, header: isFooter ? nil : "Title", footer: isFooter ? "Title" : nil,
        textSize: category)
      let table = bench.table
      let view = try #require(
        isFooter ? table.footerView(forSection: 0) : table.headerView(forSection: 0))
      let expected = 28 + lines(1, size) - lines(1, 17)
      #expect(abs(view.bounds.height - expected) < 0.2, "\(category)")
      let label = try #require(view.textLabel)
      #expect(label.bounds.height == label.intrinsicContentSize.height)
      #expect(view.bounds.contains(label.frame))
      #expect(bench.check())
    }
  }

  /// The text size changes while the table is visible.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titlesFollowTheTextSize(style: UITableView.Style) throws {
    let bench = bench(style, header: "Title", footer: "Footer")
    func heights() -> [CGFloat] {
      (0..<2).flatMap {
        [
          bench.table.rectForHeader(inSection: $0).height,
          bench.table.rectForFooter(inSection: $0).height,
        ]
      }
    }
    let before = heights()
    bench.stage.textSize = .accessibilityExtraExtraLarge
    bench.stage.advance(by: 0.1)
    #expect(zip(before, heights()).allSatisfy { $0 < $1 }, "\(before) \(heights())")
    let header = try #require(bench.table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.bounds.height == label.intrinsicContentSize.height)
    bench.stage.textSize = .large
    bench.stage.advance(by: 0.1)
    #expect(heights() == before)
    #expect(bench.check())
  }
}
