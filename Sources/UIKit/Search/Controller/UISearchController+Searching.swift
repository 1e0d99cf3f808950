import QuartzCore

/// The state of a search controller's search.
struct SearchState {
  var isActive = false
  var showsResults = false
  /// Whether the navigation bar was hidden for this search, and comes back after it.
  var hidNavigationBar = false
  /// While the controller changes the bar itself, nobody is told of each change.
  var isEnding = false
}

/// The beginning and the end of a search.
extension UISearchController {
  var _searchView: SearchView? { viewIfLoaded as? SearchView }

  /// The controller in whose navigation item this one is, or `nil`.
  var _itemOwner: UIViewController? {
    guard let bar = _enclosingNavigationBar else { return nil }
    return bar.navigationController?.stack.first {
      $0.navigationItem.searchController === self
    }
  }

  var _enclosingNavigationBar: UINavigationBar? {
    sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first
  }

  /// Whether the bar stands in a navigation bar, which moves it itself.
  var _standsInNavigationBar: Bool { _enclosingNavigationBar != nil }

  /// Whether the navigation bar is nothing but the search bar now.
  var _collapsesNavigationBar: Bool {
    _search.isActive && hidesNavigationBarDuringPresentation
  }

  /// The controller that is searched: the item's, or the nearest around the bar.
  var _searchedController: UIViewController? {
    _itemOwner
      ?? sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  // MARK: Beginning

  /// The bar has agreed to be edited.
  func _barWillBeginEditing() { _begin(byBar: true) }

  func _barDidBeginEditing() {
    guard _search.isActive else { return }
    _tellUpdater()
  }

  func _begin(byBar: Bool = false) {
    guard !_search.isActive, presentingViewController == nil, let searched = _searchedController,
      searched.viewIfLoaded?.superview != nil
    else { return }
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      searched.present(self, animated: UIView.areAnimationsEnabled && searched.view.window != nil)
    }
    // Begun by the program, the search takes the keyboard as well.
    if !byBar, _search.isActive, !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
  }

  /// Makes the changes that come with the beginning, within the presentation's animation or before it.
  func _willPresent() {
    _search.isActive = true
    delegate?.willPresentSearchController(self)
    if _search.isActive { _showResultsIfAutomatic() }
  }

  func _showActive(_ isActive: Bool) {
    if _cancelIsAutomatic { searchBar._showCancel(isActive, animated: false) }
    _showScopesIfAutomatic(animated: false)
    if _standsInNavigationBar {
      _enclosingNavigationBar?.navigationController?._searchDidChange()
    } else {
      _showNavigationBar(isActive)
      _searchView?.takeBar(isActive)
    }
    searchBar._content.layoutIfNeeded()
    searchBar.searchTextField._search.suggestions.fieldMayHaveMoved()
  }

  /// A bar that lies in the content asks the navigation bar above it to go.
  private func _showNavigationBar(_ isActive: Bool) {
    guard let navigation = _searchedController?.navigationController else { return }
    if isActive, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
      _search.hidNavigationBar = true
      navigation.setNavigationBarHidden(true, animated: false)
    } else if !isActive, _search.hidNavigationBar {
      _search.hidNavigationBar = false
      navigation.setNavigationBarHidden(false, animated: false)
    }
  }

  func _didPresent() {
    searchBar.searchTextField._search.suggestions.fieldMayHaveMoved()
    delegate?.didPresentSearchController(self)
  }

  // MARK: Searching

  /// Text, tokens or scope have changed.
  func _searchDidChange() {
    guard !_search.isEnding else { return }
    _showScopesIfAutomatic(animated: true)
    _showResultsIfAutomatic()
    _tellUpdater()
  }

  private func _tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The search key takes the keyboard away, and the search stays.
  func _searchKeyPressed() {
    if _search.isActive { searchBar.resignFirstResponder() }
  }

  func _showResultsIfAutomatic() {
    if automaticallyShowsSearchResultsController {
      _search.showsResults = _search.isActive && searchBar.searchTextField.hasText
    }
    _searchView?.reload()
  }

  func _showScopesIfAutomatic(animated: Bool) {
    let shows: Bool
    switch scopeBarActivation {
    case .manual: return
    case .automatic, .onSearchActivation: shows = _search.isActive
    case .onTextEntry: shows = _search.isActive && searchBar.searchTextField.hasText
    }
    searchBar._showScope(shows, animated: animated)
  }

  /// The bar is higher or lower: scopes or a prompt have come or gone.
  func _barHeightDidChange() {
    if _standsInNavigationBar {
      _enclosingNavigationBar?.navigationController?._searchDidChange()
    } else if let table = searchBar.superview as? UITableView,
      table.tableHeaderView === searchBar
    {
      searchBar.frame.size.height = searchBar._height
      table.tableHeaderView = searchBar
    }
    _searchView?.setNeedsLayout()
  }

  // MARK: Ending

  func _cancel() { _end() }

  func _end() {
    guard _search.isActive else { return }
    dismiss(animated: UIView.areAnimationsEnabled && viewIfLoaded?.window != nil)
  }

  func _willDismiss() {
    delegate?.willDismissSearchController(self)
    searchBar.searchTextField._search.suggestions.whileUserSearches { endSearch() }
  }

  private func endSearch() {
    _search.isActive = false
    _search.isEnding = true
    searchBar.resignFirstResponder()
    let field = searchBar.searchTextField
    let hadText = field.hasText
    field.tokens = []
    searchBar.text = ""
    _search.isEnding = false
    _showResultsIfAutomatic()
    if hadText { _tellUpdater() }
  }

  func _didDismiss() { delegate?.didDismissSearchController(self) }
}

extension UISearchController {
  /// Whether suggestions stand in a menu below the field: in a navigation bar as wide as those in whose
  /// row iOS has the field. Elsewhere they are a list over the results.
  var _showsSuggestionsInMenu: Bool {
    let traits = searchBar.traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
      let owner = _itemOwner
    else { return false }
    return owner.navigationItem.preferredSearchBarPlacement != .stacked
  }

  /// The scroll view of the suggestions or results, while they are shown.
  var _resultsScrollView: UIScrollView? {
    if let list = _searchView?.suggestionsTable { return list }
    guard _search.showsResults, let results = searchResultsController, results.isViewLoaded else {
      return nil
    }
    return results.contentScrollView(for: .top)
  }

  /// The bars watch what is under them.
  func _resultsMayHaveChanged() {
    _itemOwner?.navigationController?.watchContentScrollView()
  }
}

extension UIViewController {
  /// The search that lies over this controller, or `nil`.
  var _coveringSearch: UISearchController? { presentation?.presented as? UISearchController }

  /// The view that holds that search, as long as it lies over this controller's own view.
  var _searchContainer: UIView? { _coveringSearch.flatMap { _ in presentation?.container } }
}

extension UINavigationController {
  /// The search bar of the controller on top has begun or ended a search, or is higher or lower.
  func _searchDidChange() {
    guard isViewLoaded, transition?.coordinator == nil else { return _setNeedsContentLayout() }
    layoutContent()
    view.layoutIfNeeded()
  }
}
