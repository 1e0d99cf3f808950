import ListEngine
import Stage
import Testing

@testable import UIKit

/// Tests of the invariants of a table's state. `TableModelTests` checks them after each of its random
/// operations.
@MainActor struct TableInvariantTests {
  private static let away = RowID(7, 7)

  private typealias Change = (TableState) -> Void

  /// Each part reports a violation.
  @Test func faultsAreFound() {
    let changes: [(part: String, change: Change)] = [
      ("content", { $0.content.geometry?.headerHeight = 1000 }),
      ("tiling", { $0.tiling.isTiling = true }),
      (
        "tiling",
        {
          $0.tiling.insert(
            VisibleRow(
              row: Self.away, cell: UITableViewCell(style: .default, reuseIdentifier: nil),
              frame: .null))
        }
      ),
      (
        "tiling",
        {
          let row = $0.tiling.rows[0]
          $0.tiling.insert(VisibleRow(row: RowID(0, 50), cell: row.cell, frame: .null))
        }
      ),
      ("selection", { $0.selection.set(true, Self.away) }),
      ("selection", { $0.selection.highlighted = Self.away }),
      (
        "selection",
        { for row in 0..<2 { $0.selection.set(true, RowID(0, row)) } }
      ),
      (
        "editing",
        {
          $0.editing.multipleSelection = MultipleSelection(
            first: Self.away, selects: true, before: [])
        }
      ),
      (
        "editing",
        {
          let reorder = TableReorder(
            source: RowID(0, 1), target: RowID(0, 1), cell: $0.tiling.rows[0].cell, height: 44,
            grip: 0, finger: 0)
          $0.editing.lift(reorder, MovementClock { _ in false })
        }
      ),
      ("section views", { $0.sectionViews.show(nil, .footer, 9) }),
      (
        "updates",
        { $0.updates.leave(LeavingSectionView(view: UIView(), animation: .fade)) }
      ),
      ("updates", { $0.updates.beginDepartures() }),
      ("updates", { $0.updates.follow([$0.tiling.rows[0].cell]) }),
    ]
    for (part, change) in changes {
      let bench = TableBench()
      #expect(bench.table.faults.isEmpty)
      change(bench.table.tableState)
      #expect(bench.table.faults.count == 1, "\(part): \(bench.table.faults)")
    }
  }
}
