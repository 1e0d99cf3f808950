import CoreGraphics
import Foundation

extension UITableView {
  /// Shows headers and footers of the sections in sight, floating ones of a plain table at the
  /// edges of what is seen.
  ///
  /// Returns whether a height turned out to be another than was thought.
  func layOutSectionViews() -> Bool {
    guard bounds.height > 0 else { return false }
    let sections = table.geometry.map(sectionsInSight) ?? 0..<0
    for section in table.headers.keys.sorted() where !sections.contains(section) {
      dismissHeader(section)
    }
    for section in table.footers.keys.sorted() where !sections.contains(section) {
      dismissFooter(section)
    }
    let height = table.geometry?.totalHeight
    for section in sections {
      if table.headers[section] == nil { showHeader(section) }
      if table.footers[section] == nil { showFooter(section) }
    }
    updateContentSize()
    placeRows()
    for section in sections { placeSectionViews(section) }
    return table.geometry?.totalHeight != height
  }

  private func sectionsInSight(_ geometry: TableGeometry) -> Range<Int> {
    let seen = bounds
    guard let first = geometry.section(at: seen.minY) else { return 0..<0 }
    var end = first
    while end < geometry.sections.count, geometry.minY(ofSection: end) < seen.maxY { end += 1 }
    return first..<max(first, end)
  }

  func placeAllSectionViews() {
    for section in Set(table.headers.keys).union(table.footers.keys) { placeSectionViews(section) }
  }

  private func placeSectionViews(_ section: Int) {
    if let view = table.headers[section]?.view, view.superview === self {
      place(view, at: floatingHeaderRect(section), home: headerRect(section))
    }
    if let view = table.footers[section]?.view, view.superview === self {
      place(view, at: floatingFooterRect(section), home: footerRect(section))
    }
  }

  private func place(_ view: UIView, at frame: CGRect, home: CGRect) {
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.setPinned(
      frame.minY != home.minY && table.reorder == nil)
  }

  /// A plain header stays at the top of what is seen, until the end of its section pushes it out.
  func floatingHeaderRect(_ section: Int) -> CGRect {
    var rect = headerRect(section)
    rect.origin.y += reorderShift(rect.minY)
    guard style == .plain, let geometry = table.geometry else { return rect }
    let top = bounds.minY + adjustedContentInset.top
    let last = geometry.maxY(ofSection: section) - rect.height
    rect.origin.y = max(rect.minY, min(top, last))
    return rect
  }

  /// A plain footer stays at the bottom of what is seen, as long as its section is there.
  func floatingFooterRect(_ section: Int) -> CGRect {
    var rect = footerRect(section)
    rect.origin.y += reorderShift(rect.minY)
    guard style == .plain, let geometry = table.geometry else { return rect }
    let bottom = bounds.maxY - adjustedContentInset.bottom - rect.height
    let first = geometry.minY(ofHeader: section) + geometry.sections[section].header
    rect.origin.y = min(rect.minY, max(bottom, first))
    return rect
  }

  /// How far content makes room for a row that is moved.
  private func reorderShift(_ y: CGFloat) -> CGFloat {
    guard let reorder = table.reorder, let gap = table.geometry.map(reorder.gap) else { return 0 }
    return gap.shift(y)
  }

  // MARK: Views

  private func showHeader(_ section: Int) {
    let view = makeHeader(section)
    table.headers[section] = SectionView(view: view)
    let isAbove = table.anchor.map { section <= $0.section } ?? false
    let growth = settleHeader(section)
    if growth != 0 { moveSight(by: isAbove ? growth : 0) }
    guard let view else { return }
    if (table.geometry?.sections[section].header ?? 0) <= 0 {
      table.headers[section] = SectionView(view: nil)
      return
    }
    UIView.performWithoutAnimation { view.frame = floatingHeaderRect(section) }
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSectionView(view)
  }

