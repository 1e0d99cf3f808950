import CoreGraphics
import Foundation
import ListEngine

extension UITableView {
  // MARK: The geometry

  func setNeedsReload() {
    tableState.content.needReload()
    setNeedsLayout()
  }

  /// Called when the app changed one of the height settings.
  func heightDidChange(from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    tableState.content.forgetHeights()
    if tableState.content.geometry != nil { setNeedsReload() }
  }

  /// The geometry. The data source is asked first if necessary.
  var currentGeometry: TableGeometry {
    if tableState.content.needsReload, tableState.updates.batch == nil { reloadEverything() }
    return tableState.content.geometry ?? TableGeometry(sections: [], counts: counts)
  }

  func reloadEverything() {
    tableState.content.beginLoading()
    tableState.updates.close()
    tableState.sectionViews.forgetMade()
    var sections = askSections()
    if let old = tableState.content.takeGuesses(in: rowSpace) { keepGuesses(&sections, old) }
    closeSwipe(animated: false)
    UIView.performWithoutAnimation { drop(cancelled: true) }
    // A removed row dismisses its keyboard, which causes a layout. That layout must not use the old
    // rows.
    whileTiling {
      removeAllVisible()
      takeAwayDeparting()
    }
    tableState.prefetching.rows.forget()
    if tableState.content.geometry != nil { tableState.selection.clear() }
    tableState.selection.highlighted = nil
    var geometry = TableGeometry(sections: sections, counts: counts)
    geometry.headerHeight = heightOf(tableState.header)
    geometry.footerHeight = heightOf(tableState.footer)
    tableState.content.load(geometry, in: rowSpace)
    tableState.editing.keep(in: geometry)
    updateContentSize()
    loadSectionIndex()
    setNeedsLayout()
  }

  /// Uses the measured heights as estimates for the rows at the same positions, so that reloading the
  /// same data moves nothing.
  private func keepGuesses(_ sections: inout [TableGeometry.Section], _ old: TableGeometry) {
    for section in sections.indices.prefix(old.sections.count) {
      sections[section].keepViewHeights(of: old.sections[section])
      guard measuresRows else { continue }
      let rows = old.sections[section].rows
      let kept = min(rows.count, sections[section].rows.count)
      sections[section].rows.adopt(rows, 0..<kept, at: 0)
      sections[section].rows.forgetWhatIsKnown()
    }
  }

  func heightOf(_ view: UIView?) -> CGFloat {
    guard let height = view?.frame.height, height.isFinite else { return 0 }
    return max(0, height)
  }

  func askSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    return (0..<count).map { askSection($0, dataSource) }
  }

  func askSection(
    _ section: Int, _ dataSource: any UITableViewDataSource
  ) -> TableGeometry.Section {
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
    let header = askHeight(.header, section)
    let footer = askHeight(.footer, section)
    return TableGeometry.Section(
      topPadding: header.height > 0 ? headerPadding : 0, header: header.height,
      footer: footer.height, measuresHeader: !header.isKnown, measuresFooter: !footer.isKnown,
      headerLine: header.isTitleLine ? header.height : nil,
      footerLine: footer.isTitleLine ? footer.height : nil, rows: askRows(section, count))
  }

  func updateContentSize() {
    guard let geometry = tableState.content.geometry else { return }
    let size = CGSize(width: bounds.width, height: geometry.totalHeight)
    if size != contentSize { contentSize = size }
  }

  // MARK: Header and footer of the table

  /// Replaces the view at an end of the table.
  func setView(_ view: UIView?, _ end: SectionEnd) {
    replace(end == .header ? \.header : \.footer, with: view)
    // Only the height of the view's frame matters. An app may move the view later.
    if end == .header, let view { view.frame.origin = .zero }
    let height = heightOf(view)
    switch end {
    case .header: tableState.content.geometry?.headerHeight = height
    case .footer: tableState.content.geometry?.footerHeight = height
    }
    updateContentSize()
    placeSurroundings()
    setNeedsLayout()
  }

  private func replace(_ key: ReferenceWritableKeyPath<TableState, UIView?>, with view: UIView?) {
    let old = tableState[keyPath: key]
    tableState[keyPath: key] = view
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
  }

  func setBackgroundView(_ view: UIView?) {
    replace(\.background, with: view)
    if let view { sendSubviewToBack(view) }
    setNeedsLayout()
  }

  /// Sets the widths of the views around the rows, and the footer's position. Everything else in the
  /// header's frame belongs to the app, so that a stretched header stays stretched. Only margins that are
  /// flexible don't move it: the table places it at the top, whatever its size.
  func placeSurroundings() {
    if let header = tableState.header, header.superview === self {
      let frame = header.frame
      let isResized = tableState.surroundedSize.map { $0 != bounds.size } ?? false
      if frame.width != bounds.width || isResized, bounds.width > 0 {
        header.frame = CGRect(
          x: 0, y: isResized ? 0 : frame.minY, width: bounds.width, height: frame.height)
      }
    }
    tableState.surroundedSize = bounds.size
    if let footer = tableState.footer, footer.superview === self,
      let geometry = tableState.content.geometry
    {
      let frame = CGRect(
        x: 0, y: geometry.totalHeight - geometry.footerHeight,
        width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
    if let background = tableState.background, background.frame != bounds {
      background.frame = bounds
    }
  }
}
