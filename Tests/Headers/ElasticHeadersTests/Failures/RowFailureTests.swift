import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Problems that users of such headers report: the header together with its rows.
@MainActor
@Suite struct RowFailureTests {
  private static let minimum: CGFloat = 44

  private func pinned(_ variant: TableVariant, sections: Int = 1) -> ElasticScene {
    ElasticScene(variant, sections: sections) { $0.minimumHeaderHeight = Self.minimum }
  }

  @Test("No cell and no section header is drawn over it", arguments: TableVariant.all)
  func order(variant: TableVariant) throws {
    let scene = pinned(variant, sections: 3)
    func isInFront() throws -> Bool {
      let views = scene.table.subviews
      let place = try #require(views.firstIndex(of: scene.header))
      return !views[place...].contains {
        $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
      }
    }
    for travel in stride(from: CGFloat(0), through: 2000, by: 130) {
      scene.travel = travel
      #expect(try isInFront(), "at \(travel)")
    }
    for travel in stride(from: CGFloat(2000), through: -100, by: -130) {
      scene.travel = travel
      #expect(try isInFront(), "at \(travel)")
    }
    scene.source.more = 5
    scene.table.insertRows(
      at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .top)
    scene.stage.advance(by: 0.1)
    #expect(try isInFront())
    scene.source.more = 0
    scene.table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .top)
    scene.stage.advance(by: 0.5)
    #expect(try isInFront())
  }

  @Test("Scroll indicators stay in front of it")
  func indicators() throws {
    let scene = pinned(TableVariant.all[0])
    scene.travel = 800
    for travel in [CGFloat(800), 300, 1200] {
      scene.table.flashScrollIndicators()
      scene.travel = travel
      scene.stage.advance(by: 0.1)
      let layers = try #require(scene.table.layer.sublayers)
      let indicators = layers.indices.filter {
        layers[$0].name == "scroll indicator" && layers[$0].opacity == 1
      }
      let header = try #require(layers.firstIndex { $0 === scene.header.layer })
      #expect(indicators.count == 1, "at \(travel)")
      for indicator in indicators {
        #expect(indicator > header, "at \(travel)")
        #expect(layers[indicator].zPosition >= layers[header].zPosition, "at \(travel)")
      }
    }
  }

  @Test("reloadData leaves a collapsed header collapsed", arguments: TableVariant.all)
  func reload(variant: TableVariant) {
    for minimum in [CGFloat(0), Self.minimum] {
      let scene = ElasticScene(variant) { $0.minimumHeaderHeight = minimum }
      for travel in [CGFloat(0), 50, 116, 700] {
        scene.travel = travel
        let (state, offset) = (scene.table.headerState, scene.table.contentOffset)
        scene.table.reloadData()
        scene.stage.advance(by: 0.5)
        #expect(scene.table.headerState == state)
        #expect(scene.table.contentOffset == offset)
        #expect(scene.holdsGeometry(minimum: minimum))
      }
    }
  }

  @Test("Inserted rows don't animate it in from nowhere", arguments: TableVariant.all)
  func insertion(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let frame = scene.header.frame
    scene.source.more = 1
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    for _ in 0..<30 {
      #expect(scene.header.frame == frame)
      #expect(scene.header.layer.animationKeys() ?? [] == [])
      scene.stage.advance(by: 1.0 / 60)
    }
  }

  @Test("Neither does a layout inside an animation", arguments: TableVariant.all)
  func appearingInAnimation(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let fresh = TitledHeader()
    UIView.animate(withDuration: 1) {
      scene.table.tableHeaderView = fresh
      scene.table.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.1)
    #expect(fresh.layer.animationKeys() ?? [] == [])
    #expect(isClose(scene.frame(of: fresh).minY, 0))
  }

  @Test("scrollToRow shows the row, and not under it", arguments: TableVariant.all, [false, true])
  func scrollToRow(variant: TableVariant, animated: Bool) throws {
    let scene = pinned(variant, sections: 3)
    let table = scene.table
    let floats = variant.style == .plain
    for (section, row) in [(1, 20), (0, 5), (2, 10), (0, 0)] {
      let path = IndexPath(row: row, section: section)
      for position in [UITableView.ScrollPosition.top, .none, .middle, .bottom] {
        table.scrollToRow(at: path, at: position, animated: animated)
        scene.stage.advance(by: 1)
        let frame = scene.frame(ofRow: row, section: section)
        let cover = floats ? table.rectForHeader(inSection: section).height : 0
        let top = max(scene.frame(of: scene.header).maxY, variant.topInset) + cover
        #expect(frame.minY >= top - 0.5, "\(path) \(position.rawValue)")
        #expect(frame.maxY <= 852.5)
        if position == .top, path != IndexPath(row: 0, section: 0) {
          #expect(abs(frame.minY - top) <= 0.5, "\(path)")
        }
      }
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
  }

  @Test("A row that is in sight beside it isn't scrolled for .none", arguments: TableVariant.all)
  func rowInSight(variant: TableVariant) {
    let scene = pinned(variant)
    scene.travel = 300
    let offset = scene.table.contentOffset
    let rows = (0..<40).filter { row in
      let frame = scene.frame(ofRow: row)
      return frame.minY >= scene.frame(of: scene.header).maxY && frame.maxY <= 818
    }
    #expect(rows.count > 8)
    for row in rows {
      scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      scene.stage.advance(by: 1.0 / 60)
      #expect(scene.table.contentOffset == offset, "row \(row)")
    }
  }

  @Test(
    "Selecting a row, or the nearest selected one, shows it as well", arguments: TableVariant.all)
  func selectRow(variant: TableVariant) {
    let scene = pinned(variant)
    let path = IndexPath(row: 12, section: 0)
    scene.table.selectRow(at: path, animated: false, scrollPosition: .top)
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.frame(ofRow: 12).minY, scene.line + Self.minimum))
    scene.travel = 0
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.frame(ofRow: 12).minY, scene.line + Self.minimum))
  }

  @Test("What is made visible isn't made visible beneath it", arguments: TableVariant.all)
  func scrollRectToVisible(variant: TableVariant) {
    let scene = pinned(variant)
    scene.travel = 900
    scene.table.scrollRectToVisible(
      scene.table.rectForRow(at: IndexPath(row: 8, section: 0)), animated: false)
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.frame(ofRow: 8).minY, scene.line + Self.minimum))
  }

  @Test("Estimated heights jump neither on reload nor on pop", arguments: TableVariant.all)
  func estimates(variant: TableVariant) throws {
    let stage = Stage(device: .iPhone14Pro)
    let table = ElasticHeaderTableView(frame: .zero, style: variant.style)
    let source = ElasticRows(rows: 200)
    source.selfSizes = true
    table.dataSource = source
    table.estimatedRowHeight = 30
    table.tableHeaderView = TitledHeader()
    let controller = UIViewController()
    controller.view = table
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = !variant.inNavigation
    stage.show(navigation)
    stage.drag(from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -500), duration: 0.3)
    stage.advance(by: 3)
    let row = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: row).minY - table.contentOffset.y
    table.reloadData()
    stage.advance(by: 0.5)
    #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y - place) < 0.5)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y - place) < 0.5)
  }

  @Test("Nothing stays half collapsed: the offset alone decides", arguments: TableVariant.all)
  func halfCollapsed(variant: TableVariant) {
    let scene = pinned(variant)
    for distance in [CGFloat(-40), -90, -300, 60, 200, 500] {
      scene.stage.drag(
        from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: distance), duration: 0.2)
      scene.stage.advance(by: 3)
      #expect(scene.holdsGeometry(minimum: Self.minimum), "after \(distance)")
    }
    scene.travel = 2000
    scene.table.expandHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.travel == 0)
    #expect(scene.table.headerState?.collapseProgress == 0)
    scene.table.collapseHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.table.headerState?.collapseProgress == 1)
    #expect(isClose(scene.travel, ElasticScene.resting - Self.minimum))
    // Removes the rows that kept the header collapsed.
    scene.source.rows = 2
    scene.table.reloadData()
    scene.stage.advance(by: 1)
    #expect(scene.table.headerState?.collapseProgress == 0)
    #expect(scene.holdsGeometry(minimum: Self.minimum))
  }

  @Test("Other rows under the same header: it doesn't jump", arguments: TableVariant.all)
  func switchingLists(variant: TableVariant) {
    let scene = pinned(variant)
    let other = ElasticRows(rows: 60)
    for travel in [CGFloat(0), 60, 116, 400] {
      scene.travel = travel
      let frame = scene.frame(of: scene.header)
      for source in [other, scene.source] {
        scene.table.dataSource = source
        scene.table.reloadData()
        scene.stage.advance(by: 0.1)
        #expect(isClose(scene.frame(of: scene.header), frame), "at \(travel)")
      }
    }
  }
}
