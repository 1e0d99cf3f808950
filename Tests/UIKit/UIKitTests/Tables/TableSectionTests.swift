import Stage
import Testing

@testable import UIKit

@MainActor struct TableSectionTests {
  private func bench(
    _ rows: [Int] = [30, 30, 30], style: UITableView.Style = .plain, insets: Bool = false
  ) -> TableBench {
    TableBench(UITableView(frame: .zero, style: style), rows: rows, insets: insets) { table, data in
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      for section in rows.indices { data.titles[section] = "Section \(section)" }
    }
  }

  /// At every offset, a header is at the top of the visible area and within its section.
  @Test func plainHeadersFloatAndArePushed() {
    let bench = bench()
    let height: CGFloat = 28
    let section = height + 30 * 44
    for y in stride(from: CGFloat(-120), through: 3 * section - 852 + 60, by: 13) {
      bench.table.contentOffset.y = y
      bench.frame()
      let offset = bench.table.contentOffset.y
      for index in 0..<3 {
        let top = CGFloat(index) * section
        guard let header = bench.table.headerView(forSection: index) else {
          #expect(top + section <= offset || top >= offset + 852, "section \(index) at \(y)")
          continue
        }
        let expected = max(top, min(offset, top + section - height))
        #expect((header.frame.minY - expected).magnitude < 1e-6, "section \(index) at \(y)")
        #expect(header.frame.size == CGSize(width: 393, height: 28))
        #expect(bench.table.rectForHeader(inSection: index).minY == top)
      }
    }
  }

  @Test func headersPinBelowTheAdjustedTop() {
    let bench = bench(insets: true)
    #expect(bench.table.adjustedContentInset.top == 59)
    bench.table.contentOffset.y = 500
    bench.frame()
    #expect(bench.table.headerView(forSection: 0)?.frame.minY == 559)
  }

  @Test func plainFootersFloatAtTheBottom() {
    let bench = TableBench(rows: [30, 30]) { table, data in
      table.rowHeight = 44
      data.footerTitles = [0: "End", 1: "End"]
    }
    #expect(bench.table.footerView(forSection: 0)?.frame.minY == CGFloat(852 - 28))
    bench.table.contentOffset.y = 30 * 44 + 28 - 852
    bench.frame()
    #expect(bench.table.footerView(forSection: 0)?.frame.minY == CGFloat(30 * 44))
    bench.table.contentOffset.y += 200
    bench.frame()
    #expect(bench.table.footerView(forSection: 0)?.frame.minY == CGFloat(30 * 44))
  }

