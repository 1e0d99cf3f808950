import Stage
import Testing

@testable import UIKit

/// Tests of height changes, frame by frame: resting rows don't move, moving rows move smoothly, and
/// there is never a gap between rows.
@MainActor struct TableFrameTests {
  /// The way in which an app reports that a row's height changed.
  enum Way: CaseIterable, Sendable {
    case invalidation, constraints, reconfiguring, updates
  }

  /// Returns the largest step per frame within 0.3 s. The steepest frame of ease in and out covers a
  /// tenth of the distance. It is rounded up, plus a device pixel.
  private func step(_ way: CGFloat) -> CGFloat { abs(way) * 0.15 + 1 / 3 }

  @Test(arguments: Way.allCases, [CGFloat(-30), 80]) func aRowChangesItsHeight(
    way: Way, growth: CGFloat
  ) {
    // In the middle, half above the upper edge, and the last one.
    for row in [6, 3, 13] {
      let bench = GrowingBench(rows: 60)
      bench.table.contentOffset.y = 3 * 60 + 20
      bench.frame()
      let paths = bench.table.indexPathsForVisibleRows ?? []
      #expect(paths.first?.row == 3)
      #expect(paths.contains { $0.row == row })
      bench.heights[row] = 60 + growth
      bench.tell(row, way)
      var last = bench.recorded
      for frame in 1...30 {
        bench.frame()
        let now = bench.recorded
        let place = "row \(row), \(way), by \(growth), frame \(frame)"
        for (id, rect) in now {
          guard let before = last[id] else { continue }
          let moved = rect.minY - before.minY
          if id <= row { #expect(abs(moved) < 1e-6, "\(id) moved by \(moved): \(place)") }
          #expect(moved * growth >= -1e-6, "\(id) moved back by \(moved): \(place)")
          #expect(abs(moved) <= step(growth), "\(id) jumped by \(moved): \(place)")
        }
        expectNoGaps(now, place)
        last = now
      }
      let rect = bench.table.rectForRow(at: [0, row])
      #expect(rect.height == 60 + growth)
    }
  }

  private func expectNoGaps(_ rects: [Int: CGRect], _ place: String) {
    let ids = rects.keys.filter { $0 >= 0 }.sorted()
    for (above, below) in zip(ids, ids.dropFirst()) where below == above + 1 {
      guard let a = rects[above], let b = rects[below] else { continue }
      #expect(abs(b.minY - a.maxY) < 0.01, "gap of \(b.minY - a.maxY) below \(above): \(place)")
    }
  }

  /// A header, floating or in its own position, grows in the update that inserts rows.
  @Test(arguments: [CGFloat(0), 37, 300], [CGFloat(-20), 70]) func aHeaderChangesWhileRowsCome(
    offset: CGFloat, growth: CGFloat
  ) throws {
    let bench = GrowingBench(rows: 60, header: 40)
    bench.table.contentOffset.y = offset
    bench.frame()
    let header = try #require(bench.table.headerView(forSection: 0))
    let old = bench.recorded
    let first = try #require(bench.table.indexPathsForVisibleRows?.first)
    bench.headerHeight = 40 + growth
    bench.insert(2, at: first.row + 3)
    #expect(bench.table.headerView(forSection: 0) === header)
    var last = old
    var lastHeader = bench.screenFrame(of: header)
    for frame in 1...30 {
      bench.frame()
      let now = bench.recorded
      let rect = bench.screenFrame(of: header)
      let place = "at \(offset), by \(growth), frame \(frame)"
      #expect(abs(rect.minY) < 1e-9, "header at \(rect.minY): \(place)")
      let grown = rect.height - lastHeader.height
      #expect(grown * growth >= -1e-6, "\(grown): \(place)")
      #expect(abs(grown) <= step(growth), "\(grown): \(place)")
      for (id, frame) in now where id < GrowingBench.firstNew {
        guard let before = last[id] else { continue }
        let moved = frame.minY - before.minY
        #expect(abs(moved) <= step(abs(growth) + 120), "\(id) jumped by \(moved): \(place)")
      }
      if offset == 0, let top = now[0] { #expect(abs(top.minY - rect.maxY) < 0.01, "\(place)") }
      last = now
      lastHeader = rect
    }
    #expect(lastHeader.height == 40 + growth)
    // All rows that were visible above the new rows stay together.
    let shifts = old.keys.filter { $0 < first.row + 3 && $0 >= 0 }
      .compactMap { id in last[id].map { $0.minY - (old[id]?.minY ?? 0) } }
    #expect(Set(shifts.map { ($0 * 3).rounded() }).count <= 1, "\(shifts)")
  }

  /// A rotation of the screen during a fling: the top row stays there, and the content keeps its
  /// velocity.
  @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight], [CGFloat(-1), 1])
  func aTurnDuringAFling(orientation: UIInterfaceOrientation, direction: CGFloat) {
    let bench = GrowingBench(rows: 400, wraps: true)
    bench.table.scrollToRow(at: [0, 200], at: .top, animated: false)
    bench.frame()
    bench.stage.drag(
      from: CGPoint(x: 190, y: direction < 0 ? 600 : 200), by: CGVector(dx: 0, dy: direction * 300),
      duration: 0.2)
    for _ in 0..<10 { bench.frame() }
    #expect(bench.table.isDecelerating)
    var last = bench.recorded
    for _ in 0..<3 {
      bench.frame()
      last = bench.recorded
    }
    bench.stage.rotate(to: orientation)
    // The drag moves at 1500 points per second, 25 per frame.
    for frame in 1...60 {
      let now = bench.recorded
      let top = now.filter { $0.value.maxY > 0 && $0.key >= 0 }.min {
        $0.value.minY < $1.value.minY
      }
      if let top, let before = last[top.key], before.maxY > 0 {
        let moved = top.value.minY - before.minY
        #expect(abs(moved) <= 26, "row \(top.key) jumped by \(moved), frame \(frame)")
        #expect(moved * direction >= -0.4, "row \(top.key) went back by \(moved), frame \(frame)")
      }
      expectNoHoles(now, bench.table.bounds.height, frame)
      last = now
      bench.frame()
    }
    bench.stage.advance(by: 3)
    #expect(!bench.table.isDecelerating)
    #expect(bench.table.bounds.width == 852)
  }

