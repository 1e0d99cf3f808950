/// The list of the tabs that don't fit in the bar, as tab bars and navigation see it.
@preconcurrency @MainActor protocol MoreList: UIViewController {
  init(tabBarController: UITabBarController)
  func reload()
  /// Shows the button for customizing the tabs, if any can be customized.
  func showEditButton()
  /// Called when the list is on top again, and the controllers above it have left the stack.
  func wasShown()
}
