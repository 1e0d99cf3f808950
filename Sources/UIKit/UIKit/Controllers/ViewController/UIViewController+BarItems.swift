/// A controller's items for bars. Each is created when first needed.
@MainActor struct BarItems {
  var navigation: UINavigationItem?
  var tabBar: UITabBarItem?
  var toolbar: [UIBarButtonItem]?

  /// Gives the existing items the controller's new title.
  func show(title: String?) {
    navigation?.title = title
    tabBar?.title = title
  }
}

extension UIViewController {
  func madeNavigationItem() -> UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigation = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let item = barItems.tabBar { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tabBar = item
    return item
  }
}
