/// The nouns for a list and its parts in iOS's messages.
struct ListNouns: Sendable {
  let listClass: String
  let list: String
  /// One of what the sections hold.
  let item: String
  /// Whether a message about counts lists all changes after it, as collection views do since iOS 15.
  let listsChanges: Bool

  static let table = ListNouns(
    listClass: "UITableView", list: "table view", item: "row", listsChanges: false)
  static let collection = ListNouns(
    listClass: "UICollectionView", list: "collection view", item: "item", listsChanges: true)
}