  /// Expects rows to cover the whole screen.
  private func expectNoHoles(_ rects: [Int: CGRect], _ height: CGFloat, _ frame: Int) {
    let top = rects.values.map(\.minY).min() ?? .infinity
    let bottom = rects.values.map(\.maxY).max() ?? -.infinity
    #expect(top <= 0, "rows from \(top) to \(bottom), frame \(frame)")
    #expect(bottom >= height, "rows from \(top) to \(bottom), frame \(frame)")
  }
}

/// A table of growing rows, 60 points each, and its visible state.
@MainActor final class GrowingBench: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let firstNew = 1000
  let stage = Stage(device: .iPhone14Pro)
  let table = UITableView()
  var heights: [Int: CGFloat] = [:]
  var headerHeight: CGFloat? {
    didSet {
      (table.headerView(forSection: 0) as? GrowingHeader)?.height.constant = headerHeight ?? 0
    }
  }
  private var rows: [Int]
  private let wraps: Bool

  init(rows: Int, header: CGFloat? = nil, wraps: Bool = false) {
    self.rows = Array(0..<rows)
    self.wraps = wraps
    headerHeight = header
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.register(GrowingCell.self, forCellReuseIdentifier: "cell")
    table.register(GrowingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view = table
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  func frame() { stage.advance(by: 1 / 60) }

  func tell(_ row: Int, _ way: TableFrameTests.Way) {
    let cell = table.cellForRow(at: [0, row]) as? GrowingCell
    switch way {
    case .invalidation:
      cell?.height.constant = heights[row] ?? 60
      cell?.invalidateIntrinsicContentSize()
    case .constraints:
      table.selfSizingInvalidation = .enabledIncludingConstraints
      cell?.height.constant = heights[row] ?? 60
    case .reconfiguring: table.reconfigureRows(at: [[0, row]])
    case .updates:
      cell?.height.constant = heights[row] ?? 60
      table.beginUpdates()
      table.endUpdates()
    }
  }

  func insert(_ count: Int, at row: Int) {
    rows.insert(contentsOf: (0..<count).map { Self.firstNew + $0 }, at: row)
    table.insertRows(at: (row..<row + count).map { [0, $0] }, with: .fade)
  }

  /// The positions of the rows on the screen in this frame, by their numbers.
  var recorded: [Int: CGRect] {
    var rects: [Int: CGRect] = [:]
    for case let cell as GrowingCell in table.subviews where !cell.isHidden {
      rects[cell.tag] = screenFrame(of: cell)
    }
    return rects
  }

  func screenFrame(of view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    let top = (table.layer.presentation() ?? table.layer).bounds.minY
    return layer.frame.offsetBy(dx: 0, dy: -top)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let id = rows[indexPath.row]
    cell.tag = id
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(id * 7 % 20) / 20, saturation: 0.4, brightness: 0.95, alpha: 1)
    (cell as? GrowingCell)?.label.text = "Row \(id)"
    // For rows with wrapped text, a wider table has lower rows.
    let wrapped = wraps ? CGFloat(50 + id * 13 % 40) * (tableView.bounds.width < 500 ? 1.5 : 1) : 60
    (cell as? GrowingCell)?.height.constant = heights[id] ?? wrapped
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let headerHeight else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (view as? GrowingHeader)?.height.constant = headerHeight
    return view
  }
}

/// A cell whose constraint determines its height.
final class GrowingCell: UITableViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 24))
  private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 60)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header whose constraint determines its height.
final class GrowingHeader: UITableViewHeaderFooterView {
  private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 40)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .systemIndigo
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
