import ElasticHeaders
import Stage
import Testing

/// `StretchyTableHeaderView` works as its article describes (F-HEADER-06), driven by touches.
@MainActor
@Suite struct StretchyTableHeaderTests {
  @Test(
    "The header's own frame never changes; its content grows by the pull and the safe area",
    arguments: TableVariant.all)
  func growsBeyondItsTop(variant: TableVariant) {
    let scene = StretchyScene(variant)
    let frame = CGRect(x: 0, y: 0, width: 393, height: 240)
    let rest = CGRect(x: 0, y: 0, width: 393, height: 240 + variant.topInset)
    #expect(scene.header.frame == frame)
    #expect(isClose(scene.content, rest))

    scene.stage.pull(by: 240)
    #expect(scene.overscroll > 50)
    #expect(scene.header.frame == frame)
    #expect(isClose(scene.content.minY, 0))
    #expect(isClose(scene.content.height, rest.height + scene.overscroll))
    #expect(scene.header.state.phase == .stretching)
    #expect(isClose(scene.header.state.overscroll, scene.overscroll))

    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(isClose(scene.content, rest))
    #expect(scene.header.state.phase == .resting)
  }

  @Test(
    "In every frame of pulls, throws and bounces: pinned to the top, its bottom on the rows",
    arguments: TableVariant.all)
  func everyFrame(variant: TableVariant) {
    let scene = StretchyScene(variant)
    let rowTop = scene.table.rectForRow(at: [0, 0]).minY
    for distance in [300.0, -900, 700, -200, 2000] as [CGFloat] {
      scene.stage.drag(
        from: CGPoint(x: 196, y: 420), by: CGVector(dx: 0, dy: distance), duration: 0.2)
      for frame in 0..<90 {
        scene.stage.advance(by: 1.0 / 60)
        let header = scene.stage.frame(of: scene.header)
        #expect(isClose(scene.content.maxY, header.maxY), "frame \(frame) of \(distance)")
        let top = min(header.minY - variant.topInset, 0)
        #expect(isClose(scene.content.minY, top), "frame \(frame) of \(distance)")
        #expect(scene.header.frame.height == 240)
        #expect(scene.header.frame.minY == 0)
        #expect(scene.table.rectForRow(at: [0, 0]).minY == rowTop)
      }
    }
  }

