import CoreGraphics
import Foundation
import ListEngine

/// A height, and whether it is final, so that it doesn't change when the view becomes visible.
struct TableHeight {
  var height: CGFloat
  var isKnown: Bool
  /// Whether it is the height of a single-line title that may have several lines.
  var isTitleLine = false
}

/// The delegate's decision about the height of a row.
enum RowHeightDecision {
  /// The delegate doesn't implement the method, so the table's row height counts.
  case none
  /// The cell decides, whatever the table's row height is (F-TABLE-12).
  case automatic
  case points(CGFloat)
}

extension UITableView {
  // MARK: Delegate methods

  /// Records that a method is missing. The default implementations of the delegate's methods call this.
  ///
  /// `always` is true in the protocol's own default, which means that the method is really missing. A
  /// controller's base method may just have been called by `super`.
  func noteMissing(_ method: TableDelegateMethods, always: Bool) -> CGFloat {
    tableState.methods.missingInCall.insert(method)
    if always { tableState.methods.missing.insert(method) }
    return Self.automaticDimension
  }

  /// Records that a method that returns an object is missing.
  func noteMissing<Answer: AnyObject>(_ method: TableDelegateMethods, always: Bool) -> Answer? {
    let _: CGFloat = noteMissing(method, always: always)
    return nil
  }

  /// Returns the delegate's answer, or `nil` if it doesn't implement the method.
  func ask<Answer>(
    _ method: TableDelegateMethods, _ question: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard !tableState.methods.missing.contains(method), let delegate else { return nil }
    tableState.methods.missingInCall.remove(method)
    let answer = question(delegate)
    return tableState.methods.missingInCall.contains(method) ? nil : answer
  }

  /// Returns the app's height without invalid values, or `nil` for automatic.
  private func sane(_ height: CGFloat?) -> CGFloat? {
    guard let height, height != Self.automaticDimension else { return nil }
    return height.isFinite ? max(0, height) : 0
  }

  // MARK: Rows

  /// Returns the heights of a section's rows as far as they are known before the cells are visible.
  func askRows(_ section: Int, _ count: Int) -> RowHeights {
    let fixed = sane(rowHeight)
    let estimate = sane(estimatedRowHeight)
    var rows = RowHeights(count: count, base: fixed ?? positive(estimate) ?? TableMetrics.rowHeight)
    guard count > 0, delegate != nil else { return rows }
    if positive(estimate) != nil || !tableState.methods.missing.contains(.rowEstimate) {
      if estimateRows(section, &rows) || positive(estimate) != nil { return rows }
    }
    var found = false
    for row in 0..<count {
      guard !tableState.methods.missing.contains(.rowHeight) else { break }
      if row == Self.sampledRows, !found, !isGiven(askHeight(RowID(section, count - 1))) {
        tableState.content.asksHeightsLate = true
        break
      }
      switch askHeight(RowID(section, row)) {
      case .points(let height):
        rows.set(height, at: row)
        found = true
      case .automatic: tableState.content.asksHeightsLate = true
      case .none: break
      }
    }
    return rows
  }

  private func isGiven(_ decision: RowHeightDecision) -> Bool {
    if case .points = decision { true } else { false }
  }

  /// The number of rows after which a controller counts as leaving all heights to its base class. The
  /// remaining rows are asked only when they become visible, so that a million rows aren't asked in vain.
  private static let sampledRows = 512

  /// Sets the delegate's estimates. Returns `false` if it doesn't provide any.
  private func estimateRows(_ section: Int, _ rows: inout RowHeights) -> Bool {
    var found = false
    var estimated = rows
    for row in 0..<rows.count {
      guard !tableState.methods.missing.contains(.rowEstimate), found || row < Self.sampledRows
      else { break }
      let path = IndexPath(row: row, section: section)
      let answer = ask(.rowEstimate) { $0.tableView(self, estimatedHeightForRowAt: path) }
      guard let height = positive(sane(answer)) else { continue }
      estimated.set(height, at: row, isKnown: false)
      found = true
    }
    if found { rows = estimated }
    return found
  }

  private func positive(_ height: CGFloat?) -> CGFloat? {
    guard let height, height > 0 else { return nil }
    return height
  }

