import Stage
import Testing

@testable import UIKit

/// Tests of `UIRefreshControl`. It is 60 points high and refreshes after a pull of 100 points on the
/// screen, which is the project's own choice by eye. For d points past the edge, the rubber band gives
/// 852·(1 − 1/(0.55·d/852 + 1)): 88.7 for 180, and 118.4 for 250.
@MainActor final class RefreshBench {
  let bench: ScrollBench
  let control = UIRefreshControl()
  var refreshes = 0
  private let source = Rows()

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  init(inTable: Bool, top: CGFloat = 0) {
    let table = UITableView()
    table.dataSource = source
    table.rowHeight = 50
    bench = inTable ? ScrollBench(table) : ScrollBench()
    bench.view.contentInset.top = top
    bench.view.contentOffset.y = -top
    bench.view.refreshControl = control
    control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
    bench.stage.advance(by: 0.05)
  }

  func pull(_ distance: CGFloat) {
    bench.stage.touchDown(at: CGPoint(x: 196, y: 100))
    bench.stage.move(
      from: CGPoint(x: 196, y: 100), by: CGVector(dx: 0, dy: distance + 10), duration: 0.5)
    bench.stage.advance(by: 0.2)
  }

  func letGo() {
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
  }

  var y: CGFloat { bench.y }
}

@MainActor struct RefreshControlTests {
  @Test(arguments: [false, true], [0.0, 50]) func aPull(inTable: Bool, top: CGFloat) {
    let bench = RefreshBench(inTable: inTable, top: top)
    bench.pull(180)
    #expect(bench.refreshes == 0)
    #expect(!bench.control.isRefreshing)
    bench.letGo()
    #expect(bench.y == -top)
    #expect(bench.refreshes == 0)

    bench.pull(250)
    #expect(bench.refreshes == 1)
    #expect(bench.control.isRefreshing)
    // The content stays in place when the space opens, which leaves it 60 points less past its edge:
    // 852·d/(1549.1 + d) is 100 after 206 points and 40 after 76.3. The remaining 44 of the 250 points
    // lead from there to 61.4, which is 121.4 in all. The finger moves in steps of 8.7 points, and
    // each adds less than half.
    #expect(bench.y + top <= -118.4)
    #expect(bench.y + top >= -122)
    bench.letGo()
    #expect(bench.y == -top - 60)
    #expect(bench.control.isRefreshing)
    #expect(bench.bench.view.adjustedContentInset.top == top + 60)
    #expect(bench.control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))

    bench.control.endRefreshing()
    #expect(!bench.control.isRefreshing)
    #expect(bench.bench.view.adjustedContentInset.top == top)
    // It scrolls up without a jump.
    #expect(bench.y < -top)
    bench.bench.stage.advance(by: 1)
    #expect(bench.y == -top)
    bench.pull(250)
    bench.letGo()
    #expect(bench.refreshes == 2)
  }

  /// One refresh per pull, however long the finger holds it and wherever it moves.
  @Test func aHeldPullRefreshesOnce() {
    let bench = RefreshBench(inTable: true)
    bench.pull(250)
    bench.control.endRefreshing()
    let held = bench.y
    #expect(bench.bench.view.contentInset.top == 0)
    #expect(bench.y == held)
    bench.bench.stage.move(
      from: CGPoint(x: 196, y: 360), by: CGVector(dx: 0, dy: 100), duration: 0.3)
    #expect(bench.refreshes == 1)
    #expect(!bench.control.isRefreshing)
    bench.letGo()
    #expect(bench.y == 0)
    bench.pull(250)
    #expect(bench.refreshes == 2)
    bench.letGo()
    #expect(bench.y == -60)
  }

