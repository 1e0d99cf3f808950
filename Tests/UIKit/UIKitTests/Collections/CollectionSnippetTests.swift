import Stage
import Testing
import UIKit

/// Collection views as apps write them: each type below only imports modules that iOS has.
@MainActor struct CollectionSnippetTests {
  private func show(_ controller: UIViewController) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    return stage
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: A grid of photos

  /// Three columns with gaps of 2: (393 − 4) / 3 = 129.667; landscape has five in the safe area, (852 − 2 ·
  /// 59 − 8) / 5 = 145.2.
  @Test func photoGrid() {
    let controller = PhotoGridController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let stage = show(controller)
    let view: UICollectionView = controller.collectionView
    let side = (393.0 - 4) / 3
    #expect(view.cellForItem(at: path(4))!.frame.size == CGSize(width: side, height: side))
    let xs = (0..<3).map { view.cellForItem(at: path($0))!.frame.minX }
    // 0, 131.667 and 263.333, on pixels of a third.
    let expected: [CGFloat] = [0, 395 / 3, 790 / 3]
    for (x, wanted) in zip(xs, expected) { #expect(abs(x - wanted) < 1e-6) }
    #expect(abs(view.cellForItem(at: path(3))!.frame.minY - expected[1]) < 1e-6)
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    let wide = (852.0 - 2 * 59 - 8) / 5
    #expect(view.cellForItem(at: path(4))!.frame.size == CGSize(width: wide, height: wide))
    #expect(view.cellForItem(at: path(5))!.frame.minX == 0)
    #expect(view.cellForItem(at: path(5))!.frame.minY > 0)
  }

  // MARK: A waterfall

  /// Two columns of 196.5; each item is placed under the shorter one. Heights 120, 180, 90, 150 repeat.
  @Test func waterfall() {
    let layout = WaterfallLayout()
    let controller = PlainController(layout, count: 400)
    let stage = show(controller)
    layout.heightOfItem = { [120, 180, 90, 150][$0.item % 4] }
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    let frames = (0..<5).map {
      controller.collectionView.layoutAttributesForItem(at: path($0))!.frame
    }
    #expect(frames.map(\.minX) == [0, 196.5, 0, 196.5, 0])
    #expect(frames.map(\.minY) == [0, 0, 120, 180, 210])
    // 400 items are 100 rounds of 540 points in two columns.
    #expect(controller.collectionView.contentSize.height >= 27_000)
    for y in stride(from: 0.0, through: 26_000, by: 250) {
      controller.collectionView.contentOffset.y = y
      stage.advance(by: 1 / 60)
      let seen = controller.collectionView.bounds
      let want = (0..<400).filter {
        layout.layoutAttributesForItem(at: path($0))!.frame.intersects(seen)
      }
      #expect(controller.collectionView.indexPathsForVisibleItems.map(\.item) == want)
    }
    controller.count = 402
    controller.collectionView.performBatchUpdates {
      controller.collectionView.insertItems(at: [path(0), path(1)])
    }
    stage.advance(by: 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 402)
  }

  // MARK: Left-aligned tags

  /// Tags of 80, 140, 100, 90, 60 and 200 points in 393 with gaps of 8: 80 + 140 + 100 = 336 with the
  /// gaps, and 90 more don't fit; 90 + 60 + 200 = 366; all begin at the left.
  @Test func leftAlignedTags() {
    let layout = LeftAlignedFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 6
    let controller = PlainController(layout, count: 6)
    controller.sizes = [80, 140, 100, 90, 60, 200].map { CGSize(width: $0, height: 32) }
    _ = show(controller)
    let frames = (0..<6).map { controller.collectionView.cellForItem(at: path($0))!.frame }
    #expect(frames.map(\.minX) == [0, 88, 236, 0, 98, 166])
    #expect(frames.map(\.minY) == [0, 0, 0, 38, 38, 38])
  }

  // MARK: A stretchy header

  @Test func stretchyHeader() {
    let layout = StretchyHeaderLayout()
    layout.headerReferenceSize = CGSize(width: 393, height: 200)
    layout.itemSize = CGSize(width: 393, height: 60)
    layout.minimumLineSpacing = 0
    let controller = PlainController(layout, count: 40)
    let stage = show(controller)
    let view: UICollectionView = controller.collectionView
    view.contentInsetAdjustmentBehavior = .never
    let kind = UICollectionView.elementKindSectionHeader
    for offset in [0, -30, -120, 50, 0] as [CGFloat] {
      view.contentOffset.y = offset
      stage.advance(by: 1 / 60)
      let header = view.supplementaryView(forElementKind: kind, at: path(0))!
      let pull = max(0, -offset)
      #expect(header.frame == CGRect(x: 0, y: -pull, width: 393, height: 200 + pull))
      #expect(view.cellForItem(at: path(0))!.frame.minY == 200)
    }
    // The same with a finger: the header's top stays at that of the screen.
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...20 {
      stage.touchMove(to: CGPoint(x: 200, y: 300 + step * 12))
      stage.advance(by: 1 / 60)
      let header = view.supplementaryView(forElementKind: kind, at: path(0))!
      #expect(abs(header.frame.minY - view.contentOffset.y) < 1e-6)
    }
    #expect(view.contentOffset.y < -50)
    stage.touchUp()
    stage.advance(by: 3)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0))!.frame.height == 200)
  }

  // MARK: A carousel

  /// Pages of 280 with gaps of 20, centred by insets of 56.5: the n-th is in the middle at 300 · n.
  @Test func carousel() {
    let layout = CarouselLayout()
    let controller = PlainController(layout, count: 20)
    let stage = show(controller)
    let view: UICollectionView = controller.collectionView
    view.decelerationRate = .fast
    // At most half a pixel of a third is between the middle and the item's position.
    #expect(abs(view.cellForItem(at: path(0))!.frame.midX - 393.0 / 2) <= 1.0 / 6 + 1e-6)
    #expect(abs(view.cellForItem(at: path(0))!.transform.a - 1) < 0.001)
    for swipe in 1...4 {
      stage.drag(
        from: CGPoint(x: 330, y: 400), by: CGVector(dx: -220, dy: 0), duration: 0.15)
      stage.advance(by: 3)
      let page = view.contentOffset.x / 300
      #expect(abs(page - page.rounded()) < 0.01, "\(page)")
      #expect(page >= CGFloat(swipe), "\(page)")
      let middle = view.cellForItem(at: path(Int(page.rounded())))!
      #expect(abs(middle.transform.a - 1) < 0.01)
      let next = view.cellForItem(at: path(Int(page.rounded()) + 1))!
      // 1 − 0.2 · 300 / 320
      #expect(abs(next.transform.a - 0.8125) < 0.01)
    }
    // A slow drag of less than half a page returns.
    let rest = view.contentOffset.x
    stage.drag(from: CGPoint(x: 250, y: 400), by: CGVector(dx: -100, dy: 0), duration: 1)
    stage.advance(by: 3)
    #expect(abs(view.contentOffset.x - rest) < 0.5)
  }

  // MARK: Reordering

  @Test func reorder() {
    let controller = ReorderController()
    let stage = show(controller)
    let view: UICollectionView = controller.collectionView
    let start = view.convert(view.cellForItem(at: path(1))!.center, to: nil)
    let end = view.convert(view.cellForItem(at: path(6))!.center, to: nil)
    stage.touchDown(at: start)
    stage.advance(by: 0.6)
    for step in 1...10 {
      let t = CGFloat(step) / 10
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      stage.advance(by: 1 / 30)
    }
    stage.touchUp()
    stage.advance(by: 1)
    #expect(controller.items == ["0", "2", "3", "4", "5", "6", "1", "7", "8", "9"])
    let shown = view.visibleCells.map { ($0.contentView.subviews[0] as! UILabel).text }
    #expect(shown == controller.items)
  }
}

