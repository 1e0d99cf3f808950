import ElasticHeaders
import UIKit

/// Section headers that follow an elastic header: they stick to its lower edge, wherever that is.
@available(iOS 16, *)
final class SectionHeadersController: PondListController {
  private let table = ElasticHeaderTableView(frame: .zero, style: .plain)
  private let header = PondHeader(title: "In five drops")

  override func loadView() {
    table.tableHeaderView = header
    tableView = table
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if table.minimumHeaderHeight != header.barHeight {
      table.minimumHeaderHeight = header.barHeight
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 5 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    8
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "\(word("Drop")) \(section + 1)" }
}
