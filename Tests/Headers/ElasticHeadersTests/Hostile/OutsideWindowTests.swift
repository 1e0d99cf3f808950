import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Tables outside of a window. UIKit warns when they are laid out there, because their cells get the traits of
/// no screen.
@MainActor
@Suite struct OutsideWindowTests {
  @Test("A shared header lays out none of its tables there, and measures itself all the same")
  func sharedHeader() {
    let source = ElasticRows(rows: 40)
    let tables = (0..<3).map { _ in
      let table = WatchedTable(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
      table.dataSource = source
      return table
    }
    let header = TitledHeader()
    let shared = SharedHeader(header, over: tables)
    shared.move(to: tables[1])
    #expect(tables.allSatisfy { $0.layoutsOutside == 0 })
    #expect(shared.table === tables[1])
    #expect(tables.map { $0.rectForRow(at: [0, 0]).minY } == [160, 160, 160])
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    controller.view = tables[1]
    TableVariant.all[0].show(controller, on: stage)
    #expect(
      isClose(stage.frame(of: header), CGRect(x: 0, y: 0, width: 393, height: 59 + 160)))
  }

  @Test(
    "Collapsing waits for the window, and is done there", arguments: TableVariant.all,
    [false, true])
  func collapsing(variant: TableVariant, animated: Bool) {
    let scene = HostileScene(
      WatchedTable(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: variant.style),
      variant, isShown: false
    ) { $0.minimumHeaderHeight = 44 }
    scene.table.collapseHeader(animated: animated)
    #expect(scene.table.layoutsOutside == 0)
    scene.show()
    #expect(scene.table.headerState?.collapseProgress == 1)
    #expect(isClose(scene.travel, ElasticScene.resting - 44))
    scene.stage.show(UIViewController())
    scene.stage.advance(by: 0.1)
    #expect(scene.table.window == nil)
    let before = scene.table.layoutsOutside
    scene.table.expandHeader(animated: animated)
    #expect(scene.table.layoutsOutside == before)
    scene.show()
    #expect(scene.table.headerState?.collapseProgress == 0)
  }

  @Test("Neither does asking where a row goes that the header would cover")
  func offsets() {
    let scene = HostileScene(
      WatchedTable(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain),
      isShown: false
    ) { $0.minimumHeaderHeight = 44 }
    _ = scene.table.offset(showing: [0, 20], at: .top)
    #expect(scene.table.layoutsOutside == 0)
  }
}

/// A table that counts its layouts outside of a window.
private final class WatchedTable: ElasticHeaderTableView {
  private(set) var layoutsOutside = 0

  override func layoutSubviews() {
    if window == nil { layoutsOutside += 1 }
    super.layoutSubviews()
  }
}
