import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Problems that users of such headers report: touches, refreshing, accessibility, lifetimes.
@MainActor
@Suite struct TouchFailureTests {
  @Test("A button in the stretched part is tapped", arguments: TableVariant.all)
  func buttons(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.stage.pull(by: 240)
    let button = scene.frame(of: scene.header.button)
    // The button hangs at the top, above the start of the content.
    #expect(scene.table.convert(scene.header.button.bounds, from: scene.header.button).minY < 0)
    scene.stage.touchDown(at: CGPoint(x: button.midX, y: button.midY), finger: 1)
    scene.stage.advance(by: 0.2)
    scene.stage.touchUp(finger: 1)
    #expect(scene.header.taps == 1)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    scene.stage.tap(at: CGPoint(x: button.midX, y: button.midY))
    scene.stage.advance(by: 0.2)
    #expect(scene.header.taps == 2)
  }

  @Test("A drag that begins on it, or on its button, scrolls", arguments: TableVariant.all)
  func swallowing(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let button = scene.frame(of: scene.header.button)
    for start in [
      CGPoint(x: button.midX, y: button.midY), CGPoint(x: 300, y: variant.topInset + 100),
    ] {
      scene.travel = 0
      // The finger stays on the button until the button receives the touch.
      scene.stage.touchDown(at: start)
      scene.stage.advance(by: 0.3)
      scene.stage.move(from: start, by: CGVector(dx: 0, dy: -50), duration: 0.2)
      scene.stage.advance(by: 0.2)
      #expect(isClose(scene.travel, 40))
      scene.stage.touchUp()
      scene.stage.advance(by: 1)
    }
    #expect(scene.header.taps == 0)
  }

  @Test("Touches pass through to the rows, if that is wanted", arguments: TableVariant.all)
  func passingThrough(variant: TableVariant) {
    for passes in [false, true] {
      let scene = ElasticScene(variant) {
        $0.minimumHeaderHeight = 120
        $0.headerPassesTouchesThrough = passes
      }
      scene.travel = 500
      scene.header.title.isUserInteractionEnabled = false
      let point = CGPoint(x: 350, y: scene.line + 60)
      let hit = scene.stage.window?.hitTest(point, with: nil)
      #expect((hit?.isDescendant(of: scene.header) ?? false) == !passes)
      #expect((hit is UITableView) == false)
      // The header's buttons still receive their own touches.
      let button = scene.frame(of: scene.header.button)
      scene.stage.tap(at: CGPoint(x: button.midX, y: button.midY))
      scene.stage.advance(by: 0.2)
      #expect(scene.header.taps == 1)
    }
  }

