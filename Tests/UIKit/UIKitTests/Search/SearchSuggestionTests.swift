import Stage
import Testing

@testable import UIKit

/// Tests of a search controller's suggestions: a list over the results on phones, and a menu below the
/// field on tablets.
///
/// Sources: Apple's reference of `UISearchController.searchSuggestions`: "in a menu below the search field
/// when the search bar placement is inline, and in a list that overlays the searchResultsController when …
/// stacked"; "when you assign new suggestions to this property, the suggestions onscreen refresh
/// automatically. When a person selects a suggestion, the system sets this property to nil and dismisses
/// the search suggestions menu"; "if the search suggestions menu dismisses for other reasons, such as a
/// person tapping outside the search bar, searchSuggestions doesn't reset to nil immediately. The system
/// sets searchSuggestions to nil only when a person interacts with search directly — for example, by typing
/// in the search field, canceling search, or changing the search scope". Of
/// `UISearchSuggestionItem.localizedDescription`: "the system uses this description for accessibility".
///
/// `Docs/Compatibility.md` says that a tablet's bar has its menu here although it is stacked. The keys and
/// the menu's distance are the project's own choices.
@MainActor @Suite(.serialized) struct SearchSuggestionTests {
  enum Kind: CaseIterable {
    case phone, tablet
    var device: Stage.Device { self == .phone ? .iPhone14Pro : .iPad10 }
    var showsMenu: Bool { self == .tablet }
  }

