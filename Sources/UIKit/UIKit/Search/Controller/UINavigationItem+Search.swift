extension UINavigationItem {
  /// The controller whose search bar is below the title, or nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
