/// The nouns that iOS's messages use for a list and its parts.
package struct ListNouns: Sendable {
  package let listClass: String
  package let list: String
  /// The noun for one element of a section.
  package let item: String
  /// Whether a message about counts is followed by a list of all changes, as in collection views
  /// since iOS 15.
  package let listsChanges: Bool

  package static let table = ListNouns(
    listClass: "UITableView", list: "table view", item: "row", listsChanges: false)
  package static let collection = ListNouns(
    listClass: "UICollectionView", list: "collection view", item: "item", listsChanges: true)
}