  private func showFooter(_ section: Int) {
    let view = makeFooter(section)
    table.footers[section] = SectionView(view: view)
    let isAbove = table.anchor.map { section < $0.section } ?? false
    let growth = settleFooter(section)
    if growth != 0 { moveSight(by: isAbove ? growth : 0) }
    guard let view else { return }
    if (table.geometry?.sections[section].footer ?? 0) <= 0 {
      table.footers[section] = SectionView(view: nil)
      return
    }
    UIView.performWithoutAnimation { view.frame = floatingFooterRect(section) }
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSectionView(view)
  }

  /// Enters the height that a header on screen has; returns by how much it grew.
  @discardableResult
  func settleHeader(_ section: Int) -> CGFloat {
    guard let known = table.geometry?.sections[section], known.measuresHeader else { return 0 }
    let line = known.headerLine ?? headerTitleHeight(section)
    let view = table.headers[section]?.view
    let height = view.map { measured($0, line: line) } ?? emptyHeaderHeight(section)
    let padding = height > 0 ? headerPadding : 0
    return table.geometry?.setHeader(height, padding: padding, of: section) ?? 0
  }

  @discardableResult
  func settleFooter(_ section: Int) -> CGFloat {
    guard let known = table.geometry?.sections[section], known.measuresFooter else { return 0 }
    let line = known.footerLine ?? footerTitleHeight
    let view = table.footers[section]?.view
    let height = view.map { measured($0, line: line) } ?? emptyFooterHeight
    return table.geometry?.setFooter(height, of: section) ?? 0
  }

  /// In front of the rows, behind what the app added.
  private func addSectionView(_ view: UIView) {
    if let front = table.rows.compactMap({ subviews.firstIndex(of: $0.cell) }).max() {
      insertSubview(view, at: front + 1)
    } else {
      insertSubview(view, at: table.background?.superview === self ? 1 : 0)
    }
  }

  func dismissHeader(_ section: Int) {
    guard let view = table.headers.removeValue(forKey: section)?.view else { return }
    tellEnd(of: view, section, isHeader: true)
    let isThere = section < (table.geometry?.sections.count ?? 0)
    release(view, movingTo: isThere ? headerRect(section) : nil)
  }

  func dismissFooter(_ section: Int) {
    guard let view = table.footers.removeValue(forKey: section)?.view else { return }
    tellEnd(of: view, section, isHeader: false)
    let isThere = section < (table.geometry?.sections.count ?? 0)
    release(view, movingTo: isThere ? footerRect(section) : nil)
  }

  func tellEnd(of view: UIView, _ section: Int, isHeader: Bool) {
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func release(_ view: UIView, movingTo rect: CGRect?) {
    if table.animatedDepartures != nil, view.superview === self {
      if let rect { view.frame = rect }
      table.animatedDepartures?.append(view)
      return
    }
    if view.superview === self { view.removeFromSuperview() }
    reuse.put(view)
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = delegateView(.headerView, section) { return adopted(view, isFooter: false) }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    return titled(title, isFooter: false)
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if let view = delegateView(.footerView, section) { return adopted(view, isFooter: true) }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return nil
    }
    return titled(title, isFooter: true)
  }

  private func delegateView(_ method: TableDelegateMethods, _ section: Int) -> UIView? {
    if section == 0, let view = table.firstViews.removeValue(forKey: method.rawValue) {
      return view
    }
    let answer = ask(method) { delegate in
      method == .headerView
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
    }
    return answer ?? nil
  }

  private func adopted(_ view: UIView, isFooter: Bool) -> UIView {
    (view as? UITableViewHeaderFooterView)?._adopt(style: style, isFooter: isFooter)
    return view
  }

  /// The table's own header or footer with a title.
  private func titled(_ title: String, isFooter: Bool) -> UIView {
    let identifier = isFooter ? "UITableView.footer" : "UITableView.header"
    let view =
      reuse.takeHeaderFooter(identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view._adopt(style: style, isFooter: isFooter)
    view.textLabel?.text = style != .plain && !isFooter ? title.uppercased() : title
    return view
  }
}
