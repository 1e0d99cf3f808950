import QuartzCore

/// The state of a search controller's search.
struct SearchState {
  var isActive = false
  var showsResults = false
  /// Whether the navigation bar was hidden for this search and has to be shown again afterwards.
  var hidNavigationBar = false
  /// Whether the controller is changing the bar itself, so that the changes aren't reported.
  var isEnding = false
}

/// The start and the end of a search.
extension UISearchController: CoveringSearch {
  var coveringBar: any CoveringSearchBar { searchBar }

  var searchView: SearchView? { viewIfLoaded as? SearchView }

  /// The controller whose navigation item has this search controller, or `nil`.
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

  /// Whether the bar is in a navigation bar, which moves it itself.
  var standsInNavigationBar: Bool { enclosingNavigationBar != nil }

  /// Whether the navigation bar currently shows only the search bar.
  var collapsesNavigationBar: Bool {
    searchState.isActive && hidesNavigationBarDuringPresentation
  }

  /// The controller that is searched: the navigation item's, or the nearest one around the bar.
  var searchedController: UIViewController? {
    itemOwner
      ?? sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  // MARK: Starting a search

  func barDidBeginEditing() {
    guard searchState.isActive else { return }
    tellUpdater()
  }

  /// - Parameter byBar: Whether the bar has already agreed to be edited.
  func begin(byBar: Bool = false) {
    guard !searchState.isActive, presentingViewController == nil, let searched = searchedController,
      searched.viewIfLoaded?.superview != nil
    else { return }
    delegate?.presentSearchController(self)
    if presentingViewController == nil {
      searched.present(self, animated: UIView.areAnimationsEnabled && searched.view.window != nil)
    }
    // A search that the program starts also takes the keyboard.
    if !byBar, searchState.isActive, !searchBar.isFirstResponder {
      searchBar.becomeFirstResponder()
    }
  }

  /// Makes the changes at the start of a search, before the presentation or in its animation.
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

  /// Hides or shows the navigation bar above a search bar in the content.
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

  /// Called when the text, tokens or scope changed.
  func searchDidChange() {
    guard !searchState.isEnding else { return }
    showScopesIfAutomatic(animated: true)
    showResultsIfAutomatic()
    tellUpdater()
  }

  private func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Handles the search key: dismisses the keyboard but keeps the search active.
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

  /// Called when the bar's height changed because scopes or a prompt appeared or disappeared.
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

  // MARK: Ending a search

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
  /// Whether suggestions are a menu below the field. This is so in navigation bars of the widths at
  /// which iOS has the field in the bar's row. Otherwise, they are a list over the results.
  var showsSuggestionsInMenu: Bool {
    let traits = searchBar.traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
      let owner = itemOwner
    else { return false }
    return owner.navigationItem.preferredSearchBarPlacement != .stacked
  }

  /// The scroll view of the suggestions or results while they are shown.
  var resultsScrollView: UIScrollView? {
    if let list = searchView?.suggestionsTable { return list }
    guard searchState.showsResults, let results = searchResultsController, results.isViewLoaded
    else {
      return nil
    }
    return results.contentScrollView(for: .top)
  }

  /// Updates the scroll view that the bars track.
  func resultsMayHaveChanged() {
    itemOwner?.navigationController?.watchContentScrollView()
  }
}

extension UINavigationController {
  /// Called when the top controller's search bar began or ended a search, or when its height changed.
  func searchDidChange() {
    guard isViewLoaded, transition?.coordinator == nil else { return setNeedsContentLayout() }
    layoutContent()
    view.layoutIfNeeded()
  }
}
