import ElasticHeaders
import Stage
import Testing

/// The table as its user sees it, driven by touches on a `Stage`.
@MainActor
@Suite struct ElasticHeaderTableViewTests {
  @Test(
    "Pulling down stretches the header by the rubber band, and its bottom moves with the rows",
    arguments: TableVariant.all)
  func stretches(variant: TableVariant) throws {
    let scene = ElasticScene(variant)
    let rest = scene.frame(of: scene.header)
    #expect(isClose(rest.minY, 0))
    scene.stage.pull(from: CGPoint(x: 196, y: 300), by: 240, over: 0.4)
    let pulled = scene.frame(of: scene.header)
    let overscroll = -(scene.table.contentOffset.y + scene.table.adjustedContentInset.top)
    #expect(overscroll > 50)
    #expect(pulled.minY == 0)
    #expect(abs(pulled.maxY - (rest.maxY + overscroll)) <= 1 / 3)
  }

  /// F-HEADER-03 and F-SCROLL-03: 590 in 852 gives 235.0. The finger moves 600 points, because the pan's first
  /// 10 don't scroll.
  @Test(
    "590 points past the top of an 852 point tall table: the header grows by 235.0",
    arguments: TableVariant.all)
  func rubberBand(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let rest = scene.frame(of: scene.header).height
    scene.stage.pull(from: CGPoint(x: 196, y: 150), by: 600, over: 2)
    #expect(abs(scene.frame(of: scene.header).height - rest - 235.0) <= 0.5)
  }

  /// Source: `elastic-headers`, numbers to hold: no overshoot, within 1 pt in 0.65 s ± 0.05.
  @Test(
    "Release: back within a point in 0.65 s, never shorter than at rest",
    arguments: TableVariant.all)
  func release(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let rest = scene.frame(of: scene.header).height
    scene.stage.pull(from: CGPoint(x: 196, y: 150), by: 600, over: 2)
    scene.stage.advance(by: 0.2)  // held still, so no velocity is left
    scene.stage.touchUp()
    scene.stage.frameRate = 120
    var settled = TimeInterval.infinity
    var previous = scene.frame(of: scene.header).height
    for frame in 1...240 {
      scene.stage.advance(by: 1.0 / 120)
      let height = scene.frame(of: scene.header).height
      #expect(height >= rest, "frame \(frame)")
      #expect(height <= previous, "frame \(frame)")
      previous = height
      // Heights are whole device pixels, a third of a point, so a height within half a pixel of one point
      // counts.
      if height - rest < 1 + 1.0 / 6 { settled = min(settled, Double(frame) / 120) }
    }
    // The time is measured at frames, so it may be one frame late.
    #expect(abs(settled - 0.65) <= 0.05 + 1.0 / 120)
    #expect(previous == rest)
  }

  /// Source: `elastic-headers`, numbers to hold: a 320 × 640 table, a header of 280.
  @Test("280 at rest, 100 beyond the edge: 380, in no window", arguments: TableVariant.all)
  func namedNumbers(variant: TableVariant) {
    let table = ElasticHeaderTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: variant.style)
    let source = ElasticRows()
    table.dataSource = source
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 280))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 280))
    table.contentOffset.y = -100
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: -100, width: 320, height: 380))
    #expect(table.rectForHeader(inSection: 0).minY == 280)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 280))
  }

  @Test(
    "What is constrained to the header's margins stays in the safe area",
    arguments: TableVariant.all)
  func marginsFollowSafeArea(variant: TableVariant) {
    let scene = ElasticScene(variant)
    for isPulled in [false, true] {
      if isPulled {
        scene.stage.pull(from: CGPoint(x: 196, y: 300), by: 200, over: 0.3)
      }
      #expect(scene.header.directionalLayoutMargins.top == scene.table.safeAreaInsets.top)
      let label = scene.header.title.convert(scene.header.title.bounds, to: scene.stage.window!)
      #expect(label.minY >= scene.table.safeAreaInsets.top)
    }
  }

  @Test("Replacing and clearing the header leaves nothing behind", arguments: TableVariant.all)
  func replacing(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let table = scene.table
    let first = scene.header
    let second = TitledHeader()
    table.tableHeaderView = second
    scene.stage.advance(by: 0.1)
    #expect(first.superview == nil)
    #expect(second.superview === table)
    #expect(table.tableHeaderView === second)
    table.tableHeaderView = nil
    scene.stage.advance(by: 0.1)
    #expect(second.superview == nil)
    #expect(table.tableHeaderView == nil)
    #expect(table.headerState == nil)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("Never writes contentInset, delegate or dataSource", arguments: TableVariant.all)
  func leavesTheTableAlone(variant: TableVariant) {
    let scene = ElasticScene(variant)
    #expect(scene.table.contentInset == .zero)
    #expect(scene.table.delegate === scene.source)
    #expect(scene.table.dataSource === scene.source)
    scene.stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 240), duration: 0.4)
    scene.stage.advance(by: 2)
    #expect(scene.table.contentInset == .zero)
    #expect(scene.table.delegate === scene.source)
    #expect(scene.table.contentOffset.y == -scene.table.adjustedContentInset.top)
  }

  @Test("A frame in which only the offset changed measures nothing", arguments: TableVariant.all)
  func measuresOnce(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let before = scene.header.measurements
    scene.stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 240), duration: 0.4)
    scene.stage.advance(by: 2)
    #expect(scene.header.measurements == before)
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect((1...2).contains(scene.header.measurements - before))
  }

  @Test(
    "A header whose content changed is as tall as it asks, once it says so",
    arguments: TableVariant.all)
  func resizing(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let before = scene.table.rectForHeader(inSection: 0).minY
    scene.header.height.constant += 50
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect(scene.table.rectForHeader(inSection: 0).minY == before + 50)
  }

  @Test("A header without constraints keeps the height of its frame", arguments: TableVariant.all)
  func headerWithFrame(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    scene.table.tableHeaderView = plain
    scene.stage.advance(by: 0.1)
    #expect(scene.table.rectForHeader(inSection: 0).minY == 200)
    #expect(plain.frame.width == scene.table.bounds.width)
    plain.frame.size.height = 120
    scene.table.tableHeaderView = plain
    scene.stage.advance(by: 0.1)
    #expect(scene.table.rectForHeader(inSection: 0).minY == 120)
  }

  @Test("Set on a table that was scrolled, it leaves the offset", arguments: TableVariant.all)
  func setWhileScrolled(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.tableHeaderView = nil }
    scene.travel = 400
    let offset = scene.table.contentOffset
    scene.table.tableHeaderView = scene.header
    scene.stage.advance(by: 0.1)
    #expect(scene.table.contentOffset == offset)
    #expect(scene.table.headerState?.containerFrame.maxY == ElasticScene.resting)
  }

  @Test("Switched off, the table is a plain one, and back", arguments: TableVariant.all)
  func notElastic(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let rows = scene.table.rectForHeader(inSection: 0).minY
    scene.table.isElastic = false
    scene.stage.advance(by: 0.1)
    #expect(scene.table.tableHeaderView === scene.header)
    #expect(scene.table.headerState == nil)
    scene.table.isElastic = true
    scene.stage.advance(by: 0.1)
    #expect(scene.table.tableHeaderView === scene.header)
    #expect(scene.table.rectForHeader(inSection: 0).minY == rows)
  }

  @Test("Rotation gives the header the new width", arguments: TableVariant.all)
  func rotation(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    #expect(scene.header.frame.width == scene.table.bounds.width)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
    #expect(
      scene.header.directionalLayoutMargins.leading == scene.table.safeAreaInsets.left)
  }
}
