import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// The cost of a header, counted in layouts, measurements and calls.
@MainActor
@Suite struct HeaderCostTests {
  @Test("A layout pass measures at most twice, whatever changes", arguments: TableVariant.all)
  func measurements(variant: TableVariant) {
    let scene = ElasticScene(variant)
    func measured(_ change: () -> Void) -> Int {
      let before = scene.header.measurements
      change()
      scene.table.layoutIfNeeded()
      return scene.header.measurements - before
    }
    let changes: [() -> Void] = [
      {
        scene.header.height.constant += 10; scene.table.setNeedsHeaderResize()
      },
      { scene.table.contentInset.top = 30 },
      { scene.table.headerUnderlapsTopInset = false },
      { scene.table.headerUnderlapsTopInset = true },
      { scene.table.minimumHeaderHeight = 50 },
      { scene.table.bounds.size.width = 300 },
      { scene.controller.additionalSafeAreaInsets.top = 20 },
      { scene.table.reloadData() },
      { scene.table.tableHeaderView = scene.header },
    ]
    for (index, change) in changes.enumerated() {
      #expect(measured(change) <= 2, "change \(index)")
    }
    #expect(measured { scene.stage.rotate(to: .landscapeLeft) } <= 2)
    #expect(measured { scene.stage.textSize = .extraExtraLarge } <= 2)
  }

  @Test("A frame in which only the offset changed solves and measures nothing")
  func offsetFrames() {
    for minimum in [CGFloat(0), 44] {
      let scene = ElasticScene {
        $0.minimumHeaderHeight = minimum
        $0.rowHeight = 44
      }
      scene.travel = 200
      scene.travel = 900
      scene.travel = 200
      // A pinned or leaving header keeps its size, and the cells of the rows exist already.
      for travel in stride(from: CGFloat(200), through: 215, by: 1) {
        LayoutCounts.current = LayoutCounts()
        scene.table.contentOffset.y = travel - scene.line
        scene.stage.advance(by: 1.0 / 60)
        #expect(LayoutCounts.current.islandsSolved == 0, "at \(travel)")
        #expect(LayoutCounts.current.fittings == 0)
      }
    }
  }

  @Test("Stretched content that keeps its size solves nothing either")
  func anchoredFrames() {
    let scene = ElasticScene { $0.headerGeometry.anchor = .bottom }
    scene.travel = -10
    for travel in stride(from: CGFloat(-10), through: -100, by: -3) {
      LayoutCounts.current = LayoutCounts()
      scene.table.contentOffset.y = travel - scene.line
      scene.stage.advance(by: 1.0 / 60)
      #expect(LayoutCounts.current.islandsSolved == 0, "at \(travel)")
    }
  }

  @Test("Stretching measures nothing")
  func stretching() {
    let scene = ElasticScene()
    let before = scene.header.measurements
    scene.stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 300), duration: 0.4)
    scene.stage.advance(by: 2)
    #expect(scene.header.measurements == before)
  }

  @Test("Self-sizing never loops: what is at rest does nothing", arguments: TableVariant.all)
  func idle(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.minimumHeaderHeight = 44 }
    scene.source.selfSizes = true
    scene.table.reloadData()
    var states = 0
    scene.table.onHeaderStateChange = { [weak table = scene.table] _ in
      states += 1
      // An app that responds to every change with a resize to the same size.
      table?.setNeedsHeaderResize()
    }
    scene.travel = 60
    scene.stage.advance(by: 1)
    let (before, measured) = (states, scene.header.measurements)
    LayoutCounts.current = LayoutCounts()
    scene.stage.advance(by: 5)
    #expect(states == before)
    #expect(scene.header.measurements == measured)
    #expect(LayoutCounts.current.islandsSolved == 0)
    #expect(!scene.stage.renderLoop.needsFrame)
  }

  @Test("Out of sight it isn't touched")
  func outOfSight() {
    let scene = ElasticScene()
    scene.travel = 800
    let frame = scene.header.frame
    var states = 0
    scene.table.onHeaderStateChange = { _ in states += 1 }
    for travel in stride(from: CGFloat(800), through: 1400, by: 50) {
      scene.travel = travel
      #expect(scene.header.frame == frame)
    }
    #expect(states == 0)
  }

  @Test("Out of sight nothing is asked about it", arguments: TableVariant.all)
  func unaskedOutOfSight(variant: TableVariant) throws {
    let stage = Stage(device: .iPhone14Pro)
    let table = AskedTable(frame: .zero, style: variant.style)
    let source = ElasticRows()
    table.dataSource = source
    table.tableHeaderView = TitledHeader()
    let controller = UIViewController()
    controller.view = table
    variant.show(controller, on: stage)
    table.contentOffset.y = 800
    stage.advance(by: 0.1)
    let asked = table.asked
    #expect(asked > 0)
    for offset in stride(from: CGFloat(800), through: 1100, by: 20) {
      table.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
    }
    #expect(table.asked == asked)
    // Visible again and past the edge, the header works as before.
    table.contentOffset.y = -variant.topInset - 50
    stage.advance(by: 0.1)
    #expect(table.asked > asked)
    #expect(isClose(try #require(table.headerState).overscroll, 50))
  }

  @Test("A header that was moved away is put back at the next layout", arguments: TableVariant.all)
  func misplaced(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let frame = scene.header.frame
    scene.header.frame.origin = CGPoint(x: 30, y: 70)
    scene.table.setNeedsLayout()
    scene.stage.advance(by: 0.1)
    #expect(scene.header.frame == frame)
  }
}

/// A table that counts how often its settings are read.
private final class AskedTable: ElasticHeaderTableView {
  private(set) var asked = 0

  override var headerParallax: CGFloat {
    get {
      asked += 1
      return super.headerParallax
    }
    set { super.headerParallax = newValue }
  }
}
