extension UITabBarItem {
  /// Choices that many apps have, with the system's picture and title.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The symbol nearest to the picture (own choice: iOS names none of them).
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Makes an item with a picture and a title of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}
