import ElasticHeaders
import UIKit

/// The main menu: where everything begins.
final class MenuController: UITableViewController {
  private let game: Game
  private var sections: [[MenuRow]] = []

  init(game: Game) {
    self.game = game
    super.init(style: .insetGrouped)
    title = game.texts[MenuText.title]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    table.delegate = self
    table.accessibilityIdentifier = "menu"
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sections = MenuRow.sections(of: game)
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    let row = sections[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.image = UIImage(systemName: row.symbol)
    content.imageProperties.tintColor = .accent
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = row.identifier
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      sections[indexPath.section][indexPath.row].makeController(), animated: true)
  }
}
