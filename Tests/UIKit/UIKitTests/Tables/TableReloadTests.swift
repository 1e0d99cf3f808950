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
}
