import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Several tables under one header.
@MainActor
@Suite struct SharedHeaderTests {
  private static let minimum: CGFloat = 44

  /// Two tables in one place, of which the second is hidden.
  @MainActor
  private final class Pages {
    let stage = Stage(device: .iPhone14Pro)
    let header = TitledHeader()
    let tables: [ElasticHeaderTableView]
    let shared: SharedHeader
    private let sources = [ElasticRows(), ElasticRows(rows: 60)]

    init(_ variant: TableVariant, minimum: CGFloat) {
      tables = sources.map { source in
        let table = ElasticHeaderTableView(
          frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: variant.style)
        table.dataSource = source
        table.minimumHeaderHeight = minimum
        return table
      }
      let controller = UIViewController()
      for table in tables { controller.view.addSubview(table) }
      tables[1].isHidden = true
      shared = SharedHeader(header, over: tables)
      variant.show(controller, on: stage)
    }

    func show(_ page: Int) {
      shared.move(to: tables[page])
      for (index, table) in tables.enumerated() { table.isHidden = index != page }
      stage.advance(by: 0.1)
    }

    var headerInWindow: CGRect { header.convert(header.bounds, to: stage.window!) }
  }

  @Test(
    "Switching lists under one header: it doesn't jump", arguments: TableVariant.all,
    [CGFloat(0), 44])
  func switching(variant: TableVariant, minimum: CGFloat) {
    let pages = Pages(variant, minimum: minimum)
    var page = 0
    for travel in [CGFloat(0), 40, 100, 116, 300, 90, 0] {
      let table = pages.tables[page]
      table.contentOffset.y = travel - variant.topInset
      pages.stage.advance(by: 0.1)
      let before = pages.headerInWindow
      page = 1 - page
      pages.show(page)
      #expect(pages.header.isDescendant(of: pages.tables[page]))
      let isGone = travel >= ElasticScene.resting - minimum
      if isGone, minimum == 0 {
        #expect(pages.headerInWindow.maxY <= variant.topInset)
      } else {
        #expect(isClose(pages.headerInWindow, before), "at \(travel)")
      }
    }
  }

  @Test("Scrolled far, each list is where it was left")
  func keepsPlaces() {
    let pages = Pages(TableVariant.all[0], minimum: Self.minimum)
    pages.tables[0].contentOffset.y = 700
    pages.stage.advance(by: 0.1)
    pages.show(1)
    pages.tables[1].contentOffset.y = 1200
    pages.stage.advance(by: 0.1)
    pages.show(0)
    #expect(pages.tables[0].contentOffset.y == 700)
    pages.show(1)
    #expect(pages.tables[1].contentOffset.y == 1200)
    #expect(pages.tables.allSatisfy { $0.contentInset == .zero })
  }
}
