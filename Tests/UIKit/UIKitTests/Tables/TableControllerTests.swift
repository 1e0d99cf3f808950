import Stage
import Testing

@testable import UIKit

@MainActor struct TableControllerTests {
  private class Controller: UITableViewController {
    var count = 40
    var heightsAsked = 0
    var tallRow: Int?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      heightsAsked += 1
      if indexPath.row == tallRow { return 99 }
      return super.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  private func show(_ controller: UITableViewController) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.1)
    return stage
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func isDataSourceAndDelegate(style: UITableView.Style) {
    let controller = Controller(style: style)
    let stage = show(controller)
    #expect(controller.tableView.style == style)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.contentOffset.y == CGFloat(-293.0 / 3))
    #expect(controller.tableView.visibleCells.count > 10)
    #expect(stage.time > 0)
  }

  /// The table decides about rows for which an override calls super.
  @Test func overridesMayCallSuper() {
    let controller = Controller(style: .plain)
    controller.tallRow = 3
    let stage = show(controller)
    let rect = controller.tableView.rectForRow(at: IndexPath(row: 3, section: 0))
    #expect(rect == CGRect(x: 0, y: 132, width: 393, height: 99))
    #expect(controller.tableView.contentSize.height == CGFloat(39 * 44 + 99))
    #expect(stage.time > 0)
  }

  /// Base methods don't cause a million calls for a million rows. A row far down is still correct.
  @Test func aMillionRows() {
    let controller = Controller(style: .plain)
    controller.count = 1_000_000
    controller.tallRow = 500_000
    let stage = show(controller)
    #expect(controller.heightsAsked < 2000)
    let path = IndexPath(row: 500_000, section: 0)
    controller.tableView.scrollToRow(at: path, at: .middle, animated: false)
    stage.advance(by: 0.1)
    #expect(controller.tableView.cellForRow(at: path)?.frame.height == 99)
  }

  @Test(arguments: [true, false]) func selectionGoesWhenTheViewComesBack(clears: Bool) {
    let controller = Controller(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let stage = show(controller)
    stage.tap(at: CGPoint(x: 100, y: 200))
    stage.advance(by: 0.3)
    #expect(controller.tableView.indexPathForSelectedRow != nil)
    controller.navigationController?.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 0.5)
    controller.navigationController?.popViewController(animated: false)
    stage.advance(by: 0.5)
    #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
  }

  /// A controller may get a custom table class.
  @Test func anotherTable() {
    final class Table: UITableView {}
    final class Own: Controller {
      override func viewDidLoad() {
        tableView = Table(frame: view.bounds, style: .plain)
        super.viewDidLoad()
      }
    }
    let controller = Own(style: .plain)
    let stage = show(controller)
    #expect(controller.tableView is Table)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.visibleCells.count > 10)
    #expect(stage.time > 0)
  }

  /// Larger text makes rows higher, while selection and offset stay.
  @Test func textSize() {
    let controller = Controller(style: .plain)
    let stage = show(controller)
    controller.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.advance(by: 0.2)
    #expect(controller.tableView.visibleCells[0].frame.height > 60)
    #expect(controller.tableView.indexPathForSelectedRow?.row == 2)
    stage.textSize = .large
    stage.advance(by: 0.2)
    #expect(controller.tableView.visibleCells[0].frame.height == 44)
  }
}
