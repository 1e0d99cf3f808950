import CoreGraphics
import QuartzCore

/// The edit menu of a row. A long press on the row shows it with the commands that the delegate
/// allows.
extension UITableView {
  func addRowMenus() {
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("rowWasPressed(_:)", UITableView.rowWasPressed))
    tableState.recognizers.rowMenu = press
    addGestureRecognizer(press)
  }

  /// Returns whether a long press shows a menu. The delegate is asked only if there is a row.
  func rowMenuMayBegin(_ press: UIGestureRecognizer) -> Bool {
    guard !tableState.editing.isEditing, let path = indexPathForRow(at: press.location(in: self))
    else { return false }
    return delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  private func rowWasPressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let path = indexPathForRow(at: press.location(in: self)),
      let cell = cellForRow(at: path)
    else { return }
    cell.setHighlighted(true, animated: false)
    let menu = ListEditMenu(
      may: { [weak self] action, sender in
        guard let self, let delegate else { return false }
        return delegate.tableView(
          self, canPerformAction: action, forRowAt: path, withSender: sender)
      },
      perform: { [weak self] action, sender in
        guard let self else { return }
        delegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
      })
    menu.show(on: cell) { [weak cell] in cell?.setHighlighted(false, animated: true) }
  }
}
