import Foundation
import ListEngine
import Testing

/// The differences of two contents of a list, carried out as a batch of changes.
///
/// Apple's documentation of `performBatchUpdates(_:completion:)` says what the places in a batch mean:
/// deletions and the sources of moves refer to the list before, insertions and the targets of moves to the list
/// after.
@Suite struct SnapshotDifferenceGridTests {
  private typealias Content = ListContent<Character, Int>

  /// All contents of up to two sections with up to three items, in every order.
  private static let contents: [Content] = {
    /// All ways to put each of the items from `item` on at a place in one of the lists, or nowhere.
    func fillings(_ lists: [[Int]], from item: Int) -> [[[Int]]] {
      guard item < 3 else { return [lists] }
      var found = fillings(lists, from: item + 1)
      for (section, list) in lists.enumerated() {
        for place in 0...list.count {
          var lists = lists
          lists[section].insert(item, at: place)
          found += fillings(lists, from: item + 1)
        }
      }
      return found
    }
    return ["", "a", "b", "ab", "ba"].flatMap { (names: String) in
      fillings(names.map { _ in [] }, from: 0).map { lists in
        var content = Content()
        content.insert(sections: Array(names), at: 0)
        for (name, items) in zip(names, lists) { content.append(items: items, to: name) }
        return content
      }
    }
  }()

  /// iOS's check of a batch finds nothing, and every item that remains is the one that was there.
  @Test func batchesLeadFromEachContentToEachOther() {
    #expect(Self.contents.count == 131)
    for old in Self.contents {
      let before = old.itemsBySection
      for new in Self.contents {
        let after = new.itemsBySection
        var updates = ListUpdates(.collection, oldCounts: before.map(\.count))
        updates.enter(SnapshotDifference(from: old, to: new))
        let fault = updates.fault(newCounts: after.map(\.count))
        #expect(fault == nil, "\(before) to \(after)")
        guard fault == nil else { continue }
        let numbers = ListRenumbering(updates, newCount: after.count)
        let sections = new.sections.map { old.sections.firstIndex(of: $0) }
        #expect(numbers.sectionOrigins == sections, "\(before) to \(after)")
        for (section, items) in after.enumerated() {
          for (row, item) in items.enumerated() {
            let origin = numbers.origin(of: RowID(section, row))
            #expect(
              origin.map { before[$0.section][$0.row] } == (old.homes[item] == nil ? nil : item),
              "\(item), \(before) to \(after)")
          }
        }
      }
    }
  }

  /// All orders of up to six: the items that stay are in order, and no fewer could move.
  @Test(arguments: 0...6) func theFewestItemsMove(count: Int) {
    func permutations(_ list: [Int]) -> [[Int]] {
      list.isEmpty
        ? [[]]
        : list.flatMap { first in permutations(list.filter { $0 != first }).map { [first] + $0 } }
    }
    func content(_ items: [Int]) -> Content {
      var content = Content()
      content.insert(sections: ["a"], at: 0)
      content.append(items: items, to: "a")
      return content
    }
    for order in permutations(Array(0..<count)) {
      let difference = SnapshotDifference(from: content(order.sorted()), to: content(order))
      let moved = Set(difference.moved.map { $0.from[1] })
      let stay = order.filter { !moved.contains($0) }
      #expect(stay == stay.sorted(), "\(order)")
      let longest = (0..<1 << count).map { mask in
        order.indices.filter { mask >> $0 & 1 == 1 }.map { order[$0] }
      }.filter { zip($0, $0.dropFirst()).allSatisfy(<) }.map(\.count).max()
      #expect(stay.count == longest, "\(order)")
    }
  }

  /// Reloads name the places before. A reload outweighs a reconfiguration, and what is gone is forgotten.
  @Test func reloadsNameThePlacesBefore() {
    var old = Content()
    old.insert(sections: ["a", "b"], at: 0)
    old.append(items: [1, 2], to: "a")
    old.append(items: [3, 4], to: "b")
    var new = old
    new.reload(items: [2, 2])
    new.reconfigure(items: [2, 3, 4])
    new.reload(sections: ["b"])
    new.remove(items: [4])
    new.forgetGone()
    new.moveSection(at: 0, beside: "b", after: true)
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.reloaded == [[0, 1]])
    #expect(difference.reconfigured == [[1, 0]])
    #expect(difference.reloadedSections == [1])
    #expect(difference.deleted == [[1, 1]])
    new.forgetReloads()
    #expect(SnapshotDifference(from: new, to: new).reloaded.isEmpty)
  }
}
