import Stage
import Testing

@testable import UIKit

/// Self-sizing items under random batches and scrolls: whatever happened before, a full scroll leaves every
/// item at the position that follows from all sizes.
@MainActor struct CollectionSelfSizingModelTests {
  private static func size(_ name: Int) -> CGSize {
    CGSize(width: 60 + name % 7 * 25, height: 40 + name % 5 * 12)
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = CollectionSelfSizingModelTests.size(tag)
      return attributes
    }
  }

  @Test(arguments: 1...12) func theWholeWay(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var name = 0
    func names(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        name += 1
        return name
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 80, height: 50)
    let bench = CollectionBench(layout, items: []) { view, data in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    bench.data.items = [names(150), names(80)]
    bench.view.reloadData()
    bench.frame()
    for step in 0..<30 {
      let most = max(0, bench.view.contentSize.height - 852)
      switch generator.next(3) {
      case 0: bench.view.contentOffset.y = CGFloat(generator.next(Int(most) + 1))
      case 1:
        for _ in 0..<8 {
          let target = bench.view.contentOffset.y + CGFloat(generator.next(120)) - 60
          bench.view.contentOffset.y = min(max(0, target), most)
          bench.frame()
        }
      default: batch(bench, &generator, names)
      }
      bench.stage.advance(by: Double(generator.next(50)) / 100)
      bench.view.layoutIfNeeded()
      for path in bench.view.indexPathsForVisibleItems {
        let cell = bench.view.cellForItem(at: path)
        let item = bench.data.items[path.section][path.item]
        #expect(cell?.tag == item, "\(seed), \(step)")
        #expect(cell?.bounds.size == Self.size(item), "\(seed), \(step)")
        let frame = bench.view.layoutAttributesForItem(at: path)!.frame
        #expect(cell?.frame.isClose(to: frame) == true, "\(seed), \(step)")
      }
    }
    bench.stage.advance(by: 1)
    for way in [1, -1] {
      var y = way == 1 ? 0 : bench.view.contentSize.height - 852
      while y >= 0, y <= bench.view.contentSize.height - 852 + 400 {
        bench.view.contentOffset.y = min(y, bench.view.contentSize.height - 852)
        bench.frame()
        y += CGFloat(way * 400)
      }
    }
    let want = FlowReference.expected(
      sizes: bench.data.items.map { $0.map(Self.size) }, line: 10, item: 10, inset: .zero,
      header: 0, footer: 0, pins: false, room: CGSize(width: 393, height: 852), seen: 0..<0)
    #expect(abs(bench.view.contentSize.height - want.length) < 1e-6, "seed \(seed)")
    let pixel: CGFloat = 1.0 / 3
    for (path, frame) in want.items {
      let found = bench.view.layoutAttributesForItem(at: path)!.frame
      #expect(
        abs(found.minX - frame.minX) <= pixel / 2 + 1e-6,
        "seed \(seed): \(path) at \(found), not \(frame)")
      #expect(
        abs(found.minY - frame.minY) <= pixel / 2 + 1e-6,
        "seed \(seed): \(path) at \(found), not \(frame)")
      #expect(found.size == frame.size, "seed \(seed): \(path) at \(found), not \(frame)")
    }
  }

  private func batch(
    _ bench: CollectionBench, _ generator: inout SplitMix,
    _ names: (Int) -> [Int]
  ) {
    let section = generator.next(2)
    var items = bench.data.items[section]
    let gone = Set((0..<generator.next(6)).map { _ in generator.next(items.count) })
    for index in gone.sorted(by: >) { items.remove(at: index) }
    let place = generator.next(items.count)
    let added = names(generator.next(6))
    items.insert(contentsOf: added, at: place)
    bench.view.performBatchUpdates {
      bench.data.items[section] = items
      bench.view.deleteItems(at: gone.map { bench.path($0, section) })
      bench.view.insertItems(at: added.indices.map { bench.path(place + $0, section) })
    }
  }
}
