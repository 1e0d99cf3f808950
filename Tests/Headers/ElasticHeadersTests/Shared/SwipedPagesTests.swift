import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Tables side by side under one header, swiped by a finger.
@MainActor
@Suite struct SwipedPagesTests {
  private static let far = CGFloat(900)

  private func scene(
    _ variant: TableVariant, minimum: CGFloat = 44, rows: [Int] = [40, 60, 50],
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    configure: (ElasticHeaderTableView) -> Void = { _ in }
  ) -> SharedScene {
    SharedScene(
      variant, minimum: minimum, rows: rows, layoutDirection: layoutDirection,
      areSideBySide: true, configure: configure)
  }

  /// Swipes to a neighbour and checks the header in every frame, until everything rests.
  private func swipe(_ scene: SharedScene, by distance: CGFloat, watch: (String) -> Void) {
    let start = CGPoint(x: distance < 0 ? 330 : 60, y: 500)
    scene.stage.touchDown(at: start)
    for step in 1...12 {
      scene.stage.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 12, y: start.y))
      scene.stage.advance(by: 1.0 / 60)
      watch("step \(step)")
    }
    scene.stage.touchUp()
    for frame in 0..<90 {
      scene.stage.advance(by: 1.0 / 60)
      watch("frame \(frame)")
    }
  }

  @Test(
    "A horizontal swipe between pages moves the header not at all", arguments: TableVariant.all,
    [CGFloat(0), 44])
  func holdsStill(variant: TableVariant, minimum: CGFloat) {
    let scene = scene(variant, minimum: minimum)
    var page = 0
    // The pages were left at different offsets, and the header is between whole and collapsed.
    for (travel, other) in [(0, 60), (50, 0), (90, 900), (115, 30), (0, 900)]
      as [(CGFloat, CGFloat)]
    {
      let next = page == 0 ? 1 : 0
      scene.scroll(next, to: other)
      scene.scroll(page, to: travel)
      let place = scene.place
      swipe(scene, by: page == 0 ? -250 : 250) { moment in
        #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "\(moment) at \(travel)")
      }
      page = next
      #expect(scene.pages.contentOffset.x == CGFloat(page) * 393)
      #expect(scene.shared.table === scene.tables[page])
      #expect(scene.header.isDescendant(of: scene.tables[page]))
      #expect(scene.tables[page].tableHeaderView === scene.header)
      // The header continues with the rows of that page.
      let top = scene.tables[page].adjustedContentInset.top
      #expect(isClose(scene.tables[page].contentOffset.y + top, travel))
      #expect(scene.tables.allSatisfy { $0.contentInset == .zero })
    }
  }

  @Test("Collapsed, it holds still, and each page stays where it was left")
  func collapsed() {
    let scene = scene(TableVariant.all[1])
    scene.scroll(0, to: 700)
    scene.scroll(1, to: Self.far)
    let place = scene.place
    for (page, distance) in [(1, -250), (2, -250), (1, 250), (0, 250)] as [(Int, CGFloat)] {
      swipe(scene, by: distance) { moment in
        #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "\(moment) to \(page)")
      }
      #expect(scene.shared.table === scene.tables[page])
    }
    let top = scene.tables[0].adjustedContentInset.top
    #expect(scene.tables[0].contentOffset.y == 700 - top)
    #expect(scene.tables[1].contentOffset.y == Self.far - top)
  }

  @Test("A swipe that turns back leaves the header in its table")
  func turningBack() {
    let scene = scene(TableVariant.all[0])
    scene.scroll(0, to: 60)
    let place = scene.place
    let start = CGPoint(x: 330, y: 500)
    scene.stage.drag(from: start, by: CGVector(dx: -80, dy: 0), duration: 0.4, hold: 0.3)
    #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) })
    scene.stage.advance(by: 1)
    #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) })
    #expect(scene.pages.contentOffset.x == 0)
    #expect(scene.shared.table === scene.tables[0])
    #expect(scene.tables[0].tableHeaderView === scene.header)
    // There is no page before the first, so the pages bounce, but the header doesn't.
    swipe(scene, by: 200) { moment in
      #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "\(moment)")
    }
    scene.stage.pull(by: -100)
    #expect(scene.place[0].height < place[0].height)
  }

  @Test("Turned by a button, animated or at once; right to left; with content that is cut off")
  func otherWays() {
    for anchor in [ContentAnchor.fill, .bottom] {
      let scene = scene(TableVariant.all[1], layoutDirection: .rightToLeft) {
        $0.headerGeometry.anchor = anchor
      }
      scene.scroll(0, to: 70)
      let place = scene.place
      scene.pages.setContentOffset(CGPoint(x: 786, y: 0), animated: true)
      for frame in 0..<60 {
        scene.stage.advance(by: 1.0 / 60)
        #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "frame \(frame)")
      }
      #expect(scene.shared.table === scene.tables[2])
      scene.pages.contentOffset.x = 393
      scene.stage.advance(by: 0.1)
      #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) })
      #expect(scene.shared.table === scene.tables[1])
    }
  }

  @Test("A list that coasts is stopped under a header that is held, and its button can be tapped")
  func coasting() {
    let scene = scene(TableVariant.all[0])
    scene.stage.drag(from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -60), duration: 0.05)
    scene.stage.advance(by: 1.0 / 60)
    #expect(scene.tables[0].isDecelerating)
    scene.pages.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
    scene.stage.advance(by: 1.0 / 60)
    let (place, offset) = (scene.place, scene.tables[0].contentOffset)
    for frame in 0..<60 {
      scene.stage.advance(by: 1.0 / 60)
      #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "frame \(frame)")
      #expect(scene.tables[0].contentOffset == offset, "its rows stay below it, frame \(frame)")
    }
    guard let header = scene.header as? TitledHeader else { return }
    let button = scene.stage.frame(of: header.button)
    scene.stage.tap(at: CGPoint(x: button.midX, y: min(button.midY, place[0].maxY - 4)))
    scene.stage.advance(by: 0.2)
    #expect(header.taps == 1)
  }

  @Test("Its height changes in one page: every page has the new room")
  func resized() throws {
    let scene = scene(TableVariant.all[0])
    let header = try #require(scene.header as? TitledHeader)
    header.height.constant += 60
    scene.tables[0].setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    let place = scene.place
    #expect(place[0].height == 59 + ElasticScene.resting + 60)
    swipe(scene, by: -250) { moment in
      #expect(zip(scene.place, place).allSatisfy { isClose($0, $1) }, "\(moment)")
      let row = scene.tables[1].rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(row.minY == ElasticScene.resting + 60, "\(moment)")
    }
  }
}