// MARK: - Code as apps write it

private final class PhotoGridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = collectionView.safeAreaLayoutGuide.layoutFrame.width
    let columns: CGFloat = width > 500 ? 5 : 3
    let spacing: CGFloat = 2
    let side = (width - spacing * (columns - 1)) / columns
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    layout.itemSize = CGSize(width: side, height: side)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

private final class PlainController: UICollectionViewController, UICollectionViewDelegateFlowLayout
{
  var count: Int
  var sizes: [CGSize] = []

  init(_ layout: UICollectionViewLayout, count: Int) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard sizes.isEmpty else { return sizes[indexPath.item] }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

private final class WaterfallLayout: UICollectionViewLayout {
  var heightOfItem: (IndexPath) -> CGFloat = { _ in 100 }
  private let numberOfColumns = 2
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard let collectionView = collectionView else { return }
    cache.removeAll()
    contentHeight = 0
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = yOffset.firstIndex(of: yOffset.min()!)!
      let height = heightOfItem(indexPath)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      cache.append(attributes)
      yOffset[column] += height
      contentHeight = max(contentHeight, yOffset[column])
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

private final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .map { $0.copy() as! UICollectionViewLayoutAttributes }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

private final class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach { attributes in
      if attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
        guard let collectionView = collectionView else { return }
        let contentOffsetY = collectionView.contentOffset.y
        if contentOffsetY < 0 {
          let width = collectionView.frame.width
          let height = attributes.frame.height - contentOffsetY
          attributes.frame = CGRect(x: 0, y: contentOffsetY, width: width, height: height)
        }
      }
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    guard let collectionView = collectionView else { return super.prepare() }
    scrollDirection = .horizontal
    itemSize = CGSize(width: 280, height: 600)
    minimumLineSpacing = 20
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView,
      let superAttributes = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return superAttributes.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      let distance = min(abs(attributes.center.x - centerX), 320)
      let scale = 1 - 0.2 * distance / 320
      attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
      attributes.zIndex = Int(scale * 10)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.bounds.width,
      height: collectionView.bounds.height)
    let horizontalCenter = proposedContentOffset.x + collectionView.bounds.width / 2
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: targetRect) ?? [] {
      let itemOffset = attributes.center.x - horizontalCenter
      if abs(itemOffset) < abs(offsetAdjustment) { offsetAdjustment = itemOffset }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }
}

private final class ReorderController: UIViewController, UICollectionViewDataSource {
  var items = (0..<10).map(String.init)
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 90, height: 90)
    view.addSubview(collectionView)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    collectionView.dataSource = self
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "label")
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("handle(_:)", ReorderController.handle))
    collectionView.addGestureRecognizer(press)
  }

  func handle(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard
        let selected = collectionView.indexPathForItem(at: gesture.location(in: collectionView))
      else { break }
      _ = collectionView.beginInteractiveMovementForItem(at: selected)
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath) as! LabelCell
    cell.label.text = items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = items.remove(at: sourceIndexPath.item)
    items.insert(item, at: destinationIndexPath.item)
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.frame = contentView.bounds
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
