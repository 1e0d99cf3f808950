import ElasticHeaders
import UIKit

/// Section headers that follow the elastic one: they stick at its lower edge, wherever that is.
@available(iOS 16, *)
final class SectionHeadersController: PondListController {
  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader(title: "In five drops")
    table.minimumHeaderHeight = 72
    tableView = table
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 5 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    8
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Drop \(section + 1)" }
}
