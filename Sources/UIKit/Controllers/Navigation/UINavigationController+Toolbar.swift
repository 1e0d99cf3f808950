import QuartzCore

/// The toolbar at the lower edge, which shows the items of the controller on top.
extension UINavigationController {
  /// The toolbar's height above the safe area, 0 while it is hidden.
  var toolbarHeight: CGFloat {
    toolbarIsHidden ? 0 : BarMetrics.height(for: traitCollection)
  }

  static func makeToolbar(_ toolbarClass: AnyClass?) -> UIToolbar {
    guard let toolbarClass else { return UIToolbar(frame: .zero) }
    guard let type = toolbarClass as? UIToolbar.Type else {
      preconditionFailure("\(toolbarClass) is not a kind of UIToolbar")
    }
    return type.makeDynamic()
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
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      bottomBar.isHidden = hidden
      layoutContent()
      return
    }
    bottomBar.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layoutContent()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.bottomBar.isHidden = self.toolbarIsHidden
    }
  }

  /// Shows the items of the controller on top.
  func showToolbarItems(animated: Bool) {
    let items = topViewController?.toolbarItems ?? []
    let shown = bottomBar.items ?? []
    guard !items.elementsEqual(shown, by: ===) else { return }
    bottomBar.setItems(items, animated: animated && !toolbarIsHidden)
  }
}
