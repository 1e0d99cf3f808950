import ElasticHeaders
import UIKit

/// A header whose picture lags behind the rows as it scrolls out, as if it were farther away.
@available(iOS 16, *)
final class ParallaxController: PondListController {
  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader(title: "Far away", subtitle: "Scroll up slowly")
    table.headerParallax = 0.5
    tableView = table
  }
}
