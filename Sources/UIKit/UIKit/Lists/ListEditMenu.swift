import CoreGraphics

/// The edit menu of a row or an item, with the commands that the list's delegate allows.
@MainActor struct ListEditMenu {
  /// Whether a command is in the menu.
  let may: (Selector, UIMenuController) -> Bool
  let perform: (Selector, UIMenuController) -> Void

  /// - Parameter ended: Called when the menu is gone.
  func show(on cell: UIView, ended: @escaping () -> Void) {
    let menu = UIMenuController.shared
    menu.show(
      from: cell, cell.bounds,
      elements: { [weak cell] in cell.map { commands(on: $0, menu) } ?? [] }, ended: ended)
  }

  /// The standard commands are the delegate's; an app's own are the cell's, where it has the method,
  /// and else the delegate's too.
  private func commands(on cell: UIView, _ sender: UIMenuController) -> [UIMenuElement] {
    let standard = EditMenuContents.standard.filter { may($0.action.selector, sender) }
      .map { command in
        UIAction(title: command.title) { _ in perform(command.action.selector, sender) }
      }
    let own = (sender.menuItems ?? []).filter { may($0.action, sender) }.map { item in
      UIAction(title: item.title) { [weak cell] _ in
        if let cell, item.action.perform(on: cell, sender) { return }
        perform(item.action, sender)
      }
    }
    return standard + own
  }
}
