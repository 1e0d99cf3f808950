/// The menu for what found no place in a navigation bar.
extension UINavigationItem {
  /// The menu's elements: the groups, then what the app adds.
  func overflowMenu(for groups: [UIBarButtonItemGroup]) -> UIMenu {
    var children = groups.compactMap(\.menuElement)
    if let additionalOverflowItems {
      children.append(UIMenu(options: .displayInline, children: [additionalOverflowItems]))
    }
    return UIMenu(children: children)
  }

  /// Whether the menu's button is there whatever room there is.
  ///
  /// - Parameter groups: those that aren't in the bar in any case.
  func needsOverflow(for groups: [UIBarButtonItemGroup]) -> Bool {
    additionalOverflowItems != nil || groups.contains { $0.menuElement != nil }
  }
}

extension UIBarButtonItemGroup {
  /// The element that stands for the group in a menu; nil for a group without anything that can.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    let elements = menuElements
    return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
  }

  /// The buttons as elements of a menu.
  var menuElements: [UIMenuElement] { barButtonItems.compactMap(\.menuElement) }
}

extension UIBarButtonItem {
  /// The element that stands for the item in a menu: the app's own, or one of the item's title and image with what it
  /// does. Nil for spaces, hidden items, and views of which a menu can't know what they do.
  var menuElement: UIMenuElement? {
    guard !isHidden else { return nil }
    if let menuRepresentation { return menuRepresentation }
    guard customView == nil, systemItem?.isSpace != true else { return nil }
    let title = title ?? accessibilityLabel ?? systemItem?.spokenName ?? ""
    if let menu, !hasAction {
      return UIMenu(title: title, image: image, options: menu.options, children: menu.children)
    }
    let looks = primaryAction?.attributes.intersection(.destructive) ?? []
    return UIAction(
      title: title, image: image, attributes: isEnabled ? looks : looks.union(.disabled),
      state: isSelected ? .on : .off
    ) { [weak self] _ in
      guard let self else { return }
      perform { $0.carryOut(sender: self) }
    }
  }
}
