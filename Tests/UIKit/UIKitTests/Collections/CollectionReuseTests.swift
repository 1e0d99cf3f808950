import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionReuseTests {
  private func layout(_ side: CGFloat = 90) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  /// 852 points show at most 10 lines of 100 points; 4 items of 90 and 3 gaps of 10 fit in 393.
  @Test func tenThousandItems() {
    let bench = CollectionBench(layout(), items: [10_000])
    let bottom = bench.view.contentSize.height - 852
    for y in Array(stride(from: 0, through: bottom, by: 333)) + [bottom, bottom / 2, 0] {
      bench.view.contentOffset.y = y
      bench.frame()
    }
    #expect(bench.view.cellQueue.made <= 10 * 4 + 2)
    #expect(bench.check())
  }

  /// SkeletonView looks for the placeholders that it has to remove among the subviews, right after
  /// `reloadData()`.
  ///
  /// Source: https://github.com/Juanpe/SkeletonView, `recursiveHideSkeleton(reloadDataAfter:transition:root:)`.
  @Test("cells stay among the subviews until the layout after a reload", arguments: [0, 3, 100])
  func reloading(remaining: Int) {
    let bench = CollectionBench(layout())
    let cells = bench.view.visibleCells
    bench.data.items = [Array(0..<remaining)]
    bench.view.reloadData()
    #expect(cells.allSatisfy { $0.superview === bench.view })
    bench.frame()
    #expect(bench.view.visibleCells.count == min(remaining, cells.count))
    #expect(bench.view.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
    #expect(bench.check())
  }

  /// https://github.com/patchthecode/JTAppleCalendar turns the collection view and its cells over to run from
  /// right to left: `collectionView(_:cellForItemAt:)` sets `cell.transform.a`.
  @Test("a transform that the data source sets stays, unless the layout transforms cells")
  func transforms() {
    final class Turned: UICollectionViewFlowLayout {
      var angle: CGFloat = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let attributes = $0.copy() as! UICollectionViewLayoutAttributes
          attributes.transform = CGAffineTransform(rotationAngle: angle)
          return attributes
        }
      }
    }
    let own = CGAffineTransform(scaleX: -1, y: 1)
    let layout = Turned()
    let bench = CollectionBench(layout) { _, data in
      data.configure = { cell, _ in cell.transform = own }
    }
    #expect(bench.view.visibleCells.allSatisfy { $0.transform == own })
    bench.view.contentOffset.y = 300
    bench.frame()
    #expect(bench.view.visibleCells.allSatisfy { $0.transform == own })
    layout.angle = 1
    layout.invalidateLayout()
    bench.frame()
    #expect(
      bench.view.visibleCells.allSatisfy { $0.transform == CGAffineTransform(rotationAngle: 1) })
  }

  @Test func aRestingCollectionDoesNothing() {
    let bench = CollectionBench(layout())
    bench.view.counts.reset()
    bench.stage.advance(by: 5)
    #expect(!bench.stage.renderLoop.needsFrame)
    #expect(bench.view.counts.layoutQueries == 0)
    #expect(bench.view.counts.cellsAsked == 0)
  }

  @Test func theDelegateHearsWhatIsShown() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var shown: Set<Int> = []
      var headers: Set<Int> = []
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        #expect(cell.frame.intersects(collectionView.bounds))
        #expect(shown.insert(indexPath.item + indexPath.section * 1000).inserted)
      }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { #expect(shown.remove(indexPath.item + indexPath.section * 1000) != nil) }
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
      ) { headers.insert(indexPath.section) }
      func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
      ) { headers.remove(indexPath.section) }
    }
    let delegate = Delegate()
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let bench = CollectionBench(layout, items: [20, 30, 40, 50], delegate: delegate)
    for y in stride(from: CGFloat(0), through: 3000, by: 170) {
      bench.view.contentOffset.y = y
      bench.frame()
      let paths = bench.view.indexPathsForVisibleItems
      #expect(delegate.shown == Set(paths.map { $0.item + $0.section * 1000 }))
      let headers = bench.view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader)
      #expect(delegate.headers == Set(headers.map(\.section)))
    }
  }

  /// A cell has its size when the data source fills it, and is prepared before it is reused.
  @Test func cellsAreReady() {
    final class Cell: UICollectionViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    var sizes: Set<CGFloat> = []
    let bench = CollectionBench(layout(70), items: [500]) { view, data in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      data.configure = { cell, _ in sizes.insert(cell.bounds.width) }
    }
    bench.view.contentOffset.y = 3000
    bench.frame()
    #expect(sizes == [70])
    #expect(bench.view.visibleCells.contains { ($0 as? Cell)?.prepared == 1 })
  }

  @Test func registrations() {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
      cell.tag = item * 1000 + path.item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.tag = kind == UICollectionView.elementKindSectionHeader ? 7 + path.section : 0
    }
    final class Source: NSObject, UICollectionViewDataSource {
      let cells: UICollectionView.CellRegistration<UICollectionViewCell, Int>
      let headers: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
      init(
        _ cells: UICollectionView.CellRegistration<UICollectionViewCell, Int>,
        _ headers: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
      ) {
        self.cells = cells
        self.headers = headers
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 90 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 5)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let source = Source(cells, headers)
    let layout = layout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let bench = CollectionBench(layout) { view, _ in view.dataSource = source }
    #expect(bench.view.cellForItem(at: bench.path(4))?.tag == 5004)
    let header = bench.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(0))
    #expect(header?.tag == 7)
    bench.view.contentOffset.y = 1000
    bench.frame()
    #expect(bench.visible.first! > 5004)
    #expect(bench.view.cellQueue.made <= 10 * 4 + 2)
  }

  @Test func nibs() {
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <collectionViewCell id="a" reuseIdentifier="nib">
            <rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="50" height="50"/>
              <subviews><label tag="3" text="Hello" id="c">
                <rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
            </view>
          </collectionViewCell>
        </objects></document>
        """.utf8), bundle: nil)
    let bench = CollectionBench(layout()) { view, _ in
      view.register(nib, forCellWithReuseIdentifier: "cell")
    }
    let cell = bench.view.visibleCells[4]
    #expect(cell.frame.size == CGSize(width: 90, height: 90))
    #expect((cell.contentView.viewWithTag(3) as? UILabel)?.text == "Hello")
    #expect(cell.contentView.frame.size == cell.frame.size)
    #expect(cell.reuseIdentifier == "cell")
  }

  /// A reload reads everything again, keeps the offset and clears the selection.
  @Test func reloading() {
    let bench = CollectionBench(layout(), items: [200])
    bench.view.contentOffset.y = 500
    bench.view.selectItem(at: bench.path(20), animated: false, scrollPosition: [])
    bench.data.items = [(0..<100).map { $0 + 5000 }, [1, 2, 3]]
    bench.view.reloadData()
    #expect(bench.view.numberOfSections == 2)
    #expect(bench.view.numberOfItems(inSection: 1) == 3)
    bench.frame()
    #expect(bench.view.contentOffset.y == 500)
    #expect(bench.check())
    #expect(bench.visible[0] >= 5000)
    #expect(bench.view.indexPathsForSelectedItems == [])
    bench.data.items = [[1]]
    bench.view.reloadData()
    bench.frame()
    #expect(bench.view.contentOffset.y == 0)
    #expect(bench.visible == [1])
  }

  @Test func theBackgroundStays() {
    let bench = CollectionBench(layout(), items: [200])
    let background = UIView()
    bench.view.backgroundView = background
    bench.view.contentOffset.y = 400
    bench.frame()
    #expect(background.frame == bench.view.bounds)
    #expect(bench.view.subviews.first === background)
    bench.view.backgroundView = nil
    #expect(background.superview == nil)
  }
}
