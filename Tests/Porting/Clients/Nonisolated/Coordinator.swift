import UIKit

/// A coordinator of screens: a protocol, a base class and a delegate, none of them isolated.
public protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start() -> UIViewController
}

public protocol ListControllerDelegate: AnyObject {
  func list(_ list: ListController, didChoose row: Int)
}

open class ListController: UITableViewController {
  public weak var listener: ListControllerDelegate?
  public let rows: [String]

  public init(rows: [String]) {
    self.rows = rows
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    rows.count
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    listener?.list(self, didChoose: indexPath.row)
  }
}

public final class ListCoordinator: Coordinator, ListControllerDelegate {
  public var children: [Coordinator] = []
  public private(set) var chosen: [Int] = []
  public let navigation = UINavigationController()

  public init() {}

  public func start() -> UIViewController {
    let list = ListController(rows: ["Amoeba", "Stentor", "Volvox"])
    list.listener = self
    navigation.setViewControllers([list], animated: false)
    return navigation
  }

  public func list(_ list: ListController, didChoose row: Int) {
    chosen.append(row)
    let detail = UIViewController()
    detail.title = list.rows[row]
    navigation.pushViewController(detail, animated: false)
  }
}
