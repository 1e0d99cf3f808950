import Foundation
import Stage

@testable import ElasticHeaders

/// A table with an elastic header over forty rows, on an iPhone 14 Pro.
@MainActor
final class ElasticScene {
  let stage: Stage
  let table: ElasticHeaderTableView
  let header = TitledHeader()
  let source: ElasticRows
  let controller: UIViewController

  init(
    _ variant: TableVariant = TableVariant(style: .plain, inNavigation: false),
    device: Stage.Device = .iPhone14Pro,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    sections: Int = 1, rows: Int = 40, configure: (ElasticHeaderTableView) -> Void = { _ in }
  ) {
    stage = Stage(device: device, layoutDirection: layoutDirection)
    source = ElasticRows(sections: sections, rows: rows)
    table = ElasticHeaderTableView(frame: .zero, style: variant.style)
    table.dataSource = source
    table.delegate = source
    table.tableHeaderView = header
    configure(table)
    controller = UIViewController()
    controller.view = table
    variant.show(controller, on: stage)
  }

  /// The height in points of the header's title, which determines the header's resting height.
  static let resting: CGFloat = 160

  /// The distance of the content from its resting place, in points: 0 at the top, and larger farther down.
  var travel: CGFloat {
    get { table.contentOffset.y + table.adjustedContentInset.top }
    set {
      table.contentOffset.y = newValue - table.adjustedContentInset.top
      stage.advance(by: 0.1)
    }
  }

  /// Returns a view's frame on the screen.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window!) }

  /// Returns a row's frame on the screen, whether it has a cell or not.
  func frame(ofRow row: Int, section: Int = 0) -> CGRect {
    table.convert(
      table.rectForRow(at: IndexPath(row: row, section: section)), to: stage.window!)
  }

  /// The top of the table's visible area below bars and insets, on the screen.
  var line: CGFloat { table.adjustedContentInset.top }

  /// Whether the header is where the pure function places it at the current offset.
  func holdsGeometry(minimum: CGFloat = 0) -> Bool {
    let state = StretchGeometry().state(
      for: .init(
        bounds: table.bounds, topInset: table.adjustedContentInset.top,
        restingHeight: Self.resting, minimumHeight: minimum))
    return table.headerState == state && isClose(header.frame, state.containerFrame)
  }
}

/// A data source with rows, and with section titles if there are several sections.
final class ElasticRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: Int
  var rows: Int
  /// The number of additional rows in the first section.
  var more = 0
  /// Whether rows have one to four lines.
  var selfSizes = false
  private(set) var scrolls = 0

  init(sections: Int = 1, rows: Int = 40) {
    self.sections = sections
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows + more : rows
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Row")
    let lines = selfSizes ? indexPath.row % 4 + 1 : 1
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = Array(repeating: "Row \(indexPath.row)", count: lines)
      .joined(separator: "\n")
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections > 1 ? "Section \(section)" : nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A header with a title at the top margin, and a button that extends above its top.
final class TitledHeader: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)
  private(set) var measurements = 0
  private(set) var taps = 0
  lazy var height = title.heightAnchor.constraint(equalToConstant: ElasticScene.resting)

  init() {
    super.init(frame: .zero)
    title.text = "Title"
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor),
      height,
      button.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    // A header that shrinks to its minimum leaves its title less height than it requests.
    height.priority = UILayoutPriority(999)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measurements += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
