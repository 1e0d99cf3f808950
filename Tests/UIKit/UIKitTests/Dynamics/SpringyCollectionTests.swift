import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Cells on springs: the layout's attributes are the items, and the layout returns the animator's items.
///
/// Source: Apple, UIDynamicAnimator (`init(collectionViewLayout:)`, `items(in:)`), and WWDC 2013, "Advanced
/// Techniques with UIKit Dynamics".
@MainActor @Suite(.serialized) struct SpringyCollectionTests {
  private final class SpringyLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let content = CGRect(origin: .zero, size: collectionViewContentSize)
      for item in super.layoutAttributesForElements(in: content) ?? [] {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.length = 0
        spring.damping = 0.5
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let collectionView else { return false }
      let shift = newBounds.minY - collectionView.bounds.minY
      let touch = collectionView.panGestureRecognizer.location(in: collectionView)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        let resistance = abs(touch.y - spring.anchorPoint.y) / 1500
        item.center.y += shift < 0 ? max(shift, shift * resistance) : min(shift, shift * resistance)
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .systemTeal
      return cell
    }
  }

  @Test func cellsLagBehindTheFingerAndComeToRest() throws {
    let stage = Stage(device: .iPhone14Pro)
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 360, height: 60)
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    #expect(layout.animator.behaviors.count == 60)
    stage.advance(by: 2)
    #expect(!layout.animator.isRunning)
    #expect(!stage.renderLoop.needsFrame)
    func gaps() -> [CGFloat] {
      let centers = view.visibleCells.map(\.center.y).sorted()
      return zip(centers, centers.dropFirst()).map { $1 - $0 }
    }
    #expect(gaps().count > 8)
    #expect(gaps().allSatisfy { abs($0 - 70) < 1e-6 })

    stage.touchDown(at: CGPoint(x: 200, y: 600))
    for index in 1...10 {
      stage.touchMove(to: CGPoint(x: 200, y: 600 - CGFloat(index) * 20))
      stage.advance(by: 1.0 / 60)
    }
    // The further from the finger a cell is, the more it lags: above the finger, cells are closer
    // together or further apart.
    #expect(layout.animator.isRunning)
    #expect(gaps().contains { abs($0 - 70) > 2 })
    // Each cell is at the position of its attributes.
    for path in view.indexPathsForVisibleItems {
      let cell = try #require(view.cellForItem(at: path))
      let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
      #expect(cell.center == attributes.center)
      #expect(view.layoutAttributesForItem(at: path)?.center == attributes.center)
    }
    stage.touchUp()
    stage.advance(by: 8)
    #expect(!layout.animator.isRunning)
    #expect(view.contentOffset.y > 100)
    #expect(gaps().count > 8)
    #expect(gaps().allSatisfy { abs($0 - 70) < 1 })
    let loop = stage.renderLoop
    loop.counts = FrameCounts()
    stage.advance(by: 5)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 99, section: 0)) == nil)
    #expect(
      layout.animator.layoutAttributesForSupplementaryView(
        ofKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
  }
}