  private func askHeight(_ row: RowID) -> RowHeightDecision {
    guard !tableState.methods.missing.contains(.rowHeight) else { return .none }
    counts.heightsAsked += 1
    let path = row.indexPath
    guard let answer = ask(.rowHeight, { $0.tableView(self, heightForRowAt: path) }) else {
      return .none
    }
    return sane(answer).map { .points($0) } ?? .automatic
  }

  /// Returns the height of a row with a cell: the delegate's, the table's or the cell's own.
  func finalHeight(of row: RowID, cell: UITableViewCell) -> CGFloat {
    switch askHeight(row) {
    case .points(let height): return height
    case .none: if let height = sane(rowHeight) { return height }
    case .automatic: break
    }
    counts.cellsMeasured += 1
    let size = cell.constrainedSize(width: rowWidth)
    guard size.height.isFinite else { return TableMetrics.rowHeight }
    return max(0, pixelGrid.up(size.height))
  }

  /// Whether row heights come from cells or are requested late, so that they may differ from those in the
  /// geometry.
  var measuresRows: Bool {
    tableState.content.asksHeightsLate || sane(rowHeight) == nil
      || positive(sane(estimatedRowHeight)) != nil
      || !tableState.methods.missing.contains(.rowEstimate)
  }

  // MARK: Headers and footers

  var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sane(sectionHeaderTopPadding) ?? TableMetrics.plainHeaderTopPadding
  }

  /// Returns the height of a header or footer as far as it is known before the view is visible.
  func askHeight(_ end: SectionEnd, _ section: Int) -> TableHeight {
    let hasTitle = title(end, section) != nil
    let answer = askDelegateHeight(end, section)
    var given = sane(answer)
    let view = viewLikelihood(end)
    if answer == nil, let own = sane(end == .header ? sectionHeaderHeight : sectionFooterHeight) {
      // Interface Builder writes heights for tables without explicit ones: 22 and 28 for plain tables,
      // and 10 and 18 for grouped ones. They have no effect without content, and a title gets enough
      // space.
      let isTooLow = hasTitle && style != .plain && own < titleHeight(end, section)
      let isOfNothing = !hasTitle && style == .plain && view != .likely
      given = isTooLow || isOfNothing ? nil : own
    }
    // Always requested, so that a delegate gets the same calls in every case.
    let estimate =
      positive(sane(askDelegateEstimate(end, section)))
      ?? (end == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
    // Grouped tables treat 0 as unspecified. Apps return leastNonzeroMagnitude for no height.
    if let given, style == .plain || given > 0 {
      return TableHeight(height: style != .plain && given < 0.01 ? 0 : given, isKnown: true)
    }
    let usual = hasTitle ? titleHeight(end, section) : emptyHeight(end, section)
    guard view == .likely else {
      let mayTakeLines = hasTitle && style != .plain
      return TableHeight(
        height: usual, isKnown: view == .none && !mayTakeLines, isTitleLine: mayTakeLines)
    }
    let height = positive(sane(estimate)) ?? (hasTitle ? usual : TableMetrics.plainHeaderHeight)
    return TableHeight(height: height, isKnown: false)
  }

  private func askDelegateHeight(_ end: SectionEnd, _ section: Int) -> CGFloat? {
    switch end {
    case .header:
      ask(.headerHeight) { $0.tableView(self, heightForHeaderInSection: section) }
    case .footer:
      ask(.footerHeight) { $0.tableView(self, heightForFooterInSection: section) }
    }
  }

  private func askDelegateEstimate(_ end: SectionEnd, _ section: Int) -> CGFloat? {
    switch end {
    case .header:
      ask(.headerEstimate) { $0.tableView(self, estimatedHeightForHeaderInSection: section) }
    case .footer:
      ask(.footerEstimate) { $0.tableView(self, estimatedHeightForFooterInSection: section) }
    }
  }

  /// Whether a section's header or footer comes from the delegate.
  private enum ViewLikelihood { case none, possible, likely }

  /// Returns whether the delegate creates views for an end. A controller inherits the method, so this is
  /// known only after the call for the first section.
  private func viewLikelihood(_ end: SectionEnd) -> ViewLikelihood {
    guard delegate != nil, !tableState.methods.missing.contains(end.viewMethod) else {
      return .none
    }
    if let isMade = tableState.sectionViews.isMade(end) { return isMade ? .likely : .possible }
    let answer = askView(end, 0)
    tableState.sectionViews.learn(end, isMade: answer != nil, first: answer ?? nil)
    return viewLikelihood(end)
  }
}
