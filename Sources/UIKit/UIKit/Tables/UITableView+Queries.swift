import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  private func sectionHeights(_ section: Int) -> TableGeometry? {
    let geometry = currentGeometry
    return geometry.sections.indices.contains(section) ? geometry : nil
  }

  func sectionRect(_ section: Int) -> CGRect {
    guard let geometry = sectionHeights(section) else { return .zero }
    let minY = geometry.minY(ofSection: section)
    return CGRect(
      x: 0, y: minY, width: bounds.width, height: geometry.maxY(ofSection: section) - minY)
  }

  /// Returns the frame of a header or footer when it doesn't float.
  func rect(_ end: SectionEnd, _ section: Int) -> CGRect {
    guard let geometry = sectionHeights(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.minY(of: end, section), width: bounds.width,
      height: geometry.sections[section].height(end))
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    let geometry = currentGeometry
    guard let row = RowID(path), geometry.contains(row) else { return .zero }
    return CGRect(
      x: rowMargins.left, y: geometry.minY(of: row), width: rowWidth,
      height: geometry.height(of: row))
  }

  func path(at point: CGPoint) -> IndexPath? {
    let geometry = currentGeometry
    guard point.x >= 0, point.x < bounds.width, let row = geometry.row(at: point.y) else {
      return nil
    }
    return row.indexPath
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    tableState.tiling.row(of: cell)?.indexPath
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    let geometry = currentGeometry
    guard !rect.isNull, rect.minX < bounds.width, rect.maxX >= 0 else { return [] }
    var paths: [IndexPath] = []
    var row = geometry.firstRow(endingAfter: rect.minY)
    while let current = row, geometry.minY(of: current) < rect.maxY {
      paths.append(current.indexPath)
      row = geometry.row(after: current)
    }
    return paths
  }

  func visibleCell(_ path: IndexPath) -> UITableViewCell? {
    tileIfNeeded()
    return RowID(path).flatMap { tableState.tiling.cell($0) }
  }

  // MARK: Scrolling to rows

  var nearestSelectedRow: RowID? {
    let middle = bounds.midY
    let geometry = currentGeometry
    return tableState.selection.rows.filter(geometry.contains).min {
      abs(geometry.minY(of: $0) - middle) < abs(geometry.minY(of: $1) - middle)
    }
  }

  /// Scrolls to a row. Heights in between may be estimates, but the row itself and the rows visible
  /// with it are measured at the end.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let geometry = currentGeometry
    guard let row = RowID(path) else { return }
    // The row NSNotFound of a section stands for the section's top.
    guard row.row != NSNotFound else {
      guard geometry.sections.indices.contains(row.section) else { return }
      return scroll(to: sectionRect(row.section), inset: 0, .top, animated: animated)
    }
    precondition(
      geometry.contains(row),
      "Attempted to scroll the table view to an out-of-bounds row (\(row.row)) in section "
        + "\(row.section), of \(geometry.sections.count) sections")
    scroll(to: row, position, animated: animated)
    guard !animated, measuresRows else { return }
    // The rows around the target are measured now. Repeat with their actual heights until nothing
    // moves.
    for _ in 0..<8 {
      let before = contentOffset
      layOutTable()
      scroll(to: row, position, animated: false)
      if contentOffset == before { break }
    }
  }

  private func scroll(to row: RowID, _ position: ScrollPosition, animated: Bool) {
    // A floating header covers the top of the visible area.
    let cover = style == .plain ? currentGeometry.sections[row.section].header : 0
    scroll(to: rowRect(row.indexPath), inset: cover, position, animated: animated)
  }

  private func scroll(
    to rect: CGRect, inset: CGFloat, _ position: ScrollPosition, animated: Bool
  ) {
    let insets = adjustedContentInset
    let seenTop = bounds.minY + insets.top + inset
    let seenBottom = bounds.maxY - insets.bottom
    let top = rect.minY - insets.top - inset
    let bottom = rect.maxY + insets.bottom - bounds.height
    let y: CGFloat
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = (rect.midY - insets.top - (bounds.height - insets.top - insets.bottom) / 2)
    case .none:
      if rect.minY < seenTop {
        y = top
      } else if rect.maxY > seenBottom {
        y = bottom
      } else {
        return
      }
    }
    let target = limits.clamped(CGPoint(x: contentOffset.x, y: y))
    setContentOffset(target, animated: animated)
  }
}
