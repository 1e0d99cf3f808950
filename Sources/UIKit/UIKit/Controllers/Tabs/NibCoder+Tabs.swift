/// Reads tab bar controllers and their items.
@MainActor
extension NibCoder {
  func decode(tabBarController: UITabBarController) {
    if let bar = element.child("tabBar") {
      if let own = ownBar(bar, UITabBar.self) {
        tabBarController.exchangeBar(for: own)
      } else {
        decode(bar, into: tabBarController.tabBar)
      }
      NibCoder(bar, session: session).decode(tabBar: tabBarController.tabBar)
    }
    tabBarController.viewControllers = related { $0 == "viewControllers" }.map(\.controller)
  }

  private func decode(tabBar: UITabBar) {
    element.read("translucent", into: \.isTranslucent, of: tabBar)
    readColor("barTintColor", named: nil, into: \.barTintColor, of: tabBar)
    element.read("barStyle", into: \.barStyle, of: tabBar, from: Self.barStyles)
  }

  private static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  func decode(tabBarItem item: UITabBarItem) {
    if let system = element.string("systemItem").flatMap({ Self.systemItems[$0] }) {
      item.title = system.title
      item.image = system.image
    }
    element.read("title", into: \.title, of: item)
    if let name = element.string("image") { item.image = image(named: name, in: element) }
    if let name = element.string("selectedImage") {
      item.selectedImage = image(named: name, in: element)
    }
    element.read("badgeValue", into: \.badgeValue, of: item)
    element.read("tag", into: \.tag, of: item)
    element.read("enabled", into: \.isEnabled, of: item)
  }
}
