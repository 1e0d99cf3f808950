import UIKit

/// A table of rows that follows the draft. It is computed again after each change, and only differences are laid out
/// again.
@available(iOS 16, *)
class FormController: SectionsController<FormRow>, EditorObserver {
  let model: EditorModel

  init(model: EditorModel, title: String) {
    self.model = model
    super.init(style: .insetGrouped)
    self.title = title
    model.add(self)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Whether its subject still exists; otherwise the screen is left.
  var isCurrent: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 52
    tableView.sectionFooterHeight = UITableView.automaticDimension
    tableView.estimatedSectionFooterHeight = 40
    tableView.accessibilityIdentifier = "form"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if isViewLoaded { refresh() }
  }

  func editorDidChange(_ change: EditorModel.Change) {
    guard isViewLoaded, change == .draft || change == .brush else { return }
    guard isCurrent else { return leave() }
    refresh()
  }

  private func leave() {
    guard let stack = navigationController?.viewControllers, let index = stack.firstIndex(of: self),
      index > 0
    else { return }
    navigationController?.popToViewController(stack[index - 1], animated: true)
  }

  /// Computes the rows again. If only their contents differ, the cells stay, so a held slider stays under its finger.
  func refresh() {
    guard isCurrent else { return }
    let old = outline
    remakeSections()
    guard old == outline else { return tableView.reloadData() }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) as? FormCell else { continue }
      cell.show(row(at: path))
    }
  }

  /// The identifiers of the rows, regardless of their content.
  private var outline: [[String?]] {
    sections.map { [$0.header, $0.footer] + $0.rows.map(\.identifier) }
  }

  // MARK: Table

  override func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let row = row(at: path)
    let type = FormCell.type(for: row.kind)
    let name = String(describing: type)
    tableView.register(type, forCellReuseIdentifier: name)
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: path)
    (cell as? FormCell)?.show(row)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt path: IndexPath
  ) -> Bool { row(at: path).action != nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    tableView.deselectRow(at: path, animated: true)
    row(at: path).action?()
  }

  /// Shows another form.
  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}
