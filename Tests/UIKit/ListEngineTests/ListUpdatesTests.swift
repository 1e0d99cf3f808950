import Foundation
import ListEngine
import Testing

/// The properties of a batch of changes.
@Suite struct ListUpdatesTests {
  private func updates(_ change: (inout ListUpdates) -> Void) -> ListUpdates {
    var updates = ListUpdates(.table, oldCounts: [3, 3])
    change(&updates)
    return updates
  }

  @Test func anyChangeMakesABatchThatIsNotEmpty() {
    let changes: [(inout ListUpdates) -> Void] = [
      { $0.insertItems([[0, 0]]) }, { $0.deleteItems([[0, 0]]) }, { $0.reloadItems([[0, 0]]) },
      { $0.reconfigureItems([[0, 0]]) }, { $0.moveItem([0, 0], [0, 1]) },
      { $0.insertSections([0]) }, { $0.deleteSections([0]) }, { $0.reloadSections([0]) },
      { $0.moveSection(0, 1) },
    ]
    #expect(updates { _ in }.isEmpty)
    #expect(!updates { _ in }.onlyReconfigures)
    for (index, change) in changes.enumerated() {
      #expect(!updates(change).isEmpty, "change \(index)")
      #expect(updates(change).onlyReconfigures == (index == 3), "change \(index)")
      let both = updates {
        $0.reconfigureItems([[0, 2]])
        change(&$0)
      }
      #expect(both.onlyReconfigures == (index == 3), "change \(index)")
    }
  }

  /// A new or reloaded section keeps no items except those that move into it.
  @Test func itemsMoveIntoNewAndReloadedSections() {
    var updates = ListUpdates(.collection, oldCounts: [4, 2])
    #expect(updates.depth == 0)
    updates.reloadSections([1])
    updates.insertSections([2])
    updates.moveItem([0, 0], [1, 3])
    updates.moveItem([0, 1], [1, 1])
    updates.moveItem([0, 2], [2, 0])
    let numbers = ListRenumbering(updates, newCount: 3)
    #expect(numbers.item(RowID(0, 0)) == RowID(1, 3))
    #expect(numbers.item(RowID(0, 1)) == RowID(1, 1))
    #expect(numbers.item(RowID(0, 2)) == RowID(2, 0))
    #expect(numbers.item(RowID(0, 3)) == RowID(0, 0))
    #expect(
      (0..<5).map { numbers.origin(of: RowID(1, $0)) } == [nil, RowID(0, 1), nil, RowID(0, 0), nil])
    #expect(numbers.itemOrigins[1]?.count == 4)
    #expect(numbers.itemOrigins[2]?.count == 1)
  }

  @Test func movedSectionsTakeTheirItemsAlong() {
    var updates = ListUpdates(.collection, oldCounts: [1, 2, 3])
    updates.moveSection(0, 2)
    #expect(updates.fault(newCounts: [2, 3, 1]) == nil)
    let numbers = ListRenumbering(updates, newCount: 3)
    #expect(numbers.sectionOrigins == [1, 2, 0])
    #expect(numbers.item(RowID(0, 0)) == RowID(2, 0))
    #expect(numbers.item(RowID(2, 1)) == RowID(1, 1))
  }

  /// Returns nothing for a path that doesn't have two indexes, such as a table's row `NSNotFound`.
  @Test func rowsAreTwoIndexes() {
    #expect(RowID([1, 2]) == RowID(1, 2))
    #expect(RowID([1]) == nil)
    #expect(RowID([1, 2, 3]) == nil)
    #expect(RowID(4, 5).indexPath == [4, 5])
    #expect(
      [RowID(1, 0), RowID(0, 2), RowID(0, 1)].sorted() == [RowID(0, 1), RowID(0, 2), RowID(1, 0)])
  }
}
