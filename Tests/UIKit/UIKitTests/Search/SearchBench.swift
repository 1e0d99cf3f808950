import Stage

@testable import UIKit

/// A table with 40 rows in a navigation stack, with a search that records its events.
@MainActor final class SearchBench: NSObject {
  let stage: Stage
  let content: Content
  let search: UISearchController
  let navigation: UINavigationController
  /// The events in order.
  var log: [String] = []
  /// Returns the suggestions for a text, if the updater sets any.
  var suggest: ((String) -> [any UISearchSuggestion]?)?
  /// The number of suggestions when the updater was called for a change, before it set others.
  var left: [Int?] = []

  final class Content: UITableViewController {
    var rows = 40
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  init(
    device: Stage.Device = .iPhone14Pro, results: UIViewController? = nil, large: Bool = true,
    hides: Bool = true, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    stage = Stage(device: device, layoutDirection: direction)
    content = Content(style: .plain)
    content.title = "Content"
    search = UISearchController(searchResultsController: results)
    navigation = UINavigationController(rootViewController: content)
    super.init()
    navigation.navigationBar.prefersLargeTitles = large
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = hides
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    stage.show(navigation)
    stage.advance(by: 0.1)
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var field: UISearchTextField { search.searchBar.searchTextField }
  var table: UITableView { content.tableView }

  /// Returns a view's frame on the screen.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  func tap(_ view: UIView) {
    let frame = frame(of: view)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 1)
  }

  func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ text: String = "") {
    stage.press(
      UIKey(
        characters: text, charactersIgnoringModifiers: text, keyCode: code, modifierFlags: flags))
    stage.release(code)
    stage.advance(by: 1)
  }

  /// A slow drag by a finger that rests before it lifts.
  func drag(by distance: CGFloat) {
    let start = CGPoint(x: 200, y: 450)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: 0, dy: distance), duration: 0.5)
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 2)
  }

  /// The visible height of the search bar in points.
  var shownSearch: CGFloat {
    guard let area = search.searchBar.superview, !area.isHidden else { return 0 }
    return area.bounds.height
  }
}

extension SearchBench: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func presentSearchController(_ searchController: UISearchController) { log.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.isActive) “\(searchController.searchBar.text ?? "")”")
    left.append(searchController.searchSuggestions?.count)
    guard let suggest else { return }
    searchController.searchSuggestions = suggest(searchController.searchBar.text ?? "")
  }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    left.append(searchController.searchSuggestions?.count)
    log.append("select “\(searchSuggestion.localizedSuggestion ?? "")”")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text “\(searchText)”")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}
