import CoreGraphics
import ListEngine
import QuartzCore

extension UITableView {
  /// Animates an update. Remaining parts move to their new positions, new ones arrive, and deleted
  /// ones leave, each with its animation.
  func animate(_ change: TableChange, completion: @escaping (Bool) -> Void) {
    let (leaving, leavingViews) = tableState.updates.takeLeaving()
    for row in leaving {
      delegate?.tableView(
        self, didEndDisplaying: row.visible.cell, forRowAt: row.visible.row.indexPath)
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      for row in leaving { takeAway(row.visible.cell) }
      for view in leavingViews { takeAway(view.view) }
      UIView.performWithoutAnimation {
        updateContentSize()
        layOutTable()
      }
      _ = RenderLoop.current.schedule(after: 0) { MainActor.assumeIsolated { completion(true) } }
      return
    }
    let before = onScreen
    let topBefore = bounds.minY
    var finished: [UIView] = []
    UIView.animateWithTouches(for: TableMetrics.updateDuration) {
      finished += self.moveToPlaces()
      for row in leaving {
        if let target = change.renumbering.item(row.visible.row) {
          // The cell of a reloaded row moves together with the row.
          let view = row.visible.cell.swipedRow ?? row.visible.cell
          view.frame.origin.y = self.tableState.content.geometry?.minY(of: target) ?? 0
        }
        self.leave(row.visible.cell, row.animation)
        finished.append(row.visible.cell)
      }
      for view in leavingViews {
        self.leave(view.view, view.animation)
        finished.append(view.view)
      }
      self.bringIn(change, before, self.bounds.minY - topBefore)
    } completion: { [weak self] isFinished in
      self?.endDeparture(of: finished)
      completion(isFinished)
    }
    tableState.updates.follow(finished)
  }

  /// Lays out the table within an animation, which moves the remaining parts to their positions.
  /// Returns the views that end up outside the visible area, to be removed afterwards.
  func moveToPlaces() -> [UIView] {
    let before = tableState.tiling.cells
    tableState.updates.beginDepartures()
    updateContentSize()
    layOutTable()
    let departed = tableState.updates.endDepartures()
    for visible in tableState.tiling.rows where before.contains(ObjectIdentifier(visible.cell)) {
      visible.cell.layoutIfNeeded()
    }
    return departed
  }

  /// The visible cells, headers and footers.
  var onScreen: Set<ObjectIdentifier> {
    tableState.tiling.cells.union(tableState.sectionViews.views.map { ObjectIdentifier($0) })
  }

  // MARK: Arriving rows

  private func bringIn(
    _ change: TableChange, _ before: Set<ObjectIdentifier>, _ shift: CGFloat
  ) {
    forNewRows(before) {
      switch change.arrival($0.row) {
      case .new(let animation): enter($0.cell, animation)
      case .from(let origin, let reload):
        slide($0.cell, from: change.old.minY(of: origin), shift)
        if let reload { enter($0.cell, reload, keepsPlace: true) }
      }
    }
    forNewSectionViews(before) { view, end, section in
      if let origin = change.renumbering.sectionOrigins[section], !change.isNew(section: section) {
        slide(view, from: change.old.minY(of: end, origin), shift)
      } else {
        enter(view, change.arrival(section: section))
      }
    }
  }

  /// Animates rows that become visible from their old position, together with the rows that moved.
  func slideIn(
    from old: TableGeometry, _ before: Set<ObjectIdentifier>, _ shift: CGFloat
  ) {
    forNewRows(before) { slide($0.cell, from: old.minY(of: $0.row), shift) }
    forNewSectionViews(before) { view, end, section in
      slide(view, from: old.minY(of: end, section), shift)
    }
  }

  /// Calls `body` for every row that became visible, after a layout of its cell without animation.
  private func forNewRows(_ before: Set<ObjectIdentifier>, _ body: (VisibleRow) -> Void) {
    for visible in tableState.tiling.rows where !before.contains(ObjectIdentifier(visible.cell)) {
      UIView.performWithoutAnimation { visible.cell.layoutIfNeeded() }
      body(visible)
    }
  }

  /// Calls `body` for every section header and footer that became visible.
  private func forNewSectionViews(
    _ before: Set<ObjectIdentifier>,
    _ body: (_ view: UIView, _ end: SectionEnd, _ section: Int) -> Void
  ) {
    for end in SectionEnd.allCases {
      for (section, shown) in tableState.sectionViews[end] {
        guard let view = shown.view, !before.contains(ObjectIdentifier(view)) else { continue }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        body(view, end, section)
      }
    }
  }

  /// Animates a view from its old position, at most one screen away.
  private func slide(_ view: UIView, from y: CGFloat, _ shift: CGFloat) {
    let place = view.center
    let far = bounds.height
    let way = (y + shift - view.frame.minY).clamped(-far, far)
    UIView.performWithoutAnimation { view.center.y = place.y + way }
    view.center = place
  }

  private func enter(
    _ view: UIView, _ animation: RowAnimation, keepsPlace: Bool = false
  ) {
    let start = offstage(view.frame, animation)
    let end = view.frame
    guard animation != .none else { return }
    UIView.performWithoutAnimation {
      if !keepsPlace { sendToBack(view) }
      view.frame = start.frame
      view.alpha = start.alpha
    }
    view.frame = end
    view.alpha = 1
  }

  // MARK: Leaving rows

  private func leave(_ view: UIView, _ animation: RowAnimation) {
    let view = view.swipedRow ?? view
    UIView.performWithoutAnimation { sendToBack(view) }
    let end = offstage(view.frame, animation)
    guard animation != .none else {
      view.isHidden = true
      return
    }
    view.frame = end.frame
    view.alpha = end.alpha
  }

  /// Moves a view behind all other rows, but in front of the background.
  private func sendToBack(_ view: UIView) {
    insertSubview(view, at: tableState.background?.superview === self ? 1 : 0)
  }

  /// Returns the position and look of a row before it arrives or after it has left.
  private func offstage(_ frame: CGRect, _ animation: RowAnimation) -> (
    frame: CGRect, alpha: CGFloat
  ) {
    switch animation {
    case .fade, .automatic: (frame, 0)
    case .none: (frame, 1)
    case .right: (frame.offsetBy(dx: bounds.width, dy: 0), 1)
    case .left: (frame.offsetBy(dx: -bounds.width, dy: 0), 1)
    case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 1)
    case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 1)
    case .middle: (CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0), 0)
    }
  }

  /// Finishes a view's departure: removes it from the table, resets it, and makes it reusable.
  func takeAway(_ view: UIView) {
    tableState.updates.forget(view)
    view.swipedRow?.release()
    if view.superview === self { view.removeFromSuperview() }
    view.alpha = 1
    view.isHidden = false
    reuse.put(view)
  }

  /// Finishes departures. Views that a reload removed meanwhile may be in use again.
  func endDeparture(of views: [UIView]) {
    for view in views where tableState.updates.departing.contains(where: { $0 === view }) {
      takeAway(view)
    }
  }

  /// Finishes all departures immediately, because the table is reloaded.
  func takeAwayDeparting() {
    for view in tableState.updates.departing { takeAway(view) }
  }
}
