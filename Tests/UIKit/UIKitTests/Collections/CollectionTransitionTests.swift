import Stage
import Testing

@testable import UIKit

/// From a grid of 90 × 90, four in a line, to rows of 393 × 60, 10 apart.
@MainActor struct CollectionTransitionTests {
  private func bench() -> (CollectionBench, UICollectionViewFlowLayout) {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 90, height: 90)
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 393, height: 60)
    return (CollectionBench(grid, items: [400]), rows)
  }

  /// Item 5 is at (101, 100) in the grid, see `CollectionMovementTests`, and at (0, 350) in the rows.
  @Test(arguments: [false, true]) func followsTheFinger(finishes: Bool) {
    let (bench, rows) = bench()
    let grid = bench.view.collectionViewLayout
    var ended: [Bool] = []
    let transition = bench.view.startInteractiveTransition(to: rows) { ended += [$0, $1] }
    #expect(bench.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === grid)
    #expect(transition.nextLayout === rows)
    for progress in [0, 0.25, 0.5, 0.9] as [CGFloat] {
      transition.transitionProgress = progress
      bench.frame()
      let frame = bench.view.cellForItem(at: bench.path(5))!.frame
      let want = CGRect(
        x: 101 - 101 * progress, y: 100 + 250 * progress, width: 90 + 303 * progress,
        height: 90 - 30 * progress)
      #expect(frame.isClose(to: want), "\(progress): \(frame)")
      #expect(bench.view.cellForItem(at: bench.path(5))!.alpha == 1)
      #expect(bench.check())
    }
    #expect(ended.isEmpty)
    if finishes {
      bench.view.finishInteractiveTransition()
    } else {
      bench.view.cancelInteractiveTransition()
    }
    bench.stage.advance(by: 1)
    #expect(ended == [true, finishes])
    #expect(bench.view.collectionViewLayout === (finishes ? rows : grid))
    #expect(bench.check())
    #expect((finishes ? grid : rows).collectionView == nil)
    #expect(bench.view.cellForItem(at: bench.path(5))!.frame.width == (finishes ? 393 : 90))
  }

  /// From far down the content comes to rest where the new layout allows it.
  @Test func theOffset() {
    let (bench, rows) = bench()
    // 100 lines of 90 and 99 gaps.
    bench.view.contentOffset.y = CGFloat(100 * 90 + 99 * 10 - 852)
    bench.frame()
    rows.itemSize.height = 10
    rows.minimumLineSpacing = 0
    let transition = bench.view.startInteractiveTransition(to: rows)
    transition.transitionProgress = 0.5
    bench.frame()
    // 400 rows of 10 end at 4000 − 852.
    #expect(abs(bench.view.contentOffset.y - (9138 + 3148) / 2) < 0.5)
    bench.view.finishInteractiveTransition()
    bench.stage.advance(by: 1)
    #expect(bench.view.contentOffset.y == 3148)
    #expect(bench.check())
    #expect(bench.visible.last == 399)
  }

  /// An element that only one of the layouts has fades at its place.
  @Test(arguments: [0, 0.25, 0.75, 1] as [CGFloat]) func fading(progress: CGFloat) {
    let (bench, rows) = bench()
    rows.headerReferenceSize = CGSize(width: 0, height: 40)
    let transition = bench.view.startInteractiveTransition(to: rows)
    transition.transitionProgress = progress
    bench.frame()
    let header = bench.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(0))!
    #expect(header.alpha == progress)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
  }

  @Test func valuesOfTheApp() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let (bench, rows) = bench()
    let delegate = Delegate()
    bench.view.delegate = delegate
    let transition = bench.view.startInteractiveTransition(to: rows)
    #expect(transition is Own)
    #expect(transition.value(forAnimatedKey: "offset") == 0)
    transition.updateValue(7, forAnimatedKey: "offset")
    #expect(transition.value(forAnimatedKey: "offset") == 7)
  }
}
