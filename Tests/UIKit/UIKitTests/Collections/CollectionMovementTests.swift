import Stage
import Testing

@testable import UIKit

/// Items moved by a finger. Cells are 90 × 90 with gaps of 10, four in a line of 393 points: their columns
/// begin at 0, 101, 202 and 303, because the gaps are (393 − 4 · 90) / 3 = 11.
@MainActor struct CollectionMovementTests {
  private func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return layout
  }

  private func bench(_ items: [Int], delegate: (any UICollectionViewDelegate)? = nil)
    -> CollectionBench
  {
    CollectionBench(layout(), items: items, delegate: delegate)
  }

  private func middle(_ bench: CollectionBench, _ item: Int, _ section: Int = 0) -> CGPoint {
    bench.view.layoutAttributesForItem(at: bench.path(item, section))!.center
  }

  /// Every pair of items in two lines: the others close the gap and open another, in order.
  @Test(arguments: 0..<8, 0..<8) func everyWay(from: Int, to: Int) {
    let bench = bench([8])
    let target = middle(bench, to)
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(from)))
    bench.view.updateInteractiveMovementTargetPosition(target)
    bench.stage.advance(by: 0.5)
    var want = Array(0..<8)
    want.insert(want.remove(at: from), at: to)
    #expect(bench.visible == want)
    #expect(bench.view.cellForItem(at: bench.path(to))?.center == target)
    #expect(bench.data.items[0] == Array(0..<8))
    #expect(bench.data.moves.isEmpty)
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 0.5)
    #expect(bench.data.items[0] == want)
    #expect(bench.check())
    #expect(bench.data.moves == (from == to ? [] : [[bench.path(from), bench.path(to)]]))
  }

  @Test(arguments: [0, 3, 7]) func cancelling(to: Int) {
    let bench = bench([8])
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(3)))
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, to))
    bench.stage.advance(by: 0.1)
    bench.view.cancelInteractiveMovement()
    bench.stage.advance(by: 0.5)
    #expect(bench.visible == Array(0..<8))
    #expect(bench.check())
    #expect(bench.data.moves.isEmpty)
  }

  /// The cell follows the finger at once and is in front of the others.
  @Test func followsTheFinger() {
    let bench = bench([40])
    let cell = bench.view.cellForItem(at: bench.path(5))!
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(5)))
    for step in 1...5 {
      let point = CGPoint(x: 150 + step * 3, y: 145)
      bench.view.updateInteractiveMovementTargetPosition(point)
      bench.frame()
      #expect(cell.center == point)
      #expect(cell.layer.presentation()?.position == point)
      #expect(bench.view.subviews.last { $0 is UICollectionViewCell } === cell)
    }
  }

  @Test func acrossSections() {
    let bench = bench([4, 4])
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(1)))
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, 2, 1))
    bench.stage.advance(by: 0.5)
    #expect(bench.view.numberOfItems(inSection: 0) == 3)
    #expect(bench.view.numberOfItems(inSection: 1) == 5)
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 0.5)
    #expect(bench.data.moves == [[bench.path(1), bench.path(2, 1)]])
    #expect(bench.data.items == [[0, 2, 3], [1_000_000, 1_000_001, 1, 1_000_002, 1_000_003]])
    #expect(bench.check())
  }

  /// Cells that become visible during the movement are those of the present data.
  @Test func scrollsAtTheEdge() {
    let bench = bench([400])
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(0)))
    bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 850))
    bench.stage.advance(by: 1)
    #expect(bench.view.contentOffset.y > 300)
    let moved = bench.view.collectionState.movement!.target.row
    for (cell, path) in zip(bench.view.visibleCells, bench.view.indexPathsForVisibleItems) {
      let item = path.item == moved ? 0 : path.item < moved ? path.item + 1 : path.item
      #expect(cell.tag == item)
    }
    let cell = bench.view.cellForItem(at: bench.path(moved))
    // The finger doesn't move on the screen.
    #expect(abs(cell!.center.y - bench.view.contentOffset.y - 850) < 1)
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 1)
    #expect(bench.data.moves == [[bench.path(0), bench.path(moved)]])
    #expect(bench.check())
  }

  /// The delegate can keep items within their section.
  @Test func theDelegateDecides() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var asked: [[IndexPath]] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append([currentIndexPath, proposedIndexPath])
        return proposedIndexPath.section == currentIndexPath.section
          ? proposedIndexPath : currentIndexPath
      }
    }
    let delegate = Delegate()
    let bench = bench([4, 4], delegate: delegate)
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(1)))
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, 2, 1))
    bench.frame()
    #expect(delegate.asked == [[bench.path(1), bench.path(2, 1)]])
    #expect(bench.visible == [0, 1, 2, 3, 1_000_000, 1_000_001, 1_000_002, 1_000_003])
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, 3))
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 0.5)
    #expect(bench.data.moves == [[bench.path(1), bench.path(3)]])
    #expect(bench.check())
  }

  /// Without `moveItemAt` no item can be lifted; `canMoveItemAt` decides item by item.
  @Test func permission() {
    final class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let fixed = Fixed()
    let still = CollectionBench(layout()) { view, _ in view.dataSource = fixed }
    #expect(!still.view.beginInteractiveMovementForItem(at: still.path(1)))
    let bench = bench([4])
    bench.data.unmovable = [2]
    #expect(!bench.view.beginInteractiveMovementForItem(at: bench.path(2)))
    #expect(!bench.view.beginInteractiveMovementForItem(at: bench.path(9)))
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(1)))
    #expect(!bench.view.beginInteractiveMovementForItem(at: bench.path(0)))
  }

  /// Updates and reloads end a movement, and their result is correct.
  @Test(arguments: [false, true]) func updatesInBetween(reloads: Bool) {
    let bench = bench([8])
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(0)))
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, 5))
    bench.stage.advance(by: 0.1)
    if reloads {
      bench.data.items = [[5, 6]]
      bench.view.reloadData()
    } else {
      bench.view.performBatchUpdates {
        bench.data.items[0].remove(at: 2)
        bench.view.deleteItems(at: [bench.path(2)])
      }
    }
    bench.view.updateInteractiveMovementTargetPosition(middle(bench, 1))
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 1)
    #expect(bench.visible == (reloads ? [5, 6] : [0, 1, 3, 4, 5, 6, 7]))
    #expect(bench.check())
    #expect(bench.data.moves.isEmpty)
  }

  /// Layouts are notified of every step, with the index paths.
  @Test func theLayoutHears() {
    final class Layout: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      var scale: CGFloat = 1
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.targetIndexPathsForInteractivelyMovingItems != nil { contexts.append(context) }
        super.invalidateLayout(with: context)
      }
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: indexPath, withTargetPosition: position)
        attributes.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        return attributes
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let bench = CollectionBench(layout, items: [8])
    #expect(bench.view.beginInteractiveMovementForItem(at: bench.path(0)))
    let target = middle(bench, 2)
    bench.view.updateInteractiveMovementTargetPosition(target)
    bench.frame()
    let context = layout.contexts.last!
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [bench.path(0)])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [bench.path(2)])
    #expect(context.interactiveMovementTarget == target)
    #expect(bench.view.cellForItem(at: bench.path(2))?.transform.a == 1.2)
    bench.view.endInteractiveMovement()
    bench.stage.advance(by: 0.5)
    #expect(bench.view.cellForItem(at: bench.path(2))?.transform == .identity)
    #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == [bench.path(2)])
  }

  // MARK: By a finger

  /// A controller lifts items by a long press of half a second.
  @Test(arguments: [false, true]) func theStandardGesture(installed: Bool) {
    final class Controller: UICollectionViewController {
      var names = Array(0..<8)
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.contentInsetAdjustmentBehavior = .never
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { names.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let controller = Controller(collectionViewLayout: layout())
    controller.installsStandardGestureForInteractiveMovement = installed
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    // From the first item's corner to the third's: the finger stays at the same point of the item.
    stage.touchDown(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 0.6)
    stage.touchMove(to: CGPoint(x: 212, y: 10))
    stage.advance(by: 0.1)
    if installed {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
      #expect(cell?.center == CGPoint(x: 247, y: 45))
    }
    stage.touchUp()
    stage.advance(by: 0.5)
    #expect(controller.names == (installed ? [1, 2, 0, 3, 4, 5, 6, 7] : Array(0..<8)))
  }
}
