import UIKit

/// A table of the pond's inhabitants, which most screens show below their headers.
@available(iOS 16, *)
class PondListController: UITableViewController {
  let inhabitants = Inhabitant.all

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.accessibilityIdentifier = "table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Inhabitant")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inhabitants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Inhabitant", for: indexPath)
    let inhabitant = inhabitants[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = inhabitant.name
    content.secondaryText = inhabitant.habit
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
