import UIKit

/// A grouped table of `Row`s. A screen defines its sections, and this class shows them.
@available(iOS 16, *)
class RowsController: SectionsController<Row> {
  let game: Game

  init(game: Game) {
    self.game = game
    super.init(style: .insetGrouped)
    title = screenTitle
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var texts: Texts { game.texts }

  /// The title of the bar, computed again when the language changes.
  var screenTitle: String { "" }

  /// The identifier of the table, for tests.
  var screenIdentifier: String { "rows" }

  /// Makes the table. Override this for a special one.
  func makeTableView() -> UITableView { UITableView(frame: .zero, style: .insetGrouped) }

  /// Computes and shows the current rows.
  func reload() {
    remakeSections()
    tableView.reloadData()
  }

  /// Updates only one section, so that a text field in another section keeps the keyboard.
  func reload(section: Int) {
    remakeSections()
    tableView.reloadSections(IndexSet(integer: section), with: .none)
  }

  /// Called when the language, the palette or another setting has changed.
  func settingsDidChange() {
    title = screenTitle
    if isViewLoaded { reload() }
  }

  override func loadView() {
    let table = makeTableView()
    table.dataSource = self
    table.delegate = self
    table.accessibilityIdentifier = screenIdentifier
    table.keyboardDismissMode = .onDrag
    table.tintColor = .accent
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)
    tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.identifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Portraits and symbols are drawn in the colours of light or dark mode, and large letters have other lines.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, isViewLoaded, view.window != nil,
      previous.userInterfaceStyle != traitCollection.userInterfaceStyle
        || previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    reload()
  }

  // MARK: Rows

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: indexPath)
    if case .field(let field) = row.kind {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: FieldCell.identifier, for: indexPath)
      (cell as? FieldCell)?.show(row, field)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: RowCell.identifier, for: indexPath)
    (cell as? RowCell)?.show(row)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch row(at: indexPath).kind {
    case .plain, .toggle, .field: false
    case .link, .button, .choice: true
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch row(at: indexPath).kind {
    case .plain, .toggle, .field: break
    case .link(let make):
      guard let controller = make() else { return }
      navigationController?.pushViewController(controller, animated: true)
    case .button(_, let act), .choice(_, let act): act()
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delete = row(at: indexPath).delete else { return nil }
    let action = UIContextualAction(
      style: .destructive, title: texts[CommonText.delete]
    ) { _, _, done in
      delete()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).delete != nil }
}
