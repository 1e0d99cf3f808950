/// What search bars read.
@MainActor
extension NibCoder {
  func decode(searchBar bar: UISearchBar) {
    bar.text = element["text"]
    bar.placeholder = element["placeholder"]
    bar.prompt = element["prompt"]
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let translucent = element.flag("translucent") { bar.isTranslucent = translucent }
    if let color = element.child(key: "barTintColor") {
      bar.barTintColor = InterfaceValue.color(color, document: session.document)
    }
    if let shows = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = shows }
    if let shows = element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = shows }
    if let shows = element.flag("showsCancelButton") { bar.showsCancelButton = shows }
    let titles = element.items(of: "scopeButtonTitles").filter { $0.name == "string" }
    for title in titles { title.taken() }
    if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
    if let shows = element.flag("showsScopeBar") { bar.showsScopeBar = shows }
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: bar) }
  }
}
