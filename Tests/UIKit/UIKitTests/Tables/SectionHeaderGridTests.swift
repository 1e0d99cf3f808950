import Stage
import Testing

@testable import UIKit

/// Tests of section headers and footers of every style and kind, with every inset, at every offset.
@MainActor struct SectionHeaderGridTests {
  /// The source of a header and of its height.
  enum Kind: CaseIterable, Sendable {
    /// None; a title; a registered view with the delegate's height; a view from a nib; a plain view
    /// with the table's height; a view whose height comes from constraints.
    case none, title, registered, nib, plain, selfSizing
  }

  nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
  static let rows = 4
  static let rowHeight: CGFloat = 44
  static let sections = 3
  static let size = CGSize(width: 320, height: 240)

  /// Returns the expected height of a header or footer: the app's, or 28 for a title in a plain table
  /// (F-TABLE-04).
  private func height(_ kind: Kind, _ style: UITableView.Style, isHeader: Bool, first: Bool)
    -> CGFloat
  {
    switch kind {
    case .registered, .nib: return isHeader ? 50 : 26
    case .plain: return isHeader ? 33 : 19
    case .selfSizing: return 41
    case .title:
      if style == .plain || !isHeader { return 28 }
      return first ? pixels(TableMetrics.groupedFirstTitleHeight) : TableMetrics.groupedTitleHeight
    case .none:
      if style == .plain { return 0 }
      return first && isHeader
        ? TableMetrics.groupedFirstHeaderHeight : pixels(TableMetrics.groupedGap)
    }
  }

  /// Returns the nearest pixel, ties up.
  private func pixels(_ value: CGFloat) -> CGFloat { (value * 3 + 0.5 + 1e-5).rounded(.down) / 3 }

  @Test(arguments: styles, Kind.allCases) func headers(style: UITableView.Style, kind: Kind) {
    for footer in [Kind.none, kind] {
      for inset in [CGFloat(0), 20, 64] {
        // If the padding has no effect, one value is enough.
        let paddings = [UITableView.automaticDimension, 0, 9]
        for padding in style == .plain && kind != .none ? paddings : [9] {
          sweep(style, kind, footer, inset, padding)
        }
      }
    }
  }

  private func sweep(
    _ style: UITableView.Style, _ kind: Kind, _ footerKind: Kind, _ inset: CGFloat,
    _ padding: CGFloat
  ) {
    let app = HeaderApp(headers: kind, footers: footerKind)
    let table = app.table(style, inset: inset, padding: padding)
    // F-TABLE-05: a top padding of 22 in plain tables with a header.
    let gap = style == .plain && kind != .none ? (padding < 0 ? 22 : padding) : 0
    var tops: [CGFloat] = [0]
    for section in 0..<Self.sections {
      let isFirst = section == 0
      let views =
        height(kind, style, isHeader: true, first: isFirst)
        + height(footerKind, style, isHeader: false, first: isFirst)
      tops.append(tops[section] + gap + views + CGFloat(Self.rows) * Self.rowHeight)
    }
    // Scroll through everything once, so that all views have been measured.
    for section in 0..<Self.sections {
      table.contentOffset.y = tops[section]
      table.layoutIfNeeded()
    }
    #expect(abs(table.contentSize.height - tops[Self.sections]) < 1e-6)
    // A step that shares no divisor with the heights, beyond both ends.
    let end = tops[Self.sections] - Self.size.height + inset
    for offset in stride(from: -inset - 61, through: end + 61, by: 23) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let top = table.contentOffset.y
      for section in 0..<Self.sections {
        let isFirst = section == 0
        let header = height(kind, style, isHeader: true, first: isFirst)
        let footer = height(footerKind, style, isHeader: false, first: isFirst)
        var headerY = tops[section] + gap
        var footerY = tops[section + 1] - footer
        if style == .plain {
          let firstRow = headerY + header
          // At the upper edge of the visible area, until the section's end pushes it out.
          headerY = max(headerY, min(top + inset, tops[section + 1] - header))
          // At the lower edge, but at least below its header.
          footerY = min(footerY, max(top + Self.size.height - footer - inset / 2, firstRow))
        }
        let overlap = min(tops[section + 1], top + Self.size.height) - max(tops[section], top)
        // A section that ends or begins exactly at an edge may or may not be visible.
        guard abs(overlap) > 1 else { continue }
        let views = [
          (kind, app.header(section, of: table), frame(headerY, header), "header"),
          (footerKind, app.footer(section, of: table), frame(footerY, footer), "footer"),
        ]
        for (kind, shown, frame, name) in views where kind != .none {
          let wanted = overlap > 0 ? frame : nil
          let isRight = wanted.map { shown?.isClose(to: $0) ?? false } ?? (shown == nil)
          guard !isRight else { continue }
          Issue.record(
            """
            \(name) \(section) at \(String(describing: shown)), not \(String(describing: wanted)): \
            style \(style.rawValue), \(kind), inset \(inset), padding \(padding), offset \(top)
            """)
        }
      }
    }
  }

  private func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: Self.size.width, height: height)
  }

  /// Floating views don't cover rows at rest: scrolling to the first row of a section leaves it below
  /// the header, and scrolling to the last row leaves it above the footer.
  @Test(arguments: [CGFloat(0), 64]) func scrollingToRowsAvoidsTheHeader(inset: CGFloat) {
    let app = HeaderApp(headers: .registered, footers: .none)
    let table = app.table(.plain, inset: inset, padding: 0)
    for section in 0..<Self.sections {
      for row in 0..<Self.rows {
        table.scrollToRow(at: [section, row], at: .top, animated: false)
        table.layoutIfNeeded()
        let rect = table.rectForRow(at: [section, row])
        let limit = table.contentSize.height + inset / 2 - Self.size.height
        let wanted = min(rect.minY - inset - 50, limit)
        #expect(table.contentOffset.y == max(-inset, wanted), "\(section).\(row)")
      }
    }
  }

  /// The configuration state of a floating header says that it is pinned.
  @Test func pinnedHeadersKnowIt() throws {
    let app = HeaderApp(headers: .registered, footers: .none)
    let table = app.table(.plain, inset: 0, padding: 0)
    let header = try #require(table.headerView(forSection: 0))
    #expect(!header.configurationState.isPinned)
    var pinned: [Bool] = []
    header.configurationUpdateHandler = { pinned.append($1.isPinned) }
    table.layoutIfNeeded()
    pinned = []
    for offset in [10.0, 20, 0] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(header.configurationState.isPinned == (offset > 0))
    }
    #expect(pinned == [true, false])
    withExtendedLifetime(app) {}
  }
}

