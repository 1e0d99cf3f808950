import Foundation
import OozeKernel

/// The difference of two snapshots, as the changes that a table or collection view takes in a batch:
/// deletions, reloads and the sources of moves by index paths before, insertions and targets by index paths
/// after.
///
/// Expected O(n), and O(m log m) for the m identifiers of a section between the first and the last that
/// changed their order.
package struct SnapshotDifference {
  package private(set) var deletedSections: IndexSet = []
  package private(set) var insertedSections: IndexSet = []
  package private(set) var movedSections: [(from: Int, to: Int)] = []
  package private(set) var reloadedSections: IndexSet = []
  package private(set) var deleted: [IndexPath] = []
  package private(set) var inserted: [IndexPath] = []
  package private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  package private(set) var reloaded: [IndexPath] = []
  package private(set) var reconfigured: [IndexPath] = []

  package init<Section, Item>(
    from old: ListContent<Section, Item>, to new: ListContent<Section, Item>
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
    _ old: ListContent<Section, Item>, _ new: ListContent<Section, Item>,
    _ oldIndex: [Section: Int], _ newIndex: [Section: Int]
  ) {
    var places: [Item: RowID] = [:]
    places.reserveCapacity(old.homes.count)
    for (section, name) in old.sections.enumerated() {
      for (row, item) in (old.items[name] ?? []).enumerated() {
        let place = RowID(section, row)
        places[item] = place
        // The items of a deleted section are deleted with it.
        if new.homes[item] == nil, newIndex[name] != nil { deleted.append(place.indexPath) }
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
        let place = RowID(section, row).indexPath
        guard let from = places[item] else {
          if origin != nil { inserted.append(place) }
          continue
        }
        if from.section != origin || strayed.contains(from.row) {
          moved.append((from.indexPath, place))
        }
        if reloads.contains(item) {
          reloaded.append(from.indexPath)
        } else if reconfigurations.contains(item) {
          reconfigured.append(from.indexPath)
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
