import Foundation

/// The handling of user input in a search bar.
extension UISearchBar {
  /// Connects the field's control events, in addition to its delegate, which an app may replace.
  func connectControls() {
    let field = searchTextField
    func listen(_ control: UIControl, _ event: UIControl.Event, _ handler: @escaping () -> Void) {
      control.addAction(UIAction { _ in handler() }, for: event)
    }
    listen(field, .editingDidBegin) { [weak self] in self?.didBegin() }
    listen(field, .editingDidEnd) { [weak self] in self?.didEnd() }
    listen(field, .editingChanged) { [weak self] in self?.textDidChange() }
    listen(content.cancelButton, .primaryActionTriggered) { [weak self] in self?.cancel() }
    listen(content.sideButton, .primaryActionTriggered) { [weak self] in self?.sideButtonClicked() }
    listen(content.scopeControl, .valueChanged) { [weak self] in self?.scopeDidChange() }
  }

  /// Returns whether editing may begin. If so, a search begins too.
  func shouldBegin() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    searchController?.begin(byBar: true)
    return true
  }

  private func didBegin() {
    searchController?.barDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func didEnd() { delegate?.searchBarTextDidEndEditing(self) }

  private func textDidChange() {
    showSideButton()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchDidChange()
  }

  /// Called when the program has changed the text, tokens or scope.
  func contentDidChange() {
    showSideButton()
    searchController?.searchDidChange()
  }

  func searchKeyPressed() {
    delegate?.searchBarSearchButtonClicked(self)
    searchController?.searchKeyPressed()
  }

  func cancel() {
    searchTextField.searchFieldState.suggestions.whileUserSearches {
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.end()
    }
  }

  /// Handles the Escape key, which cancels a search or otherwise dismisses the keyboard.
  func escape() {
    if showsCancelButton || searchController?.isActive == true {
      cancel()
    } else {
      resignFirstResponder()
    }
  }

  private func sideButtonClicked() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  private func scopeDidChange() {
    searchTextField.searchFieldState.suggestions.whileUserSearches {
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      searchController?.searchDidChange()
    }
  }
}