  enum Way: CaseIterable { case finger, keys, assistiveSoftware }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.34 }

  private func items(_ count: Int) -> [any UISearchSuggestion] {
    (0..<count).map {
      UISearchSuggestionItem(
        localizedSuggestion: "Suggestion \($0)", localizedDescription: "Description \($0)",
        iconImage: UIImage(systemName: "magnifyingglass"))
    }
  }

  private func bench(
    _ kind: Kind, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    results: UIViewController? = nil, suggest: @escaping (String) -> [any UISearchSuggestion]?
  ) -> SearchBench {
    let bench = SearchBench(
      device: kind.device, results: results, hides: false, direction: direction)
    bench.suggest = suggest
    return bench
  }

  private func isInMenu(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { $0 is SearchSuggestionsMenu }
  }

  // MARK: Placement and selection

  @Test(
    arguments: Kind.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func choosing(kind: Kind, direction: UIUserInterfaceLayoutDirection) throws {
    for count in [0, 1, 3, 40] {
      for way in Way.allCases {
        let bench = bench(kind, direction) { _ in items(count) }
        bench.tap(bench.field)
        #expect((bench.rows != nil) == (count > 0), "\(count) \(way)")
        guard let table = bench.rows else { continue }
        #expect(isInMenu(table) == kind.showsMenu)
        #expect(table.numberOfRows(inSection: 0) == count)
        expectPlace(of: table, in: bench, kind)
        bench.log = []
        bench.left = []
        let row = min(1, count - 1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        switch way {
        case .finger: bench.tap(cell)
        case .keys:
          for _ in 0...row { bench.press(.keyboardDownArrow) }
          bench.press(.keyboardReturnOrEnter, [], "\r")
        case .assistiveSoftware:
          bench.stage.perform(.activate, on: cell)
          bench.stage.advance(by: 1)
        }
        #expect(bench.log == ["select “Suggestion \(row)”"], "\(count) \(way)")
        // The suggestions are removed before the updater is called.
        #expect(bench.left == [nil])
        #expect(bench.search.searchSuggestions == nil)
        #expect(bench.rows == nil)
        #expect(!bench.isCovered)
        #expect(bench.search.isActive)
        #expect(bench.field.isFirstResponder)
      }
    }
  }

  private func expectPlace(of table: UITableView, in bench: SearchBench, _ kind: Kind) {
    let seen = bench.frame(of: table)
    let keyboard = UIApplication.shared.keyboard.place
    let last = IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0)
    switch kind {
    case .phone:
      #expect(near(seen.width, bench.navigation.view.bounds.width))
      let first = bench.frame(of: table.cellForRow(at: IndexPath(row: 0, section: 0))!)
      #expect(near(first.minY, bench.frame(of: bench.bar).maxY))
    case .tablet:
      let field = bench.frame(of: bench.field)
      #expect(near(seen.minX, field.minX))
      #expect(near(seen.width, field.width))
      #expect(near(seen.minY, field.maxY + 8))
      #expect(seen.maxY <= keyboard.minY)
      let room = keyboard.minY - 8 - field.maxY - 8
      #expect(near(seen.height, min(table.contentSize.height, room)))
    }
    // The last row can be scrolled above the keyboard.
    table.scrollToRow(at: last, at: .bottom, animated: false)
    bench.stage.advance(by: 0.1)
    #expect(bench.frame(of: table.cellForRow(at: last)!).maxY <= keyboard.minY + 0.34)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    bench.stage.advance(by: 0.1)
  }

  /// The icon is at the leading end.
  @Test(
    arguments: Kind.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func directions(kind: Kind, direction: UIUserInterfaceLayoutDirection) throws {
    let bench = bench(kind, direction) { _ in items(2) }
    bench.tap(bench.field)
    let cell = try #require(bench.rows?.cellForRow(at: IndexPath(row: 0, section: 0)))
    let parts = cell.contentView.subviews
    let icon = try #require(parts.first { $0 is UIImageView && !$0.isHidden })
    let text = try #require(parts.first { ($0 as? UILabel)?.text == "Suggestion 0" })
    #expect(
      (bench.frame(of: icon).midX < bench.frame(of: text).midX) == (direction == .leftToRight))
  }

  // MARK: Keys

  /// Up and down, compared with a model: down selects the first row if none is selected, and up from the
  /// first selects none.
  @Test(arguments: Kind.allCases, [1, 2, 5, 40]) func arrows(kind: Kind, count: Int) throws {
    var random = SplitMix(state: UInt64(count))
    let bench = bench(kind) { _ in items(count) }
    bench.tap(bench.field)
    let table = try #require(bench.rows)
    var announced: [String] = []
    bench.stage.onAccessibilityPost = { post in
      if post.notification == .announcement { announced.append(post.text ?? "") }
    }
    var selected: Int?
    for step in 0..<80 {
      let goesDown = random.next(3) > 0
      let before = selected
      if goesDown {
        selected = min((selected ?? -1) + 1, count - 1)
      } else {
        selected = selected.flatMap { $0 > 0 ? $0 - 1 : nil }
      }
      announced = []
      bench.press(goesDown ? .keyboardDownArrow : .keyboardUpArrow)
      #expect(table.indexPathForSelectedRow?.row == selected, "step \(step)")
      guard let selected else { continue }
      #expect(
        announced
          == (selected == before ? [] : ["Suggestion \(selected), Description \(selected)"]))
      let cell = try #require(table.cellForRow(at: IndexPath(row: selected, section: 0)))
      #expect(cell.isSelected)
      let seen = bench.frame(of: cell)
      #expect(seen.maxY <= UIApplication.shared.keyboard.place.minY + 0.34, "step \(step)")
      #expect(seen.minY >= bench.frame(of: bench.field).maxY, "step \(step)")
    }
  }

  /// A held key repeats and doesn't change the text.
  @Test func heldKeys() {
    let bench = bench(.phone) { _ in items(5) }
    bench.tap(bench.field)
    bench.stage.type("ab")
    let key = UIKey(
      characters: "", charactersIgnoringModifiers: "", keyCode: .keyboardDownArrow,
      modifierFlags: [])
    for _ in 0..<3 { bench.stage.press(key) }
    bench.stage.release(.keyboardDownArrow)
    #expect(bench.rows?.indexPathForSelectedRow?.row == 2)
    #expect(bench.field.editor.selection.location == 2)
    #expect(bench.field.text == "ab")
  }

  /// Without a selected row, Return is the search key.
  @Test(arguments: Kind.allCases) func returnSearches(kind: Kind) {
    let bench = bench(kind) { _ in items(2) }
    bench.tap(bench.field)
    bench.stage.type("a")
    bench.log = []
    bench.press(.keyboardReturnOrEnter, [], "\r")
    #expect(bench.log == ["search", "didEnd"])
    #expect(bench.rows == nil)
    #expect(bench.search.searchSuggestions?.count == 2)
    bench.tap(bench.field)
    #expect(bench.rows != nil)
  }

  /// Escape only hides the suggestions. The next Escape ends the search. A tap in the field shows them
  /// again.
  @Test(arguments: Kind.allCases) func escape(kind: Kind) {
    let bench = bench(kind) { _ in items(2) }
    bench.tap(bench.field)
    bench.press(.keyboardEscape)
    #expect(bench.rows == nil)
    #expect(bench.search.searchSuggestions?.count == 2)
    #expect(bench.search.isActive)
    #expect(bench.field.isFirstResponder)
    bench.tap(bench.field)
    #expect(bench.rows != nil)
    bench.press(.keyboardEscape)
    bench.press(.keyboardEscape)
    #expect(!bench.search.isActive)
    #expect(bench.search.searchSuggestions == nil)
  }

  // MARK: Content

  /// An action of the user, and whether it changes the search.
  enum Doing: CaseIterable {
    case types, deletes, clears, narrows, cancels, touchesBeside, searches
  }

  /// The suggestions are removed before the updater is called for the user's action, and those that the
  /// updater sets are shown.
  @Test(arguments: Kind.allCases, Doing.allCases) func searchingOn(kind: Kind, doing: Doing) {
    let bench = bench(kind) { text in items(text.isEmpty ? 3 : text == "a" ? 2 : 1) }
    bench.search.searchBar.scopeButtonTitles = ["All", "Some"]
    bench.tap(bench.field)
    bench.stage.type("a")
    bench.stage.advance(by: 0.5)
    #expect(bench.rows?.numberOfRows(inSection: 0) == 2)
    bench.left = []
    let shown: Int?
    switch doing {
    case .types:
      bench.stage.type("b")
      shown = 1
    case .deletes:
      bench.press(.keyboardDeleteOrBackspace)
      shown = 3
    case .clears:
      bench.tap(bench.field.clearButton)
      shown = 3
    case .narrows:
      let scopes = bench.frame(of: bench.search.searchBar.content.scopeControl)
      bench.stage.tap(at: CGPoint(x: scopes.maxX - 20, y: scopes.midY))
      shown = 2
    case .cancels:
      bench.tap(bench.search.searchBar.content.cancelButton)
      shown = nil
    case .touchesBeside:
      guard kind.showsMenu else { return }
      bench.stage.tap(at: CGPoint(x: 400, y: bench.frame(of: bench.rows!).maxY + 30))
      shown = nil
    case .searches:
      bench.press(.keyboardReturnOrEnter, [], "\r")
      shown = nil
    }
    bench.stage.advance(by: 1)
    #expect(bench.rows?.numberOfRows(inSection: 0) == shown)
    if doing == .touchesBeside || doing == .searches {
      #expect(bench.left == [])
      #expect(bench.search.searchSuggestions?.count == 2)
      #expect(bench.search.isActive)
    } else {
      #expect(bench.left == [nil])
    }
    #expect(bench.isCovered == (shown != nil))
  }

  /// An updater that finds suggestions later sets them later. Until then, there are none.
  @Test(arguments: Kind.allCases) func suggestionsThatComeLater(kind: Kind) {
    let bench = SearchBench(device: kind.device, hides: false)
    bench.tap(bench.field)
    #expect(bench.rows == nil)
    bench.search.searchSuggestions = items(3)
    bench.stage.advance(by: 0.5)
    #expect(bench.rows?.numberOfRows(inSection: 0) == 3)
    bench.stage.type("a")
    #expect(bench.rows == nil)
    #expect(bench.search.searchSuggestions == nil)
    bench.search.searchSuggestions = items(2)
    bench.stage.advance(by: 0.5)
    #expect(bench.rows?.numberOfRows(inSection: 0) == 2)
    // Text that the program sets isn't a search by the user.
    bench.search.searchBar.text = "b"
    #expect(bench.rows?.numberOfRows(inSection: 0) == 2)
    bench.search.searchSuggestions = []
    #expect(bench.rows == nil)
    #expect(bench.search.searchSuggestions?.isEmpty == true)
    bench.search.searchSuggestions = items(1)
    bench.search.searchSuggestions = nil
    bench.stage.advance(by: 0.5)
    #expect(bench.rows == nil)
    #expect(!bench.isCovered)
  }

  /// Suggestions that are set before editing appear when editing begins.
  @Test(arguments: Kind.allCases) func suggestionsThatWait(kind: Kind) {
    let bench = SearchBench(device: kind.device, hides: false)
    bench.search.searchSuggestions = items(2)
    bench.stage.advance(by: 0.5)
    #expect(bench.rows == nil)
    bench.tap(bench.field)
    #expect(bench.rows?.numberOfRows(inSection: 0) == 2)
  }

  /// The updater may set other suggestions when it is called for the choice. These are shown.
  @Test(arguments: Kind.allCases) func othersAfterAChoice(kind: Kind) throws {
    let bench = bench(kind) { text in text.isEmpty ? items(3) : items(2) }
    bench.tap(bench.field)
    let chooser = Chooser(items(1))
    bench.search.searchResultsUpdater = chooser
    let cell = try #require(bench.rows?.cellForRow(at: IndexPath(row: 2, section: 0)))
    bench.tap(cell)
    #expect(chooser.chosen == ["Suggestion 2"])
    #expect(bench.rows?.numberOfRows(inSection: 0) == 1)
  }

  @MainActor private final class Chooser: NSObject, UISearchResultsUpdating {
    let next: [any UISearchSuggestion]
    var chosen: [String] = []
    init(_ next: [any UISearchSuggestion]) { self.next = next }
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchSuggestions = next
    }
  }

  /// An updater doesn't need the method for choices.
  @Test func anUpdaterWithoutTheMethod() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {}
    }
    let bench = SearchBench(hides: false)
    let updater = Updater()
    bench.search.searchResultsUpdater = updater
    bench.search.searchSuggestions = items(2)
    bench.tap(bench.field)
    bench.tap(try #require(bench.rows?.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(bench.rows == nil)
    #expect(bench.search.searchSuggestions == nil)
    withExtendedLifetime(updater) {}
  }

  // MARK: Placement

  /// `ignoresSearchSuggestionsForSearchBarPlacementStacked` hides the list if it is set while the list is
  /// shown, "and won't display it again until you set the value to false". It doesn't affect the menu.
  @Test(arguments: Kind.allCases) func ignored(kind: Kind) {
    let bench = bench(kind) { _ in items(2) }
    let search = bench.search
    #expect(!search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    bench.tap(bench.field)
    #expect((bench.rows != nil) == kind.showsMenu)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    #expect(bench.rows != nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect((bench.rows != nil) == kind.showsMenu)
    bench.stage.type("a")
    #expect((bench.rows != nil) == kind.showsMenu)
    #expect(search.searchSuggestions?.count == 2)
  }

  /// A tablet's bar that requests the place below the title has the list.
  @Test(arguments: [
    UINavigationItem.SearchBarPlacement.automatic, .inline, .stacked,
  ])
  func preferredPlacements(placement: UINavigationItem.SearchBarPlacement) throws {
    for kind in Kind.allCases {
      let bench = bench(kind) { _ in items(2) }
      bench.content.navigationItem.preferredSearchBarPlacement = placement
      bench.tap(bench.field)
      let table = try #require(bench.rows)
      #expect(isInMenu(table) == (kind == .tablet && placement != .stacked))
    }
  }

  /// A window that becomes narrow changes to the list, and one that becomes wide changes to the menu.
  @Test(arguments: Kind.allCases) func otherWidths(kind: Kind) throws {
    let other: Kind = kind == .phone ? .tablet : .phone
    let bench = bench(kind) { _ in items(2) }
    bench.tap(bench.field)
    bench.stage.device = other.device
    bench.stage.advance(by: 1)
    let table = try #require(bench.rows)
    #expect(isInMenu(table) == other.showsMenu)
    #expect(bench.field.isFirstResponder)
    expectPlace(of: table, in: bench, other)
  }

  @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
  func turning(orientation: UIInterfaceOrientation) throws {
    for kind in Kind.allCases {
      let bench = bench(kind) { _ in items(2) }
      bench.tap(bench.field)
      bench.stage.rotate(to: orientation)
      bench.stage.advance(by: 1)
      expectPlace(of: try #require(bench.rows), in: bench, kind)
    }
  }

  /// The menu doesn't cover the scopes below the field.
  @Test(arguments: [true, false]) func besideScopes(showsScopes: Bool) throws {
    let bench = bench(.tablet) { _ in items(2) }
    if showsScopes { bench.search.searchBar.scopeButtonTitles = ["All", "Some"] }
    bench.tap(bench.field)
    let rows = bench.frame(of: try #require(bench.rows))
    let scopes = bench.frame(of: bench.search.searchBar.content.scopeControl)
    let field = bench.frame(of: bench.field)
    #expect(near(rows.minY, (showsScopes ? scopes.maxY : field.maxY) + 8))
  }

  /// A bar in a table's header has the list, which begins below the bar's current position.
  @Test(arguments: Kind.allCases) func inATableHeader(kind: Kind) throws {
    let stage = Stage(device: kind.device)
    let content = SearchBench.Content(style: .plain)
    content.definesPresentationContext = true
    let search = UISearchController(searchResultsController: nil)
    content.tableView.tableHeaderView = search.searchBar
    stage.show(UINavigationController(rootViewController: content))
    stage.advance(by: 0.1)
    search.searchSuggestions = items(3)
    let field = search.searchBar.searchTextField
    let place = field.convert(field.bounds, to: nil)
    stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    stage.advance(by: 1)
    let table = try #require(field.searchFieldState.suggestions.table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let bar = search.searchBar.content
    #expect(!isInMenu(table))
    #expect(
      near(cell.convert(cell.bounds, to: nil).minY, bar.convert(bar.bounds, to: nil).maxY))
  }

  /// The list covers the results, and the navigation bar tracks the list's scrolling.
  @Test func overResults() throws {
    let results = SearchBench.Content(style: .plain)
    let bench = bench(.phone, results: results) { _ in items(40) }
    bench.tap(bench.field)
    bench.stage.type("a")
    bench.stage.advance(by: 0.5)
    #expect(bench.search.showsSearchResultsController)
    let table = try #require(bench.rows)
    #expect(bench.search.resultsScrollView === table)
    #expect(near(bench.bar.contentUnderlap, 0))
    table.contentOffset.y += 100
    bench.stage.advance(by: 0.1)
    #expect(near(bench.bar.contentUnderlap, 1))
    bench.stage.tap(at: CGPoint(x: 200, y: 250))
    bench.stage.advance(by: 1)
    #expect(results.tableView.indexPathForSelectedRow == nil)
    #expect(bench.search.resultsScrollView === results.tableView)
  }

  // MARK: Appearance and accessibility

  @Test(arguments: Kind.allCases) func spoken(kind: Kind) throws {
    let results = UIViewController()
    let result = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    result.text = "A result"
    results.view.addSubview(result)
    let bench = bench(kind, results: results) { _ in items(2) }
    bench.tap(bench.field)
    bench.stage.type("a")
    bench.stage.advance(by: 0.5)
    bench.press(.keyboardDownArrow)
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    let nodes = all(bench.stage.accessibilityTree().nodes)
    for row in 0..<2 {
      let node = try #require(
        nodes.first { $0.label == "Suggestion \(row), Description \(row)" })
      #expect(node.kind == .button)
      #expect(node.isSelected == (row == 0))
    }
    #expect(nodes.contains { $0.kind == .searchField })
    // A list hides the content below it.
    #expect(nodes.contains { $0.label == "A result" } == kind.showsMenu)
    // The description is only read aloud.
    let texts = bench.stage.views().compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("Suggestion 0"))
    #expect(!texts.contains("Description 0"))
  }

  @Test(arguments: Kind.allCases) func attributes(kind: Kind) throws {
    let text = NSMutableAttributedString(string: "berry")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 2))
    let item = UISearchSuggestionItem(localizedAttributedSuggestion: text)
    let bench = bench(kind) { _ in [item] }
    bench.tap(bench.field)
    let labels = bench.stage.views().compactMap { $0 as? UILabel }
    let shown = try #require(labels.first { $0.text == "berry" }?.attributedText)
    #expect(
      shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(
      shown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor != .systemRed)
  }

  /// Rows are as high as their text at any size, and the menu is as high as its rows.
  @Test(arguments: Kind.allCases, [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func textSizes(kind: Kind, size: UIContentSizeCategory) throws {
    let bench = bench(kind) { _ in items(2) }
    bench.tap(bench.field)
    bench.stage.textSize = size
    bench.stage.advance(by: 1)
    let table = try #require(bench.rows)
    for row in 0..<2 {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      let label = try #require(
        cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden })
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(needed.height <= label.bounds.height + 0.5)
      #expect(cell.bounds.height >= label.bounds.height)
    }
    if kind.showsMenu { #expect(near(table.bounds.height, table.contentSize.height)) }
  }

  /// A search with suggestions doesn't retain itself.
  @Test(arguments: Kind.allCases) func isForgotten(kind: Kind) {
    weak var search: UISearchController?
    weak var rows: UIView?
    let root = UIViewController()
    let stage = Stage(device: kind.device)
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    do {
      let top = UITableViewController(style: .plain)
      top.navigationItem.searchController = UISearchController(searchResultsController: nil)
      search = top.navigationItem.searchController
      navigation.pushViewController(top, animated: false)
      stage.advance(by: 0.1)
      search?.searchSuggestions = items(3)
      search?.isActive = true
      stage.advance(by: 1)
      rows = search?.searchBar.searchTextField.searchFieldState.suggestions.table
    }
    #expect(rows != nil)
    navigation.popViewController(animated: true)
    stage.advance(by: 2)
    #expect(search == nil)
    #expect(rows == nil)
  }
}

extension SearchBench {
  /// The table of suggestions while it is visible.
  var rows: SearchSuggestionsTable? { field.searchFieldState.suggestions.table }

  /// Whether any suggestions are on the screen, even while they are disappearing.
  var isCovered: Bool { stage.views().contains { $0 is SearchSuggestionsTable } }
}