  /// Grouped headers stay with their sections.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func groupedHeadersDoNotFloat(style: UITableView.Style) {
    let bench = bench(style: style)
    let natural = bench.table.rectForHeader(inSection: 0)
    bench.table.contentOffset.y = 20
    bench.frame()
    #expect(bench.table.headerView(forSection: 0)?.frame.isClose(to: natural) == true)
    let row = bench.table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(row.minX == (style == .grouped ? 0 : 16))
    let width: CGFloat = style == .grouped ? 393 : 361
    #expect(row.width == width)
    #expect(bench.check())
  }

  @Test func insetGroupedPlatesHaveRoundEnds() {
    let bench = TableBench(UITableView(frame: .zero, style: .insetGrouped), rows: [3, 1])
    let corners = bench.table.visibleCells.map { cell -> Int in
      cell.layer.cornerRadius == 0 ? 0 : Int(cell.layer.maskedCorners.rawValue)
    }
    let top = CACornerMask([.layerMinXMinYCorner, .layerMaxXMinYCorner]).rawValue
    let bottom = CACornerMask([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]).rawValue
    #expect(corners == [Int(top), 0, Int(bottom), Int(top | bottom)])
  }

  /// F-TABLE-04 and F-TABLE-05: a section header of 28, with a top padding of 22 by default.
  @Test(arguments: [UITableView.automaticDimension, 0, 10]) func topPadding(padding: CGFloat) {
    let bench = bench([2, 2])
    bench.table.sectionHeaderTopPadding = padding
    bench.frame()
    let gap = padding < 0 ? 22 : padding
    #expect(bench.table.rectForHeader(inSection: 0).minY == gap)
    #expect(bench.table.rect(forSection: 0).height == gap + 28 + 88)
    #expect(bench.table.rectForHeader(inSection: 1).minY == gap + 28 + 88 + gap)
    #expect(bench.table.contentSize.height == 2 * (gap + 28 + 88))
  }

  @Test func viewsOfTheDelegate() {
    final class Delegate: NSObject, UITableViewDelegate {
      var made = 0
      var shown: [Int] = []
      var ended: [Int] = []
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        made += 1
        guard section != 1 else { return nil }
        if section == 2 { return UIView() }
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "\(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 1 ? 0 : 50 }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { shown.append(section) }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { ended.append(section) }
    }
    let delegate = Delegate()
    let bench = TableBench(rows: [3, 3, 3, 40, 40], delegate: delegate) { table, _ in
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.sectionHeaderTopPadding = 0
    }
    #expect(delegate.shown == [0, 2, 3])
    #expect(bench.table.headerView(forSection: 0)?.frame.height == 50)
    #expect(bench.table.headerView(forSection: 2) == nil)
    #expect(bench.table.rectForHeader(inSection: 3).minY == CGFloat(100 + 9 * 44))
    let first = bench.table.headerView(forSection: 0)
    bench.table.contentOffset.y = 3000
    bench.frame()
    #expect(delegate.ended == [0, 2, 3])
    #expect(bench.table.headerView(forSection: 4) != nil)
    #expect(first?.superview == nil)
    #expect(bench.check())
  }

  /// Headers whose constraints determine their height.
  @Test func selfSizingHeaders() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 73),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") }
    }
    let delegate = Delegate()
    let bench = TableBench(rows: [5, 5, 50], delegate: delegate) { table, _ in
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      table.sectionHeaderTopPadding = 0
    }
    for section in 0..<3 {
      #expect(bench.table.headerView(forSection: section)?.frame.height == 73)
    }
    #expect(bench.table.contentSize.height == CGFloat(3 * 73 + 60 * 44))
    #expect(bench.check())
  }
}

