import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionSelectionTests {
  /// One item of 90 points in each line, so that item `n` is at `100 n`.
  private func bench(_ setUp: (UICollectionView) -> Void = { _ in }) -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 90)
    return CollectionBench(layout) { view, _ in setUp(view) }
  }

  private func tap(_ bench: CollectionBench, item: Int) {
    bench.stage.tap(at: CGPoint(x: 100, y: CGFloat(item) * 100 + 40))
    bench.stage.advance(by: 0.3)
  }

  /// The order is documented in UICollectionView.h, above the delegate's methods.
  @Test func order() {
    let bench = bench()
    tap(bench, item: 2)
    let first = [
      "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
    ]
    #expect(bench.data.events == first)
    bench.data.events = []
    tap(bench, item: 4)
    let second = [
      "shouldHighlight 4", "didHighlight 4", "shouldSelect 4", "didDeselect 2", "didSelect 4",
      "didUnhighlight 4",
    ]
    #expect(bench.data.events == second)
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(4)])
    #expect(bench.view.visibleCells.filter(\.isSelected).map(\.tag) == [4])
    #expect(bench.view.visibleCells.filter(\.isHighlighted).isEmpty)
  }

  @Test func severalItems() {
    let bench = bench { $0.allowsMultipleSelection = true }
    for item in [1, 3, 5, 3] { tap(bench, item: item) }
    #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [1, 5])
    let last = [
      "shouldHighlight 3", "didHighlight 3", "shouldDeselect 3", "didDeselect 3",
      "didUnhighlight 3",
    ]
    #expect(bench.data.events.suffix(5) == last[...])
    bench.view.allowsMultipleSelection = false
    #expect(bench.view.indexPathsForSelectedItems == [])
    #expect(bench.view.visibleCells.filter(\.isSelected).isEmpty)
  }

  @Test func theDelegateDecides() {
    let bench = bench { $0.allowsMultipleSelection = true }
    bench.data.allowsHighlight = false
    tap(bench, item: 1)
    #expect(bench.data.events == ["shouldHighlight 1"])
    bench.data.allowsHighlight = true
    bench.data.allowsSelect = false
    tap(bench, item: 1)
    #expect(bench.view.indexPathsForSelectedItems == [])
    bench.data.allowsSelect = true
    bench.data.allowsDeselect = false
    for _ in 0..<2 { tap(bench, item: 1) }
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(1)])
    bench.view.allowsSelection = false
    bench.data.events = []
    tap(bench, item: 2)
    #expect(bench.data.events.isEmpty)
  }

  /// Other rules apply while items are edited, and nothing is opened.
  @Test func editing() {
    final class Primary: NSObject, UICollectionViewDelegate {
      var opened: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) { opened.append(indexPath.item) }
    }
    let delegate = Primary()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 90)
    let bench = CollectionBench(layout, delegate: delegate)
    tap(bench, item: 1)
    #expect(delegate.opened == [1])
    bench.view.isEditing = true
    tap(bench, item: 2)
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(1)])
    #expect(delegate.opened == [1])
    bench.view.allowsSelectionDuringEditing = true
    bench.view.allowsMultipleSelectionDuringEditing = true
    tap(bench, item: 3)
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(1), bench.path(3)])
    bench.view.isEditing = false
    #expect(bench.view.indexPathsForSelectedItems == [])
    #expect(delegate.opened == [1])
  }

  /// The highlight appears after the delay of content touches, and a drag cancels it.
  @Test func highlight() {
    let bench = bench()
    let cell = bench.view.cellForItem(at: bench.path(3))!
    let background = UIView()
    cell.selectedBackgroundView = background
    let point = CGPoint(x: 100, y: 340)
    bench.stage.touchDown(at: point)
    bench.stage.advance(by: 0.1)
    #expect(!cell.isHighlighted)
    #expect(background.isHidden)
    bench.stage.advance(by: 0.1)
    #expect(cell.isHighlighted)
    #expect(!background.isHidden)
    bench.stage.move(from: point, by: CGVector(dx: 0, dy: -60), duration: 0.3)
    #expect(!cell.isHighlighted)
    #expect(background.isHidden)
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.data.events == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
  }

  /// The app's own calls don't call the delegate; the selection stays with the item.
  @Test func byTheApp() {
    let bench = bench()
    bench.view.selectItem(
      at: bench.path(60), animated: false, scrollPosition: .centeredVertically)
    bench.frame()
    #expect(bench.view.bounds.midY == CGFloat(60 * 100 + 45))
    #expect(bench.view.cellForItem(at: bench.path(60))?.isSelected == true)
    bench.view.contentOffset.y = 0
    bench.frame()
    #expect(bench.view.visibleCells.filter(\.isSelected).isEmpty)
    bench.view.contentOffset.y = 5800
    bench.frame()
    #expect(bench.view.visibleCells.filter(\.isSelected).map(\.tag) == [60])
    bench.view.deselectItem(at: bench.path(60), animated: false)
    #expect(bench.view.indexPathsForSelectedItems == [])
    #expect(bench.data.events.isEmpty)
    bench.view.selectItem(at: bench.path(1), animated: false, scrollPosition: [])
    bench.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(bench.view.indexPathsForSelectedItems == [])
  }
}
