import Stage
import Testing

@testable import UIKit

/// Tests of reloading a table while the user types into one of its rows.
@MainActor @Suite struct TableReloadTests {
  /// Rows with a text field each.
  private final class Fields: UITableViewController {
    var count = 8

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      #expect(indexPath.row < count, "a row is asked for that isn't there")
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
      field.accessibilityIdentifier = "field-\(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test("the keyboard disappears with its row, and no old row is requested", arguments: 0..<9)
  func keyboard(remaining: Int) throws {
    let stage = Stage()
    let controller = Fields(style: .grouped)
    stage.show(controller)
    stage.advance(by: 0.2)
    let field = try #require(stage.view(withIdentifier: "field-0") as? UITextField)
    #expect(field.becomeFirstResponder())
    stage.advance(by: 0.5)
    controller.count = remaining
    controller.tableView.reloadData()
    #expect(!field.isFirstResponder)
    stage.advance(by: 0.5)
    #expect(controller.tableView.visibleCells.count == remaining)
  }

  /// SkeletonView looks for the placeholders that it has to remove among the table's subviews, right after
  /// `reloadData()`.
  ///
  /// Source: https://github.com/Juanpe/SkeletonView, `recursiveHideSkeleton(reloadDataAfter:transition:root:)`.
  @Test(
    "cells and headers stay among the subviews until the layout after a reload",
    arguments: [0, 3, 100])
  func subviews(remaining: Int) {
    let bench = TableBench { table, data in
      table.rowHeight = 44
      data.titles = [0: "Title"]
    }
    let cells = bench.table.visibleCells
    let header = bench.table.headerView(forSection: 0)
    #expect(header != nil)
    bench.data.rows = [Array(0..<remaining)]
    bench.table.reloadData()
    #expect(cells.allSatisfy { $0.superview === bench.table })
    #expect(header?.superview === bench.table)
    bench.frame()
    #expect(bench.table.visibleCells.count == min(remaining, cells.count))
    #expect(bench.table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
    // Those that wait for reuse are hidden, and can still be found.
    #expect(cells.allSatisfy { $0.superview === bench.table })
    #expect(cells.filter { !$0.isHidden }.count == min(remaining, cells.count))
    bench.data.rows = [Array(0..<100)]
    bench.table.reloadData()
    bench.frame()
    #expect(cells.allSatisfy { !$0.isHidden })
  }
}
