import UIKit

/// The list of all screens.
public final class ScreenListController: UITableViewController {
  public init() {
    super.init(style: .insetGrouped)
    title = "Controls"
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Screen")
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { ControlScreen.all.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = ControlScreen.all[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = ControlScreen.all[indexPath.row]
    let controller = screen.makeController()
    controller.title = screen.title
    controller.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(controller, animated: true)
  }
}
