import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  /// Shows the headers and footers of the visible sections. In a plain table, they float at the
  /// edges of the visible area.
  ///
  /// Returns whether a height differed from its estimate.
  func layOutSectionViews() -> Bool {
    guard bounds.height > 0 else { return false }
    let sections = tableState.content.geometry.map(sectionsInSight) ?? 0..<0
    dismissSectionViews { !sections.contains($0) }
    let height = tableState.content.geometry?.totalHeight
    for section in sections {
      for end in SectionEnd.allCases where !tableState.sectionViews.isShown(end, section) {
        show(end, section)
      }
    }
    updateContentSize()
    placeRows()
    for section in sections { placeSectionViews(section) }
    return tableState.content.geometry?.totalHeight != height
  }

  private func sectionsInSight(_ geometry: TableGeometry) -> Range<Int> {
    let seen = bounds
    guard let first = geometry.section(at: seen.minY) else { return 0..<0 }
    var end = first
    while end < geometry.sections.count, geometry.minY(ofSection: end) < seen.maxY { end += 1 }
    return first..<max(first, end)
  }

  // MARK: Positions

  func placeAllSectionViews() {
    for section in tableState.sectionViews.sections { placeSectionViews(section) }
  }

  private func placeSectionViews(_ section: Int) {
    for end in SectionEnd.allCases {
      guard let view = tableState.sectionViews.view(end, section), view.superview === self else {
        continue
      }
      let frame = floatingRect(end, section)
      if view.frame != frame { view.frame = frame }
      (view as? UITableViewHeaderFooterView)?.setPinned(
        frame.minY != rect(end, section).minY && tableState.editing.reorder == nil)
    }
  }

  /// Returns the frame of a floating view. A plain header stays at the top of the visible area
  /// until the end of its section pushes it out. A plain footer stays at the bottom while its
  /// section is visible.
  private func floatingRect(_ end: SectionEnd, _ section: Int) -> CGRect {
    var rect = rect(end, section)
    rect.origin.y += reorderShift(rect.minY)
    guard style == .plain, let geometry = tableState.content.geometry else { return rect }
    let insets = adjustedContentInset
    switch end {
    case .header:
      let last = geometry.maxY(ofSection: section) - rect.height
      rect.origin.y = max(rect.minY, min(bounds.minY + insets.top, last))
    case .footer:
      let first = geometry.minY(ofHeader: section) + geometry.sections[section].header
      rect.origin.y = min(rect.minY, max(bounds.maxY - insets.bottom - rect.height, first))
    }
    return rect
  }

  /// Returns the distance by which content moves to make space for a row that is being moved.
  private func reorderShift(_ y: CGFloat) -> CGFloat {
    guard let reorder = tableState.editing.reorder,
      let gap = tableState.content.geometry.map(reorder.gap)
    else { return 0 }
    return gap.shift(y)
  }

  // MARK: Showing

  private func show(_ end: SectionEnd, _ section: Int) {
    let view = makeView(end, section)
    view.map { takeOut($0) }
    tableState.sectionViews.show(view, end, section)
    // The anchor's own header is above it, and its footer is below.
    let isAbove =
      tableState.tiling.anchor.map {
        section < $0.section || section == $0.section && end == .header
      }
      ?? false
    let growth = settle(end, section)
    if growth != 0 { moveSight(by: isAbove ? growth : 0) }
    guard let view else { return }
    guard tableState.content.geometry?.sections[section].height(end) ?? 0 > 0 else {
      return tableState.sectionViews.show(nil, end, section)
    }
    UIView.performWithoutAnimation { view.frame = floatingRect(end, section) }
    switch end {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSectionView(view)
  }

  /// Stores the height of a visible header or footer. Returns by how much it grew.
  @discardableResult
  func settle(_ end: SectionEnd, _ section: Int) -> CGFloat {
    guard let known = tableState.content.geometry?.sections[section], known.measures(end) else {
      return 0
    }
    let line = known.line(end) ?? titleHeight(end, section)
    let height =
      tableState.sectionViews.view(end, section).map { measured($0, line: line) }
      ?? emptyHeight(end, section)
    switch end {
    case .header:
      let padding = height > 0 ? headerPadding : 0
      return tableState.content.geometry?.setHeader(height, padding: padding, of: section) ?? 0
    case .footer: return tableState.content.geometry?.setFooter(height, of: section) ?? 0
    }
  }

  /// Inserts the view in front of the rows, but behind the app's own views.
  private func addSectionView(_ view: UIView) {
    // The table alone decides about the frame, also if the app wants constraints to.
    view.translatesAutoresizingMaskIntoConstraints = true
    if let front = tableState.tiling.rows.compactMap({
      subviews.firstIndex(of: $0.cell.swipedRow ?? $0.cell)
    }).max() {
      insertSubview(view, at: front + 1)
    } else {
      insertSubview(view, at: tableState.background?.superview === self ? 1 : 0)
    }
  }

  // MARK: Hiding

  func dismissSectionViews(staysUntilLayout: Bool = false, where goes: (Int) -> Bool) {
    for end in SectionEnd.allCases {
      for section in tableState.sectionViews[end].keys.sorted() where goes(section) {
        guard let view = tableState.sectionViews.remove(end, section) else { continue }
        tellEnd(of: view, end, section)
        let isThere = section < (tableState.content.geometry?.sections.count ?? 0)
        release(
          view, movingTo: isThere ? rect(end, section) : nil, staysUntilLayout: staysUntilLayout)
      }
    }
  }

  func tellEnd(of view: UIView, _ end: SectionEnd, _ section: Int) {
    switch end {
    case .header:
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func release(_ view: UIView, movingTo rect: CGRect?, staysUntilLayout: Bool) {
    if tableState.updates.collectsDepartures, view.superview === self {
      if let rect { view.frame = rect }
      return tableState.updates.depart(view)
    }
    takeOut(view, staysUntilLayout: staysUntilLayout)
    reuse.put(view)
  }

  // MARK: Creating views

  private func makeView(_ end: SectionEnd, _ section: Int) -> UIView? {
    let first = section == 0 ? tableState.sectionViews.takeFirst(end) : nil
    if let view = first ?? askView(end, section) ?? nil {
      (view as? UITableViewHeaderFooterView)?.adopt(
        style: style, isFooter: end == .footer, isReadable: cellLayoutMarginsFollowReadableWidth)
      return view
    }
    return title(end, section).map { titled($0, end) }
  }

  /// Returns the delegate's view for a section. The outer optional is `nil` if the delegate doesn't
  /// implement the method.
  func askView(_ end: SectionEnd, _ section: Int) -> UIView?? {
    ask(end.viewMethod) { delegate -> UIView? in
      switch end {
      case .header: delegate.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate.tableView(self, viewForFooterInSection: section)
      }
    }
  }

  func title(_ end: SectionEnd, _ section: Int) -> String? {
    switch end {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the table's own header or footer with a title.
  private func titled(_ title: String, _ end: SectionEnd) -> UIView {
    let identifier = "UITableView.\(end)"
    let view =
      takeHeaderFooter(identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.adopt(
      style: style, isFooter: end == .footer, isReadable: cellLayoutMarginsFollowReadableWidth)
    view.textLabel?.text = style != .plain && end == .header ? title.uppercased() : title
    return view
  }
}
