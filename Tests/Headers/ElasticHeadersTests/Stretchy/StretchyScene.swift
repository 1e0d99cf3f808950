import ElasticHeaders
import Stage

/// A table controller written as in the article of F-HEADER-06, on an iPhone 14 Pro.
@MainActor
final class StretchyScene {
  let stage = Stage(device: .iPhone14Pro)
  let controller: StretchyController
  let header = CountingHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
  let variant: TableVariant

  init(_ variant: TableVariant = TableVariant(style: .plain, inNavigation: false)) {
    self.variant = variant
    controller = StretchyController(style: variant.style)
    controller.tableView.tableHeaderView = header
    variant.show(controller, on: stage)
  }

  var table: UITableView { controller.tableView }

  /// The distance by which the table is pulled down.
  var overscroll: CGFloat { max(-(table.contentOffset.y + table.adjustedContentInset.top), 0) }

  /// The content view's frame on the screen.
  var content: CGRect { stage.frame(of: header.contentView) }
}

final class StretchyController: UITableViewController {
  var rows = 40

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (tableView.tableHeaderView as? StretchyTableHeaderView)?.scrollViewDidScroll(scrollView)
  }
}

/// A header that counts the calls to its content.
final class CountingHeader: StretchyTableHeaderView {
  let picture = LayoutCounter()
  let title = UILabel()
  let button = UIButton(type: .system)
  private(set) var states: [StretchState] = []
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Title"
    button.setTitle("Top", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    for view in [picture, title, button] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let corner = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      title.leadingAnchor.constraint(equalTo: corner.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: corner.bottomAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func stateDidChange(_ state: StretchState) { states.append(state) }
}

final class LayoutCounter: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
