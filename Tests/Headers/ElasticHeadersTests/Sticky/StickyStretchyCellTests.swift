import Stage
import Testing

@testable import ElasticHeaders

/// The sticky, stretchy top cell of F-HEADER-07, with both methods of its article.
@MainActor
@Suite struct StickyStretchyCellTests {
  typealias Method = StickyStretchyCell.Method

  /// Source: the numbers of `elastic-headers`: a top cell of 280, offset −100.
  /// F-HEADER-02.
  @Test("Top cell of 280, offset −100: y −100, height 380", arguments: Method.allCases)
  func namedNumbers(method: Method) throws {
    let scene = StickyScene(method)
    scene.table.contentInsetAdjustmentBehavior = .never
    scene.table.contentOffset.y = -100
    #expect(scene.frame == CGRect(x: 0, y: -100, width: 393, height: 380))
  }

  @Test(
    "Pulled: the cell sticks to the top and grows by the offset, and comes back",
    arguments: Method.allCases, TableVariant.all)
  func pulled(method: Method, variant: TableVariant) throws {
    let scene = StickyScene(method, variant)
    let row = scene.row
    scene.stage.pull(by: 240)
    let offset = scene.table.contentOffset.y
    #expect(offset < -variant.topInset - 50)
    let frame = try #require(scene.frame)
    // Under a grouped table's gap, the cell keeps that distance.
    #expect(isClose(frame.minY, offset + row.minY))
    #expect(isClose(frame.maxY, row.maxY))
    #expect(isClose(frame.height, 280 - offset))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    // At rest the offset is still negative, so the cell extends up under the bar.
    let rest = try #require(scene.frame)
    #expect(isClose(rest.minY, row.minY - variant.topInset))
    #expect(isClose(rest.maxY, row.maxY))
  }

  @Test("Below the bar, the cell sticks from there", arguments: Method.allCases, TableVariant.all)
  func belowTheBar(method: Method, variant: TableVariant) throws {
    let scene = StickyScene(method, variant)
    scene.controller.topCell.underlapsTopInset = false
    scene.table.setNeedsLayout()
    scene.stage.advance(by: 0.1)
    #expect(scene.frame == scene.row)
    scene.stage.pull(by: 240)
    let pull = -(scene.table.contentOffset.y + variant.topInset)
    let frame = try #require(scene.frame)
    #expect(pull > 50)
    #expect(isClose(frame.minY, scene.row.minY - pull))
    #expect(isClose(frame.height, 280 + pull))
  }

  @Test("Under a bar, the cell reaches the top of the screen before anyone scrolls")
  func firstFrame() throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = StickyController(method: .originalHeight, style: .plain)
    stage.show(UINavigationController(rootViewController: controller))
    let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
    #expect(isClose(stage.frame(of: cell), CGRect(x: 0, y: 0, width: 393, height: 293.0 / 3 + 280)))
  }

  @Test(
    "Scrolled the other way the cell is a row like the others", arguments: Method.allCases,
    TableVariant.all)
  func onlyWhilePulled(method: Method, variant: TableVariant) {
    let scene = StickyScene(method, variant)
    for offset in stride(from: 0.0, through: 279, by: 9) {
      scene.table.contentOffset.y = offset
      #expect(scene.frame == scene.row, "at \(offset)")
    }
  }

  @Test("A jump from far below the edge to above it leaves no stretch", arguments: Method.allCases)
  func jumps(method: Method) {
    let scene = StickyScene(method)
    scene.table.contentInsetAdjustmentBehavior = .never
    for offset in [-300, 5, -40, 2000, -120, 0, -1, 300] as [CGFloat] {
      scene.table.contentOffset.y = offset
      scene.stage.advance(by: 1.0 / 60)
      guard let frame = scene.frame else { continue }
      #expect(frame.minY == min(offset, 0))
      #expect(frame.height == 280 - min(offset, 0))
    }
  }

  /// The article warns that accumulated heights give 280 + 1 + 2 + … + 100.
  @Test("A hundred small steps give the height of one", arguments: Method.allCases)
  func neverAccumulates(method: Method) {
    let scene = StickyScene(method)
    scene.table.contentInsetAdjustmentBehavior = .never
    for step in 1...100 { scene.table.contentOffset.y = -CGFloat(step) }
    #expect(scene.frame?.height == 380)
    for _ in 1...50 { scene.controller.scrollViewDidScroll(scene.table) }
    #expect(scene.frame?.height == 380)
  }

  @Test(
    "Reloaded, turned or given another height while pulled: as if it had always been so",
    arguments: Method.allCases, TableVariant.all)
  func changesWhilePulled(method: Method, variant: TableVariant) throws {
    let scene = StickyScene(method, variant)
    func expectStretched(_ height: CGFloat, _ what: Comment) throws {
      let frame = try #require(scene.frame)
      let offset = min(scene.table.contentOffset.y, 0)
      #expect(isClose(frame.height, height - offset), what)
      #expect(isClose(frame.maxY, scene.row.maxY), what)
      #expect(frame.width == scene.table.bounds.width, what)
    }
    scene.stage.pull(by: 200)
    try expectStretched(280, "pulled")
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    try expectStretched(280, "reloaded")
    scene.controller.topHeight = 200
    scene.table.performBatchUpdates(nil)
    scene.stage.advance(by: 0.5)
    try expectStretched(200, "lower")
    scene.stage.touchUp()
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    try expectStretched(200, "turned")
  }

  @Test("With Reduce Motion the cell scrolls like a row", arguments: Method.allCases)
  func reduceMotion(method: Method) {
    let scene = StickyScene(method)
    scene.stage.reducesMotion = true
    scene.stage.pull(by: 200)
    #expect(scene.frame == scene.row)
  }

  @Test("A limited curve leaves the cell at its limit", arguments: Method.allCases)
  func limited(method: Method) {
    let scene = StickyScene(method)
    scene.controller.topCell.curve = .limited(to: 70)
    scene.stage.pull(by: 200)
    #expect(scene.frame?.height == 350)
    #expect(scene.frame?.maxY == scene.row.maxY)
  }

  @Test("No rows: nothing to stretch, and nothing happens")
  func noRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
    let effect = StickyStretchyCell()
    table.contentOffset.y = -100
    effect.scrollViewDidScroll(table)
    #expect(table.cellForRow(at: [0, 0]) == nil)
  }

  @Test("Told of a scroll view that is no table, it says so")
  func wrongScrollView() {
    let heard = mistakes { StickyStretchyCell().scrollViewDidScroll(UITextView()) }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("UITextView, which isn't a table") == true)
  }
}
