import ElasticHeaders
import UIKit

/// An elastic header in code: another class for the table, and a header as always.
@available(iOS 16, *)
final class ElasticCodeController: PondListController {
  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader(title: "Pond life", subtitle: "Pull me down")
    tableView = table
  }
}
