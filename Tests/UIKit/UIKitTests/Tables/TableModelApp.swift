import UIKit

@testable import UIKit

/// An app with numbered rows and sections whose heights depend on their numbers.
@MainActor final class TableModelApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  enum Rows: CaseIterable {
    /// One height for all rows; the delegate's heights; the delegate's heights with one estimate;
    /// the delegate's heights and estimates; the cells' own heights with the automatic estimate, or
    /// with an estimate of 90.
    case fixed, given, estimated, estimatedEach, measured, measuredEstimate
  }

  enum Views: CaseIterable { case none, titles, views }

  struct Section {
    let id: Int
    var rows: [Int]
  }

  let rowKind: Rows
  let headers: Views
  let footers: Views
  var sections: [Section] = []
  /// The growth of rows and section views since they were created, by their numbers.
  var rowGrowth: [Int: CGFloat] = [:]
  var viewGrowth: [Int: CGFloat] = [:]
  private var lastID = 0

  init(rows: Rows, headers: Views, footers: Views) {
    rowKind = rows
    self.headers = headers
    self.footers = footers
  }

  func newID() -> Int {
    lastID += 1
    return lastID
  }

  func height(_ id: Int, width: CGFloat) -> CGFloat {
    CGFloat(60 + id * 37 % 90) + (width < 350 ? 20 : 0) + (rowGrowth[id] ?? 0)
  }

  func estimate(_ id: Int) -> CGFloat { CGFloat(50 + id * 11 % 60) }
  func headerHeight(_ section: Int) -> CGFloat {
    CGFloat(20 + section * 7 % 40) + (viewGrowth[section] ?? 0)
  }
  func footerHeight(_ section: Int) -> CGFloat { CGFloat(15 + section * 5 % 30) }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  private(set) var askedCells = 0

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    askedCells += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section].rows[indexPath.row]
    (cell as? MeasuredCell)?.app = self
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers == .titles ? "Header" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers == .titles ? "Footer" : nil
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    switch rowKind {
    case .given, .estimated, .estimatedEach:
      height(sections[indexPath.section].rows[indexPath.row], width: tableView.rowWidth)
    case .fixed, .measured, .measuredEstimate: tableView.noteMissing(.rowHeight, always: true)
    }
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard rowKind == .estimatedEach else {
      return tableView.noteMissing(.rowEstimate, always: true)
    }
    return estimate(sections[indexPath.section].rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard headers == .views else {
      _ = tableView.noteMissing(.headerView, always: true)
      return nil
    }
    let id = sections[section].id
    return MeasuredView(id) { [weak self] in self?.headerHeight(id) ?? 0 }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard footers == .views else {
      _ = tableView.noteMissing(.footerView, always: true)
      return nil
    }
    let id = sections[section].id
    return MeasuredView(id) { [weak self] in self?.footerHeight(id) ?? 0 }
  }
}

/// A cell that asks the app for its height.
final class MeasuredCell: UITableViewCell {
  weak var app: TableModelApp?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width, height: app?.height(tag, width: targetSize.width) ?? 0)
  }
}

/// A header or footer that asks the app for its height.
final class MeasuredView: UIView {
  private let height: () -> CGFloat

  init(_ id: Int, height: @escaping () -> CGFloat) {
    self.height = height
    super.init(frame: .zero)
    tag = id
  }

  required init?(coder: NSCoder) { fatalError("Made by the app alone") }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height()) }
}
