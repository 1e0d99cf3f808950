import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  // MARK: Rectangles

  /// The margins of a table with plates, in addition to the safe area.
  var rowMargins: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let margin = TableMetrics.plateMargin(
      width: width, isReadable: cellLayoutMarginsFollowReadableWidth)
    return (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
  }

  var rowWidth: CGFloat {
    let margins = rowMargins
    return max(0, bounds.width - margins.left - margins.right)
  }

  /// Returns the row's current frame. It is away from its resting position while the row is swiped or
  /// makes space for another.
  ///
  /// Reads the geometry in place. A copy would make its next change copy all of it.
  func frame(of row: RowID) -> CGRect {
    var y = tableState.content.geometry?.minY(of: row) ?? 0
    if tableState.editing.reorder != nil { y = reordered(row, y) }
    return CGRect(
      x: rowMargins.left + swipeOffset(row), y: y, width: rowWidth,
      height: tableState.content.geometry?.height(of: row) ?? 0)
  }

  private func reordered(_ row: RowID, _ y: CGFloat) -> CGFloat {
    guard let reorder = tableState.editing.reorder,
      let gap = tableState.content.geometry.map(reorder.gap)
    else { return y }
    return row == reorder.source ? gap.place : y + gap.shift(y)
  }

  // MARK: Layout pass

  func layOutTable() {
    guard !tableState.tiling.isTiling, tableState.updates.batch == nil else { return }
    _ = currentGeometry
    if tableState.content.needsHeights {
      tableState.content.needsHeights = false
      tableState.content.forgetsViewHeights = true
      UIView.performWithoutAnimation {
        beginUpdates()
        endUpdates()
      }
      tableState.content.forgetsViewHeights = false
    }
    dropInvisibleRows()
    if tableState.content.space != rowSpace { widthDidChange() }
    measureInvalidated()
    placeSurroundings()
    dropInvisibleRows()
    tableState.tiling.anchor = restingAnchor
    // Actual heights that differ from estimates change which rows are visible. Repeat until all visible
    // heights are known.
    for _ in 0..<Self.maximumRounds {
      tile()
      if !layOutSectionViews() { break }
    }
    hideLeaving()
    placeSurroundings()
    placeSwipe()
    fillers.layOut()
    tableState.indexView?.place(in: self)
    prefetch()
  }

  /// The maximum number of rounds. Each round measures the rows that became visible in the last one, so
  /// a few are enough unless rows are far lower than estimated.
  private static let maximumRounds = 32

  /// The row that stays in place when heights are determined in this layout: the first visible one that
  /// was visible before.
  ///
  /// At the very top, there is none, and rows that grow push the others down. A lifted row isn't used,
  /// because its own position may be far away, and all rows up to it would be created.
  private var restingAnchor: RowID? {
    guard bounds.minY > limits.y.lowerBound else { return nil }
    return tableState.tiling.rows.first { $0.cell !== tableState.editing.reorder?.cell }?.row
  }

  /// The part of a row in points that has to be visible for it to count as visible. It is larger than
  /// rounding errors and far smaller than a pixel.
  static let hair: CGFloat = 0.001

  /// Updates the cells if a layout is pending, so that queries of visible rows return the result of that
  /// layout.
  func tileIfNeeded() {
    guard tableState.updates.batch == nil, !tableState.tiling.isTiling else { return }
    if tableState.content.needsReload || tableState.tiling.rows.isEmpty && !bounds.isEmpty {
      layOutTable()
    }
  }

  var rowSpace: RowSpace {
    RowSpace(
      table: bounds.width, row: rowWidth,
      safeArea: insetsContentViewsToSafeArea ? safeAreaInsets.left + safeAreaInsets.right : 0)
  }

  /// Handles a new width. The heights from cells are valid for one width only and become estimates. The
  /// first visible row keeps its top edge.
  private func widthDidChange() {
    tableState.content.space = rowSpace
    updateContentSize()
    guard tableState.content.geometry != nil else { return }
    let anchor = restingAnchor
    let place = anchor.flatMap { tableState.content.geometry?.minY(of: $0) } ?? 0
    if measuresRows { tableState.content.geometry?.forgetRowHeights() }
    UIView.withoutAnimation {
      for visible in tableState.tiling.rows {
        visible.cell.frame.size.width = rowWidth
        settle(visible.row, cell: visible.cell)
      }
    }
    for end in SectionEnd.allCases {
      for section in tableState.sectionViews[end].keys.sorted() { settle(end, section) }
    }
    moveSight(
      by: anchor.flatMap { tableState.content.geometry?.minY(of: $0) }.map { $0 - place } ?? 0)
  }

  /// Creates the cells of the visible rows and removes the others.
  func tile() {
    guard tableState.content.geometry != nil, bounds.height > 0 else { return }
    whileTiling {
      dropInvisibleRows()
      // Shorter content may change the offset, which makes other rows visible.
      var rounds = 0
      repeat { rounds += 1 } while !moveSight(by: fill()) && rounds < Self.maximumRounds
      dropInvisibleRows()
      placeRows()
    }
  }

  /// Performs work that adds or removes cells, while no other layout may start.
  func whileTiling<Result>(_ body: () -> Result) -> Result {
    let wasTiling = tableState.tiling.isTiling
    tableState.tiling.isTiling = true
    defer { tableState.tiling.isTiling = wasTiling }
    return body()
  }

  /// Sets the content's new height. Growth above the anchor is compensated in the offset, so that
  /// visible rows keep their screen position. Returns `false` if the end of the content prevented that.
  @discardableResult
  func moveSight(by shift: CGFloat) -> Bool {
    let place = contentOffset.y + shift
    updateContentSize()
    if shift != 0 {
      contentOffset.y = place
      keepOffsetInLimits()
    }
    return abs(contentOffset.y - place) < 1 / pixelScale
  }

  /// Creates cells for the visible rows from the anchor outward, so that none is created that ends up
  /// outside the visible area. Returns by how much the rows above the anchor grew.
  private func fill() -> CGFloat {
    // Rows that make space for the moved row are one row height away from their positions.
    let slack = (tableState.editing.reorder?.height ?? 0) - Self.hair
    let top = bounds.minY - slack
    let bottom = bounds.maxY + slack
    let start = tableState.tiling.anchor ?? tableState.content.geometry?.firstRow(endingAfter: top)
    guard let start, tableState.content.geometry?.contains(start) == true else { return 0 }
    var shift: CGFloat = 0
    var above = tableState.tiling.anchor.flatMap { tableState.content.geometry?.row(before: $0) }
    while let row = above, let maxY = tableState.content.geometry?.maxY(of: row), maxY - shift > top
    {
      if !isVisible(row) { shift += show(row) }
      above = tableState.content.geometry?.row(before: row)
    }
    var next: RowID? = start
    while let row = next, let minY = tableState.content.geometry?.minY(of: row),
      minY - shift < bottom
    {
      if !isVisible(row) { show(row) }
      next = tableState.content.geometry?.row(after: row)
    }
    return shift
  }

  private func isVisible(_ row: RowID) -> Bool { tableState.tiling.index(of: row) != nil }

  /// Adds a row's cell to the view. Returns the difference between its height and the estimate.
  @discardableResult
  private func show(_ row: RowID) -> CGFloat {
    guard let dataSource else { return 0 }
    let path = row.indexPath
    counts.cellsAsked += 1
    let cell = dataSource.tableView(self, cellForRowAt: path)
    takeOut(cell)
    return UIView.withoutAnimation {
      prepare(cell, for: row)
      let growth = settle(row, cell: cell)
      let frame = frame(of: row)
      cell.frame = frame
      counts.rowsLaidOut += 1
      tableState.tiling.insert(VisibleRow(row: row, cell: cell, frame: frame))
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      // The cell is inserted behind the other content, so that headers and the app's own views cover it.
      insertSubview(cell, at: tableState.background?.superview === self ? 1 : 0)
      return growth
    }
  }

  /// Sets the properties that a cell takes over from its table.
  func prepare(_ cell: UITableViewCell, for row: RowID) {
    cell.isHidden = false
    cell.adopt(self, row: row, place: place(of: row))
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: row.indexPath) ?? cell.indentationLevel
    if tableState.editing.isEditing || cell.isEditing {
      chooseEditing(of: cell, row)
      cell.setEditing(tableState.editing.isEditing && canEdit(row), animated: false)
    }
    let isSelected = tableState.selection.rows.contains(row)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = tableState.selection.highlighted == row
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    // The width determines the line breaks and therefore the height.
    if cell.bounds.width != rowWidth {
      cell.frame.size.width = rowWidth
    }
    cell.updateConfigurationIfNeeded()
  }

  /// Returns the position of a row in its section. Plates have rounded corners at their ends.
  func place(of row: RowID) -> RowPlace {
    let count = tableState.content.geometry?.sections[row.section].rows.count ?? 0
    return RowPlace(isFirst: row.row == 0, isLast: row.row == count - 1)
  }

  /// Stores a row's actual height. Returns the difference to the estimate.
  @discardableResult
  func settle(_ row: RowID, cell: UITableViewCell) -> CGFloat {
    guard measuresRows else { return 0 }
    // The height comes first, because it calls the delegate, which may query the table.
    let height = finalHeight(of: row, cell: cell)
    return tableState.content.geometry?.setHeight(height, of: row) ?? 0
  }

  /// Moves the cells whose position has changed. Others aren't touched, because an app may have moved
  /// them.
  func placeRows() {
    guard tableState.content.geometry != nil else { return }
    for index in tableState.tiling.rows.indices
    where tableState.tiling.rows[index].cell !== tableState.editing.reorder?.cell {
      let frame = frame(of: tableState.tiling.rows[index].row)
      guard tableState.tiling.place(index, at: frame) else { continue }
      let cell = tableState.tiling.rows[index].cell
      cell.swipedRow?.place = frame.offsetBy(
        dx: -swipeOffset(tableState.tiling.rows[index].row), dy: 0)
      cell.frame = frame
      counts.rowsLaidOut += 1
    }
  }

  // MARK: Removing rows

  private func dropInvisibleRows() {
    guard let geometry = tableState.content.geometry, bounds.height > 0 else { return }
    let reorder = tableState.editing.reorder
    let seen = bounds.insetBy(dx: 0, dy: Self.hair - (reorder?.height ?? 0))
    func isGone(_ row: RowID) -> Bool {
      guard geometry.contains(row) else { return true }
      let minY = geometry.minY(of: row)
      return minY >= seen.maxY || minY + geometry.height(of: row) <= seen.minY
    }
    // Rows are in order: if the first and the last are visible, all are. A lifted row may be anywhere.
    if reorder == nil, let ends = tableState.tiling.ends, !isGone(ends.first), !isGone(ends.last) {
      return
    }
    let gone = tableState.tiling.take { $0.cell !== reorder?.cell && isGone($0.row) }
    whileTiling { for row in gone { dismiss(row.cell, row.row) } }
  }

  /// Stops displaying a row. After a reload, its cell stays among the subviews until the next layout.
  func dismiss(_ cell: UITableViewCell, _ row: RowID, staysUntilLayout: Bool = false) {
    abandonSwipe(of: cell)
    // The table doesn't remove a cell that the app moved to another superview.
    let isMoving = tableState.updates.collectsDepartures && cell.superview === self
    if isMoving {
      if tableState.content.geometry?.contains(row) == true { cell.frame = frame(of: row) }
      tableState.updates.depart(cell)
    } else {
      takeOut(cell, staysUntilLayout: staysUntilLayout)
    }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.indexPath)
    if !isMoving { reuse.put(cell) }
  }

  /// Stops displaying all rows, headers and footers, because the table is reloaded.
  func removeAllVisible() {
    for row in tableState.tiling.takeAll() { dismiss(row.cell, row.row, staysUntilLayout: true) }
    dismissSectionViews(staysUntilLayout: true) { _ in true }
  }

  /// Removes a view that is no longer displayed, unless the app moved it to another superview.
  func takeOut(_ view: UIView, staysUntilLayout: Bool = false) {
    guard view.superview === self else { return }
    guard staysUntilLayout else { return view.removeFromSuperview() }
    view.endInput()
    tableState.tiling.leaving.append(view)
  }

  /// Hides the views that a reload stopped displaying and that the layout didn't reuse. Views that wait for
  /// reuse stay among the subviews, so that apps can still reset them.
  private func hideLeaving() {
    guard !tableState.tiling.leaving.isEmpty else { return }
    let leaving = tableState.tiling.leaving
    tableState.tiling.leaving = []
    let shown = tableState.tiling.cells.union(
      tableState.sectionViews.views.map { ObjectIdentifier($0) })
    whileTiling {
      for view in leaving where view.superview === self && !shown.contains(ObjectIdentifier(view)) {
        if TableReuse.identifier(of: view) == nil {
          view.removeFromSuperview()
        } else {
          view.isHidden = true
        }
      }
    }
  }
}
