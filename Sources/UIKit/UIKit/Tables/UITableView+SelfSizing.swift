import CoreGraphics

extension UITableView {
  /// Called when the content of a visible cell needs another height. All such cells are measured
  /// together in the next layout.
  func cellDidInvalidate(_ cell: UITableViewCell, byConstraints: Bool) {
    guard tableState.updates.batch == nil, !tableState.tiling.isTiling, measuresRows,
      tableState.tiling.row(of: cell) != nil
    else { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    // Within an animation of the app, the change is part of it. Otherwise, the table animates it
    // unless animations are disabled.
    tableState.tiling.invalidate(
      cell, quietly: UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Measures the cells that requested it.
  func measureInvalidated() {
    guard let (cells, isQuiet) = tableState.tiling.takeInvalidated() else { return }
    let old = tableState.content.geometry
    let before = onScreen
    let topBefore = bounds.minY
    let changed = whileTiling {
      tableState.tiling.rows.filter { cells.contains(ObjectIdentifier($0.cell)) }
        .reduce(into: false) { changed, visible in
          visible.cell.updateConfigurationIfNeeded()
          if settle(visible.row, cell: visible.cell) != 0 { changed = true }
        }
    }
    guard changed else { return }
    guard !isQuiet, window != nil else { return updateContentSize() }
    var departed: [UIView] = []
    UIView.animateWithTouches(for: TableMetrics.updateDuration) {
      departed = self.moveToPlaces()
      guard let old else { return }
      self.slideIn(from: old, before, self.bounds.minY - topBefore)
    } completion: { [weak self] _ in
      self?.endDeparture(of: departed)
    }
    tableState.updates.follow(departed)
  }
}
