extension UITabBarItem {
  /// Items that many apps have, with the system's image and title.
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

    /// The title, and the symbol nearest to the image (own choice: Apple doesn't document them).
    private var look: (title: SystemText, symbol: String) {
      switch self {
      case .more: (.more, "ellipsis")
      case .favorites: (.favorites, "star.fill")
      case .featured: (.featured, "star.fill")
      case .topRated: (.topRated, "star.fill")
      case .recents: (.recents, "clock.fill")
      case .contacts: (.contacts, "person.crop.circle.fill")
      case .history: (.history, "clock.fill")
      case .bookmarks: (.bookmarks, "book")
      case .search: (.search, "magnifyingglass")
      case .downloads: (.downloads, "arrow.down.circle.fill")
      case .mostRecent: (.mostRecent, "clock.fill")
      case .mostViewed: (.mostViewed, "list.number")
      }
    }

    var title: String { look.title.text }
    var image: UIImage? { UIImage(systemName: look.symbol) }
  }

  /// Creates an item with an image and a title of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
  }
}
