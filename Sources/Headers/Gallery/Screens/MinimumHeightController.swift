import ElasticHeaders
import UIKit

/// A header that shrinks to a bar as the list scrolls, and stays. Meanwhile the subtitle fades and a line
/// fills; both follow the header's state.
@available(iOS 16, *)
final class MinimumHeightController: PondListController {
  private let table = ElasticHeaderTableView(frame: .zero, style: .plain)
  private let header = PondHeader(title: "Pond life", subtitle: "Shrinks to a bar, and stays")
  private let progress = UIProgressView(progressViewStyle: .bar)

  override func loadView() {
    table.tableHeaderView = header
    table.onHeaderStateChange = { [weak self] state in self?.show(state) }
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(progress)
    NSLayoutConstraint.activate([
      progress.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      progress.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      progress.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The minimum is the height of the plate, which depends on the text size.
    if table.minimumHeaderHeight != header.barHeight {
      table.minimumHeaderHeight = header.barHeight
    }
  }

  private func show(_ state: StretchState) {
    progress.progress = Float(state.collapseProgress)
    header.subtitle.alpha = 1 - min(state.collapseProgress * 2, 1)
  }
}
