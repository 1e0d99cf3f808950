import Lowered
import UIKit

/// Overrides what another module adds to its superclass.
class CountingTable: UITableView {
  var reloads = 0
  override func reloaded(_ reason: String) -> String {
    reloads += 1
    return "counting " + super.reloaded(reason)
  }
  override var reloadName: String { "counting " + super.reloadName }
}

final class LoudTable: CountingTable {
  override func reloaded(_ reason: String) -> String { super.reloaded(reason) + "!" }
}
