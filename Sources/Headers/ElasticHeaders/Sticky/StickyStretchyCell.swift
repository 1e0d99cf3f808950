import UIKit

/// Keeps the top cell of a table at the top of the screen while the table is pulled down, and makes
/// it as much taller.
///
///     private let topCell = StickyStretchyCell()
///
///     override func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       topCell.scrollViewDidScroll(scrollView)
///     }
///
///     override func viewDidLayoutSubviews() {
///       super.viewDidLayoutSubviews()
///       topCell.update(tableView)
///     }
///
/// Both are needed. A table may place its cells again in any layout, which comes after the scroll that
/// caused it; and it may make a new cell, as after `reloadData()`. Heights are the table's, and the cell's
/// own layout decides what stretches. The effect holds while the offset is negative and the cell is the
/// first in sight. Then the cell's frame is the row's, grown upwards; as soon as it isn't so, the frame is
/// the row's again.
@MainActor
public final class StickyStretchyCell {
  /// How the cell's height is found. Both give the same frames.
  public enum Method: Int, Sendable, CaseIterable {
    /// From the row's original height: that height, and as much as the table is pulled.
    case originalHeight
    /// From the cell's height: what it was, and the difference to what the table was pulled last
    /// time.
    case offsetDifference
  }

  public let method: Method

  /// The row that sticks. It has to be the table's first.
  public let indexPath: IndexPath

  /// Whether the cell reaches up under the bars, to the top of the table. Then it sticks as soon as
  /// the offset is negative, which under a bar it is at rest. Otherwise it begins below the top inset,
  /// and sticks from there.
  public var underlapsTopInset = true

  /// How far the cell grows when the table is pulled.
  public var curve = StretchCurve.linear

  private var growth: CellGrowth?

  public init(
    method: Method = .originalHeight, indexPath: IndexPath = IndexPath(row: 0, section: 0)
  ) {
    self.method = method
    self.indexPath = indexPath
  }

  /// To be called from the delegate's method of that name.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let tableView = scrollView as? UITableView else {
      return Mistake.report(
        "StickyStretchyCell was told of the scrolling of a \(type(of: scrollView)), which is no "
          + "table; a controller that is the delegate of several scroll views has to ask which one "
          + "scrolled")
    }
    update(tableView)
  }

  /// Gives the cell the frame that belongs to the table's offset. To be called from the controller's
  /// `viewDidLayoutSubviews()`, after the table placed its cells.
  public func update(_ tableView: UITableView) {
    let row = tableView.rectForRow(at: indexPath)
    let stretch = self.stretch(of: tableView)
    guard stretch > 0, tableView.indexPathsForVisibleRows?.first == indexPath,
      let cell = tableView.cellForRow(at: indexPath)
    else { return release(to: row) }
    let height: CGFloat
    switch method {
    case .originalHeight:
      height = row.height + stretch
      growth = CellGrowth(cell: cell, height: height)
    case .offsetDifference:
      var current = growth ?? CellGrowth(cell: cell, height: row.height)
      if !current.describes(cell) { current = CellGrowth(cell: cell, height: row.height) }
      current.stretch(to: stretch)
      growth = current
      height = current.height
    }
    setFrame(
      CGRect(x: cell.frame.minX, y: row.minY - stretch, width: cell.frame.width, height: height),
      of: cell)
  }

  private func stretch(of tableView: UITableView) -> CGFloat {
    let geometry = StretchGeometry(underlapsTopInset: false, curve: curve).respectingAccessibility
    let inset = underlapsTopInset ? 0 : tableView.adjustedContentInset.top
    let input = StretchGeometry.Input(bounds: tableView.bounds, topInset: inset, restingHeight: 0)
    return geometry.state(for: input).containerFrame.height
  }

  /// Gives a cell that was stretched its row's frame back, unless the table did so already.
  private func release(to row: CGRect) {
    guard let cell = growth?.cell else { return }
    if growth?.describes(cell) == true {
      setFrame(
        CGRect(x: cell.frame.minX, y: row.minY, width: cell.frame.width, height: row.height),
        of: cell)
    }
    growth = nil
  }

  private func setFrame(_ frame: CGRect, of cell: UITableViewCell) {
    if cell.frame != frame { cell.frame = frame }
  }
}
