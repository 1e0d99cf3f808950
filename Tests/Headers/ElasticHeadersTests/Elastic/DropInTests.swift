import OozeKernel
import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// An elastic table replaces a plain one, and only the header differs.
@MainActor
@Suite struct DropInTests {
  /// The plain table without a bar gets the most scrolls, and the others get fewer.
  @Test(
    "Rows, section headers, sizes and offsets are a UITableView's over random scrolls",
    arguments: zip(TableVariant.all, [300, 60, 60, 60]))
  func identical(variant: TableVariant, count: Int) {
    let tables = [
      UITableView(frame: .zero, style: variant.style),
      ElasticHeaderTableView(frame: .zero, style: variant.style),
    ]
    let scenes = tables.map { table in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
      return SectionScene(
        table, .title, inNavigation: variant.inNavigation, sections: [4, 0, 7, 1, 15, 2])
    }
    var random = SplitMix64(seed: 20_190_703)
    for scroll in 0..<count {
      let kind = Int.random(in: 0..<5, using: &random)
      let amount = CGFloat.random(in: -500...500, using: &random)
      let pause = Double.random(in: 0...0.04, using: &random)
      for scene in scenes {
        scene.perform(kind, amount)
        scene.stage.advance(by: pause)
      }
      let contents = scenes.map { scene in
        scene.table.subviews.filter {
          $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
        }.map(\.frame)
      }
      #expect(contents[0] == contents[1], "scroll \(scroll), kind \(kind), by \(amount)")
      #expect(tables[0].contentOffset == tables[1].contentOffset)
      #expect(tables[0].contentSize == tables[1].contentSize)
      #expect(tables[0].adjustedContentInset == tables[1].adjustedContentInset)
      #expect(tables[0].indexPathsForVisibleRows == tables[1].indexPathsForVisibleRows)
    }
  }
}
