import Foundation

/// The difference of two snapshots, as the changes that a table or collection view takes in a batch:
/// deletions, reloads and the sources of moves by index paths before, insertions and targets by index paths
/// after.
///
/// Expected O(n), and O(m log m) for the m identifiers of a section between the first and the last that
/// changed their order.
struct SnapshotDifference {
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: IndexSet = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
      && reloaded.isEmpty && reconfigured.isEmpty
  }

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldIndex = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($0.element, $0.offset) })
    let newIndex = Dictionary(
      uniqueKeysWithValues: new.sections.enumerated().map { ($0.element, $0.offset) })
    deletedSections = IndexSet(old.sections.indices.filter { newIndex[old.sections[$0]] == nil })
    insertedSections = IndexSet(new.sections.indices.filter { oldIndex[new.sections[$0]] == nil })
    let stay = new.sections.compactMap { oldIndex[$0] }
    for from in Self.outOfOrder(stay) {
      if let to = newIndex[old.sections[from]] { movedSections.append((from, to)) }
    }
    reloadedSections = IndexSet(
      new.reloadedSections.compactMap { newIndex[$0] == nil ? nil : oldIndex[$0] })
    addItems(old, new, oldIndex, newIndex)
  }

  private mutating func addItems<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ oldIndex: [Section: Int], _ newIndex: [Section: Int]
  ) {
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(old.numberOfItems)
    for (section, name) in old.sections.enumerated() {
      for (row, item) in (old.items[name] ?? []).enumerated() {
        let place = IndexPath(row: row, section: section)
        places[item] = place
        // The items of a deleted section are deleted with it.
        if new.homes[item] == nil, newIndex[name] != nil { deleted.append(place) }
      }
    }
    let reloads = Set(new.reloadedItems)
    let reconfigurations = Set(new.reconfiguredItems)
    for (section, name) in new.sections.enumerated() {
      let items = new.items[name] ?? []
      let origin = oldIndex[name]
      let home = origin.map { section -> ([Int]) in
        items.compactMap { places[$0].flatMap { $0.section == section ? $0.row : nil } }
      }
      let strayed = Set(Self.outOfOrder(home ?? []))
      for (row, item) in items.enumerated() {
        let place = IndexPath(row: row, section: section)
        guard let from = places[item] else {
          if origin != nil { inserted.append(place) }
          continue
        }
        if from.section != origin || strayed.contains(from.row) { moved.append((from, place)) }
        if reloads.contains(item) {
          reloaded.append(from)
        } else if reconfigurations.contains(item) {
          reconfigured.append(from)
        }
      }
    }
  }

  /// Returns the smallest set of numbers that have to move so that the others, in their order,
  /// increase.
  ///
  /// They are those outside of a longest increasing subsequence (C. Schensted, 1961); the beginning and
  /// the end that are already in order are skipped.
  static func outOfOrder(_ numbers: [Int]) -> [Int] {
    guard zip(numbers, numbers.dropFirst()).contains(where: >) else { return [] }
    var isThere = [Bool](repeating: false, count: (numbers.max() ?? 0) + 1)
    for number in numbers { isThere[number] = true }
    let sorted = isThere.indices.filter { isThere[$0] }
    var start = 0
    while start < numbers.count, numbers[start] == sorted[start] { start += 1 }
    var end = numbers.count
    while end > start, numbers[end - 1] == sorted[end - 1] { end -= 1 }
    guard start < end else { return [] }
    let middle = Array(numbers[start..<end])
    // The index of the smallest last number of an increasing subsequence, by its length.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: middle.count)
    for index in middle.indices {
      let place = Bisection.count(tails.count) { middle[tails[$0]] < middle[index] }
      previous[index] = place > 0 ? tails[place - 1] : -1
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var kept: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    return middle.indices.filter { !kept.contains($0) }.map { middle[$0] }
  }
}
