/// What tab bar controllers and their items read.
@MainActor
extension NibCoder {
  func decode(tabBarController: UITabBarController) {
    if let bar = element.child("tabBar") {
      decode(bar, into: tabBarController.tabBar)
      NibCoder(bar, session: session).decode(tabBar: tabBarController.tabBar)
    }
    let relationships = element.items(of: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
        && $0["relationship"] == "viewControllers"
    }
    tabBarController.viewControllers = relationships.compactMap { segue in
      segue.taken()
      return segue["destination"].flatMap { session.document.makeController(id: $0) }
    }
  }

  private func decode(tabBar: UITabBar) {
    if let translucent = element.flag("translucent") { tabBar.isTranslucent = translucent }
    if let color = element.child(key: "barTintColor") {
      tabBar.barTintColor = InterfaceValue.color(color, document: session.document)
    }
    _ = element["barStyle"]
  }

  private static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  func decode(tabBarItem item: UITabBarItem) {
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      item.title = system.title
      item.image = UIImage(systemName: system.symbol)
    }
    if let title = element["title"] { item.title = title }
    if let name = element["image"] { item.image = image(named: name, in: element) }
    if let name = element["selectedImage"] {
      item.selectedImage = image(named: name, in: element)
    }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    if let tag = element.integer("tag") { item.tag = tag }
    if let enabled = element.flag("enabled") { item.isEnabled = enabled }
  }
}
