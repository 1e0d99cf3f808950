import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Scrolling doesn't leak, however long it goes on.
///
/// Each case runs in its own process, so that no other test uses the heap.
@MainActor
@Suite struct HeaderHeapTests {
  /// The number of bytes by which the heap may grow in ten times as many frames. A growth of one word, 8 bytes,
  /// per frame would be 7,200.
  private nonisolated static let tolerance = 4096

  @Test("A thousand frames leave no more on the heap than a hundred: at the header")
  func atTheHeader() async {
    await #expect(processExitsWith: .success) { @MainActor in
      HeaderHeapTests.expectNoGrowth(minimum: 0, travel: 0)
    }
  }

  @Test("A thousand frames leave no more on the heap than a hundred: with a header that stays")
  func pinned() async {
    await #expect(processExitsWith: .success) { @MainActor in
      HeaderHeapTests.expectNoGrowth(minimum: 60, travel: 1200)
    }
  }

  @Test("A thousand frames leave no more on the heap than a hundred: out of sight")
  func outOfSight() async {
    await #expect(processExitsWith: .success) { @MainActor in
      HeaderHeapTests.expectNoGrowth(minimum: 0, travel: 1200)
    }
  }

  @Test("Nor do views, layers, constraints or gesture recognizers add up")
  func objects() {
    let scene = ElasticScene(sections: 4) {
      $0.minimumHeaderHeight = 60
      $0.headerGeometry.anchor = .center
    }
    scroll(scene, frames: 100)
    let before = Objects(scene)
    scroll(scene, frames: 1000)
    #expect(Objects(scene) == before)
  }

  private struct Objects: Equatable {
    let views: Int
    let layers: Int
    let constraints: Int
    let recognizers: Int

    @MainActor
    init(_ scene: ElasticScene) {
      let all = scene.stage.views()
      // Rows come and go, and the pool of their cells has its own limit.
      let others = all.filter { view in
        !sequence(first: view, next: \.superview).contains { $0 is UITableViewCell }
      }
      views = others.count
      layers = others.reduce(0) { $0 + ($1.layer.sublayers?.count ?? 0) }
      constraints = others.reduce(0) { $0 + $1.constraints.count }
      recognizers = others.reduce(0) { $0 + ($1.gestureRecognizers?.count ?? 0) }
    }
  }

  /// Exits the process with the growth in kilobytes if that is too much.
  ///
  /// One-time allocations, such as the allocator's own caches, affect one run of a thousand frames, while a
  /// leak affects each. So the smallest growth of three runs counts.
  private static func expectNoGrowth(minimum: CGFloat, travel: CGFloat) {
    let scene = ElasticScene(sections: 4) { $0.minimumHeaderHeight = minimum }
    scene.travel = travel
    scroll(scene, from: travel, frames: 100)
    var growths: [Int] = []
    for _ in 0..<3 {
      let before = Heap.bytesInUse
      scroll(scene, from: travel, frames: 1000)
      growths.append(Heap.bytesInUse - before)
    }
    let growth = growths.min() ?? 0
    if growth > tolerance { exit(Int32(min(growth / 1024, 255))) }
  }

  private func scroll(_ scene: ElasticScene, frames: Int) {
    Self.scroll(scene, from: 0, frames: frames)
  }

  /// Scrolls up and down by 200 points in fifty frames, and 50 points past the top edge.
  private static func scroll(_ scene: ElasticScene, from travel: CGFloat, frames: Int) {
    for frame in 0..<frames {
      let phase = CGFloat(frame % 50)
      let way = min(phase, 50 - phase) * 10 - 50
      scene.table.contentOffset.y = travel + way - scene.line
      scene.stage.advance(by: 1.0 / 60)
    }
  }
}
