import ElasticHeaders
import Stage

/// A table controller written as in the article of F-HEADER-07, on an iPhone SE.
@MainActor
final class StickyScene {
  let stage: Stage
  let controller: StickyController

  init(
    _ method: StickyStretchyCell.Method,
    _ variant: TableVariant = TableVariant(style: .plain, inNavigation: false),
    device: Stage.Device = .iPhone14Pro
  ) {
    stage = Stage(device: device)
    controller = StickyController(method: method, style: variant.style)
    variant.show(controller, on: stage)
  }

  var table: UITableView { controller.tableView }

  /// The top cell's frame; `nil` while it isn't visible.
  var frame: CGRect? { table.cellForRow(at: [0, 0])?.frame }

  /// The row's frame, which doesn't stretch.
  var row: CGRect { table.rectForRow(at: [0, 0]) }
}

final class StickyController: UITableViewController {
  let topCell: StickyStretchyCell
  var topHeight: CGFloat = 280

  init(method: StickyStretchyCell.Method, style: UITableView.Style) {
    topCell = StickyStretchyCell(method: method)
    super.init(style: style)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    topCell.update(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 0 ? topHeight : 150 }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    topCell.scrollViewDidScroll(scrollView)
  }
}
