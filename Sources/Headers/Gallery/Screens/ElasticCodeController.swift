import ElasticHeaders
import UIKit

/// An elastic header in code: only the table's class is different, and the header is an ordinary view.
@available(iOS 16, *)
final class ElasticCodeController: PondListController {
  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader(title: "Pond life", subtitle: "Pull me down")
    tableView = table
  }
}
