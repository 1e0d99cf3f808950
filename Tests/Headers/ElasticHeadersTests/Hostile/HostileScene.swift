import Stage

@testable import ElasticHeaders

/// A table of a hostile class over rows, with the header of an ``ElasticScene``, on an iPhone 14 Pro.
@MainActor
final class HostileScene<Table: ElasticHeaderTableView> {
  let stage = Stage(device: .iPhone14Pro)
  let table: Table
  let header = TitledHeader()
  let source: ElasticRows
  let controller = UIViewController()
  private let variant: TableVariant

  /// - Parameter isShown: Whether the table is in a window at once; otherwise it is after ``show()``.
  init(
    _ table: Table, _ variant: TableVariant = TableVariant.all[0], sections: Int = 1,
    rows: Int = 40, isShown: Bool = true, configure: (Table) -> Void = { _ in }
  ) {
    self.table = table
    self.variant = variant
    source = ElasticRows(sections: sections, rows: rows)
    table.dataSource = source
    table.delegate = source
    table.tableHeaderView = header
    configure(table)
    controller.view = table
    if isShown { show() }
  }

  func show() { variant.show(controller, on: stage) }

  /// The distance of the content from its resting place, in points: 0 at the top, and larger farther down.
  var travel: CGFloat {
    get { table.contentOffset.y + table.adjustedContentInset.top }
    set {
      table.contentOffset.y = newValue - table.adjustedContentInset.top
      stage.advance(by: 1.0 / 60)
    }
  }

  /// Returns a row's frame on the screen, whether it has a cell or not.
  func frame(ofRow row: Int, section: Int = 0) -> CGRect {
    table.convert(table.rectForRow(at: [section, row]), to: stage.window!)
  }
}
