import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionScrollTests {
  typealias Position = UICollectionView.ScrollPosition

  /// Items of 100 × 80 in a plane of 20 × 20, at distances of 120, which scrolls both ways.
  private final class Plane: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 2400, height: 2400) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: indexPath.item % 20 * 120, y: indexPath.item / 20 * 120, width: 100, height: 80)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<400).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
  }

  nonisolated static let vertical: [Position] = [[], .top, .centeredVertically, .bottom]
  nonisolated static let horizontal: [Position] = [[], .left, .centeredHorizontally, .right]

  /// Every pair of positions, from every corner, with insets: item 210 is at (1200, 1200).
  @Test(arguments: vertical, horizontal) func positions(vertical: Position, horizontal: Position) {
    for from in [CGPoint(x: 0, y: 0), CGPoint(x: 2050, y: 2030), CGPoint(x: 1000, y: 1000)] {
      let bench = CollectionBench(Plane(), items: [400], size: CGSize(width: 300, height: 400))
      let insets = UIEdgeInsets(top: 20, left: 10, bottom: 50, right: 30)
      bench.view.contentInset = insets
      bench.view.contentOffset = from
      bench.frame()
      bench.view.scrollToItem(at: bench.path(210), at: [vertical, horizontal], animated: false)
      // The visible part is 260 × 330 from (10, 20) on.
      func axis(
        _ position: Int, _ from: CGFloat, _ low: CGFloat, _ size: CGFloat, _ room: CGFloat,
        _ inset: CGFloat
      ) -> CGFloat {
        switch position {
        case 1: return low - inset
        case 2: return low + size / 2 - room / 2 - inset
        case 3: return low + size - room - inset
        default:
          guard vertical.isEmpty, horizontal.isEmpty else { return from }
          if low < from + inset { return low - inset }
          return low + size > from + inset + room ? low + size - room - inset : from
        }
      }
      let want = CGPoint(
        x: axis(Self.horizontal.firstIndex(of: horizontal)!, from.x, 1200, 100, 260, 10),
        y: axis(Self.vertical.firstIndex(of: vertical)!, from.y, 1200, 80, 330, 20))
      #expect(bench.view.contentOffset == want, "\(vertical.rawValue) \(horizontal.rawValue)")
      bench.frame()
      #expect(bench.check())
    }
  }

  @Test func animated() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 90)
    let bench = CollectionBench(layout)
    bench.view.scrollToItem(at: bench.path(50), at: .top, animated: true)
    #expect(bench.view.contentOffset.y == 0)
    bench.stage.advance(by: 1)
    #expect(bench.view.contentOffset.y == 5000)
    #expect(bench.check())
    bench.view.scrollToItem(at: bench.path(99), at: .top, animated: false)
    #expect(bench.view.contentOffset.y == CGFloat(9990 - 852))
  }

  /// A layout decides where a release comes to rest; the delegate receives that offset.
  @Test func targetOffset() throws {
    final class Snapping: UICollectionViewFlowLayout {
      var velocities: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        velocities.append(velocity)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      var targets: [CGPoint] = []
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targets.append(targetContentOffset.pointee) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 393, height: 90)
    let delegate = Delegate()
    let bench = CollectionBench(layout, delegate: delegate)
    for distance in [-130, -290, 70] as [CGFloat] {
      bench.stage.drag(
        from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: distance), duration: 0.3)
      bench.stage.advance(by: 4)
      #expect(bench.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
      #expect(delegate.targets.last == bench.view.contentOffset)
    }
    // Points per millisecond: a velocity of 130 points in 0.3 s is less than one.
    try #require(layout.velocities.count == 3)
    #expect(layout.velocities[0].y > 0.1)
    #expect(layout.velocities[0].y < 2)
    #expect(layout.velocities[2].y < 0)
  }

  /// Items ahead are announced before they become visible, and cancelled when the scroll turns.
  @Test func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var open: Set<Int> = []
      var announced: Set<Int> = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {
        for path in indexPaths {
          #expect(open.insert(path.item).inserted, "announced twice")
          announced.insert(path.item)
        }
      }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { for path in indexPaths { #expect(open.remove(path.item) != nil, "not announced") } }
    }
    let prefetcher = Prefetcher()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 90)
    let bench = CollectionBench(layout, items: [500]) { view, data in
      view.prefetchDataSource = prefetcher
      data.configure = { _, path in prefetcher.open.remove(path.item) }
    }
    // 852 points show 9 items; the same number is ahead.
    #expect(prefetcher.announced == Set(9...17))
    let shown = Set(bench.visible)
    for step in 1...40 {
      bench.view.contentOffset.y = CGFloat(step) * 50
      bench.frame()
    }
    let seen = Set(bench.visible).subtracting(shown)
    #expect(seen.isSubset(of: prefetcher.announced))
    #expect(prefetcher.announced.contains(30))
    bench.view.contentOffset.y -= 10
    bench.frame()
    // Now those above are ahead, and those below are cancelled.
    #expect(prefetcher.open.max()! < bench.visible.min()!)
    bench.view.isPrefetchingEnabled = false
    prefetcher.announced = []
    bench.view.contentOffset.y = 20_000
    bench.frame()
    #expect(prefetcher.announced.isEmpty)
  }
}
