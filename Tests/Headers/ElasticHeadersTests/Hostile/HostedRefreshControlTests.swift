import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A refresh control hosted by a bar with a large title: it isn't a subview of the table, and its inset isn't
/// part of the system's inset.
@MainActor
@Suite struct HostedRefreshControlTests {
  private func scene(
    _ policy: RefreshPolicy
  ) -> (scene: HostileScene<BarHostedTable>, control: UIRefreshControl) {
    let control = UIRefreshControl()
    let scene = HostileScene(BarHostedTable(frame: .zero, style: .plain)) {
      $0.refreshPolicy = policy
      $0.refreshControl = control
    }
    // The bar positions the control.
    scene.stage.window?.addSubview(control)
    scene.stage.advance(by: 0.1)
    return (scene, control)
  }

  @Test("The room that it makes is measured, wherever it makes it")
  func measured() {
    let (scene, control) = scene(.insteadOfStretching)
    for _ in 0..<2 {
      control.beginRefreshing()
      scene.table.barRoom = 60
      scene.travel = 0
      // The header has moved down with the rows and kept its height.
      let height = 59 + ElasticScene.resting
      #expect(
        isClose(
          scene.stage.frame(of: scene.header), CGRect(x: 0, y: 60, width: 393, height: height)))
      #expect(scene.table.headerState?.phase == .stretching)
      control.endRefreshing()
      // The refresh has ended, but its inset is still open.
      scene.table.setNeedsLayout()
      scene.stage.advance(by: 1.0 / 60)
      #expect(isClose(scene.stage.frame(of: scene.header).height, height))
      scene.table.barRoom = 0
      scene.travel = 0
      #expect(
        isClose(
          scene.stage.frame(of: scene.header), CGRect(x: 0, y: 0, width: 393, height: height)))
      #expect(scene.table.headerState?.phase == .resting)
    }
  }

  @Test("Where it isn't the header's sibling its depth is left alone")
  func depth() {
    let (scene, control) = scene(.behindHeader)
    for policy in RefreshPolicy.allCases {
      control.layer.zPosition = 7
      scene.table.refreshPolicy = policy
      scene.stage.advance(by: 0.1)
      #expect(control.layer.zPosition == 7)
    }
  }

  @Test("The app's own inset is no room of the control", arguments: RefreshPolicy.allCases)
  func ownInset(policy: RefreshPolicy) {
    let scene = HostileScene(ElasticHeaderTableView(frame: .zero, style: .plain)) {
      $0.refreshPolicy = policy
      $0.refreshControl = UIRefreshControl()
      $0.contentInset.top = 50
    }
    scene.travel = 0
    #expect(scene.table.headerState?.phase == .resting)
    #expect(scene.table.headerState?.overscroll == 0)
    let control = scene.table.refreshControl
    control?.beginRefreshing()
    scene.travel = 0
    let moves: CGFloat = policy == .insteadOfStretching ? 60 : 0
    #expect(isClose(scene.stage.frame(of: scene.header).minY, moves))
    control?.endRefreshing()
    scene.stage.advance(by: 1)
    #expect(scene.table.contentInset.top == 50)
    #expect(scene.table.headerState?.phase == .resting)
  }
}

/// A table under a bar that opens the refresh control's inset.
private final class BarHostedTable: ElasticHeaderTableView {
  var barRoom: CGFloat = 0 {
    didSet {
      adjustedContentInsetDidChange()
      setNeedsLayout()
    }
  }

  override var adjustedContentInset: UIEdgeInsets {
    var insets = super.adjustedContentInset
    insets.top += barRoom
    return insets
  }
}