@MainActor struct TableSurroundingsTests {
  /// Source of the header's frame: Apple, `UITableView.tableHeaderView`: "The table view respects only the height of your view's frame
  /// rectangle; it adjusts the width of your header view automatically".
  @Test func headerAndFooter() {
    let header = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 120))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let bench = TableBench(rows: [5]) { table, _ in
      table.tableHeaderView = header
      table.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 120))
    #expect(bench.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(footer.frame == CGRect(x: 0, y: 120 + 220, width: 393, height: 60))
    #expect(bench.table.contentSize.height == CGFloat(120 + 220 + 60))
    header.frame.size.height = 80
    bench.table.tableHeaderView = header
    bench.frame()
    #expect(bench.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(bench.check())
    #expect(footer.frame.minY == 300)
    bench.table.tableHeaderView = nil
    bench.frame()
    #expect(header.superview == nil)
    #expect(bench.check())
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    #expect(footer.frame.width == 852)
  }

  /// Interface Builder gives a table's header a flexible margin above it. Source of the header's frame: Apple,
  /// `UITableView.tableHeaderView`, as above: only the height of the frame counts.
  @Test(arguments: [
    UIView.AutoresizingMask.flexibleTopMargin, [.flexibleTopMargin, .flexibleWidth],
    [.flexibleTopMargin, .flexibleBottomMargin],
  ])
  func aTableThatGrowsKeepsItsHeaderAtTheTop(_ mask: UIView.AutoresizingMask) {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 120))
    header.autoresizingMask = mask
    let bench = TableBench(rows: [5]) { table, _ in table.tableHeaderView = header }
    for height in [300, 700, 852] as [CGFloat] {
      bench.table.frame.size.height = height
      bench.frame()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 120))
      #expect(bench.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    }
  }

  @Test func backgroundStaysBehindAndStill() {
    let background = UIView()
    let bench = TableBench { table, _ in table.backgroundView = background }
    bench.table.contentOffset.y = 400
    bench.frame()
    #expect(background.frame == bench.table.bounds)
    #expect(bench.table.subviews.first === background)
  }

  /// Separators continue below the last row unless there is a footer.
  @Test func fillers() {
    let bench = TableBench(rows: [3])
    let lines = {
      (bench.table.layer.sublayers ?? []).filter {
        $0.frame.height > 0 && $0.frame.height < 0.4
      }
    }
    #expect(lines().count == 16)
    let tops = lines().map { ($0.frame.maxY / 44).rounded() * 44 - $0.frame.maxY }
    #expect(tops.allSatisfy { $0.magnitude < 1e-6 })
    bench.table.tableFooterView = UIView()
    bench.frame()
    #expect(lines().isEmpty)
    bench.table.tableFooterView = nil
    bench.table.separatorStyle = .none
    bench.frame()
    #expect(lines().isEmpty)
  }

  /// As in a published article, the subclass manages the header and the inset itself.
  @Test func aSubclassMayTakeOverTheHeader() {
    final class Elastic: UITableView {
      private var header: UIView? {
        willSet { header?.removeFromSuperview() }
        didSet {
          guard let header else { return }
          addSubview(header)
          bringSubviewToFront(header)
          contentInset.top = 200 - safeAreaInsets.top
          contentOffset.y = -200
        }
      }
      override var tableHeaderView: UIView? {
        get { header }
        set { header = newValue }
      }
      var systemHeader: UIView? { super.tableHeaderView }
      override var contentOffset: CGPoint { didSet { layOutHeader() } }
      override func layoutSubviews() {
        super.layoutSubviews()
        layOutHeader()
      }
      private func layOutHeader() {
        guard let header else { return }
        let stretch = -min(0, contentOffset.y + 200)
        header.frame = CGRect(
          x: 0, y: -200 - stretch, width: bounds.width, height: 200 + stretch)
        contentInset.top = 200 - safeAreaInsets.top
      }
    }
    let table = Elastic()
    let header = UIView()
    let bench = TableBench(table, rows: [60], insets: true) { table, _ in
      table.rowHeight = 44
      table.tableHeaderView = header
    }
    #expect(table.systemHeader == nil)
    #expect(table.tableHeaderView === header)
    #expect(table.adjustedContentInset.top == 200)
    #expect(table.contentOffset.y == -200)
    #expect(header.frame == CGRect(x: 0, y: -200, width: 393, height: 200))
    bench.stage.touchDown(at: CGPoint(x: 100, y: 100))
    bench.stage.move(
      from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 300), duration: 0.3)
    let pull = -200 - table.contentOffset.y
    #expect(pull > 100)
    #expect(header.frame == CGRect(x: 0, y: -200 - pull, width: 393, height: 200 + pull))
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
    #expect(table.contentOffset.y == -200)
    #expect(bench.check())
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    #expect(table.adjustedContentInset.top == 200)
    #expect(header.frame.width == 852)
  }

  /// As in a published article, the first cell is moved and stretched in scrollViewDidScroll.
  @Test(arguments: [-1.0, -37, -100, -260]) func aCellMayBeMovedAndStretched(offset: CGFloat) {
    let delegate = HeightDelegate { $0.row == 0 ? 280 : 150 }
    let bench = TableBench(rows: [20], delegate: delegate)
    let cell = bench.table.cellForRow(at: IndexPath(row: 0, section: 0))!
    bench.table.contentOffset.y = offset
    cell.frame.origin.y = offset
    cell.frame.size.height = 280 - offset
    bench.frame()
    #expect(cell.frame == CGRect(x: 0, y: offset, width: 393, height: 280 - offset))
    #expect(cell.contentView.frame.height == 280 - offset)
    #expect(bench.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 280)
  }

  /// As in a published answer, headers are moved after the table's layout.
  @Test func headersMayBeMovedAfterTheLayout() {
    final class Insets: UITableView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let least = contentOffset.y + contentInset.top + 64
        for section in 0..<numberOfSections {
          guard let view = headerView(forSection: section) else { continue }
          let rect = self.rect(forSection: section)
          var frame = view.frame
          frame.origin.y = max(rect.minY, least)
          if section < numberOfSections - 1 {
            frame.origin.y = min(frame.minY, self.rect(forSection: section + 1).minY - frame.height)
          }
          view.frame = frame
        }
      }
    }
    let bench = TableBench(Insets(), rows: [30, 30]) { table, data in
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      data.titles = [0: "A", 1: "B"]
    }
    for y in stride(from: CGFloat(0), through: 1400, by: 50) {
      bench.table.contentOffset.y = y
      bench.frame()
      guard let header = bench.table.headerView(forSection: 0) else { continue }
      #expect((header.frame.minY - min(y + 64, 1348 - 28)).magnitude < 1e-6)
    }
  }
}
