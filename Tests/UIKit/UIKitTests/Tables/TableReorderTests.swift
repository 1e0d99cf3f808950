import Stage
import Testing

@testable import UIKit

/// Tests of moving rows by their grips, 21 points from the right edge, with rows of 44.
@MainActor struct TableReorderTests {
  private func grip(_ row: Int) -> CGPoint { CGPoint(x: 393 - 21, y: CGFloat(row) * 44 + 22) }

  private func drag(_ stage: Stage, from row: Int, by distance: CGFloat) {
    stage.touchDown(at: grip(row))
    stage.advance(by: 0.1)
    stage.move(from: grip(row), by: CGVector(dx: 0, dy: distance), duration: 0.4)
    stage.advance(by: 0.4)
    stage.touchUp()
    stage.advance(by: 0.6)
  }

  nonisolated static let moves: [(Int, Int)] = (0..<6).flatMap { from in
    (0..<6).map { (from, $0) }
  }

  /// Every row to every position, up and down.
  @Test(arguments: moves) func everyMove(from: Int, to: Int) {
    let rows = EditableRows()
    let (stage, table) = rows.show { $0.isEditing = true }
    var expected = rows.rows[0]
    expected.insert(expected.remove(at: from), at: to)
    drag(stage, from: from, by: CGFloat(to - from) * 44)
    #expect(rows.rows[0] == expected)
    #expect(rows.shown(table) == expected)
    #expect(rows.events == (from == to ? [] : ["move 0.\(from) 0.\(to)"]))
    for (index, cell) in table.visibleCells.enumerated() {
      #expect(cell.frame == CGRect(x: 0, y: CGFloat(index) * 44, width: 393, height: 44))
      #expect(cell.layer.shadowOpacity == 0)
    }
  }

  /// The other rows make space while the finger is down, and the lifted cell follows the finger.
  @Test func rowsMakeRoom() {
    let rows = EditableRows()
    let (stage, table) = rows.show { $0.isEditing = true }
    let cells = table.visibleCells
    stage.touchDown(at: grip(1))
    stage.advance(by: 0.1)
    stage.move(from: grip(1), by: CGVector(dx: 0, dy: 95), duration: 0.4)
    stage.advance(by: 0.4)
    #expect(abs(cells[1].frame.minY - (44 + 95)) < 0.5)
    #expect(cells[1].layer.shadowOpacity > 0)
    #expect(cells[1].configurationState.isReordering)
    #expect([0, 2, 3, 4].map { cells[$0].frame.minY } == [0, 44, 88, 176])
    stage.touchCancel()
    stage.advance(by: 0.6)
    #expect(cells.map(\.frame.minY) == (0..<6).map { CGFloat($0) * 44 })
    #expect(rows.events == [])
  }

  /// The delegate may change the target.
  @Test func theDelegateChoosesThePlace() {
    let rows = EditableRows()
    rows.target = { _, proposed in proposed.row < 2 ? [0, 2] : proposed }
    let (stage, table) = rows.show { $0.isEditing = true }
    drag(stage, from: 4, by: -4 * 44)
    #expect(rows.events == ["move 0.4 0.2"])
    #expect(rows.shown(table) == ["a", "b", "e", "c", "d", "f"])
  }

  /// From one section to another, and into an empty one.
  @Test func betweenSections() {
    let rows = EditableRows([["a", "b"], [], ["c"]])
    let (stage, table) = rows.show { $0.isEditing = true }
    drag(stage, from: 0, by: 2 * 44)
    #expect(rows.rows.flatMap { $0 } == rows.shown(table))
    #expect(rows.events.count == 1)
    #expect(rows.rows[0] == ["b"])
    let moved = rows.events[0]
    #expect(moved.hasPrefix("move 0.0 1") || moved.hasPrefix("move 0.0 2"))
  }

  /// Near an edge, the table scrolls under the lifted row as far as there are rows.
  @Test func scrollsAtTheEdges() {
    let rows = EditableRows([(0..<80).map { "\($0)" }])
    let (stage, table) = rows.show { $0.isEditing = true }
    stage.touchDown(at: grip(2))
    stage.advance(by: 0.1)
    stage.move(
      from: grip(2), by: CGVector(dx: 0, dy: 840 - grip(2).y), duration: 0.5)
    stage.advance(by: 1)
    #expect(table.contentOffset.y > 300)
    stage.advance(by: 10)
    #expect(table.contentOffset.y == CGFloat(80 * 44 - 852))
    // Each row was requested once, and some of those that made space twice.
    #expect(table.counts.cellsAsked <= 2 * 80)
    stage.touchUp()
    stage.advance(by: 0.6)
    #expect(rows.rows[0].last == "2")
    #expect(rows.events == ["move 0.2 0.79"])
    #expect(rows.shown(table).last == "2")
  }

  /// A drag next to the grip scrolls.
  @Test func onlyTheGripMoves() {
    let rows = EditableRows([(0..<80).map { "\($0)" }])
    let (stage, table) = rows.show { $0.isEditing = true }
    stage.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -200), duration: 0.4)
    #expect(table.contentOffset.y > 100)
    #expect(rows.events.isEmpty)
  }
}
