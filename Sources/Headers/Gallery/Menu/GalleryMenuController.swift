import UIKit

/// The list of screens, grouped by component. A tap opens a screen, which has a button for its source.
@available(iOS 16, *)
final class GalleryMenuController: UITableViewController {
  private struct Section {
    let component: String
    let screens: [Gallery.Screen]
  }

  private let sections: [Section]

  init() {
    var sections: [Section] = []
    for screen in Gallery.screens {
      let rest = sections.last?.component == screen.component ? sections.removeLast().screens : []
      sections.append(Section(component: screen.component, screens: rest + [screen]))
    }
    self.sections = sections
    super.init(style: .insetGrouped)
    title = Gallery.menu.localizedTitle
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The menu is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Screen")
    tableView.accessibilityIdentifier = "menu"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].screens.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].component }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let screen = sections[indexPath.section].screens[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Screen", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screen.localizedTitle
    content.secondaryText = screen.localizedSummary
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = screen.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = sections[indexPath.section].screens[indexPath.row]
    let controller = screen.makeContent()
    let icon = UIImage(systemName: "chevron.left.forwardslash.chevron.right")
    let button = UIBarButtonItem(
      title: nil, image: icon,
      primaryAction: UIAction(title: word("View source"), image: icon) { [weak controller] _ in
        let source = UINavigationController(
          rootViewController: SourceController(fileName: screen.source))
        controller?.present(source, animated: true)
      })
    button.accessibilityIdentifier = "view-source"
    controller.navigationItem.rightBarButtonItem = button
    show(controller, sender: self)
  }
}
