import ElasticHeaders
import UIKit

/// A header whose picture scrolls out more slowly than the rows, as if it were farther away.
@available(iOS 16, *)
final class ParallaxController: PondListController {
  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader(title: "Far away", subtitle: "Scroll up slowly")
    table.headerParallax = 0.5
    tableView = table
  }
}
