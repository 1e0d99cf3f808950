import Foundation

/// Changes of a table that are made together.
///
/// As on iOS, deletions, reloads and the sources of moves are meant in the table before the
/// changes, insertions and the targets of moves in the one after them.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  /// Begin-update calls that are still open.
  var depth = 0
  /// How many rows the sections had before.
  let oldRows: [Int]

  private(set) var deletedSections: [Int: Animation] = [:]
  private(set) var insertedSections: [Int: Animation] = [:]
  private(set) var reloadedSections: [Int: Animation] = [:]
  /// New numbers of sections by their old ones.
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deleted: [RowID: Animation] = [:]
  private(set) var inserted: [RowID: Animation] = [:]
  private(set) var reloaded: [RowID: Animation] = [:]
  private(set) var reconfigured: Set<RowID> = []
  /// New places of rows by their old ones.
  private(set) var moves: [RowID: RowID] = [:]

  init(oldRows: [Int]) {
    self.oldRows = oldRows
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
      && moves.isEmpty && reconfigured.isEmpty
  }

  // MARK: Entering

  mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    for row in Self.rows(paths) { inserted[row] = animation }
  }

  mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    for row in Self.rows(paths) { deleted[row] = animation }
  }

  mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    for row in Self.rows(paths) { reloaded[row] = animation }
  }

  mutating func reconfigureRows(_ paths: [IndexPath]) {
    reconfigured.formUnion(Self.rows(paths))
  }

  mutating func moveRow(_ from: IndexPath, _ to: IndexPath) {
    let rows = Self.rows([from, to])
    moves[rows[0]] = rows[1]
  }

  mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }

  mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }

  mutating func moveSection(_ from: Int, _ to: Int) { movedSections[from] = to }

  private static func rows(_ paths: [IndexPath]) -> [RowID] {
    paths.map { path in
      guard let row = RowID(path) else {
        fatalError(
          "Invalid index path for use with UITableView: \(path). Index paths passed to table view "
            + "must contain exactly two indices specifying the section and row.")
      }
      return row
    }
  }

  // MARK: From before to after

  /// The old sections that stay, by their new numbers; `nil` for new ones. O(sections).
  func sectionOrigins(newCount: Int) -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCount)
    for (from, to) in movedSections where to < newCount { origins[to] = from }
    let targets = Set(movedSections.values)
    var kept = oldRows.indices.lazy
      .filter { deletedSections[$0] == nil && movedSections[$0] == nil }.makeIterator()
    for new in 0..<newCount where insertedSections[new] == nil && !targets.contains(new) {
      origins[new] = kept.next()
    }
    return origins
  }

  /// Where the rows of each section after the changes come from; `nil` for a section that is new or
  /// reloaded and takes none over. O(sections + changes · log changes).
  func rowOrigins(sections: [Int?]) -> [RowOrigins?] {
    var gone = Dictionary(grouping: deleted.keys, by: \.section).mapValues { $0.map(\.row) }
    for row in moves.keys { gone[row.section, default: []].append(row.row) }
    let new = Dictionary(grouping: inserted.keys, by: \.section)
    let arrivals = Dictionary(grouping: moves, by: \.value.section)
    return sections.enumerated().map { section, origin in
      let arriving = (arrivals[section] ?? []).map { (row: $0.value.row, from: $0.key) }
      guard let origin, reloadedSections[origin] == nil else {
        guard !arriving.isEmpty else { return nil }
        return RowOrigins(arriving: arriving)
      }
      return RowOrigins(
        section: origin, count: oldRows[origin], gone: gone[origin] ?? [],
        inserted: (new[section] ?? []).map(\.row), arriving: arriving)
    }
  }
}
