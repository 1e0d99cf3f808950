import ElasticHeaders
import UIKit

/// A header that counts pulls of 90 points or more, once per pull.
@available(iOS 16, *)
final class StretchTriggerController: PondListController {
  private let header = PondHeader(title: "Pull farther", subtitle: "Nothing was pulled far yet")
  private var pulls = 0

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = header
    table.onStretch(beyond: 90) { [weak self] in self?.countPull() }
    tableView = table
  }

  private func countPull() {
    pulls += 1
    header.subtitle.text =
      pulls == 1 ? word("Pulled far once") : String(format: word("Pulled far %d times"), pulls)
  }
}
