import Stage
import Testing

@testable import UIKit

@MainActor struct TableSelectionTests {
  private func tap(_ bench: TableBench, row: Int) {
    bench.stage.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20))
    bench.stage.advance(by: 0.3)
  }

  @Test func order() {
    let bench = TableBench()
    tap(bench, row: 2)
    let first = [
      "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
    ]
    #expect(bench.data.events == first)
    #expect(bench.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    bench.data.events = []
    tap(bench, row: 4)
    let second = [
      "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4",
      "willDeselect 2", "didDeselect 2", "didSelect 4",
    ]
    #expect(bench.data.events == second)
    #expect(bench.table.visibleCells.filter(\.isSelected).map(\.tag) == [4])
  }

  /// The highlight appears after the delay of content touches, and a drag removes it.
  @Test func highlight() {
    let bench = TableBench()
    let cell = bench.table.cellForRow(at: IndexPath(row: 3, section: 0))!
    let point = CGPoint(x: 100, y: 3 * 44 + 20)
    bench.stage.touchDown(at: point)
    bench.stage.advance(by: 0.1)
    #expect(!cell.isHighlighted)
    bench.stage.advance(by: 0.1)
    #expect(cell.isHighlighted)
    bench.stage.move(from: point, by: CGVector(dx: 0, dy: -60), duration: 0.3)
    #expect(!cell.isHighlighted)
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.data.events == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(bench.table.indexPathForSelectedRow == nil)
  }

  @Test func aQuickDragHighlightsNothing() {
    let bench = TableBench()
    bench.stage.drag(
      from: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -200), duration: 0.12)
    bench.stage.advance(by: 4)
    #expect(bench.data.events.isEmpty)
  }

  /// A tap that stops a glide selects nothing.
  @Test func aTapOnAGlidingTableSelectsNothing() {
    let bench = TableBench(rows: [1000])
    bench.stage.drag(
      from: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -300), duration: 0.15)
    bench.stage.advance(by: 0.2)
    bench.stage.tap(at: CGPoint(x: 100, y: 400))
    bench.stage.advance(by: 2)
    #expect(bench.data.events.isEmpty)
    #expect(!bench.table.isDecelerating)
  }

  @Test func multipleSelection() {
    let bench = TableBench { table, _ in table.allowsMultipleSelection = true }
    for row in [1, 3, 5, 3] { tap(bench, row: row) }
    #expect(bench.table.indexPathsForSelectedRows?.map(\.row) == [1, 5])
    #expect(bench.data.events.suffix(2) == ["willDeselect 3", "didDeselect 3"])
    bench.table.allowsMultipleSelection = false
    #expect(bench.table.indexPathsForSelectedRows == nil)
  }

  @Test func theDelegateDecides() {
    let bench = TableBench()
    bench.data.allowsHighlight = false
    tap(bench, row: 1)
    #expect(bench.data.events == ["shouldHighlight 1"])
    bench.data.allowsHighlight = true
    bench.data.replacement = .some(nil)
    tap(bench, row: 1)
    #expect(bench.table.indexPathForSelectedRow == nil)
    bench.data.replacement = IndexPath(row: 7, section: 0)
    tap(bench, row: 1)
    #expect(bench.table.indexPathForSelectedRow?.row == 7)
    #expect(bench.data.events.last == "didSelect 7")
    bench.table.allowsSelection = false
    bench.data.events = []
    tap(bench, row: 2)
    #expect(bench.data.events.isEmpty)
  }

  /// Changes by the app don't call the delegate.
  @Test func byTheApp() {
    let bench = TableBench()
    bench.table.selectRow(
      at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .middle)
    bench.frame()
    #expect(bench.table.bounds.midY == CGFloat(60 * 44 + 22))
    #expect(bench.table.cellForRow(at: IndexPath(row: 60, section: 0))?.isSelected == true)
    bench.table.deselectRow(at: IndexPath(row: 60, section: 0), animated: false)
    #expect(bench.table.indexPathForSelectedRow == nil)
    #expect(bench.data.events.isEmpty)
    #expect(bench.table.visibleCells.filter(\.isSelected).isEmpty)
  }

  /// A selected row is still selected when it becomes visible again, and its old cell isn't.
  @Test func selectionStaysWithTheRow() {
    let bench = TableBench()
    tap(bench, row: 2)
    bench.table.contentOffset.y = 2000
    bench.frame()
    #expect(bench.table.visibleCells.filter(\.isSelected).isEmpty)
    bench.table.contentOffset.y = 0
    bench.frame()
    #expect(bench.table.visibleCells.filter(\.isSelected).map(\.tag) == [2])
    bench.table.reloadData()
    bench.frame()
    #expect(bench.table.visibleCells.filter(\.isSelected).isEmpty)
  }

  @Test(arguments: [UITableViewCell.SelectionStyle.none, .default, .blue, .gray])
  func selectedBackground(style: UITableViewCell.SelectionStyle) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = style
    cell.isSelected = true
    #expect((cell.selectedBackgroundView?.isHidden ?? true) == (style == .none))
    cell.isSelected = false
    #expect(cell.selectedBackgroundView?.isHidden ?? true)
  }

  @Test func accessoryButton() {
    final class Delegate: NSObject, UITableViewDelegate {
      var tapped: [Int] = []
      var selected: [Int] = []
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { tapped.append(indexPath.row) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let delegate = Delegate()
    let bench = TableBench(delegate: delegate) { _, data in
      data.configure = { cell, _ in cell.accessoryType = .detailButton }
    }
    bench.stage.tap(at: CGPoint(x: 393 - 16 - 11, y: 44 + 22))
    bench.stage.advance(by: 0.3)
    #expect(delegate.tapped == [1])
    #expect(delegate.selected.isEmpty)
    bench.stage.tap(at: CGPoint(x: 100, y: 44 + 22))
    bench.stage.advance(by: 0.3)
    #expect(delegate.tapped == [1])
    #expect(delegate.selected == [1])
  }
}
