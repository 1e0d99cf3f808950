import UIKit

// Data sources with and without the method that performs edits.

public class SwipedRows: NSObject, UITableViewDataSource {
  public var edited: [Int] = []

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
}

public class EditedRows: SwipedRows {
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    edited.append(indexPath.row)
  }
}

public final class InheritedEdits: EditedRows {}

/// Members of generic classes aren't registered.
public final class GenericRows<Row>: NSObject, UITableViewDataSource {
  public var rows: [Row] = []

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
  }
}

public class SwipedController: UITableViewController {
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 3 }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
}

public final class EditedController: SwipedController {
  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
