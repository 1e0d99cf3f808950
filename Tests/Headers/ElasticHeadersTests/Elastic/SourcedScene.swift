import Stage

@testable import ElasticHeaders

/// The way in which a table and its header are created.
enum TableSource: CaseIterable, Sendable, CustomStringConvertible {
  case code, storyboard

  var description: String { self == .code ? "in code" : "from a storyboard" }
}

/// A table with an elastic header, which shows a title, over forty rows. Its table controller comes from code
/// or from a storyboard.
@MainActor
struct SourcedScene {
  let stage: Stage
  let table: ElasticHeaderTableView
  let header: UIView
  let title: UIView
  let variant: TableVariant
  let controller: UIViewController

  init(
    _ variant: TableVariant, _ source: TableSource,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    configure: (ElasticHeaderTableView) -> Void = { _ in }
  ) throws {
    self.variant = variant
    let controller =
      try source == .storyboard
      ? ElasticStoryboard.controller(style: variant.style) : CodedTableController(variant.style)
    guard let table = controller.tableView as? ElasticHeaderTableView,
      let header = table.tableHeaderView, let title = header.subviews.first
    else { preconditionFailure("The table has an elastic header of a title.") }
    (self.table, self.header, self.title) = (table, header, title)
    self.controller = controller
    configure(table)
    stage = Stage(device: .iPhone14Pro, layoutDirection: layoutDirection)
    variant.show(controller, on: stage)
  }

  /// The distance of the content from its resting place, in points: 0 at the top, and larger farther down.
  var travel: CGFloat { table.contentOffset.y + table.adjustedContentInset.top }

  func scroll(to travel: CGFloat) {
    table.contentOffset.y = travel - table.adjustedContentInset.top
    stage.advance(by: 0.1)
  }

  /// The header's frame on the screen at rest.
  var whole: CGRect {
    CGRect(x: 0, y: 0, width: 393, height: variant.topInset + ElasticScene.resting)
  }

  /// The first row's top on the screen, without the gap that a grouped table has above it.
  var rowsTop: CGFloat {
    let section = table.convert(table.rect(forSection: 0), to: stage.window!)
    return section.minY
  }
}

/// A table controller that creates its own table.
final class CodedTableController: UITableViewController {
  private let rows = 40

  init(_ style: UITableView.Style) {
    super.init(style: style)
    let table = ElasticHeaderTableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = TitledHeader()
    tableView = table
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
