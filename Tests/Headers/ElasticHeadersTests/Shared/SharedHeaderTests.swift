import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Several tables under one header, all in the same place.
@MainActor
@Suite struct SharedHeaderTests {
  @Test(
    "Switching lists under one header: it doesn't jump", arguments: TableVariant.all,
    [CGFloat(0), 44])
  func switching(variant: TableVariant, minimum: CGFloat) {
    let pages = SharedScene(variant, minimum: minimum)
    var page = 0
    for travel in [CGFloat(0), 40, 100, 116, 300, 90, 0] {
      pages.scroll(page, to: travel)
      let before = pages.place[0]
      page = 1 - page
      pages.show(page)
      #expect(pages.header.isDescendant(of: pages.tables[page]))
      let isGone = travel >= ElasticScene.resting - minimum
      if isGone, minimum == 0 {
        #expect(pages.place[0].maxY <= variant.topInset + 1e-9)
      } else {
        #expect(isClose(pages.place[0], before), "at \(travel)")
      }
    }
  }

  @Test("Scrolled far, each list is where it was left")
  func keepsPlaces() {
    let pages = SharedScene(TableVariant.all[0], minimum: 44)
    pages.scroll(0, to: 759)
    pages.show(1)
    pages.scroll(1, to: 1259)
    pages.show(0)
    #expect(pages.tables[0].contentOffset.y == 700)
    pages.show(1)
    #expect(pages.tables[1].contentOffset.y == 1200)
    #expect(pages.tables.allSatisfy { $0.contentInset == .zero })
  }

  @Test("A header without constraints is as tall in every list", arguments: TableVariant.all)
  func declaredHeight(variant: TableVariant) {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let pages = SharedScene(variant, minimum: 0, header: header)
    for page in [1, 0, 1, 0] {
      pages.show(page)
      #expect(pages.place[0].height == variant.topInset + 200)
      #expect(pages.tables[page].headerState?.containerFrame.maxY == 200)
    }
  }

  @Test("Over a list too short to be scrolled that far it glides out, and doesn't jump")
  func shortList() {
    let pages = SharedScene(TableVariant.all[0], minimum: 44, rows: [40, 3])
    pages.scroll(0, to: 300)
    let before = pages.place[0]
    pages.shared.move(to: pages.tables[1])
    #expect(isClose(pages.place[0], before))
    var last = before.height
    for _ in 0..<60 {
      pages.stage.advance(by: 1.0 / 60)
      let height = pages.place[0].height
      #expect(height >= last)
      #expect(height - last < 20)
      last = height
    }
    #expect(last == 59 + ElasticScene.resting)
  }

  @Test("A table that it was not made with is told of")
  func strangers() {
    let pages = SharedScene(TableVariant.all[0], minimum: 0)
    let heard = mistakes {
      pages.shared.move(to: ElasticHeaderTableView(frame: .zero, style: .plain))
      pages.shared.scrollViewDidScroll(pages.pages)
    }
    #expect(heard.count == 2)
    #expect(pages.shared.table === pages.tables[0])
  }
}
