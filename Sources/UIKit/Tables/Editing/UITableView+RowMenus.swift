import CoreGraphics
import QuartzCore

/// The edit menu of a row: a finger that rests on it brings the commands that the delegate allows.
extension UITableView {
  func addRowMenus() {
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("rowWasPressed(_:)", UITableView.rowWasPressed))
    table.recognizers.rowMenu = press
    addGestureRecognizer(press)
  }

  /// Whether a finger that rests brings a menu: the delegate is asked, and only where a row is.
  func rowMenuMayBegin(_ press: UIGestureRecognizer) -> Bool {
    guard !table.editing.isEditing, let path = indexPathForRow(at: press.location(in: self)) else {
      return false
    }
    return delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  private func rowWasPressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let path = indexPathForRow(at: press.location(in: self)),
      let cell = cellForRow(at: path)
    else { return }
    cell.setHighlighted(true, animated: false)
    let menu = UIMenuController.shared
    menu.show(
      from: cell, cell.bounds,
      elements: { [weak self, weak cell] in
        guard let self, let cell else { return [] }
        return commands(forRowAt: path, cell, sender: menu)
      }, ended: { [weak cell] in cell?.setHighlighted(false, animated: true) })
  }

  /// The standard commands are the delegate's; an app's own are the cell's, where it has the method, and
  /// else the delegate's too.
  private func commands(
    forRowAt path: IndexPath, _ cell: UITableViewCell, sender: UIMenuController
  ) -> [UIMenuElement] {
    func may(_ action: Selector) -> Bool {
      delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
        ?? false
    }
    func perform(_ action: Selector) {
      delegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
    let standard = EditMenuContents.standard.filter { may($0.action.selector) }.map { command in
      UIAction(title: command.title) { _ in perform(command.action.selector) }
    }
    let own = (sender.menuItems ?? []).filter { may($0.action) }.map { item in
      UIAction(title: item.title) { [weak cell] _ in
        if let cell, item.action.perform(on: cell, sender) { return }
        perform(item.action)
      }
    }
    return standard + own
  }
}