  /// The app ends the refresh in the callback for its start.
  @Test func endedAtOnce() {
    let bench = RefreshBench(inTable: false)
    bench.control.addAction(
      UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
    bench.pull(250)
    #expect(bench.refreshes == 1)
    #expect(!bench.control.isRefreshing)
    bench.letGo()
    #expect(bench.y == 0)
    #expect(bench.bench.view.contentInset == .zero)
  }

  /// A fling that bounces far past the edge doesn't count as a pull.
  @Test func aBounceIsNoPull() {
    let bench = RefreshBench(inTable: false)
    bench.bench.view.contentOffset.y = 600
    var lowest: CGFloat = 0
    bench.bench.log.onScroll = { lowest = min(lowest, $0.contentOffset.y) }
    bench.bench.drag(560, over: 0.12)
    bench.bench.stage.advance(by: 2)
    #expect(lowest < -100)
    #expect(bench.refreshes == 0)
  }

  /// A refresh by the app sends no event and opens space. The offset doesn't change, as on iOS.
  @Test(arguments: [false, true]) func byTheApp(inTable: Bool) {
    let bench = RefreshBench(inTable: inTable)
    bench.control.beginRefreshing()
    bench.control.beginRefreshing()
    #expect(bench.control.isRefreshing)
    #expect(bench.refreshes == 0)
    #expect(bench.y == 0)
    #expect(bench.bench.view.adjustedContentInset.top == 60)
    #expect(bench.control.spokes.alpha == 0)
    bench.bench.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    bench.bench.stage.advance(by: 1)
    #expect(bench.y == -60)
    #expect(bench.control.spokes.alpha == 1)
    bench.control.endRefreshing()
    bench.control.endRefreshing()
    bench.bench.stage.advance(by: 1)
    #expect(bench.y == 0)
    #expect(bench.bench.view.adjustedContentInset.top == 0)
  }

  /// Ended while the content was scrolled elsewhere, nothing moves.
  @Test func endedElsewhere() {
    let bench = RefreshBench(inTable: true)
    bench.control.beginRefreshing()
    bench.bench.view.contentOffset.y = 700
    bench.control.endRefreshing()
    bench.bench.stage.advance(by: 1)
    #expect(bench.y == 700)
  }

  /// Ended during a glide or a bounce, the content returns to its place without a jump.
  @Test(arguments: [0.02, 0.1, 0.3]) func endedInMotion(delay: Double) {
    let bench = RefreshBench(inTable: false)
    bench.pull(250)
    bench.bench.stage.touchUp()
    bench.bench.stage.advance(by: delay)
    let before = bench.y
    bench.control.endRefreshing()
    #expect(bench.y == before)
    bench.bench.stage.advance(by: 2)
    #expect(bench.y == 0)
    #expect(!bench.bench.view.isDecelerating)
  }

  /// A control that is removed or replaced while it refreshes takes its space with it.
  @Test(arguments: [false, true]) func takenAway(exchanged: Bool) {
    let bench = RefreshBench(inTable: true)
    bench.control.beginRefreshing()
    bench.bench.view.refreshControl = exchanged ? UIRefreshControl() : nil
    #expect(bench.control.superview == nil)
    #expect(bench.bench.view.adjustedContentInset.top == 0)
    bench.bench.view.refreshControl = bench.control
    // It still refreshes, because nothing ended it.
    #expect(bench.bench.view.adjustedContentInset.top == 60)
  }

  /// An inset that the app sets meanwhile stays.
  @Test func theAppsInsetStays() {
    let bench = RefreshBench(inTable: false)
    bench.control.beginRefreshing()
    bench.bench.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    bench.control.endRefreshing()
    #expect(bench.bench.view.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
  }

  /// The control is added as a subview, as before iOS 10.
  @Test func asASubview() {
    let bench = ScrollBench()
    let control = UIRefreshControl()
    bench.view.addSubview(control)
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    bench.drag(400, over: 0.5, hold: 0.2)
    bench.stage.advance(by: 1)
    #expect(refreshes == 1)
    #expect(bench.y == -60)
    #expect(bench.view.refreshControl == nil)
  }

  /// A table controller's refresh control is that of its table.
  @Test func ofATableController() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(control.superview === controller.tableView)
    #expect(controller.refreshControl === control)
  }

  /// The title increases the control's height and the space above the content.
  @Test func title() {
    let bench = RefreshBench(inTable: false)
    bench.control.attributedTitle = NSAttributedString(string: "Updated just now")
    bench.bench.stage.advance(by: 0.1)
    #expect(bench.control.frame.height > 75)
    #expect(bench.control.frame.maxY == 0)
    bench.control.beginRefreshing()
    #expect(bench.bench.view.contentInset.top == bench.control.frame.height)
  }

  /// Pulled farther than its height, it stays at the upper edge of the visible area. Its spokes appear
  /// with the pull.
  @Test func placeAndSpokes() {
    let bench = RefreshBench(inTable: false)
    #expect(bench.control.spokes.revealed == 0)
    bench.pull(100)
    #expect(bench.control.frame.maxY == 0)
    let half = bench.control.spokes.revealed
    #expect(half > 0.3)
    #expect(half < 0.7)
    // 100 points of the finger show 852·100/1649.1 = 51.7. The spokes appear from 40 to 60.
    #expect((bench.control.spokes.alpha - 11.7 / 20).magnitude < 0.02)
    bench.bench.stage.move(
      from: CGPoint(x: 196, y: 210), by: CGVector(dx: 0, dy: 90), duration: 0.2)
    #expect(bench.y < -60)
    #expect(bench.control.frame.minY == bench.y)
    #expect(bench.control.spokes.revealed > half)
    bench.letGo()
    #expect(bench.control.spokes.revealed == 0)
  }
}
