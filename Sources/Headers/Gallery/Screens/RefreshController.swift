import ElasticHeaders
import UIKit

/// A refresh control and an elastic header, with three ways to share the space above the rows.
@available(iOS 16, *)
final class RefreshController: PondListController {
  private let table = ElasticHeaderTableView(frame: .zero, style: .plain)
  private let header = PondHeader(title: "Fresh water", subtitle: "Pull to change it")
  private let policies = UISegmentedControl()

  override func loadView() {
    table.tableHeaderView = header
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.tintColor = .white
    refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = refresh
    for (index, name) in ["Over", "Behind", "Instead"].enumerated() {
      let action = UIAction(title: word(name)) { [weak self] _ in self?.choose(index) }
      policies.insertSegment(action: action, at: index, animated: false)
    }
    policies.selectedSegmentIndex = 0
    header.texts.setCustomSpacing(8, after: header.subtitle)
    header.texts.addArrangedSubview(policies)
  }

  private func choose(_ index: Int) {
    let choices: [RefreshPolicy] = [.overHeader, .behindHeader, .insteadOfStretching]
    table.refreshPolicy = choices[index]
    refreshControl?.tintColor = index == 2 ? .systemGray : .white
  }

  private func refresh() {
    header.subtitle.text = word("Changing the water …")
    UIView.animate(
      withDuration: 1.5, animations: { self.header.picture.alpha = 0.5 },
      completion: { _ in
        self.header.picture.alpha = 1
        self.header.subtitle.text = word("Pull to change it")
        self.refreshControl?.endRefreshing()
      })
  }
}
