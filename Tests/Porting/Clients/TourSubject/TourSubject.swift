import Foundation
import StageBrowser
import UIKit

// An app for the tests of tours. The environment variable SUBJECT chooses what is wrong with it, and FAULTS the rows of its
// list.

private func setting(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    switch setting("SUBJECT") {
    case "faults":
      window.rootViewController = UINavigationController(
        rootViewController: MenuController(Fault.allCases))
    case "crash":
      window.rootViewController = UINavigationController(
        rootViewController: LevelController(1, last: 3))
    case "endless":
      window.rootViewController = UINavigationController(
        rootViewController: LevelController(1, last: .max))
    default: window.rootViewController = CleanController()
    }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The faults that a screen can show, each on a screen of its own.
enum Fault: String, CaseIterable {
  case blank, cutText, squeezedText, overflow, clippedText, constraints, symbol, image, report,
    hang, exit

  @MainActor func show(in view: UIView) {
    func label(_ text: String, _ frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      return label
    }
    switch self {
    case .blank: break
    case .cutText:
      view.addSubview(
        label("A text that is much too long", CGRect(x: 20, y: 200, width: 80, height: 24)))
    case .squeezedText: view.addSubview(label("Flat", CGRect(x: 20, y: 200, width: 80, height: 6)))
    case .overflow:
      view.addSubview(label("Beyond the screen", CGRect(x: 320, y: 200, width: 200, height: 24)))
    case .clippedText:
      let box = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 40))
      box.clipsToBounds = true
      box.addSubview(label("Beyond the box", CGRect(x: 4, y: 4, width: 200, height: 24)))
      view.addSubview(box)
    case .constraints:
      let one = label("Contradiction", .zero)
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
      NSLayoutConstraint.activate([
        one.widthAnchor.constraint(equalToConstant: 200),
        one.widthAnchor.constraint(equalToConstant: 210),
        one.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        one.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    case .symbol:
      let image = UIImageView(image: UIImage(systemName: "applelogo"))
      image.frame = CGRect(x: 100, y: 200, width: 60, height: 60)
      view.addSubview(image)
    case .image:
      view.addSubview(label("No picture", CGRect(x: 20, y: 200, width: 200, height: 24)))
      view.addSubview(UIImageView(image: UIImage(named: "nothing-like-it")))
    case .report:
      let one = label("Strategy", CGRect(x: 20, y: 200, width: 200, height: 24))
      one.lineBreakStrategy = .hangulWordPriority
      view.addSubview(one)
    case .hang: while true {}
    case .exit: Foundation.exit(3)
    }
  }
}

/// A list with a row for each fault.
final class MenuController: UITableViewController {
  private let faults: [Fault]

  init(_ faults: [Fault]) {
    let chosen = setting("FAULTS")?.split(separator: ",").map(
      String.init)
    self.faults = faults.filter { chosen?.contains($0.rawValue) ?? true }
    super.init(style: .plain)
    title = "Faults"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    faults.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = faults[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = UIViewController()
    controller.title = faults[indexPath.row].rawValue
    controller.view.backgroundColor = .systemBackground
    faults[indexPath.row].show(in: controller.view)
    navigationController?.pushViewController(controller, animated: true)
  }
}

/// A screen whose button leads to the next one. The last one's button ends the program.
final class LevelController: UIViewController {
  private let level: Int
  private let last: Int

  init(_ level: Int, last: Int) {
    self.level = level
    self.last = last
    super.init(nibName: nil, bundle: nil)
    title = "Level \(level)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Down from \(level)", for: .normal)
    button.frame = CGRect(x: 60, y: 300, width: 200, height: 44)
    button.addAction(UIAction { [unowned self] _ in goDown() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func goDown() {
    if level == last { fatalError("there is nothing below level \(level)") }
    navigationController?.pushViewController(
      LevelController(level + 1, last: last), animated: true)
  }
}

/// Tabs with a list, a form and an alert, without any fault. It keeps a count in the user's defaults, which a tour
/// must find empty at each launch.
final class CleanController: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    let form = FormController(launches)
    form.title = "Form"
    let list = PlainList()
    list.title = "List"
    viewControllers = [form, list].map {
      let controller = UINavigationController(rootViewController: $0)
      controller.tabBarItem = UITabBarItem(
        title: $0.title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class PlainList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class FormController: UIViewController {
  private let launches: Int

  init(_ launches: Int) {
    self.launches = launches
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = "Launch \(launches)"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    let button = UIButton(type: .system)
    button.setTitle("Ask", for: .normal)
    button.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [text, toggle, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}
