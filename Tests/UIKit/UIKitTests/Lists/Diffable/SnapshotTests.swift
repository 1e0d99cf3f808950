import Foundation
import Stage
import Testing

@testable import UIKit

/// Snapshots, against lists.
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func whatIsThere() {
    let value = snapshot(["a": [1, 2], "b": [], "c": [3]])
    #expect(value.numberOfItems == 3)
    #expect(value.numberOfSections == 3)
    #expect(value.itemIdentifiers == [1, 2, 3])
    #expect(value.sectionIdentifiers == ["a", "b", "c"])
    #expect(value.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(value.numberOfItems(inSection: "b") == 0)
    #expect(value.indexOfItem(3) == 2)
    #expect(value.indexOfItem(9) == nil)
    #expect(value.indexOfSection("c") == 2)
    #expect(value.indexOfSection("x") == nil)
    #expect(value.sectionIdentifier(containingItem: 3) == "c")
  }

  @Test func insertingMovingDeleting() {
    var value = snapshot(["a": [1, 2], "b": [3]])
    value.insertItems([7], beforeItem: 1)
    value.insertItems([8, 9], afterItem: 1)
    #expect(value.itemIdentifiers(inSection: "a") == [7, 1, 8, 9, 2])
    value.moveItem(7, afterItem: 3)
    value.moveItem(2, beforeItem: 1)
    #expect(value.itemIdentifiers(inSection: "a") == [2, 1, 8, 9])
    #expect(value.itemIdentifiers(inSection: "b") == [3, 7])
    value.deleteItems([8, 3, 1000])
    #expect(value.itemIdentifiers == [2, 1, 9, 7])
    value.insertSections(["z"], beforeSection: "a")
    value.insertSections(["y"], afterSection: "a")
    value.moveSection("b", beforeSection: "z")
    value.moveSection("a", afterSection: "y")
    #expect(value.sectionIdentifiers == ["b", "z", "y", "a"])
    value.deleteSections(["b"])
    #expect(value.itemIdentifiers == [2, 1, 9])
    #expect(value.sectionIdentifier(containingItem: 7) == nil)
    // Items that already exist move.
    value.appendItems([1, 5], toSection: "z")
    #expect(value.itemIdentifiers == [1, 5, 2, 9])
    value.appendItems([6])
    #expect(value.itemIdentifiers(inSection: "a") == [2, 9, 6])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0)
    #expect(value.numberOfItems == 0)
  }

  @Test func wishesGoWithWhatTheyAreFor() {
    var value = snapshot(["a": [1, 2], "b": [3]])
    value.reloadItems([1, 3, 1])
    value.reconfigureItems([2])
    value.reloadSections(["b"])
    #expect(value.reloadedItemIdentifiers == [1, 3])
    #expect(value.reconfiguredItemIdentifiers == [2])
    #expect(value.reloadedSectionIdentifiers == ["b"])
    value.deleteSections(["b"])
    value.deleteItems([2])
    #expect(value.reloadedItemIdentifiers == [1])
    #expect(value.reconfiguredItemIdentifiers.isEmpty)
    #expect(value.reloadedSectionIdentifiers.isEmpty)
  }
}
