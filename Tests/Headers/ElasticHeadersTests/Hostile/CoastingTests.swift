import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Content in motion: setting its offset during a layout may end the motion.
@MainActor
@Suite struct CoastingTests {
  private func scene() -> HostileScene<WrittenTable> {
    let scene = HostileScene(WrittenTable(frame: .zero, style: .plain), rows: 400) {
      $0.rowHeight = 44
    }
    scene.travel = 1000
    return scene
  }

  private func fling(_ scene: HostileScene<WrittenTable>) {
    scene.stage.drag(
      from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -300), duration: 0.1)
    scene.stage.advance(by: 0.1)
  }

  @Test("A header that grows while content coasts waits for the end, and nothing jumps")
  func coasting() {
    let twin = scene()
    fling(twin)
    let scene = scene()
    fling(scene)
    #expect(scene.table.isDecelerating)
    scene.header.height.constant += 70
    scene.table.setNeedsHeaderResize()
    // The loop of the scene ends when nothing moves.
    for frame in 0..<400 {
      scene.stage.advance(by: 1.0 / 60)
      twin.stage.advance(by: 1.0 / 60)
      let (row, other) = (scene.frame(ofRow: 60).minY, twin.frame(ofRow: 60).minY)
      #expect(abs(row - other) < 0.5, "frame \(frame)")
    }
    #expect(!scene.table.isDecelerating)
    #expect(scene.table.writes == 0)
    #expect(scene.table.rectForRow(at: [0, 0]).minY == ElasticScene.resting + 70)
    #expect(!scene.stage.renderLoop.needsFrame)
  }

  @Test("Under a finger it waits as well, and comes when that is lifted")
  func dragging() {
    let scene = scene()
    scene.stage.pull(from: CGPoint(x: 196, y: 600), by: -60)
    let place = scene.frame(ofRow: 30).minY
    scene.header.height.constant += 70
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.3)
    #expect(scene.table.isDragging)
    #expect(scene.table.writes == 0)
    #expect(abs(scene.frame(ofRow: 30).minY - place) < 0.5)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.table.rectForRow(at: [0, 0]).minY == ElasticScene.resting + 70)
    #expect(abs(scene.frame(ofRow: 30).minY - place) < 0.5)
    #expect(!scene.stage.renderLoop.needsFrame)
  }

  @Test("At the top there is nothing to write, and nothing to wait for")
  func atTheTop() {
    let scene = scene()
    scene.travel = 0
    scene.stage.pull(by: 100)
    scene.header.height.constant += 70
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect(scene.table.isDragging)
    #expect(scene.table.writes == 0)
    #expect(scene.table.rectForRow(at: [0, 0]).minY == ElasticScene.resting + 70)
    scene.stage.touchUp()
  }
}

/// A table that counts how often its offset is set in layouts while it moves.
private final class WrittenTable: ElasticHeaderTableView {
  private(set) var writes = 0
  private var isLayingOut = false

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if isLayingOut, isDecelerating || isDragging { writes += 1 }
      super.contentOffset = newValue
    }
  }

  override func layoutSubviews() {
    isLayingOut = true
    super.layoutSubviews()
    isLayingOut = false
  }
}
