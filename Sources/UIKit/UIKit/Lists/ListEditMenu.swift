import CoreGraphics

/// The edit menu of a row or an item, with the commands that the list's delegate allows.
@MainActor struct ListEditMenu {
  /// Returns whether the menu contains a command.
  let may: (Selector, UIMenuController) -> Bool
  let perform: (Selector, UIMenuController) -> Void

  /// - Parameter ended: Called when the menu has closed.
  func show(on cell: UIView, ended: @escaping () -> Void) {
    let menu = UIMenuController.shared
    menu.show(
      from: cell, cell.bounds,
      elements: { [weak cell] in cell.map { commands(on: $0, menu) } ?? [] }, ended: ended)
  }

  /// Returns the menu's commands.
  ///
  /// The delegate performs the standard commands. The cell performs an app's own commands if it has
  /// the method; otherwise, the delegate does.
  private func commands(on cell: UIView, _ sender: UIMenuController) -> [UIMenuElement] {
    let standard = EditMenuContents.standard.filter { may($0.action.selector, sender) }
      .map { command in
        UIAction(title: command.title.text) { _ in perform(command.action.selector, sender) }
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