/// An app whose headers and footers are all of one kind.
@MainActor private final class HeaderApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  typealias Kind = SectionHeaderGridTests.Kind
  let headers: Kind
  let footers: Kind
  private let stage = Stage(device: .iPhone14Pro)
  private var plainViews: [Int: UIView] = [:]

  init(headers: Kind, footers: Kind) {
    self.headers = headers
    self.footers = footers
  }

  func table(_ style: UITableView.Style, inset: CGFloat, padding: CGFloat) -> UITableView {
    let frame = CGRect(origin: .zero, size: SectionHeaderGridTests.size)
    let table = UITableView(frame: frame, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset / 2, right: 0)
    table.sectionHeaderTopPadding = padding
    table.rowHeight = SectionHeaderGridTests.rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "registered")
    table.register(Sized.self, forHeaderFooterViewReuseIdentifier: "selfSizing")
    table.reuse.setHeaderFooterMaker("nib") { Nib(reuseIdentifier: "nib") }
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    stage.show(controller)
    stage.advance(by: 0.05)
    return table
  }

  private final class Nib: UITableViewHeaderFooterView {}

  private final class Sized: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let height = contentView.heightAnchor.constraint(equalToConstant: 41)
      height.priority = .defaultHigh
      height.isActive = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  // A table has no query for plain views, so they are found by their tags.
  func header(_ section: Int, of table: UITableView) -> CGRect? {
    headers == .plain ? plain(section, table) : table.headerView(forSection: section)?.frame
  }

  func footer(_ section: Int, of table: UITableView) -> CGRect? {
    footers == .plain ? plain(100 + section, table) : table.footerView(forSection: section)?.frame
  }

  private func plain(_ tag: Int, _ table: UITableView) -> CGRect? {
    table.subviews.first { $0.tag == tag + 1 }?.frame
  }

  func numberOfSections(in tableView: UITableView) -> Int { SectionHeaderGridTests.sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    SectionHeaderGridTests.rows
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers == .title ? "Header" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers == .title ? "Footer" : nil
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { height(headers, given: 50, plain: 33) }

  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { height(footers, given: 26, plain: 19) }

  private func height(_ kind: Kind, given: CGFloat, plain: CGFloat) -> CGFloat {
    switch kind {
    case .registered, .nib: given
    case .plain: plain
    case .none, .title, .selfSizing: UITableView.automaticDimension
    }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(headers, section, tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(footers, 100 + section, tableView)
  }

  private func view(_ kind: Kind, _ tag: Int, _ table: UITableView) -> UIView? {
    switch kind {
    case .none, .title: return nil
    case .registered, .nib, .selfSizing:
      return table.dequeueReusableHeaderFooterView(withIdentifier: "\(kind)")
    case .plain:
      let view = plainViews[tag] ?? UIView()
      view.tag = tag + 1
      plainViews[tag] = view
      return view
    }
  }
}
