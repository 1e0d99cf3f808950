/// The nouns that iOS's messages use for a list and its parts.
struct ListNouns: Sendable {
  let listClass: String
  let list: String
  /// The noun for one element of a section.
  let item: String
  /// Whether a message about counts is followed by a list of all changes, as in collection views
  /// since iOS 15.
  let listsChanges: Bool

  static let table = ListNouns(
    listClass: "UITableView", list: "table view", item: "row", listsChanges: false)
  static let collection = ListNouns(
    listClass: "UICollectionView", list: "collection view", item: "item", listsChanges: true)
}
