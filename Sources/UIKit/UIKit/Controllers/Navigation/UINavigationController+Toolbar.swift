import QuartzCore

/// The toolbar at the lower edge, which shows the items of the controller on top.
extension UINavigationController {
  /// The toolbar's height above the safe area, 0 while it is hidden.
  var toolbarHeight: CGFloat {
    toolbarIsHidden ? 0 : BarMetrics.height(for: traitCollection)
  }

  /// Places the toolbar at the lower edge, or below it.
  func layoutToolbar() {
    let height = BarMetrics.height(for: traitCollection) + view.safeAreaInsets.bottom
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - (toolbarIsHidden ? 0 : height), width: view.bounds.width,
      height: height)
  }

  func changeToolbar(hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    if !hidden { showToolbarItems(animated: false) }
    guard isViewLoaded else {
      toolbarIsHidden = hidden
      return
    }
    UIView.performWithoutAnimation { layoutToolbar() }
    toolbarIsHidden = hidden
    slide(bottomBar, animated: animated) { self.toolbarIsHidden }
  }

  /// Shows the items of the controller on top.
  func showToolbarItems(animated: Bool) {
    let items = topViewController?.toolbarItems ?? []
    let shown = bottomBar.items ?? []
    guard !items.elementsEqual(shown, by: ===) else { return }
    bottomBar.setItems(items, animated: animated && !toolbarIsHidden)
  }
}
