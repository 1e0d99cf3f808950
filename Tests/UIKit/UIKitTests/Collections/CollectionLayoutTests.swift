import Stage
import Testing

@testable import UIKit

/// Custom layouts of an app.
@MainActor struct CollectionLayoutTests {
  /// A view that wants constraints to decide about its frame, and whose text is wider than the screen.
  private final class WideHeader: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      let label = UILabel()
      label.text = String(repeating: "wide ", count: 40)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-15-[label]-15-|", metrics: nil, views: ["label": label]))
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Source: XLActionController's header of "Spotify", whose title ends within the screen on iOS.
  @Test func constraintsDontChangeAnElementsFrame() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 50)
    let kind = UICollectionView.elementKindSectionHeader
    let bench = CollectionBench(layout, items: [1]) { view, _ in
      view.register(
        WideHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    let header = try #require(
      bench.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header is WideHeader)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
    #expect(header.subviews.first?.frame.width == 363)
  }

  /// A row of items that records its calls.
  private class Row: UICollectionViewLayout {
    var notes: [String] = []
    var side: CGFloat = 100
    var invalidatesOnScroll = false
    var decorates = false

    override func prepare() { notes.append("prepare") }
    override var collectionViewContentSize: CGSize {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return CGSize(width: CGFloat(count) * side, height: side)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      notes.append("\(Int(collectionView!.bounds.minX))→\(Int(newBounds.minX))")
      return invalidatesOnScroll
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(indexPath.item) * side, y: 0, width: side, height: side)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      var all = (0..<count).map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
      }
      if decorates {
        let plate = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "plate", with: IndexPath(item: 0, section: 0))
        plate.frame = CGRect(x: 0, y: 0, width: 5000, height: 10)
        plate.zIndex = -1
        all.append(plate)
      }
      return all
    }
  }

  private let size = CGSize(width: 320, height: 200)

  /// A layout is prepared once; a scroll asks whether it invalidates while the old bounds are still
  /// set.
  @Test func questions() {
    let layout = Row()
    let bench = CollectionBench(layout, items: [30], size: size)
    #expect(layout.notes.filter { $0 == "prepare" }.count == 1)
    #expect(bench.visible == [0, 1, 2, 3])
    #expect(bench.view.contentSize.width == 3000)
    layout.notes = []
    bench.view.contentOffset.x = 250
    bench.frame()
    #expect(layout.notes == ["0→250"])
    #expect(bench.visible == [2, 3, 4, 5])
    layout.invalidatesOnScroll = true
    layout.notes = []
    bench.view.contentOffset.x = 300
    bench.frame()
    #expect(layout.notes == ["250→300", "prepare"])
    #expect(bench.check())
    layout.notes = []
    layout.side = 50
    layout.invalidateLayout()
    #expect(layout.notes.isEmpty)
    bench.frame()
    #expect(layout.notes == ["prepare"])
    #expect(bench.view.contentSize.width == 1500)
    #expect(bench.check())
  }

  @Test func decorations() {
    final class Plate: UICollectionReusableView {}
    let layout = Row()
    layout.decorates = true
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let bench = CollectionBench(layout, items: [30], size: size)
    let plate = bench.view.subviews.first
    #expect(plate is Plate)
    #expect(plate?.frame == CGRect(x: 0, y: 0, width: 5000, height: 10))
    layout.decorates = false
    layout.invalidateLayout()
    bench.frame()
    #expect(plate?.superview == nil)
  }

  /// Elements with a greater index are in front, whatever the order in which they became visible.
  @Test func order() {
    final class Deck: Row {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.zIndex = indexPath.item * 7 % 5
        return attributes
      }
    }
    let bench = CollectionBench(Deck(), items: [40], size: size)
    for x in [0, 700, 350, 3000, 120] as [CGFloat] {
      bench.view.contentOffset.x = x
      bench.frame()
      let indexes = bench.view.subviews.compactMap { ($0 as? UICollectionViewCell)?.tag }
        .map { $0 * 7 % 5 }
      #expect(indexes == indexes.sorted(), "\(x)")
      #expect(indexes.count >= 3, "\(x)")
    }
  }

  /// Attributes of a custom class are applied to the cell, and only if they differ.
  @Test func ownAttributes() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Tinted
        copy.tint = tint
        return copy
      }
      nonisolated override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        guard super.isEqual(object) else { return false }
        return MainActor.assumeIsolated { (object as? Tinted)?.tint == tint }
      }
    }
    final class Cell: UICollectionViewCell {
      var applied: [Int] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append((layoutAttributes as! Tinted).tint)
      }
    }
    final class Layout: Row {
      var tint = 1
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = Tinted(forCellWith: indexPath)
        attributes.frame = super.layoutAttributesForItem(at: indexPath)!.frame
        attributes.tint = tint
        return attributes
      }
    }
    let layout = Layout()
    let bench = CollectionBench(layout, items: [3], size: size) { view, _ in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    let cell = bench.view.cellForItem(at: bench.path(0)) as! Cell
    layout.invalidateLayout()
    bench.frame()
    #expect(cell.applied == [1])
    layout.tint = 2
    layout.invalidateLayout()
    bench.frame()
    #expect(cell.applied == [1, 2])
    let one = Tinted(forCellWith: bench.path(0))
    let other = one.copy() as? Tinted
    #expect(other == one)
    #expect(other !== one)
    #expect(other?.representedElementCategory == .cell)
    other?.tint = 9
    #expect(other != one)
  }

  /// The calls of a batch of updates, in the order that Apple documents.
  @Test func updates() {
    final class Noting: Row {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
          let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
          notes.append("\(item.updateAction) \(before) \(after)")
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        notes.append("initial \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        notes.append("final \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        return attributes
      }
      override func finalizeCollectionViewUpdates() { notes.append("finalize") }
    }
    let layout = Noting()
    let bench = CollectionBench(layout, items: [3], size: size)
    layout.notes = []
    bench.view.performBatchUpdates {
      bench.data.items[0] = [2, 0, 77]
      bench.view.moveItem(at: bench.path(2), to: bench.path(0))
      bench.view.deleteItems(at: [bench.path(1)])
      bench.view.insertItems(at: [bench.path(2)])
    }
    #expect(
      layout.notes == [
        "prepare", "delete 1 -", "insert - 2", "move 2 0", "final 0 1.0", "final 1 0.0",
        "final 2 1.0", "initial 0 1.0", "initial 1 1.0", "initial 2 0.0", "finalize",
      ])
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.visible == [2, 0, 77])
  }

  /// A layout decides where an inserted item comes from, and where a deleted one goes.
  @Test func waysOfTheirOwn() {
    final class Flying: Row {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        guard itemIndexPath.item == 1 else { return nil }
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.center.y = 1000
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.center.y = -1000
        return attributes
      }
    }
    let bench = CollectionBench(Flying(), items: [3], size: size)
    let leaving = bench.view.cellForItem(at: bench.path(1))!
    bench.data.items[0][1] = 50
    bench.view.reloadItems(at: [bench.path(1)])
    bench.stage.advance(by: CollectionMetrics.updateDuration / 2)
    let arriving = bench.view.cellForItem(at: bench.path(1))!
    let y = { (view: UIView) in (view.layer.presentation() ?? view.layer).position.y }
    #expect(arriving !== leaving)
    #expect(y(arriving) > 200)
    #expect(y(arriving) < 900)
    #expect(y(leaving) < -200)
    #expect(y(leaving) > -900)
    bench.stage.advance(by: 1)
    #expect(leaving.superview == nil)
    #expect(bench.check())
  }

  // MARK: Exchange

  @Test(arguments: [false, true]) func anotherLayout(animated: Bool) {
    final class Cell: UICollectionViewCell {
      var notes: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { notes.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { notes.append("did") }
    }
    let row = Row()
    let bench = CollectionBench(row, items: [30], size: size) { view, _ in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 50, height: 40)
    let cell = bench.view.cellForItem(at: bench.path(2)) as! Cell
    let old = cell.frame
    var finished: [Bool] = []
    bench.view.setCollectionViewLayout(grid, animated: animated) { finished.append($0) }
    #expect(bench.view.collectionViewLayout === grid)
    #expect(row.collectionView == nil)
    #expect(grid.collectionView === bench.view)
    if animated {
      bench.stage.advance(by: CollectionMetrics.updateDuration / 2)
      let shown = (cell.layer.presentation() ?? cell.layer).position
      #expect(abs(shown.x - (old.midX + cell.center.x) / 2) < 10)
    }
    bench.stage.advance(by: 1)
    #expect(finished == [true])
    #expect(bench.check())
    #expect(cell.notes == ["will", "did"])
    #expect(bench.view.cellForItem(at: bench.path(2)) === cell)
    #expect(bench.view.contentSize.width == 320)
  }

  /// A layout is told when bounds change within an animation.
  @Test func animatedBounds() {
    final class Turning: UICollectionViewFlowLayout {
      var notes: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        notes.append("\(Int(oldBounds.width))→\(Int(collectionView!.bounds.width))")
      }
      override func finalizeAnimatedBoundsChange() { notes.append("finalize") }
    }
    let layout = Turning()
    layout.itemSize = CGSize(width: 90, height: 90)
    let bench = CollectionBench(layout, items: [30], size: size)
    let cell = bench.view.cellForItem(at: bench.path(2))!
    #expect(cell.frame.minX == 230)
    UIView.animate(withDuration: 0.4) {
      bench.view.frame.size.width = 200
      bench.view.layoutIfNeeded()
    }
    #expect(layout.notes == ["320→200", "finalize"])
    // The third of three in 320 is the first of the second line of two in 200.
    #expect(cell.frame.origin == CGPoint(x: 0, y: 100))
    bench.stage.advance(by: 0.2)
    #expect(abs((cell.layer.presentation() ?? cell.layer).position.x - (275 + 45) / 2) < 10)
    bench.stage.advance(by: 1)
    #expect(bench.view.contentSize.width == 200)
    #expect(bench.check())
  }

  /// A layout that sets the offset when it is invalidated finds the new bounds, so that this ends. Source: Apple,
  /// `shouldInvalidateLayout(forBoundsChange:)`: "If the bounds of the collection view change and this method returns
  /// true, the collection view invalidates the layout". The demo of expanding-collection centres its pages so.
  @Test func anInvalidatedLayoutHasTheNewBounds() {
    final class Pages: UICollectionViewFlowLayout {
      var notes: [String] = []
      var size = CGSize.zero
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let view = collectionView else { return }
        notes.append("\(Int(view.bounds.minX)) of \(Int(view.bounds.width))")
        guard view.bounds.size != size else { return }
        let inset = (view.bounds.width - itemSize.width) / 2
        view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        view.contentOffset = CGPoint(x: -inset, y: 0)
        size = view.bounds.size
      }
    }
    let layout = Pages()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let bench = CollectionBench(layout, items: [30], size: size)
    #expect(bench.view.contentOffset.x == -110)
    layout.notes = []
    bench.view.contentOffset.x = 250
    #expect(layout.notes == ["250 of 320"])
    bench.view.frame.size.width = 200
    #expect(bench.view.contentOffset.x == -50)
    bench.frame()
    #expect(bench.check())
  }

  @Test func rotation() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let bench = CollectionBench(layout)
    bench.stage.rotate(to: .landscapeLeft)
    bench.frame()
    // 8 of 90 and 7 gaps of 10 are 790 of 852 points.
    #expect(bench.view.contentSize.width == 852)
    #expect(bench.check())
    #expect(bench.view.layoutAttributesForItem(at: bench.path(8))?.frame.minY == 100)
  }
}
