import Foundation

/// Changes of a table that are made together.
///
/// As on iOS, deletions, reloads and the sources of moves are meant in the table before the
/// changes, insertions and the targets of moves in the one after them.
struct TableUpdates {
  /// Begin-update calls that are still open.
  var depth = 0
  /// The table before.
  let oldRows: [Int]

  private(set) var deletedSections: IndexSet = []
  private(set) var insertedSections: IndexSet = []
  private(set) var reloadedSections: IndexSet = []
  private(set) var deleted: Set<RowID> = []
  private(set) var inserted: Set<RowID> = []
  private(set) var reloaded: Set<RowID> = []
  private(set) var moves: [RowID: RowID] = [:]
  private(set) var animations: [RowID: UITableView.RowAnimation] = [:]
  /// Whether something asked for an animation other than `none`.
  private(set) var isAnimated = true

  init(oldRows: [Int]) {
    self.oldRows = oldRows
  }

  private mutating func note(_ animation: UITableView.RowAnimation) {
    isAnimated = animation != .none
  }

  mutating func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    note(animation)
    inserted.formUnion(paths.compactMap { RowID($0) })
  }

  mutating func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    note(animation)
    deleted.formUnion(paths.compactMap { RowID($0) })
  }

  mutating func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    note(animation)
    reloaded.formUnion(paths.compactMap { RowID($0) })
  }

  mutating func moveRow(_ from: IndexPath, _ to: IndexPath) {
    guard let from = RowID(from), let to = RowID(to) else { return }
    moves[from] = to
  }

  mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    insertedSections.formUnion(sections)
  }

  mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    deletedSections.formUnion(sections)
  }

  mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    note(animation)
    reloadedSections.formUnion(sections)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
  }

  // MARK: From before to after

  /// The old sections that stay, by their new numbers.
  func sectionOrigins(newCount: Int) -> [Int?] {
    var kept = oldRows.indices.filter { !deletedSections.contains($0) }.makeIterator()
    return (0..<newCount).map { insertedSections.contains($0) ? nil : kept.next() }
  }

  /// The rows that section `section` of the table after has, by their numbers before; `nil` for new
  /// ones. The count is what the changes make of the old one.
  func rowOrigins(newSection: Int, oldSection: Int) -> [RowID?] {
    var kept = (0..<oldRows[oldSection]).lazy.map { RowID(oldSection, $0) }
      .filter { !deleted.contains($0) && moves[$0] == nil }.makeIterator()
    let arrivals = Dictionary(
      moves.filter { $0.value.section == newSection }.map { ($0.value.row, $0.key) },
      uniquingKeysWith: { first, _ in first })
    let new = Set(inserted.filter { $0.section == newSection }.map(\.row))
    let keptCount =
      oldRows[oldSection]
      - deleted.union(moves.keys).filter { $0.section == oldSection }.count
    let count = keptCount + new.count + arrivals.count
    return (0..<count).map { row in
      if new.contains(row) { return nil }
      if let origin = arrivals[row] { return origin }
      return kept.next()
    }
  }
}
