import UIKit

/// Keeps the top cell of a table at the top of the screen while the table is pulled down, and stretches it by
/// the same distance.
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
/// Both calls are necessary. A table may place its cells again in any layout, which happens after the scroll
/// that caused it, and it may make a new cell, as after `reloadData()`. The table determines heights, and the
/// cell's own layout determines what stretches. The effect lasts while the offset is negative and the cell is
/// the first one in sight. During that time the cell's frame is the row's, extended upwards; afterwards it is
/// the row's again.
@MainActor
public final class StickyStretchyCell {
  /// The way to compute the cell's height. Both methods give the same frames.
  public enum Method: Int, Sendable, CaseIterable {
    /// The row's original height plus the distance that the table is pulled.
    case originalHeight
    /// The cell's previous height plus the difference between this pull and the last one.
    case offsetDifference
  }

  /// The way in which the cell's height is computed.
  public let method: Method

  /// The index path of the row that sticks. It must be the table's first row.
  public let indexPath: IndexPath

  /// Whether the cell extends under the bars, to the top of the table. If `true`, it sticks as soon as the
  /// offset is negative, which under a bar includes the offset at rest. If `false`, it begins below the top
  /// inset and sticks from there.
  public var underlapsTopInset = true

  /// The relation between the distance of a pull and the height that the cell gains.
  public var curve = StretchCurve.linear

  private var growth: CellGrowth?

  /// Creates an effect for a row, which must be the table's first.
  public init(
    method: Method = .originalHeight, indexPath: IndexPath = IndexPath(row: 0, section: 0)
  ) {
    self.method = method
    self.indexPath = indexPath
  }

  /// Updates the cell. Call this from the delegate method of the same name.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let tableView = scrollView as? UITableView else {
      return Mistake.report(
        "StickyStretchyCell.scrollViewDidScroll(_:) got a \(type(of: scrollView)), which isn't a "
          + "table. If a controller is the delegate of several scroll views, check which one scrolled."
      )
    }
    update(tableView)
  }

  /// Gives the cell the frame for the table's current offset. Call this from the controller's
  /// `viewDidLayoutSubviews()`, after the table has placed its cells.
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

  /// Restores the row's frame of a stretched cell, unless the table has already done so.
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
