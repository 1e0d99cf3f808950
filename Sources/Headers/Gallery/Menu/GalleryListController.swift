import UIKit

/// The gallery's screens as a list, opened from the game's menu. Each screen is presented full screen until it
/// is closed, because it is made to be the root of a window.
@available(iOS 16, *)
public final class GalleryListController: UITableViewController {
  /// - Parameter language: The language of the list and of all screens made after it, such as `de`.
  public init(language: String) {
    Gallery.speak(firstOf: [language])
    super.init(style: .insetGrouped)
    title = Gallery.menu.localizedTitle
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "gallery"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Screen")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    Gallery.screens.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = Gallery.screens[indexPath.row].localizedTitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = Gallery.screens[indexPath.row].makeController()
    let stack =
      screen as? UINavigationController ?? UINavigationController(rootViewController: screen)
    stack.modalPresentationStyle = .fullScreen
    stack.viewControllers.first?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    present(stack, animated: true)
  }
}
