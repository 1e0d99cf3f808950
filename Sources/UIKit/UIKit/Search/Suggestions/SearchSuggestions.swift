import Foundation

/// The suggestions of a search field, and whether and where they are visible.
///
/// They are visible while the field is edited, until the user chooses one, continues the search, or
/// dismisses them with Escape or with a touch outside their menu.
@MainActor final class SearchSuggestions {
  weak var field: UISearchTextField?
  private(set) var all: [any UISearchSuggestion]?
  private var isPutAway = false
  /// Whether the suggestions differ from those that the table shows.
  private var isStale = false
  /// The number of ongoing changes to the search. The display is updated after the last one.
  private var holds = 0
  private var list: SearchSuggestionsController?
  private var menu: SearchSuggestionsMenu?

  /// The table of suggestions while it is visible.
  var table: SearchSuggestionsTable? { menu?.table ?? list?.table }

  // MARK: Content

  func set(_ suggestions: [any UISearchSuggestion]?) {
    all = suggestions
    isPutAway = false
    isStale = true
    update()
  }

  /// Removes the suggestions when the user types, cancels or narrows the search. The code that is
  /// notified can set others.
  func whileUserSearches(_ tellOfIt: () -> Void) {
    all = nil
    isStale = true
    holds += 1
    tellOfIt()
    holds -= 1
    update()
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    guard let field else { return }
    set(nil)
    if let search = field.searchFieldState.bar?.searchController {
      search.searchResultsUpdater?.updateSearchResults(for: search, selecting: suggestion)
    } else if let delegate = field.delegate as? any UISearchTextFieldDelegate {
      delegate.searchTextField(field, didSelect: suggestion)
    }
  }

  // MARK: Display

  private enum Place { case list, menu }

  private var place: Place? {
    guard let field, field.isEditing, field.window != nil, !isPutAway, all?.isEmpty == false else {
      return nil
    }
    guard let search = field.searchFieldState.bar?.searchController else { return .menu }
    if search.showsSuggestionsInMenu { return .menu }
    let isIgnored = search.ignoresSearchSuggestionsForSearchBarPlacementStacked
    return search.searchState.isActive && !isIgnored ? .list : nil
  }

  /// Shows the suggestions if there are any to show, and hides them otherwise.
  func update() {
    guard holds == 0 else { return }
    let place = place
    if place != .list { endList() }
    if place != .menu { endMenu() }
    switch place {
    case .list where list == nil: beginList()
    case .menu where menu == nil: beginMenu()
    default: break
    }
    guard isStale, let table else { return }
    isStale = false
    table.show(all ?? [])
  }

  private func beginList() {
    guard let search = field?.searchFieldState.bar?.searchController,
      let view = search.view as? SearchView
    else { return }
    let list = SearchSuggestionsController()
    list.table.didChoose = { [weak self] in self?.choose($0) }
    self.list = list
    isStale = true
    view.show(list)
  }

  private func endList() {
    guard list != nil else { return }
    list = nil
    field?.searchFieldState.bar?.searchController?.searchView?.show(nil)
  }

  private func beginMenu() {
    guard let field, let window = field.window else { return }
    let menu = SearchSuggestionsMenu(field: field, in: window)
    menu.table.didChoose = { [weak self] in self?.choose($0) }
    menu.didTouchBeside = { [weak self] in self?.putAway() }
    self.menu = menu
    isStale = true
    menu.fadeIn()
  }

  private func endMenu() {
    menu?.end()
    menu = nil
  }

  /// Called when the field or the search bar was laid out or scrolled.
  func fieldMayHaveMoved() { menu?.setNeedsLayout() }

  // MARK: User input

  /// Shows dismissed suggestions again because the field is edited, or touched while it is edited.
  func comeBack() {
    isPutAway = false
    update()
  }

  /// Hides the suggestions without removing them. Returns whether they were visible.
  @discardableResult func putAway() -> Bool {
    guard table != nil else { return false }
    isPutAway = true
    update()
    return true
  }

  /// Handles a key that moves through the suggestions or chooses one. Returns whether it did.
  func takes(_ key: UIKey) -> Bool {
    guard let table, field?.markedTextRange == nil,
      key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: return table.moveSelection(by: 1)
    case .keyboardUpArrow: return table.moveSelection(by: -1)
    case .keyboardReturnOrEnter, .keypadEnter: return table.chooseSelected()
    default: return false
    }
  }
}
