extension SystemObjects {
  static let elementsOfSearch: KeyValuePairs<String, AnyClass> = [
    "searchBar": UISearchBar.self
  ]

  /// Registers the properties of searches.
  static func registerSearch() {
    Keys<UISearchBar>.register([
      "backgroundImage": \.backgroundImage,
      "barStyle": \.barStyle,
      "barTintColor": \.barTintColor,
      "inputAccessoryView": \.inputAccessoryView,
      "inputAssistantItem": \.inputAssistantItem,
      "isEnabled": \.isEnabled,
      "isSearchResultsButtonSelected": \.isSearchResultsButtonSelected,
      "isTranslucent": \.isTranslucent,
      "placeholder": \.placeholder,
      "prompt": \.prompt,
      "scopeBarBackgroundImage": \.scopeBarBackgroundImage,
      "scopeButtonTitles": \.scopeButtonTitles,
      "searchBarStyle": \.searchBarStyle,
      "searchFieldBackgroundPositionAdjustment": \.searchFieldBackgroundPositionAdjustment,
      "searchTextField": \.searchTextField,
      "searchTextPositionAdjustment": \.searchTextPositionAdjustment,
      "selectedScopeButtonIndex": \.selectedScopeButtonIndex,
      "showsBookmarkButton": \.showsBookmarkButton,
      "showsCancelButton": \.showsCancelButton,
      "showsScopeBar": \.showsScopeBar,
      "showsSearchResultsButton": \.showsSearchResultsButton,
      "text": \.text,
      "tintColor": \.tintColor,
    ])
    registerTraits(of: UISearchBar.self)
    Keys<UISearchContainerViewController>.register(["searchController": \.searchController])
    Keys<UISearchController>.register([
      "automaticallyShowsCancelButton": \.automaticallyShowsCancelButton,
      "automaticallyShowsScopeBar": \.automaticallyShowsScopeBar,
      "automaticallyShowsSearchResultsController": \.automaticallyShowsSearchResultsController,
      "dimsBackgroundDuringPresentation": \.dimsBackgroundDuringPresentation,
      "hidesNavigationBarDuringPresentation": \.hidesNavigationBarDuringPresentation,
      "ignoresSearchSuggestionsForSearchBarPlacementStacked":
        \.ignoresSearchSuggestionsForSearchBarPlacementStacked,
      "isActive": \.isActive,
      "obscuresBackgroundDuringPresentation": \.obscuresBackgroundDuringPresentation,
      "scopeBarActivation": \.scopeBarActivation,
      "searchBar": \.searchBar,
      "searchResultsController": \.searchResultsController,
      "searchSuggestions": \.searchSuggestions,
      "showsSearchResultsController": \.showsSearchResultsController,
    ])
    Keys<UISearchSuggestionItem>.register([
      "iconImage": \.iconImage,
      "representedObject": \.representedObject,
    ])
    Keys<UISearchTextField>.register([
      "allowsCopyingTokens": \.allowsCopyingTokens,
      "allowsDeletingTokens": \.allowsDeletingTokens,
      "searchSuggestions": \.searchSuggestions,
      "textualRange": \.textualRange,
      "tokenBackgroundColor": \.tokenBackgroundColor,
      "tokens": \.tokens,
    ])
    Keys<UISearchToken>.register(["representedObject": \.representedObject])
    // Apple doesn't document these, and public sources use them all the same.
    Keys<UISearchBar>.register([
      "cancelButton": \.content.cancelButton,
      "cancelButtonText": \.cancelTitle,
      "searchField": \.searchTextField,
    ])
  }
}

extension UISearchBar {
  fileprivate var cancelTitle: String? {
    get { content.cancelButton.title(for: .normal) }
    set {
      content.cancelButton.setTitle(newValue, for: .normal)
      content.setNeedsLayout()
    }
  }
}
