import UIKit

/// A search bar under a title, with scopes, suggestions while the field is empty, and results, over a list of fruit.
final class SearchScreen: UITableViewController, UISearchResultsUpdating {
  private static let fruits = [
    "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Currant", "Fig", "Grape",
    "Kiwi", "Lemon", "Lime", "Mango", "Melon", "Orange", "Papaya", "Peach", "Pear", "Pineapple",
    "Plum", "Pomegranate", "Quince", "Raspberry", "Strawberry",
  ]
  private let search = UISearchController(searchResultsController: nil)
  private var shown = SearchScreen.fruits

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Fruit"
    search.searchBar.scopeButtonTitles = ["All", "Berries"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.hidesSearchBarWhenScrolling = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let text = bar.text ?? ""
    let onlyBerries = searchController.isActive && bar.selectedScopeButtonIndex == 1
    shown = Self.fruits.filter { fruit in
      (text.isEmpty || fruit.localizedCaseInsensitiveContains(text))
        && (!onlyBerries || fruit.hasSuffix("berry"))
    }
    tableView.reloadData()
    searchController.searchSuggestions =
      searchController.isActive && text.isEmpty ? Self.suggestions : nil
  }

  private static var suggestions: [any UISearchSuggestion] {
    ["Apple", "Pine", "berry"].map {
      UISearchSuggestionItem(
        localizedSuggestion: $0, localizedDescription: "Recent search",
        iconImage: UIImage(systemName: "clock"))
    }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    searchController.searchBar.text = searchSuggestion.localizedSuggestion
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
