import CoreGraphics

extension UITableView {
  /// A cell on screen says that its content takes another height. All that say so until the next
  /// layout are measured in one go.
  func cellDidInvalidate(_ cell: UITableViewCell, byConstraints: Bool) {
    guard table.updates == nil, !table.isTiling, measuresRows,
      table.rows.contains(where: { $0.cell === cell })
    else { return }
    switch table.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    table.invalidated.insert(ObjectIdentifier(cell))
    // Within an animation of the app the change is a part of it; else the table animates it itself,
    // unless animations are off.
    if UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled {
      table.invalidatesQuietly = true
    }
    setNeedsLayout()
  }

  /// Measures the cells that asked for it.
  func measureInvalidated() {
    guard !table.invalidated.isEmpty else { return }
    let cells = table.invalidated
    let isQuiet = table.invalidatesQuietly || window == nil
    table.invalidated = []
    table.invalidatesQuietly = false
    table.isTiling = true
    let old = table.geometry
    let before = Set(table.rows.map { ObjectIdentifier($0.cell) })
    let viewsBefore = Set(table.sectionViews.map { ObjectIdentifier($0) })
    let topBefore = bounds.minY
    var changed = false
    for visible in table.rows where cells.contains(ObjectIdentifier(visible.cell)) {
      visible.cell.updateConfigurationIfNeeded()
      if settle(visible.row, cell: visible.cell) != 0 { changed = true }
    }
    table.isTiling = false
    guard changed else { return }
    guard !isQuiet else { return updateContentSize() }
    var departed: [UIView] = []
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      departed = self.moveToPlaces()
      guard let old else { return }
      self.slideIn(from: old, before, viewsBefore, self.bounds.minY - topBefore)
    } completion: { [weak self] _ in
      for view in departed { self?.takeAway(view) }
    }
    table.departing += departed
  }
}
