import ElasticHeaders
import UIKit

/// A top cell that sticks and stretches, with both methods side by side. The tables scroll together, and the
/// two cells always have the same height.
@available(iOS 16, *)
final class StickyCellController: UIViewController {
  private let tables = UIStackView()
  private lazy var left = TopCellTable(.originalHeight)
  private lazy var right = TopCellTable(.offsetDifference)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tables.distribution = .fillEqually
    tables.frame = view.bounds
    tables.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tables)
    for table in [left, right] {
      tables.addArrangedSubview(table)
      // The bar shows its background once rows pass under it.
      if table === left { setContentScrollView(table, for: .top) }
      table.onScroll = { [weak self] in self?.follow($0) }
    }
  }

  private func follow(_ table: UITableView) {
    for other in [left, right] where other.contentOffset != table.contentOffset {
      other.contentOffset = table.contentOffset
    }
  }
}

/// A table whose first row sticks and stretches.
@available(iOS 16, *)
private final class TopCellTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var onScroll: (UITableView) -> Void = { _ in }
  private let topCell: StickyStretchyCell

  init(_ method: StickyStretchyCell.Method) {
    topCell = StickyStretchyCell(method: method)
    super.init(frame: .zero, style: .plain)
    dataSource = self
    delegate = self
    showsVerticalScrollIndicator = false
    register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This table is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    topCell.update(self)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    topCell.scrollViewDidScroll(scrollView)
    onScroll(self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Inhabitant.all.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 240 : UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    var background = UIBackgroundConfiguration.listPlainCell()
    if indexPath.row == 0 {
      content.text = word(topCell.method == .originalHeight ? "Method 1" : "Method 2")
      content.textProperties.color = .white
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      // Half a screen is too narrow for large text.
      content.textProperties.numberOfLines = 1
      content.textProperties.adjustsFontSizeToFitWidth = true
      content.textProperties.minimumScaleFactor = 0.4
      background.image = UIImage(named: "PondLife", in: .module, with: nil)
      background.imageContentMode = .scaleAspectFill
    } else {
      content.text = Inhabitant.all[indexPath.row].name
    }
    cell.contentConfiguration = content
    cell.backgroundConfiguration = background
    return cell
  }
}
