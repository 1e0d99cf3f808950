import Stage

@testable import UIKit

/// A table on a 14 Pro (393 × 852 points, 3×) without insets, with data in memory.
@MainActor final class TableBench {
  let stage: Stage
  let controller = UIViewController()
  let table: UITableView
  let data: TableData

  init(
    _ table: UITableView = UITableView(), rows: [Int] = [100],
    device: Stage.Device = .iPhone14Pro, insets: Bool = false,
    delegate: (any UITableViewDelegate)? = nil,
    _ setUp: (UITableView, TableData) -> Void = { _, _ in }
  ) {
    stage = Stage(device: device)
    self.table = table
    data = TableData(rows: rows)
    controller.view = table
    if !insets { table.contentInsetAdjustmentBehavior = .never }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = data
    table.delegate = delegate ?? data
    setUp(table, data)
    stage.show(controller)
    stage.advance(by: 0.05)
    data.events = []
  }

  /// The generator for random changes of the data, which is repeatable.
  var shuffler = SplitMix(state: 7)

  func frame() { stage.advance(by: 1 / 60) }

  /// The first and last visible rows as "section.row".
  var visible: String {
    let paths = table.indexPathsForVisibleRows ?? []
    guard let first = paths.first, let last = paths.last else { return "none" }
    return "\(first.section).\(first.row)…\(last.section).\(last.row)"
  }

  /// Returns whether cells, their names and their positions agree with the data.
  func check() -> Bool {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), cell.superview === table,
        cell.frame.isClose(to: table.rectForRow(at: path)), cell.frame.intersects(table.bounds),
        cell.tag == data.rows[path.section][path.row], table.indexPath(for: cell) == path
      else { return false }
    }
    return true
  }
}

extension CGRect {
  /// Returns whether the frames are equal except for rounding, because a frame is stored as a
  /// centre and a size.
  func isClose(to other: CGRect) -> Bool {
    (minX - other.minX).magnitude < 1e-6 && (minY - other.minY).magnitude < 1e-6
      && (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
  }
}

/// Rows named by numbers, and a record of the delegate's calls about selection.
@MainActor final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[Int]]
  var titles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  var events: [String] = []
  var cellsAsked = 0
  var allowsHighlight = true
  var replacement: IndexPath??
  var onScroll: ((UIScrollView) -> Void)?
  var configure: ((UITableViewCell, IndexPath) -> Void)?

  init(rows: [Int]) {
    self.rows = rows.enumerated().map { section, count in
      (0..<count).map { section * 1_000_000 + $0 }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = rows[indexPath.section][indexPath.row]
    configure?(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitles[section]
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    events.append("shouldHighlight \(indexPath.row)")
    return allowsHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    events.append("willSelect \(indexPath.row)")
    return replacement ?? indexPath
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    events.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.row)")
  }
}

/// A delegate that returns the heights of rows.
@MainActor final class HeightDelegate: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  var asked = 0

  init(_ height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }
}

/// A cell whose constraints give it the height of its tag plus 40.
final class TallCell: UITableViewCell {
  private let box = UIView()
  private var height: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let height = box.heightAnchor.constraint(equalToConstant: 40)
    self.height = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var tag: Int {
    didSet { height?.constant = Self.height(tag) }
  }

  static func height(_ tag: Int) -> CGFloat { 40 + CGFloat(tag * 13 % 60) }
}
