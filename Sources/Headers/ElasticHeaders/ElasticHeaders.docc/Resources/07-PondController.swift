import ElasticHeaders
import UIKit

final class PondController: UITableViewController {
  private let inhabitants = [
    "Amoeba", "Paramecium", "Euglena", "Stentor", "Vorticella", "Volvox", "Didinium", "Spirostomum",
    "Actinosphaerium", "Lacrymaria", "Tetrahymena", "Hydra",
  ]

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = PondHeader()
    table.minimumHeaderHeight = 112
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pond"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Inhabitant")
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
