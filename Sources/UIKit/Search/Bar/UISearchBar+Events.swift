import Foundation

/// The user's doings in a search bar.
extension UISearchBar {
  /// Besides the field's delegate, which an app may exchange, its events say what happened.
  func _connectControls() {
    let field = searchTextField
    func listen(_ control: UIControl, _ event: UIControl.Event, _ handler: @escaping () -> Void) {
      control.addAction(UIAction { _ in handler() }, for: event)
    }
    listen(field, .editingDidBegin) { [weak self] in self?._didBegin() }
    listen(field, .editingDidEnd) { [weak self] in self?._didEnd() }
    listen(field, .editingChanged) { [weak self] in self?._textDidChange() }
    listen(_content.cancelButton, .primaryActionTriggered) { [weak self] in self?._cancel() }
    listen(_content.sideButton, .primaryActionTriggered) { [weak self] in self?._sideButtonClicked()
    }
    listen(_content.scopeControl, .valueChanged) { [weak self] in self?._scopeDidChange() }
  }

  /// Whether editing may begin; a search begins with it.
  func _shouldBegin() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    _searchController?._barWillBeginEditing()
    return true
  }

  private func _didBegin() {
    _searchController?._barDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func _didEnd() { delegate?.searchBarTextDidEndEditing(self) }

  private func _textDidChange() {
    _showSideButton()
    delegate?.searchBar(self, textDidChange: text ?? "")
    _searchController?._searchDidChange()
  }

  /// Comes when the program has changed text, tokens or scope.
  func _contentDidChange() {
    _showSideButton()
    _searchController?._searchDidChange()
  }

  func _searchKeyPressed() {
    delegate?.searchBarSearchButtonClicked(self)
    _searchController?._searchKeyPressed()
  }

  func _cancel() {
    searchTextField._search.suggestions.whileUserSearches {
      delegate?.searchBarCancelButtonClicked(self)
      _searchController?._cancel()
    }
  }

  /// The escape key cancels a search, and elsewhere takes the keyboard away.
  func _escape() {
    if showsCancelButton || _searchController?.isActive == true {
      _cancel()
    } else {
      resignFirstResponder()
    }
  }

  private func _sideButtonClicked() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  private func _scopeDidChange() {
    searchTextField._search.suggestions.whileUserSearches {
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      _searchController?._searchDidChange()
    }
  }
}
