import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// The features of a header besides stretching, seen on a stage.
@MainActor
@Suite struct HeaderFeatureTests {
  @Test("A minimum height pins it, and progress runs from 0 to 1", arguments: TableVariant.all)
  func minimum(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.minimumHeaderHeight = 60 }
    var states: [StretchState] = []
    scene.table.onHeaderStateChange = { states.append($0) }
    scene.stage.drag(
      from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -310), duration: 0.5, hold: 0.2)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.travel, 300))
    let frame = scene.frame(of: scene.header)
    #expect(isClose(frame, CGRect(x: 0, y: 0, width: 393, height: variant.topInset + 60)))
    #expect(states.last?.collapseProgress == 1)
    #expect(states.map(\.collapseProgress) == states.map(\.collapseProgress).sorted())
    // The header can shrink by 100 points, from 160 to 60.
    scene.travel = 25
    #expect(states.last?.collapseProgress == 0.25)
    #expect(isClose(scene.frame(of: scene.header).height, variant.topInset + 135))
  }

  @Test("Section headers follow the pinned header", arguments: TableVariant.all)
  func sectionHeaders(variant: TableVariant) throws {
    let scene = ElasticScene(variant, sections: 4, rows: 12) { $0.minimumHeaderHeight = 60 }
    for travel in stride(from: CGFloat(-60), through: 1200, by: 60) {
      scene.travel = travel
      let bottom = try #require(scene.table.headerState).containerFrame.maxY
      for section in 0..<4 {
        guard let view = scene.table.headerView(forSection: section) else { continue }
        let home = scene.table.rectForHeader(inSection: section)
        let end = scene.table.rect(forSection: section).maxY
        let sticks = max(home.minY, min(bottom, end - home.height))
        #expect(
          isClose(view.frame.minY, variant.style == .plain ? sticks : home.minY),
          "section \(section) at \(travel)")
      }
    }
  }

  @Test("And keep the insets of their own that they were given", arguments: [false, true])
  func sectionHeaderInsets(inNavigation: Bool) throws {
    let plain = TableVariant(style: .plain, inNavigation: inNavigation)
    let scene = ElasticScene(plain, sections: 3) {
      $0.minimumHeaderHeight = 60
      $0.headerViewInsets.top = 8
    }
    scene.travel = 500
    let view = try #require(scene.table.headerView(forSection: 0))
    #expect(isClose(scene.frame(of: view).minY, scene.line + 60 + 8))
  }

  @Test(
    "An immediate header comes back with the finger, and section headers with it",
    arguments: TableVariant.all)
  func immediate(variant: TableVariant) throws {
    let scene = ElasticScene(variant, sections: 3, rows: 40) {
      $0.headerGeometry.expansion = .immediate
    }
    let (line, whole) = (variant.topInset, variant.topInset + ElasticScene.resting)
    scene.travel = 1000
    #expect(scene.table.headerState?.phase == .offscreen)
    let out = line - scene.frame(of: scene.header).maxY
    scene.stage.drag(
      from: CGPoint(x: 196, y: 400), by: CGVector(dx: 0, dy: 210), duration: 0.5, hold: 0.2)
    scene.stage.advance(by: 1)
    // The first of the 200 points bring back the part that was above the top of the table.
    #expect(isClose(scene.frame(of: scene.header).maxY, line - out + 200))
    if variant.style == .plain {
      let section = try #require(scene.table.headerView(forSection: 0))
      #expect(isClose(scene.frame(of: section).minY, line - out + 200))
    }
    scene.table.expandHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.travel, 800))
    #expect(isClose(scene.frame(of: scene.header).maxY, whole))
    scene.table.collapseHeader(animated: false)
    #expect(isClose(scene.travel, 800))
    #expect(scene.table.headerState?.phase == .offscreen)
    // A row that is scrolled to isn't under the header either.
    scene.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    scene.stage.advance(by: 0.1)
    #expect(scene.frame(ofRow: 2).minY >= scene.frame(of: scene.header).maxY)
  }

  /// 40 of more than 50 points; x·40 / (x + 40), which is less.
  @Test(
    "A limited stretch ends, a resisting one slows down, and the header goes on down with the rows",
    arguments: TableVariant.all)
  func curves(variant: TableVariant) {
    for curve in [StretchCurve.limited(to: 40), .resisting(limit: 40), .rigid] {
      let scene = ElasticScene(variant) { $0.headerGeometry.curve = curve }
      scene.stage.pull(by: 200)
      let overscroll = -scene.travel
      #expect(overscroll > 50)
      let stretch: CGFloat
      switch curve {
      case .limited: stretch = 40
      case .resisting: stretch = overscroll * 40 / (overscroll + 40)
      default: stretch = 0
      }
      let frame = scene.frame(of: scene.header)
      // Edges are on whole pixels, thirds of a point.
      #expect(abs(frame.minY - (overscroll - stretch)) <= 1.0 / 6 + 1e-9)
      #expect(isClose(frame.maxY, scene.line + ElasticScene.resting + overscroll))
    }
  }

  @Test("The trigger fires once a pull, and not in a bounce", arguments: TableVariant.all)
  func trigger(variant: TableVariant) {
    let scene = ElasticScene(variant)
    var fired = 0
    scene.table.onStretch(beyond: 60) { fired += 1 }
    let start = CGPoint(x: 196, y: 400)
    scene.stage.pull(from: start, by: 60)
    #expect(fired == 0)
    scene.stage.move(from: CGPoint(x: 196, y: 460), by: CGVector(dx: 0, dy: 200), duration: 0.2)
    #expect(fired == 1)
    // A smaller and then a larger overscroll within the same pull.
    scene.stage.move(from: CGPoint(x: 196, y: 660), by: CGVector(dx: 0, dy: -180), duration: 0.2)
    scene.stage.move(from: CGPoint(x: 196, y: 480), by: CGVector(dx: 0, dy: 180), duration: 0.2)
    #expect(fired == 1)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    scene.stage.drag(from: start, by: CGVector(dx: 0, dy: 250), duration: 0.3)
    scene.stage.advance(by: 2)
    #expect(fired == 2)
    // After a fling to the top, the content bounces past the distance without a finger.
    scene.travel = 900
    var furthest: CGFloat = 0
    scene.table.onHeaderStateChange = { furthest = max(furthest, $0.overscroll) }
    scene.stage.drag(from: start, by: CGVector(dx: 0, dy: 400), duration: 0.06)
    scene.stage.advance(by: 2)
    #expect(furthest > 60)
    #expect(fired == 2)
    scene.table.onStretch(beyond: 60, perform: nil)
    scene.stage.drag(from: start, by: CGVector(dx: 0, dy: 250), duration: 0.3)
    #expect(fired == 2)
  }

  @Test(
    "Content that doesn't fill keeps its size, and is cut off at the header's edges",
    arguments: TableVariant.all)
  func anchors(variant: TableVariant) throws {
    for anchor in ContentAnchor.allCases where anchor != .fill {
      let scene = ElasticScene(variant) {
        $0.headerGeometry.anchor = anchor
        $0.minimumHeaderHeight = 60
      }
      let whole = scene.line + ElasticScene.resting
      for travel in [CGFloat(-80), 0, 50, 600] {
        scene.travel = travel
        let content = scene.frame(of: scene.header)
        let cut = try #require(scene.header.superview)
        let container = scene.frame(of: cut)
        #expect(isClose(content.height, whole))
        #expect(cut.clipsToBounds)
        #expect(isClose(container.minY, 0))
        #expect(isClose(container.height, max(whole - travel, scene.line + 60)))
        switch anchor {
        case .top: #expect(isClose(content.minY, container.minY))
        case .bottom: #expect(isClose(content.maxY, container.maxY))
        // Rounded to the nearest pixel.
        default: #expect(abs(content.midY - container.midY) <= 1 / 3)
        }
      }
      #expect(scene.table.tableHeaderView === scene.header)
      scene.table.headerGeometry.anchor = .fill
      scene.stage.advance(by: 0.1)
      #expect(scene.header.superview === scene.table)
      scene.table.tableHeaderView = nil
      #expect(scene.header.superview == nil)
    }
  }

  @Test("Reduce Motion: neither stretch nor parallax", arguments: TableVariant.all)
  func reduceMotion(variant: TableVariant) {
    let scene = ElasticScene(variant) { $0.headerParallax = 0.5 }
    scene.stage.reducesMotion = true
    scene.stage.pull(by: 200)
    let overscroll = -scene.travel
    #expect(overscroll > 50)
    #expect(isClose(scene.frame(of: scene.header).minY, overscroll))
    #expect(isClose(scene.header.frame.height, variant.topInset + ElasticScene.resting))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    scene.travel = 100
    #expect(isClose(scene.frame(of: scene.header).minY, -100))
  }

  @Test("A larger text size makes it taller by itself", arguments: TableVariant.all)
  func dynamicType(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.header.height.isActive = false
    scene.header.title.font = .preferredFont(forTextStyle: .title1)
    scene.header.title.adjustsFontForContentSizeCategory = true
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    let before = scene.table.headerState!.containerFrame.maxY
    scene.stage.textSize = .accessibilityExtraExtraExtraLarge
    scene.stage.advance(by: 0.5)
    let after = scene.table.headerState!.containerFrame.maxY
    #expect(after > before * 1.5)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY >= after)
  }

  @Test(
    "A window that is resized gives it its width", arguments: [Stage.Device.iPhoneSE, .iPadPro11],
    TableVariant.all)
  func widths(device: Stage.Device, variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.stage.device = device
    scene.stage.advance(by: 0.5)
    #expect(scene.header.frame.width == scene.table.bounds.width)
    #expect(scene.holdsGeometry())
  }

  @Test("Attributes of a storyboard count", arguments: [UITableView.Style.plain, .grouped])
  func storyboardAttributes(style: UITableView.Style) throws {
    let controller = try ElasticStoryboard.controller(
      style: style,
      attributes: """
        <userDefinedRuntimeAttribute type="number" keyPath="minimumHeaderHeight"><real key="value" value="60"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="headerParallax"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="headerUnderlapsTopInset" value="NO"/>
        """)
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    let table = try #require(controller.tableView as? ElasticHeaderTableView)
    #expect(table.headerState?.containerFrame.height == 160)
    #expect(table.headerGeometry.parallax == 0.5)
    table.contentOffset.y = 500
    stage.advance(by: 0.1)
    #expect(table.headerState?.containerFrame.height == 60)
    #expect(table.headerState?.containerFrame.minY == 559)

    let plain = try ElasticStoryboard.controller(
      style: style,
      attributes: """
        <userDefinedRuntimeAttribute type="boolean" keyPath="isElastic" value="NO"/>
        """)
    stage.show(plain)
    stage.advance(by: 0.1)
    let still = try #require(plain.tableView as? ElasticHeaderTableView)
    #expect(still.headerState == nil)
    #expect(still.tableHeaderView != nil)
  }
}
