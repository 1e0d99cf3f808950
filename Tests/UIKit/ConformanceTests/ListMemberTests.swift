import Stage
import Testing

@testable import UIKit

/// Members of tables, their cells and collection views that no other test names. Source: Apple's documentation of each
/// member, in the comments.
@MainActor @Suite(.serialized) struct ListMemberTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var cells: [UITableViewCell] = []
    var indents: Bool?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents ?? true }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let source = Source()

  private func table(_ cells: [UITableViewCell], _ style: UITableView.Style = .plain) -> UITableView
  {
    let controller = UITableViewController(style: style)
    source.cells = cells
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    controller.tableView.rowHeight = 40
    stage.show(controller)
    stage.advance(by: 0.2)
    return controller.tableView
  }

  @Test func initialValues() {
    let table = UITableView()
    #expect(table.separatorInsetReference == .fromCellEdges)
    #expect(UITableView.indexSearch == "{search}")
    #expect(!table.allowsFocusDuringEditing)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!collection.allowsFocusDuringEditing)
    #expect(collection.reorderingCadence == .immediate)
    let cell = UITableViewCell()
    #expect(cell.editingAccessoryType == .none)
    #expect(cell.editingAccessoryView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    #expect(cell.shouldIndentWhileEditing)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
  }

  /// `indexPathForRow(at:)`: "nil if point is out of the bounds of any row". `indexPathsForRows(in:)`: the rows that
  /// the rectangle meets.
  @Test func rowsAtPlaces() {
    let table = table((0..<5).map { _ in UITableViewCell() })
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 0)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 39)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 41)) == [0, 1])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 199)) == [0, 4])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 201)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 45, width: 10, height: 50))
    #expect(rows == [[0, 1], [0, 2]])
    let none = table.indexPathsForRows(in: CGRect(x: 0, y: 500, width: 10, height: 50))
    #expect(none?.isEmpty ?? true)
  }

  /// `selectionDidChangeNotification`: "Posted when the selected row in the posting table view changes."
  @Test func selectionsAreTold() {
    let table = table((0..<3).map { _ in UITableViewCell() })
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.tap(at: table.convert(CGPoint(x: 100, y: 20), to: nil))
    stage.advance(by: 0.5)
    #expect(table.indexPathForSelectedRow == [0, 0])
    #expect(count == 1)
    stage.tap(at: table.convert(CGPoint(x: 100, y: 60), to: nil))
    stage.advance(by: 0.5)
    #expect(count >= 2)
  }

  /// `setHighlighted(_:animated:)`: sets `isHighlighted`. `setNeedsUpdateConfiguration()`: the handler is called before
  /// the cell is displayed, with the cell's state.
  @Test func statesOfCells() {
    let cell = UITableViewCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    _ = table([cell])
    #expect(!states.isEmpty)
    states = []
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    stage.advance(by: 0.1)
    #expect(states == [false])
    cell.setHighlighted(true, animated: false)
    stage.advance(by: 0.1)
    #expect(cell.isHighlighted)
    #expect(states.last == true)
    cell.setHighlighted(false, animated: true)
    #expect(!cell.isHighlighted)
  }

  /// `editingAccessoryView`, `editingAccessoryType`: shown while the cell is edited, instead of the others. "If the value
  /// of this property is not nil, the table view uses it instead of editingAccessoryType."
  @Test func accessoriesWhileEditing() {
    let (normal, editing) = (UIView(), UIView())
    for view in [normal, editing] { view.frame.size = CGSize(width: 20, height: 20) }
    let cell = UITableViewCell()
    cell.accessoryView = normal
    cell.editingAccessoryView = editing
    cell.editingAccessoryType = .checkmark
    let table = table([cell])
    #expect(normal.isDescendant(of: cell))
    #expect(!editing.isDescendant(of: cell) || editing.isHidden || editing.alpha == 0)
    table.setEditing(true, animated: false)
    stage.advance(by: 0.3)
    #expect(editing.isDescendant(of: cell))
    #expect(!normal.isDescendant(of: cell) || normal.isHidden || normal.alpha == 0)
    table.setEditing(false, animated: false)
    stage.advance(by: 0.3)
    #expect(normal.isDescendant(of: cell))
  }

  /// `shouldIndentWhileEditing`, and the delegate's method: whether the background of a row in a grouped table is
  /// indented. Cells with an editing control are in any case.
  @Test func indentationWhileEditing() {
    for indents in [true, false] {
      let cell = UITableViewCell()
      source.indents = indents
      let table = table([cell], .grouped)
      table.setEditing(true, animated: false)
      stage.advance(by: 0.3)
      #expect(cell.shouldIndentWhileEditing == indents)
    }
    source.indents = nil
  }

  /// `multipleSelectionBackgroundView`: "The background view to use for a selected cell when the table view allows
  /// multiple row selections."
  @Test func backgroundsOfSeveralSelectedRows() {
    for allows in [false, true] {
      let cell = UITableViewCell()
      let (single, several) = (UIView(), UIView())
      cell.selectedBackgroundView = single
      cell.multipleSelectionBackgroundView = several
      let table = table([cell])
      table.allowsMultipleSelection = allows
      table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      stage.advance(by: 0.2)
      for (view, isShown) in [(several, allows), (single, !allows)] {
        #expect((view.isDescendant(of: cell) && !view.isHidden) == isShown)
      }
    }
  }
}
