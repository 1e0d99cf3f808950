import OozeKernel
import QuartzCore

@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  UITabBarController.moreListClass.register(MoreListController.self)
}

/// The tabs that don't fit in the bar, as a list.
final class MoreListController: UITableViewController, MoreList {
  private weak var tabs: UITabBarController?

  init(tabBarController: UITabBarController) {
    tabs = tabBarController
    super.init(style: .plain)
    title = SystemText.more.text
    showEditButton()
  }

  required init?(coder: NSCoder) { nil }

  private var controllers: [UIViewController] { tabs?.tabsInMore ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    showEditButton()
    if isViewLoaded { tableView.reloadData() }
  }

  /// Shows the button for customizing the tabs, if any can be customized.
  func showEditButton() {
    guard tabs?.canCustomize == true else {
      navigationItem.rightBarButtonItem = nil
      return
    }
    guard navigationItem.rightBarButtonItem == nil else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.customize() })
  }

  /// Called when the list is on top again, and the controllers above it have left the stack.
  func wasShown() { tabs?.didReturnToMore() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    let item = controllers[indexPath.row].tabBarItem
    var content = cell.defaultContentConfiguration()
    content.text = item?.title
    content.image = item?.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = item?.accessibilityIdentifier
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.push(controllers[indexPath.row], animated: true)
  }
}
