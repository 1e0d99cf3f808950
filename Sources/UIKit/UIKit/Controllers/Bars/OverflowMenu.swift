/// The overflow menu of a navigation bar.
extension UINavigationItem {
  /// Returns the menu with the elements of the groups, followed by those that the app adds.
  func overflowMenu(for groups: [UIBarButtonItemGroup]) -> UIMenu {
    var children = groups.compactMap(\.menuElement)
    if let additionalOverflowItems {
      children.append(UIMenu(options: .displayInline, children: [additionalOverflowItems]))
    }
    return UIMenu(children: children)
  }

  /// Whether the overflow button is shown whatever the available space.
  ///
  /// - Parameter groups: The groups that are never in the bar.
  func needsOverflow(for groups: [UIBarButtonItemGroup]) -> Bool {
    additionalOverflowItems != nil || groups.contains { $0.menuElement != nil }
  }
}

extension UIBarButtonItemGroup {
  /// The menu element that represents the group; nil if none of its items has one.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    let elements = menuElements
    return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
  }

  /// The buttons as elements of a menu.
  var menuElements: [UIMenuElement] { barButtonItems.compactMap(\.menuElement) }
}

extension UIBarButtonItem {
  /// The menu element that represents the item: the app's own, or one with the item's title, image and
  /// action. Nil for spaces, hidden items, and custom views, whose action a menu can't know.
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
