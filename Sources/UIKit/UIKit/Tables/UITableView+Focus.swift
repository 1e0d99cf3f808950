import ListEngine
import QuartzCore

extension UITableView: FocusList {
  func focusRows(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    paths(in: rect).map { ($0, rowRect($0)) }
  }

  func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? focusesRows
  }

  /// Whether the table currently allows focus on its rows.
  var focusesRows: Bool {
    tableState.editing.isEditing ? allowsFocusDuringEditing : allowsFocus
  }

  func preferredFocusPath() -> IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
      ?? (remembersLastFocusedIndexPath ? tableState.focus.lastPath : nil)
  }

  func focusFrame(of path: IndexPath) -> CGRect? { contains(path) ? rowRect(path) : nil }

  func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
    let cell = item?.focusChain.lazy.compactMap { $0 as? UITableViewCell }.first
    return cell.flatMap { self.path(of: $0) }
  }

  func shownCell(_ path: IndexPath) -> UIView? { visibleCell(path) }

  func contains(_ path: IndexPath) -> Bool {
    RowID(path).map { currentGeometry.contains($0) } ?? false
  }

  func asksShouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate, context.isWithin(self) else { return true }
    return delegate.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self))
  }

  func tellsFocusUpdate(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = focusPath(of: context.nextFocusedItem) { tableState.focus.lastPath = path }
    guard let delegate, context.isWithin(self) else { return }
    delegate.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
  }

  func selectionFollows(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }
}

extension UITableViewCell: FocusRow {}
