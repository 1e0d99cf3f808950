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
  var searchView: SearchView? { viewIfLoaded as? SearchView }

  /// The controller in whose navigation item this one is, or `nil`.
  var itemOwner: UIViewController? {
    guard let bar = enclosingNavigationBar else { return nil }
    return bar.navigationController?.stack.first {
      $0.navigationItem.searchController === self
    }
  }

  var enclosingNavigationBar: UINavigationBar? {
    sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first
  }

  /// Whether the bar stands in a navigation bar, which moves it itself.
  var standsInNavigationBar: Bool { enclosingNavigationBar != nil }

  /// Whether the navigation bar is nothing but the search bar now.
  var collapsesNavigationBar: Bool {
    searchState.isActive && hidesNavigationBarDuringPresentation
  }

  /// The controller that is searched: the item's, or the nearest around the bar.
  var searchedController: UIViewController? {
    itemOwner
      ?? sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  // MARK: Beginning

  func barDidBeginEditing() {
    guard searchState.isActive else { return }
    tellUpdater()
  }

  /// - Parameter byBar: whether the bar has agreed to be edited.
  func begin(byBar: Bool = false) {
    guard !searchState.isActive, presentingViewController == nil, let searched = searchedController,
      searched.viewIfLoaded?.superview != nil
    else { return }
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      searched.present(self, animated: UIView.areAnimationsEnabled && searched.view.window != nil)
    }
    // Begun by the program, the search takes the keyboard as well.
    if !byBar, searchState.isActive, !searchBar.isFirstResponder {
      searchBar.becomeFirstResponder()
    }
  }

  /// Makes the changes that come with the beginning, within the presentation's animation or before it.
  func willPresent() {
    searchState.isActive = true
    delegate?.willPresentSearchController(self)
    if searchState.isActive { showResultsIfAutomatic() }
  }

  func showActive(_ isActive: Bool) {
    if automaticallyShowsCancelButton { searchBar.showCancel(isActive, animated: false) }
    showScopesIfAutomatic(animated: false)
    if standsInNavigationBar {
      enclosingNavigationBar?.navigationController?.searchDidChange()
    } else {
      showNavigationBar(isActive)
      searchView?.takeBar(isActive)
    }
    searchBar.content.layoutIfNeeded()
    searchBar.searchTextField.searchFieldState.suggestions.fieldMayHaveMoved()
  }

  /// A bar that lies in the content asks the navigation bar above it to go.
  private func showNavigationBar(_ isActive: Bool) {
    guard let navigation = searchedController?.navigationController else { return }
    if isActive, hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden {
      searchState.hidNavigationBar = true
      navigation.setNavigationBarHidden(true, animated: false)
    } else if !isActive, searchState.hidNavigationBar {
      searchState.hidNavigationBar = false
      navigation.setNavigationBarHidden(false, animated: false)
    }
  }

  func didPresent() {
    searchBar.searchTextField.searchFieldState.suggestions.fieldMayHaveMoved()
    delegate?.didPresentSearchController(self)
  }

  // MARK: Searching

  /// Text, tokens or scope have changed.
  func searchDidChange() {
    guard !searchState.isEnding else { return }
    showScopesIfAutomatic(animated: true)
    showResultsIfAutomatic()
    tellUpdater()
  }

  private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The search key takes the keyboard away, and the search stays.
  func searchKeyPressed() {
    if searchState.isActive { searchBar.resignFirstResponder() }
  }

  func showResultsIfAutomatic() {
    if automaticallyShowsSearchResultsController {
      searchState.showsResults = searchState.isActive && searchBar.searchTextField.hasText
    }
    searchView?.reload()
  }

  func showScopesIfAutomatic(animated: Bool) {
    let shows: Bool
    switch scopeBarActivation {
    case .manual: return
    case .automatic, .onSearchActivation: shows = searchState.isActive
    case .onTextEntry: shows = searchState.isActive && searchBar.searchTextField.hasText
    }
    searchBar.showScope(shows, animated: animated)
  }

  /// The bar is higher or lower: scopes or a prompt have come or gone.
  func barHeightDidChange() {
    if standsInNavigationBar {
      enclosingNavigationBar?.navigationController?.searchDidChange()
    } else if let table = searchBar.superview as? UITableView,
      table.tableHeaderView === searchBar
    {
      searchBar.frame.size.height = searchBar.height
      table.tableHeaderView = searchBar
    }
    searchView?.setNeedsLayout()
  }

  // MARK: Ending

  func end() {
    guard searchState.isActive else { return }
    dismiss(animated: UIView.areAnimationsEnabled && viewIfLoaded?.window != nil)
  }

  func willDismiss() {
    delegate?.willDismissSearchController(self)
    searchBar.searchTextField.searchFieldState.suggestions.whileUserSearches { endSearch() }
  }

  private func endSearch() {
    searchState.isActive = false
    searchState.isEnding = true
    searchBar.resignFirstResponder()
    let field = searchBar.searchTextField
    let hadText = field.hasText
    field.tokens = []
    searchBar.text = ""
    searchState.isEnding = false
    showResultsIfAutomatic()
    if hadText { tellUpdater() }
  }

  func didDismiss() { delegate?.didDismissSearchController(self) }
}

extension UISearchController {
  /// Whether suggestions stand in a menu below the field: in a navigation bar as wide as those in whose
  /// row iOS has the field. Elsewhere they are a list over the results.
  var showsSuggestionsInMenu: Bool {
    let traits = searchBar.traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
      let owner = itemOwner
    else { return false }
    return owner.navigationItem.preferredSearchBarPlacement != .stacked
  }

  /// The scroll view of the suggestions or results, while they are shown.
  var resultsScrollView: UIScrollView? {
    if let list = searchView?.suggestionsTable { return list }
    guard searchState.showsResults, let results = searchResultsController, results.isViewLoaded
    else {
      return nil
    }
    return results.contentScrollView(for: .top)
  }

  /// The bars watch what is under them.
  func resultsMayHaveChanged() {
    itemOwner?.navigationController?.watchContentScrollView()
  }
}

extension UIViewController {
  /// The search that lies over this controller, or `nil`.
  var coveringSearch: UISearchController? { presentation?.presented as? UISearchController }

  /// The view that holds that search, as long as it lies over this controller's own view.
  var searchContainer: UIView? { coveringSearch.flatMap { _ in presentation?.container } }
}

extension UINavigationController {
  /// The search bar of the controller on top has begun or ended a search, or is higher or lower.
  func searchDidChange() {
    guard isViewLoaded, transition?.coordinator == nil else { return setNeedsContentLayout() }
    layoutContent()
    view.layoutIfNeeded()
  }
}
