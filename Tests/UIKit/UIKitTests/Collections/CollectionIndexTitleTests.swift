import Foundation
import Stage
import Testing

@testable import UIKit

/// The index of a collection view.
///
/// Source: Apple, UICollectionViewDataSource, `indexTitles(for:)` and
/// `collectionView(_:indexPathForIndexTitle:at:)`.
@MainActor @Suite(.serialized) struct CollectionIndexTitleTests {
  @MainActor private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    /// The items for titles: the first of the section unless set.
    var item: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
    var sections = 26
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append(title)
      return item(index)
    }
  }

  /// Shows sections of four items in a row each, 100 points high.
  private func show(
    _ source: Source, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> (Stage, UICollectionView) {
    let stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 100)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view = view
    stage.show(controller)
    stage.advance(by: 0.1)
    return (stage, view)
  }

  /// A finger that moves down along the titles scrolls the item of each one to the top.
  @Test(arguments: [false, true]) func aFingerChoosesItems(isReversed: Bool) {
    let source = Source()
    if isReversed { source.item = { IndexPath(item: 3, section: 25 - $0) } }
    let (stage, view) = show(source)
    #expect(view.collectionState.indexView?.frame == CGRect(x: 378, y: 0, width: 15, height: 852))
    stage.touchDown(at: CGPoint(x: 388, y: 226))
    stage.advance(by: 0.2)
    var tops: [CGFloat] = []
    for y in stride(from: CGFloat(226), through: 626, by: 2) {
      stage.touchMove(to: CGPoint(x: 388, y: y))
      stage.advance(by: 1 / 60)
      if tops.last != view.contentOffset.y { tops.append(view.contentOffset.y) }
    }
    stage.touchUp()
    #expect(source.asked == source.titles)
    // The last sections end at the end of the content.
    let all = (0..<26).map { min(CGFloat($0) * 100, 1748) }
    let expected = isReversed ? Array(all.reversed()) : all
    #expect(tops == expected.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func itStandsAtTheOtherSideFromRightToLeft() {
    let (_, view) = show(Source(), .rightToLeft)
    #expect(view.collectionState.indexView?.frame == CGRect(x: 0, y: 0, width: 15, height: 852))
  }

  /// The index follows the visible part, stays in front of new elements, and disappears with the
  /// titles.
  @Test func itStaysInFrontAndIsAskedForAnew() throws {
    let source = Source()
    let (stage, view) = show(source)
    let index = try #require(view.collectionState.indexView)
    view.contentOffset.y = 700
    stage.advance(by: 0.1)
    #expect(index.frame == CGRect(x: 378, y: 700, width: 15, height: 852))
    #expect(view.subviews.filter { !($0 is UICollectionViewCell) }.contains(index))
    #expect(
      view.subviews.firstIndex(of: index)
        == view.subviews.lastIndex { $0 is UICollectionViewCell }.map { $0 + 1 })
    source.titles = ["α"]
    source.sections = 25
    view.performBatchUpdates { view.deleteSections([25]) }
    stage.advance(by: 0.5)
    #expect(view.collectionState.indexView?.titles == ["α"])
    source.titles = nil
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(view.collectionState.indexView == nil)
    #expect(index.superview == nil)
  }

  @MainActor private final class Titled: UICollectionViewDiffableDataSource<Int, Int> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
      snapshot().sectionIdentifiers.map { "\($0)" }
    }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 1, section: index) }
  }

  /// A subclass of a diffable data source returns titles for its snapshot.
  @Test func snapshotsHaveTitles() {
    let (stage, view) = show(Source())
    let source = Titled(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<12 {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<4).map { section * 10 + $0 })
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    #expect(view.collectionState.indexView?.titles.count == 12)
    // The last of 12 titles of 14 points, centred.
    stage.tap(at: CGPoint(x: 388, y: 504), duration: 0.3)
    #expect(view.contentOffset.y == 348)
  }
}
