import Foundation
import ListEngine
import Testing

/// Compares the places of items after a batch with a list of names, in all small cases.
///
/// Source: Apple, `performBatchUpdates(_:completion:)`: deletions and the sources of moves refer to the list before the
/// changes, insertions and the targets of moves to the list after them.
@Suite struct ListRenumberingGridTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath { [section, item] }

  /// Returns the list after the changes. A name is the item's old number; a new item has none.
  private func changed(
    _ count: Int, deleted: Set<Int>, inserted: Set<Int>, moved: (from: Int, to: Int)?
  ) -> [Int?] {
    var stays = (0..<count).filter { !deleted.contains($0) && $0 != moved?.from }.makeIterator()
    let newCount = count - deleted.count + inserted.count
    return (0..<newCount).map { place in
      inserted.contains(place) ? nil : place == moved?.to ? moved?.from : stays.next()
    }
  }

  private func subsets(_ count: Int, most: Int) -> [Set<Int>] {
    (0..<1 << count).map { bits in Set((0..<count).filter { bits & 1 << $0 != 0 }) }
      .filter { $0.count <= most }
  }

  private func check(
    _ count: Int, deleted: Set<Int>, inserted: Set<Int>, moved: (from: Int, to: Int)?
  ) {
    // A section before it shows that the number of the section counts.
    var updates = ListUpdates(.collection, oldCounts: [2, count])
    updates.deleteItems(deleted.map { path(1, $0) })
    updates.insertItems(inserted.map { path(1, $0) })
    if let moved { updates.moveItem(path(1, moved.from), path(1, moved.to)) }
    let new = changed(count, deleted: deleted, inserted: inserted, moved: moved)
    let place: Comment = "\(count): -\(deleted) +\(inserted) \(String(describing: moved))"
    #expect(updates.fault(newCounts: [2, new.count]) == nil, place)
    let numbers = ListRenumbering(updates, newCount: 2)
    #expect(numbers.itemOrigins[1]?.count == new.count, place)
    for (item, name) in new.enumerated() {
      #expect(numbers.origin(of: RowID(1, item)) == name.map { RowID(1, $0) }, place)
    }
    for old in 0..<count {
      let expected = new.firstIndex { $0 == old }.map { RowID(1, $0) }
      #expect(numbers.item(RowID(1, old)) == expected, place)
    }
    #expect(numbers.item(RowID(0, 1)) == RowID(0, 1), place)
  }

  @Test(arguments: 0...5) func deletionsAndInsertions(count: Int) {
    for deleted in subsets(count, most: count) {
      for inserted in subsets(count - deleted.count + 2, most: 2)
      where (inserted.max() ?? -1) < count - deleted.count + inserted.count {
        check(count, deleted: deleted, inserted: inserted, moved: nil)
      }
    }
  }

  @Test(arguments: 1...4) func movesAmongDeletionsAndInsertions(count: Int) {
    for deleted in subsets(count, most: 2) {
      for inserted in subsets(count - deleted.count + 1, most: 1) {
        let newCount = count - deleted.count + inserted.count
        guard (inserted.max() ?? -1) < newCount else { continue }
        for from in 0..<count where !deleted.contains(from) {
          for to in 0..<newCount where !inserted.contains(to) {
            check(count, deleted: deleted, inserted: inserted, moved: (from, to))
          }
        }
      }
    }
  }

  @Test(arguments: 0...4) func sections(count: Int) {
    for deleted in subsets(count, most: count) {
      for inserted in subsets(count - deleted.count + 2, most: 2)
      where (inserted.max() ?? -1) < count - deleted.count + inserted.count {
        var updates = ListUpdates(.collection, oldCounts: Array(repeating: 3, count: count))
        updates.deleteSections(IndexSet(deleted))
        updates.insertSections(IndexSet(inserted))
        let new = changed(count, deleted: deleted, inserted: inserted, moved: nil)
        let numbers = ListRenumbering(updates, newCount: new.count)
        let place: Comment = "\(count): -\(deleted) +\(inserted)"
        #expect(numbers.sectionOrigins == new, place)
        for old in 0..<count {
          let expected = new.firstIndex { $0 == old }
          #expect(numbers.section(old) == expected, place)
          #expect(numbers.item(RowID(old, 2)) == expected.map { RowID($0, 2) }, place)
        }
      }
    }
  }

  @Test func anItemMovesToAnotherSection() {
    var updates = ListUpdates(.table, oldCounts: [3, 2])
    updates.moveItem(path(0, 1), path(1, 0))
    #expect(updates.fault(newCounts: [2, 3]) == nil)
    let numbers = ListRenumbering(updates, newCount: 2)
    #expect(numbers.item(RowID(0, 1)) == RowID(1, 0))
    #expect(numbers.item(RowID(0, 2)) == RowID(0, 1))
    #expect(numbers.item(RowID(1, 0)) == RowID(1, 1))
    #expect(
      numbers.items([RowID(0, 1): "a", RowID(0, 0): "b"]) == [RowID(1, 0): "a", RowID(0, 0): "b"])
  }

  @Test func aReloadedSectionKeepsNoItems() {
    var updates = ListUpdates(.table, oldCounts: [2, 2])
    updates.reloadSections([0])
    let numbers = ListRenumbering(updates, newCount: 2)
    #expect(numbers.section(0) == 0)
    #expect(numbers.item(RowID(0, 0)) == nil)
    #expect(numbers.items([RowID(0, 0), RowID(1, 1)]) == [RowID(1, 1)])
  }
}
