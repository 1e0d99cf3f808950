import ListEngine
import Stage
import Testing

@testable import UIKit

/// Tests of iOS's consistency check. The messages are those of its exceptions.
struct TableUpdateCheckTests {
  private typealias Change = (inout TableUpdates) -> Void

  private func fault(_ oldRows: [Int], _ newRows: [Int], _ change: Change) -> String? {
    var updates = TableUpdates(oldRows: oldRows)
    change(&updates)
    return updates.changes.fault(newCounts: newRows)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { [section, row] }

  @Test func countsOfRows() {
    let text = fault([3], [3]) { $0.deleteRows([path(1)], .fade) }
    #expect(
      text
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    #expect(fault([3], [2]) { $0.deleteRows([path(1)], .fade) } == nil)
  }

  @Test func countsOfSections() {
    let text = fault([3], [3, 1]) { _ in }
    #expect(
      text == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
    #expect(fault([3], [3, 1]) { $0.insertSections([1], .fade) } == nil)
  }

  /// Every way to refer to a row or a section that doesn't exist.
  @Test func places() {
    let changes: [(String, [Int], [Int], Change)] = [
      (
        "attempt to delete row 3 from section 0 which only contains 3 rows", [3], [2],
        {
          $0.deleteRows([[0, 3]], .fade)
        }
      ),
      (
        "attempt to reload row 5 from section 0 which only contains 3 rows", [3], [3],
        {
          $0.reloadRows([[0, 5]], .fade)
        }
      ),
      (
        "attempt to insert row 9 into section 0, but there are only 4 rows in section 0", [3], [4],
        {
          $0.insertRows([[0, 9]], .fade)
        }
      ),
      (
        "attempt to delete section 2, but there are only 2 sections before", [1, 1], [1],
        {
          $0.deleteSections([2], .fade)
        }
      ),
      (
        "attempt to insert section 5 but there are only 2 sections after", [1], [1, 1],
        {
          $0.insertSections([5], .fade)
        }
      ),
      (
        "attempt to delete and reload the same index path", [3], [2],
        {
          $0.deleteRows([[0, 1]], .fade)
          $0.reloadRows([[0, 1]], .fade)
        }
      ),
      (
        "attempt to perform multiple moves to the same index path", [3], [3],
        {
          $0.changes.moveItem([0, 0], [0, 2])
          $0.changes.moveItem([0, 1], [0, 2])
        }
      ),
      (
        "attempt to perform an insert and a move to the same index path", [3], [4],
        {
          $0.changes.moveItem([0, 0], [0, 2])
          $0.insertRows([[0, 2]], .fade)
        }
      ),
    ]
    for (text, old, new, change) in changes {
      let found = fault(old, new, change)
      #expect(found?.hasPrefix(text) == true, "\(text): \(found ?? "nothing")")
    }
  }

  /// All moves, deletions and insertions of small sections, compared with a list.
  @Test func rowsComeFromWhereTheyWere() {
    for count in 0...4 {
      for deleted in 0..<(1 << count) {
        for insertedAt in 0...count {
          let gone = (0..<count).filter { deleted >> $0 & 1 == 1 }
          var list: [Int?] = (0..<count).filter { deleted >> $0 & 1 == 0 }
          guard insertedAt <= list.count else { continue }
          list.insert(nil, at: insertedAt)
          var updates = TableUpdates(oldRows: [count])
          updates.deleteRows(gone.map { [0, $0] }, .none)
          updates.insertRows([[0, insertedAt]], .none)
          let renumbering = ListRenumbering(updates.changes, newCount: 1)
          let rows = renumbering.itemOrigins
          #expect(rows[0]?.count == list.count)
          #expect(list.indices.map { rows[0]?.origin(of: $0)?.row } == list)
          for old in 0..<count {
            #expect(renumbering.item(RowID(0, old))?.row == list.firstIndex(of: old))
          }
        }
      }
    }
  }
}
