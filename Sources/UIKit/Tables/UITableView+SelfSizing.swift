import CoreGraphics

extension UITableView {
  /// A cell on screen says that its content takes another height. All that say so until the next
  /// layout are measured in one go.
  func cellDidInvalidate(_ cell: UITableViewCell, byConstraints: Bool) {
    guard table.updates.batch == nil, !table.tiling.isTiling, measuresRows,
      table.tiling.row(of: cell) != nil
    else { return }
    switch table.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    // Within an animation of the app the change is a part of it; else the table animates it itself,
    // unless animations are off.
    table.tiling.invalidate(
      cell, quietly: UIView.inheritedAnimationDuration > 0 || !UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Measures the cells that asked for it.
  func measureInvalidated() {
    guard let (cells, isQuiet) = table.tiling.takeInvalidated() else { return }
    let old = table.content.geometry
    let before = onScreen
    let topBefore = bounds.minY
    let changed = whileTiling {
      table.tiling.rows.filter { cells.contains(ObjectIdentifier($0.cell)) }
        .reduce(into: false) { changed, visible in
          visible.cell.updateConfigurationIfNeeded()
          if settle(visible.row, cell: visible.cell) != 0 { changed = true }
        }
    }
    guard changed else { return }
    guard !isQuiet, window != nil else { return updateContentSize() }
    var departed: [UIView] = []
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      departed = self.moveToPlaces()
      guard let old else { return }
      self.slideIn(from: old, before, self.bounds.minY - topBefore)
    } completion: { [weak self] _ in
      self?.endDeparture(of: departed)
    }
    table.updates.follow(departed)
  }
}
