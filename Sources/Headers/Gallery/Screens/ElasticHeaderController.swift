import ElasticHeaders
import UIKit

/// An elastic header from a storyboard: a picture with a title plate, above forty rows.
///
/// There is no code for the header here. The table's class in the storyboard is
/// `ElasticHeaderTableView`, and the header is the view at the table's top.
@available(iOS 16, *)
final class ElasticHeaderController: UITableViewController {
  private let inhabitants = Inhabitant.all

  private static let storyboard = UIStoryboard(name: "ElasticHeader", bundle: .module)

  /// The list in its navigation controller.
  static func makeFromStoryboard() -> UIViewController {
    guard let controller = storyboard.instantiateInitialViewController() else {
      preconditionFailure("ElasticHeader.storyboard has no initial controller.")
    }
    return controller
  }

  /// The list alone, to be shown in another one.
  static func makeContent() -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: "ElasticHeader")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inhabitants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Inhabitant", for: indexPath)
    let inhabitant = inhabitants[indexPath.row]
    cell.textLabel?.text = inhabitant.name
    cell.detailTextLabel?.text = inhabitant.habit
    cell.accessibilityIdentifier = "row-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
