/// Reads search bars.
@MainActor
extension NibCoder {
  func decode(searchBar bar: UISearchBar) {
    readText("text", into: \.text, of: bar)
    readText("placeholder", into: \.placeholder, of: bar)
    readText("prompt", into: \.prompt, of: bar)
    element.read(
      "searchBarStyle", into: \.searchBarStyle, of: bar,
      from: ["minimal": .minimal, "prominent": .prominent])
    element.read("barStyle", into: \.barStyle, of: bar, from: Self.barStyles)
    element.read("translucent", into: \.isTranslucent, of: bar)
    readColor("barTintColor", named: nil, into: \.barTintColor, of: bar)
    element.read("showsBookmarkButton", into: \.showsBookmarkButton, of: bar)
    element.read("showsSearchResultsButton", into: \.showsSearchResultsButton, of: bar)
    element.read("showsCancelButton", into: \.showsCancelButton, of: bar)
    let titles = element.items(of: "scopeButtonTitles").filter { $0.name == "string" }
    for title in titles { title.taken() }
    if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
    element.read("showsScopeBar", into: \.showsScopeBar, of: bar)
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: bar) }
  }
}