  @Test("Delegate and data source are the app's", arguments: TableVariant.all)
  func delegate(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let before = scene.source.scrolls
    scene.stage.drag(
      from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: 240), duration: 0.4)
    scene.stage.advance(by: 2)
    #expect(scene.source.scrolls > before + 20)
    #expect(scene.table.delegate === scene.source)
    #expect(scene.table.dataSource === scene.source)
    #expect(scene.table.contentInset == .zero)
  }

  @Test("Header and table may go in the middle of a pull", arguments: TableVariant.all)
  func removal(variant: TableVariant) {
    weak var gone: ElasticHeaderTableView?
    weak var header: TitledHeader?
    do {
      let scene = ElasticScene(variant)
      (gone, header) = (scene.table, scene.header)
      scene.stage.pull(by: 200)
      scene.table.tableHeaderView = nil
      #expect(scene.header.superview == nil)
      scene.stage.advance(by: 0.1)
      scene.table.tableHeaderView = scene.header
      scene.stage.advance(by: 0.1)
      scene.header.removeFromSuperview()
      scene.stage.advance(by: 0.1)
      scene.stage.touchUp()
      scene.stage.advance(by: 1)
      scene.stage.show(UIViewController())
      scene.stage.advance(by: 1)
    }
    #expect(gone == nil)
    #expect(header == nil)
  }

  @Test("The table may go whole, under one finger or with another on the header's button")
  func theTableGoes() {
    let goings: [(String, (ElasticScene) -> Void)] = [
      ("removed", { $0.table.removeFromSuperview() }),
      ("window hidden", { $0.stage.window?.isHidden = true }),
      ("root replaced", { $0.stage.window?.rootViewController = UIViewController() }),
    ]
    for variant in TableVariant.all {
      for (name, go) in goings {
        for fingers in 1...2 {
          let scenario = Comment(rawValue: "\(variant), \(name), \(fingers)")
          let scene = ElasticScene(variant)
          scene.stage.pull(by: 200)
          let button = scene.frame(of: scene.header.button)
          if fingers == 2 {
            scene.stage.touchDown(at: CGPoint(x: button.midX, y: button.midY), finger: 1)
          }
          scene.stage.advance(by: 0.2)
          scene.stage.makeCurrent()
          go(scene)
          #expect(scene.stage.brokenInputInvariants == [], scenario)
          #expect(!scene.table.isDragging, scenario)
          #expect(!scene.header.button.isTracking, scenario)
          scene.stage.advance(by: 0.2)
          for finger in 0..<fingers { scene.stage.touchUp(finger: finger) }
          scene.stage.advance(by: 1)
          #expect(scene.stage.brokenInputInvariants == [], scenario)
          #expect(scene.header.taps == 0, scenario)
        }
      }
    }
  }

  @Test("And in the callback that tells of the pull", arguments: TableVariant.all)
  func removalInCallback(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.table.onHeaderStateChange = { [weak table = scene.table] state in
      if state.overscroll > 50 { table?.tableHeaderView = nil }
    }
    scene.stage.pull(by: 300)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.table.headerState == nil)
    #expect(scene.header.superview == nil)
  }

  @Test(
    "It works in a UITableViewController, by code and by storyboard", arguments: TableVariant.all)
  func tableController(variant: TableVariant) throws {
    for byStoryboard in [false, true] {
      let controller =
        try byStoryboard
        ? ElasticStoryboard.controller(style: variant.style) : CodedTableController(variant.style)
      let stage = Stage(device: .iPhone14Pro)
      variant.show(controller, on: stage)
      let table = try #require(controller.tableView as? ElasticHeaderTableView)
      let header = try #require(table.tableHeaderView)
      #expect(table.delegate === controller)
      #expect(table.dataSource === controller)
      stage.pull(by: 200)
      let overscroll = -(table.contentOffset.y + variant.topInset)
      #expect(overscroll > 50)
      let frame = header.convert(header.bounds, to: stage.window!)
      #expect(frame.minY == 0)
      #expect(isClose(frame.height, variant.topInset + ElasticScene.resting + overscroll))
    }
  }

  @Test("A refresh control is seen in front of it, works, and gives its room back")
  func refreshing() throws {
    for variant in TableVariant.all {
      let scene = ElasticScene(variant)
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      scene.table.refreshControl = control
      scene.stage.advance(by: 0.1)
      for round in 1...3 {
        scene.stage.pull(by: 400)
        #expect(refreshes == round)
        #expect(control.isRefreshing)
        #expect(control.layer.zPosition > scene.header.layer.zPosition)
        // The control is below the bars and above the rows.
        let place = scene.frame(of: control)
        #expect(place.minY >= variant.topInset)
        #expect(place.maxY <= scene.frame(ofRow: 0).minY)
        scene.stage.touchUp()
        scene.stage.advance(by: 2)
        // The refresh inset is open, and the header fills it.
        #expect(scene.table.contentInset.top == 60)
        #expect(isClose(scene.frame(of: scene.header).minY, 0))
        #expect(scene.table.headerState?.containerFrame.maxY == ElasticScene.resting)
        control.endRefreshing()
        scene.stage.advance(by: 1)
        #expect(scene.table.contentInset == .zero)
        #expect(scene.travel == 0)
        #expect(scene.holdsGeometry())
      }
    }
  }

  @Test("A policy that changes, and a control that comes and goes, while the table is shown")
  func changingPolicies() {
    let scene = ElasticScene { $0.refreshControl = UIRefreshControl() }
    let depths = [RefreshPolicy.behindHeader, .overHeader, .behindHeader].map { policy in
      scene.table.refreshPolicy = policy
      return scene.table.refreshControl?.layer.zPosition
    }
    #expect(depths == [0, 1, 0])
    scene.table.refreshPolicy = .insteadOfStretching
    scene.stage.pull(by: 200)
    #expect(scene.frame(of: scene.header).minY > 50)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    scene.table.refreshControl = nil
    scene.stage.pull(by: 200)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
  }

  @Test("VoiceOver doesn't fling it away", arguments: TableVariant.all)
  func voiceOver(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.minimumHeaderHeight = 60 }
    scene.stage.application.accessibilityCenter.settings.isVoiceOverRunning = true
    scene.stage.pull(by: 200)
    // With VoiceOver on, the header doesn't stretch during a pull.
    #expect(isClose(scene.header.frame.height, variant.topInset + ElasticScene.resting))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(scene.table.accessibilityScroll(.down))
    scene.stage.advance(by: 0.5)
    #expect(scene.table.headerState?.collapseProgress == 1)
    // Focusing an element in the pinned header doesn't move the header or the rows.
    let offset = scene.table.contentOffset
    scene.stage.perform(.focus, on: scene.header.button)
    scene.stage.advance(by: 0.5)
    #expect(scene.table.contentOffset == offset)
    #expect(scene.table.accessibilityScroll(.up))
    scene.stage.advance(by: 0.5)
    #expect(scene.travel == 0)
    #expect(scene.table.headerState?.phase == .resting)
  }
}
