import UIKit

/// Rows that belong together, under a title and above a note.
@available(iOS 16, *)
@MainActor struct TableSection<Row> {
  var header: String?
  var footer: String?
  var rows: [Row]

  init(_ header: String? = nil, footer: String? = nil, rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

/// A grouped table whose sections are values. A subclass defines the sections, and the look of a row.
@available(iOS 16, *)
class SectionsController<Row>: UITableViewController {
  private(set) var sections: [TableSection<Row>] = []

  /// Makes the content of the table; called again by `remakeSections()`.
  func makeSections() -> [TableSection<Row>] { [] }

  /// Makes the sections again. The caller has to show them.
  func remakeSections() { sections = makeSections() }

  func row(at path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .ground
    // On a wide screen, rows have a readable width.
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.registerFooters()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { tableView.footer(sections[section].footer) }
}
