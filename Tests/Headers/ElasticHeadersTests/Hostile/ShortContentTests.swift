import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Content too short to scroll, which rests farther down with `contentAlignmentPoint` of iOS 17.4.
@MainActor
@Suite struct ShortContentTests {
  @Test(
    "Where it rests is no stretch, and a pull begins there", arguments: TableVariant.all,
    [CGFloat(0), 0.5, 1])
  func rests(variant: TableVariant, alignment: CGFloat) {
    let scene = HostileScene(
      ElasticHeaderTableView(frame: .zero, style: variant.style), variant, rows: 2
    ) {
      $0.keeper.later.alignment = { _ in alignment }
      $0.rowHeight = 44
    }
    let table = scene.table
    let insets = table.adjustedContentInset
    let room = table.bounds.height - insets.top - insets.bottom - table.contentSize.height
    #expect(room > 100)
    // Offsets are whole device pixels, thirds of a point.
    let rest = (room * alignment * 3).rounded(.down) / 3
    for (pull, phase) in [(0, .resting), (40, .stretching), (0, .resting)]
      as [(CGFloat, StretchState.Phase)]
    {
      scene.travel = -rest - pull
      #expect(table.headerState?.phase == phase)
      #expect(abs((table.headerState?.overscroll ?? -1) - pull) <= 1.0 / 3)
      #expect(isClose(scene.stage.frame(of: scene.header).minY, 0))
    }
  }

  @Test("Content that can be scrolled has no alignment")
  func longContent() {
    let scene = HostileScene(ElasticHeaderTableView(frame: .zero, style: .plain)) {
      $0.keeper.later.alignment = { _ in 0.5 }
    }
    scene.travel = -40
    #expect(scene.table.headerState?.phase == .stretching)
    #expect(isClose(scene.table.headerState?.overscroll ?? 0, 40))
  }

  @Test("Expanding scrolls to where it rests")
  func expanding() {
    let scene = HostileScene(ElasticHeaderTableView(frame: .zero, style: .plain), rows: 2) {
      $0.keeper.later.alignment = { _ in 0.5 }
      $0.rowHeight = 44
    }
    let table = scene.table
    let insets = table.adjustedContentInset
    let room = table.bounds.height - insets.top - insets.bottom - table.contentSize.height
    table.expandHeader(animated: false)
    #expect(abs(scene.travel + room / 2) < 1.0 / 3)
    scene.stage.advance(by: 0.1)
    #expect(table.headerState?.phase == .resting)
  }
}