  /// Source: the numbers of `elastic-headers`, a 320 × 640 scroll view.
  @Test("280 at rest, 100 beyond the edge: the content is 380 tall, its bottom where it was")
  func namedNumbers() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
    let header = StretchyTableHeaderView(frame: CGRect(x: 0, y: 0, width: 0, height: 280))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    table.contentOffset.y = -100
    header.scrollViewDidScroll(table)
    header.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 280))
    #expect(header.contentView.frame == CGRect(x: 0, y: -100, width: 320, height: 380))
  }

  /// F-HEADER-03 and F-SCROLL-03: 590 in 852 gives 235.0; the pan takes 10.
  @Test("590 points past the top of an 852 point tall table: the content grows by 235.0")
  func rubberBand() {
    let scene = StretchyScene()
    let rest = scene.content.height
    scene.stage.pull(from: CGPoint(x: 196, y: 150), by: 600, over: 2)
    #expect(abs(scene.content.height - rest - 235.0) <= 0.5)
  }

  /// Source: `elastic-headers`, numbers to hold: no overshoot, within 1 pt in 0.65 s ± 0.05.
  @Test("Release: back within a point in 0.65 s, never shorter than at rest")
  func release() {
    let scene = StretchyScene()
    let rest = scene.content.height
    scene.stage.pull(from: CGPoint(x: 196, y: 150), by: 600, over: 2)
    scene.stage.advance(by: 0.2)  // held still, so no velocity is left
    scene.stage.touchUp()
    scene.stage.frameRate = 120
    var settled = Double.infinity
    var previous = scene.content.height
    for frame in 1...240 {
      scene.stage.advance(by: 1.0 / 120)
      let height = scene.content.height
      #expect(height >= rest - 1e-9, "frame \(frame)")
      #expect(height <= previous + 1e-9, "frame \(frame)")
      previous = height
      // Heights are whole device pixels, so a height within half a pixel of one point counts.
      if height - rest < 1 + 1.0 / 6 { settled = min(settled, Double(frame) / 120) }
    }
    #expect(abs(settled - 0.65) <= 0.05 + 1.0 / 120)
    #expect(isClose(previous, rest))
  }

  @Test("Right at the first frame: nothing waits for a scroll", arguments: TableVariant.all)
  func firstFrame(variant: TableVariant) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = StretchyController(style: variant.style)
    let header = CountingHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
    controller.tableView.tableHeaderView = header
    stage.show(
      variant.inNavigation ? UINavigationController(rootViewController: controller) : controller)
    #expect(
      isClose(
        stage.frame(of: header.contentView),
        CGRect(x: 0, y: 0, width: 393, height: 240 + variant.topInset)))
  }

  @Test(
    "What is at the content's margins stays below the bars, pulled or not",
    arguments: TableVariant.all)
  func margins(variant: TableVariant) {
    let scene = StretchyScene(variant)
    for pull in [0, 200] as [CGFloat] {
      if pull > 0 { scene.stage.pull(by: pull) }
      let button = scene.stage.frame(of: scene.header.button)
      #expect(isClose(button.minY, variant.topInset), "pulled by \(pull)")
    }
  }

  @Test("The title stays in the corner of the content's safe area, in landscape and right to left")
  func cornerOfSafeArea() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let scene = StretchyScene()
      scene.stage.layoutDirection = direction
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
        scene.stage.rotate(to: orientation)
        scene.stage.advance(by: 1)
        let safe = scene.table.safeAreaInsets
        let title = scene.stage.frame(of: scene.header.title)
        let width = scene.stage.window?.bounds.width ?? 0
        #expect(scene.content.width == width)
        #expect(isClose(title.maxY, scene.content.maxY - 16))
        if direction == .leftToRight {
          #expect(isClose(title.minX, safe.left + 16))
        } else {
          #expect(isClose(title.maxX, width - safe.right - 16))
        }
      }
    }
  }

  @Test("Rotation gives the content the new width, and the way back", arguments: TableVariant.all)
  func rotation(variant: TableVariant) {
    let scene = StretchyScene(variant)
    let rest = scene.content
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    #expect(scene.content.minX == 0)
    #expect(scene.content.width == 852)
    #expect(isClose(scene.content.minY, 0))
    scene.stage.rotate(to: .portrait)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.content, rest))
  }

  @Test("Push, pop and tab switches leave the content as it was")
  func pushAndPop() throws {
    let scene = StretchyScene(TableVariant(style: .plain, inNavigation: true))
    let navigation = try #require(scene.controller.navigationController)
    scene.table.contentOffset.y = -53
    scene.stage.advance(by: 0.1)
    let before = scene.content
    navigation.pushViewController(UIViewController(), animated: true)
    scene.stage.advance(by: 1)
    navigation.popViewController(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.content == before)
    #expect(scene.table.contentOffset.y == -53)
  }

  @Test("Reloading and inserting rows while pulled moves nothing", arguments: TableVariant.all)
  func reloading(variant: TableVariant) {
    let scene = StretchyScene(variant)
    scene.stage.pull(by: 200)
    let before = scene.content
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(scene.content == before)
    scene.controller.rows += 1
    scene.table.insertRows(at: [[0, 0]], with: .top)
    scene.stage.advance(by: 0.5)
    #expect(scene.content == before)
  }

  @Test("Replacing and clearing the header leaves nothing behind")
  func replacing() {
    let scene = StretchyScene()
    let second = CountingHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    scene.table.tableHeaderView = second
    scene.stage.advance(by: 0.1)
    #expect(scene.header.superview == nil)
    #expect(isClose(scene.stage.frame(of: second.contentView).height, 120 + 59))
    scene.table.tableHeaderView = nil
    scene.stage.advance(by: 0.1)
    #expect(second.superview == nil)
    #expect(scene.table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test("A header that was given another height is as tall as that")
  func newHeight() {
    let scene = StretchyScene()
    scene.header.frame.size.height = 300
    scene.table.tableHeaderView = scene.header
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.content.height, 300 + 59))
    #expect(scene.table.rectForRow(at: [0, 0]).minY == 300)
  }

  @Test("No rows, no bounce, no height: all defined")
  func degenerate() {
    let scene = StretchyScene()
    scene.controller.rows = 0
    scene.table.reloadData()
    scene.stage.drag(
      from: CGPoint(x: 196, y: 420), by: CGVector(dx: 0, dy: 240), duration: 0.3)
    scene.stage.advance(by: 2)
    #expect(isClose(scene.content, CGRect(x: 0, y: 0, width: 393, height: 299)))
    scene.table.bounces = false
    scene.stage.pull(by: 240)
    #expect(isClose(scene.content.height, 299))
    scene.header.frame.size.height = 0
    scene.table.tableHeaderView = scene.header
    scene.stage.advance(by: 0.1)
    #expect(scene.content.height >= 0)
    #expect(scene.content.height.isFinite)
  }

  @Test("Neither contentInset nor delegate nor dataSource is written")
  func leavesTheTableAlone() {
    let scene = StretchyScene()
    scene.stage.drag(
      from: CGPoint(x: 196, y: 420), by: CGVector(dx: 0, dy: 240), duration: 0.3)
    scene.stage.advance(by: 2)
    #expect(scene.table.contentInset == .zero)
    #expect(scene.table.delegate === scene.controller)
    #expect(scene.table.dataSource === scene.controller)
    #expect(scene.table.contentOffset.y == -59)
  }

  @Test("A frame that scrolls rows past lays out nothing in the header")
  func noLayoutWhileScrolling() {
    let scene = StretchyScene()
    let layouts = scene.header.picture.layouts
    let states = scene.header.states.count
    scene.stage.drag(
      from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -180), duration: 0.5, hold: 0.2)
    #expect(scene.header.states.count > states, "the state follows")
    #expect(scene.header.picture.layouts == layouts)
  }
}
