import QuartzCore

/// The buttons that show and hide columns.
extension UISplitViewController {
  func makeToggleItem() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() })
  }

  func makeExpandItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak self] _ in self?.chooseCount(0) })
    item.accessibilityLabel = SystemText.hideColumns.text
    return item
  }

  private var showsToggleItem: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// The first visible column, whose bar contains the button.
  private var outermostColumn: Column {
    SplitLayout.shownColumns(in: displayMode, isTriple: isTriple).first ?? .secondary
  }

  /// Puts the buttons into the bar of the outermost column, at the bottom of its stack.
  func updateButtons() {
    let count = displayMode.shownCount
    if toggleItem.isHidden != isCollapsed { toggleItem.isHidden = isCollapsed }
    let label = (count < (isTriple ? 2 : 1) ? SystemText.showSidebar : .hideSidebar).text
    if toggleItem.accessibilityLabel != label { toggleItem.accessibilityLabel = label }
    if isButtonMirrored != isOnRight {
      isButtonMirrored = isOnRight
      let image = UIImage(systemName: "sidebar.left")
      toggleItem.image = isButtonMirrored ? image?.withHorizontallyFlippedOrientation() : image
    }
    guard style != .unspecified else { return }
    for column in Self.order {
      guard let navigation = slots[column]?.shown as? UINavigationController else { continue }
      var items: [UIBarButtonItem] = []
      if !isCollapsed {
        if showsToggleItem, column == outermostColumn { items.append(toggleItem) }
        if showsSecondaryOnlyButton, isTriple, splitBehavior == .tile, column == .secondary,
          count > 0
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
