import Foundation

/// The suggestions of a search field: what they are, and whether and where they are seen.
///
/// They are seen while the field is edited, until one is chosen, the user searches on, or they are put
/// away: by escape, or by a touch beside their menu.
@MainActor final class SearchSuggestions {
  weak var field: UISearchTextField?
  private(set) var all: [any UISearchSuggestion]?
  private var isPutAway = false
  /// Whether other suggestions were set than those that the table shows.
  private var isStale = false
  /// How many changes of the search go on, after the last of which is seen what there is.
  private var holds = 0
  private var list: SearchSuggestionsController?
  private var menu: SearchSuggestionsMenu?

  /// The rows, while they are seen.
  var table: SearchSuggestionsTable? { menu?.table ?? list?.table }

  // MARK: What there is

  func set(_ suggestions: [any UISearchSuggestion]?) {
    all = suggestions
    isPutAway = false
    isStale = true
    update()
  }

  /// Forgets the suggestions as the user types, cancels or narrows the search, and has whoever hears of
  /// that set others.
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

  // MARK: What is seen

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

  /// Shows what there is to show, or nothing.
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

  /// Field or search bar were laid out, or scrolled.
  func fieldMayHaveMoved() { menu?.setNeedsLayout() }

  // MARK: The user's doings

  /// The field is edited, or touched while it is: suggestions that were put away come back.
  func comeBack() {
    isPutAway = false
    update()
  }

  /// Takes the suggestions out of sight, without forgetting them; whether they were in sight.
  @discardableResult func putAway() -> Bool {
    guard table != nil else { return false }
    isPutAway = true
    update()
    return true
  }

  /// Whether a key moves through the suggestions, or chooses one.
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
