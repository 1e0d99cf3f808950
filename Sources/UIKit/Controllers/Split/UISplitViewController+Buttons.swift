import QuartzCore

/// The buttons that show and hide columns.
extension UISplitViewController {
  func makeToggleItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggle() })
    item.image = UIImage(systemName: "sidebar.left")
    return item
  }

  func makeExpandItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.chooseCount(0) })
    item.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    item.accessibilityLabel = "Hide Columns"
    return item
  }

  private var showsToggleItem: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// The first column that is seen: the button stands in its bar.
  private var outermostColumn: Column {
    SplitLayout.shownColumns(in: displayMode, isTriple: isTriple).first ?? .secondary
  }

  /// Puts the buttons into the bar of the outermost column, at the bottom of its stack.
  func updateButtons() {
    let image = UIImage(systemName: "sidebar.left")
    let isMirrored = isOnRight
    let counts = displayMode.shownCount
    if toggleItem.isHidden != isCollapsed { toggleItem.isHidden = isCollapsed }
    let label =
      counts == 0 ? "Show Sidebar" : isTriple && counts == 1 ? "Show Sidebar" : "Hide Sidebar"
    if toggleItem.accessibilityLabel != label { toggleItem.accessibilityLabel = label }
    if isButtonMirrored != isMirrored {
      isButtonMirrored = isMirrored
      toggleItem.image = isMirrored ? image?.withHorizontallyFlippedOrientation() : image
    }
    guard style != .unspecified else { return }
    for column in Self.order {
      guard let navigation = slots[column]?.shown as? UINavigationController else { continue }
      var items: [UIBarButtonItem] = []
      if !isCollapsed {
        if showsToggleItem, column == outermostColumn { items.append(toggleItem) }
        if showsSecondaryOnlyButton, isTriple, splitBehavior == .tile, column == .secondary,
          counts > 0
        {
          items.append(expandItem)
        }
      }
      for (index, controller) in navigation.viewControllers.enumerated() {
        let own = index == 0 ? items : []
        let present = controller.navigationItem.systemLeadingItems
        if !present.elementsEqual(own, by: ===) {
          controller.navigationItem.systemLeadingItems = own
        }
      }
    }
  }
}
