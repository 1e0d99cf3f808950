import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Problems that users of such headers report: a wrong position of the header.
@MainActor
@Suite struct PlaceFailureTests {
  @Test(
    "The header lies under the bar, and isn't taller by the safe area", arguments: TableVariant.all)
  func safeArea(variant: TableVariant) {
    let scene = ElasticScene(variant)
    #expect(
      isClose(
        scene.frame(of: scene.header),
        CGRect(x: 0, y: 0, width: 393, height: variant.topInset + ElasticScene.resting)))
    #expect(isClose(scene.frame(of: scene.header.title).minY, variant.topInset))
    #expect(scene.table.headerState?.phase == .resting)
    // Grouped tables have a gap above the first row.
    let gap = scene.frame(ofRow: 0).minY - scene.frame(of: scene.header).maxY
    #expect(variant.style == .plain ? gap == 0 : gap > 0)
  }

  @Test("Its height is right before it first appears", arguments: TableVariant.all)
  func beforeAppearing(variant: TableVariant) {
    let stage = Stage(device: .iPhone14Pro)
    let table = ElasticHeaderTableView(frame: .zero, style: variant.style)
    let source = ElasticRows()
    let header = TitledHeader()
    table.dataSource = source
    table.tableHeaderView = header
    let controller = UIViewController()
    controller.view = table
    // The table is on the screen, but no frame has been drawn.
    stage.show(
      variant.inNavigation ? UINavigationController(rootViewController: controller) : controller)
    #expect(header.frame.height == variant.topInset + ElasticScene.resting)
    #expect(table.contentOffset.y == -variant.topInset)
    #expect(isClose(header.title.frame.minY, variant.topInset))
  }

  @Test(
    "A content inset that the app sets later leaves it on its rows", arguments: TableVariant.all)
  func contentInset(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let (table, header) = (scene.table, scene.header)
    let measured = header.measurements
    // The bottom inset of a keyboard and a toolbar.
    table.contentInset.bottom = 300
    scene.stage.advance(by: 0.1)
    #expect(scene.holdsGeometry())
    table.contentInset.top = 50
    scene.stage.advance(by: 0.1)
    #expect(table.contentInset == UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 0))
    #expect(table.headerState?.containerFrame.maxY == ElasticScene.resting)
    // The header is still at the table's top, and its content keeps its place relative to the rows.
    #expect(isClose(header.convert(header.title.frame, to: table).minY, 0))
    scene.travel = 0
    #expect(isClose(scene.frame(of: header).minY, 0))
    #expect(isClose(scene.frame(of: header).maxY, variant.topInset + 50 + ElasticScene.resting))
    table.contentInset = .zero
    scene.stage.advance(by: 0.1)
    scene.travel = 0
    #expect(scene.holdsGeometry())
    #expect(header.measurements == measured)
  }

  @Test(
    "An app that adjusts insets itself gets a header under its bars all the same",
    arguments: TableVariant.all)
  func noAdjustment(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.contentInsetAdjustmentBehavior = .never }
    #expect(scene.table.adjustedContentInset.top == 0)
    let height = variant.topInset + ElasticScene.resting
    #expect(isClose(scene.frame(of: scene.header), CGRect(x: 0, y: 0, width: 393, height: height)))
    for travel in [CGFloat(0), 20, 100, -80] {
      scene.travel = travel
      #expect(isClose(scene.header.title.frame.minY, variant.topInset), "at \(travel)")
    }
  }

  @Test("Rotation gives it the new width, and the height for it", arguments: TableVariant.all)
  func rotation(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.header.height.isActive = false
    scene.header.title.numberOfLines = 0
    scene.header.title.text = String(repeating: "A long title. ", count: 20)
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    let tall = scene.header.title.frame.height
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    #expect(scene.header.frame.width == scene.table.bounds.width)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
    #expect(scene.header.title.frame.height < tall)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).width > 393)
    #expect(
      abs(scene.table.headerState!.containerFrame.maxY - scene.header.title.frame.height) < 1)
    scene.stage.rotate(to: .portrait)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.header.title.frame.height, tall))
  }

  @Test(
    "Push, pop, present and tab switch leave height and offset", arguments: TableVariant.all,
    [CGFloat(0), 60, 500])
  func comingAndGoing(variant: TableVariant, travel: CGFloat) {
    let stage = Stage(device: .iPhone14Pro)
    let table = ElasticHeaderTableView(frame: .zero, style: variant.style)
    let source = ElasticRows()
    let header = TitledHeader()
    table.dataSource = source
    table.tableHeaderView = header
    let controller = UIViewController()
    controller.view = table
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = !variant.inNavigation
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    stage.show(tabs)
    stage.advance(by: 0.1)
    table.contentOffset.y += travel
    stage.advance(by: 0.1)
    let (offset, frame) = (table.contentOffset, header.frame)
    #expect(frame.height == variant.topInset + ElasticScene.resting)

    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(table.contentOffset == offset)
    #expect(header.frame == frame)

    controller.present(UIViewController(), animated: true)
    stage.advance(by: 1)
    controller.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(table.contentOffset == offset)
    #expect(header.frame == frame)

    tabs.selectedIndex = 1
    stage.advance(by: 0.5)
    tabs.selectedIndex = 0
    stage.advance(by: 0.5)
    #expect(table.contentOffset == offset)
    #expect(header.frame == frame)
  }

  @Test("Short content neither sticks nor jumps", arguments: TableVariant.all, [0, 1, 3])
  func shortContent(variant: TableVariant, rows: Int) {
    let scene = ElasticScene(variant, rows: rows)
    #expect(scene.holdsGeometry())
    scene.stage.pull(by: 200)
    #expect(scene.table.headerState?.phase == .stretching)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(scene.travel == 0)
    #expect(scene.holdsGeometry())
    // With nothing to scroll to, the content returns after a push up.
    scene.stage.drag(
      from: CGPoint(x: 196, y: 420), by: CGVector(dx: 0, dy: -200), duration: 0.3)
    scene.stage.advance(by: 2)
    #expect(scene.travel == 0)
    #expect(scene.holdsGeometry())
  }

  @Test("Section headers stick at the top, not at the header's bottom", arguments: TableVariant.all)
  func sectionHeaders(variant: TableVariant) throws {
    let scene = ElasticScene(variant, sections: 4, rows: 12)
    for travel in stride(from: CGFloat(0), through: 1200, by: 100) {
      scene.travel = travel
      for section in 0..<4 {
        guard let view = scene.table.headerView(forSection: section) else { continue }
        let home = scene.table.rectForHeader(inSection: section)
        let end = scene.table.rect(forSection: section).maxY
        let top = scene.table.contentOffset.y + variant.topInset
        // F-TABLE-06: at the adjusted top, until the next section pushes it.
        let sticks = max(home.minY, min(top, end - home.height))
        #expect(view.frame.minY == (variant.style == .plain ? sticks : home.minY))
      }
    }
  }

  @Test(
    "The gap of sectionHeaderTopPadding is the table's own: none when it is 0",
    arguments: TableVariant.all.filter { $0.style == .plain })
  func topPadding(plain: TableVariant) throws {
    for padding in [CGFloat(0), 10] {
      let scene = ElasticScene(plain, sections: 2) { $0.sectionHeaderTopPadding = padding }
      let first = try #require(scene.table.headerView(forSection: 0))
      #expect(isClose(scene.frame(of: first).minY, scene.frame(of: scene.header).maxY + padding))
      scene.travel = 400
      #expect(isClose(scene.frame(of: first).minY, plain.topInset))
      #expect(scene.table.sectionHeaderTopPadding == padding)
    }
    let scene = ElasticScene(plain, sections: 2)
    #expect(scene.table.sectionHeaderTopPadding == UITableView.automaticDimension)
  }
}
