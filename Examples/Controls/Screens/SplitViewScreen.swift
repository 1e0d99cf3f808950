import UIKit

/// A split view controller as a child, which shows the number of columns, even on a phone.
final class SplitViewScreen: UIViewController {
  private let split = UISplitViewController(style: .doubleColumn)
  private let choice = UISegmentedControl(items: ["One column", "Two columns"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = FolderList()
    list.onChoose = { [weak self] name in self?.showFolder(name) }
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(FolderContent("Inbox"), for: .secondary)
    choice.selectedSegmentIndex = 1
    choice.addAction(
      UIAction { [weak self] _ in self?.choiceChanged() }, for: .valueChanged)
    addChild(split)
    for view in [choice, split.view] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    split.didMove(toParent: self)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      choice.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      split.view.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
      split.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      split.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      split.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    choiceChanged()
  }

  /// Names need more room if they are large.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    split.preferredPrimaryColumnWidth = isLarge ? 230 : 150
  }

  private func choiceChanged() {
    let width: UIUserInterfaceSizeClass = choice.selectedSegmentIndex == 0 ? .compact : .regular
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: split)
  }

  private func showFolder(_ name: String) {
    split.setViewController(FolderContent(name), for: .secondary)
    split.show(.secondary)
  }
}

/// The primary column.
private final class FolderList: UITableViewController {
  private let names = ["Inbox", "Drafts", "Sent", "Archive"]
  var onChoose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    // A symbol would leave no room for large names.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.image = isLarge ? nil : UIImage(systemName: "folder")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(names[indexPath.row])
  }
}

/// The secondary column.
private final class FolderContent: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = "Nothing in \(title ?? "")"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
