import ElasticHeaders
import UIKit

final class PondController: UITableViewController {
  private let inhabitants = [
    "Amoeba", "Paramecium", "Euglena", "Stentor", "Vorticella", "Volvox", "Didinium", "Spirostomum",
    "Actinosphaerium", "Lacrymaria", "Tetrahymena", "Hydra",
  ]
  private let header = PondHeader()

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = header
    table.minimumHeaderHeight = 112
    table.onHeaderStateChange = { [header] state in
      header.subtitle.alpha = 1 - state.collapseProgress
    }
    header.onMore = { [weak self] in self?.showMore() }
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pond"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Inhabitant")
  }

  private func showMore() {
    header.subtitle.text = """
      Twelve neighbours live in this drop. Most of them are a single cell, and it takes them a day \
      to cross it.
      """
    header.more.isHidden = true
    (tableView as? ElasticHeaderTableView)?.setNeedsHeaderResize(animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inhabitants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Inhabitant", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = inhabitants[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
