import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionDiffableTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Cells carry their item as a tag; the collection view has another data source than usual.
  @MainActor private final class Bench {
    let collection: CollectionBench
    let source: Source
    var asked = 0

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      collection = CollectionBench(layout, items: [])
      let view = collection.view
      weak var bench: Bench?
      source = Source(collectionView: view) { view, path, item in
        bench?.asked += 1
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      source.supplementaryViewProvider = { view, kind, path in
        let header = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "view", for: path)
        header.tag = path.section
        return header
      }
      bench = self
    }

    func apply(_ sections: [(Int, [Int])], animated: Bool = true) {
      source.apply(Self.snapshot(sections), animatingDifferences: animated)
    }

    static func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.0))
      for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
      return snapshot
    }

    var shown: [Int] { collection.view.visibleCells.map(\.tag) }
  }

  @Test(arguments: [false, true]) func showsSnapshots(animated: Bool) {
    let bench = Bench()
    bench.apply([(0, [1, 2, 3]), (1, [9])], animated: animated)
    bench.collection.stage.advance(by: 1)
    #expect(bench.shown == [1, 2, 3, 9])
    bench.apply([(1, [9, 2]), (0, [3, 7])], animated: animated)
    bench.collection.stage.advance(by: animated ? 1 : 0.02)
    #expect(bench.shown == [9, 2, 3, 7])
    #expect(bench.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 7)
    #expect(bench.source.itemIdentifier(for: IndexPath(item: 5, section: 1)) == nil)
    #expect(bench.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(bench.source.sectionIdentifier(for: 0) == 1)
    #expect(bench.source.index(for: 0) == 1)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(bench.collection.view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  /// 12 seeds of 30 snapshots, applied during and after the last animation.
  @Test(arguments: 1...12) func random(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) * 0x9E37_79B9_7F4A)
    let bench = Bench()
    for _ in 0..<30 {
      var names = Array(0..<60)
      let sections = (0..<4).filter { _ in generator.next(3) > 0 }.map { section in
        (
          section,
          (0..<generator.next(15)).map { _ in names.remove(at: generator.next(names.count)) }
        )
      }
      bench.apply(sections, animated: generator.next(4) > 0)
      if generator.next(2) == 0 { bench.collection.stage.advance(by: 0.1) }
      let view = bench.collection.view
      #expect(view.numberOfSections == sections.count)
      for (section, items) in sections.map(\.1).enumerated() {
        for (index, item) in items.enumerated() {
          #expect(bench.source.indexPath(for: item) == IndexPath(item: index, section: section))
        }
      }
      for path in view.indexPathsForVisibleItems {
        #expect(view.cellForItem(at: path)?.tag == sections[path.section].1[path.item])
      }
    }
    bench.collection.stage.advance(by: 1)
    let all = bench.source.snapshot().itemIdentifiers
    #expect(bench.shown == Array(all.prefix(bench.shown.count)))
  }

  @Test func reconfiguresAndReloads() {
    let bench = Bench()
    bench.apply([(0, [1, 2, 3])])
    bench.collection.stage.advance(by: 1)
    let before = bench.collection.view.visibleCells
    bench.asked = 0
    var snapshot = bench.source.snapshot()
    snapshot.reconfigureItems([2])
    bench.source.apply(snapshot)
    bench.collection.stage.advance(by: 1)
    #expect(bench.asked == 1)
    #expect(bench.collection.view.visibleCells == before)
    snapshot = bench.source.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.reloadItems([2])
    bench.source.apply(snapshot)
    bench.collection.stage.advance(by: 1)
    let after = bench.collection.view.visibleCells
    #expect(bench.asked == 2)
    #expect(after[0] === before[0])
    #expect(after[1] !== before[1])
  }

  @Test func completion() async {
    let bench = Bench()
    var done: [String] = []
    bench.source.apply(Bench.snapshot([(0, [1])])) { done.append("animated") }
    #expect(done.isEmpty)
    bench.collection.stage.advance(by: 1)
    bench.source.applySnapshotUsingReloadData(Bench.snapshot([(0, [5, 6])])) { done.append("data") }
    bench.collection.stage.advance(by: 0.1)
    #expect(done == ["animated", "data"])
    #expect(bench.shown == [5, 6])
  }

  /// A movement by the user changes the snapshot, and the handler receives the difference.
  @Test func reordering() {
    let bench = Bench()
    bench.apply([(0, [1, 2, 3]), (1, [8, 9])])
    bench.collection.stage.advance(by: 1)
    let view = bench.collection.view
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    var heard: [String] = []
    bench.source.reorderingHandlers.canReorderItem = { $0 != 1 }
    bench.source.reorderingHandlers.willReorder = { _ in
      heard.append("will \(bench.source.snapshot().itemIdentifiers)")
    }
    bench.source.reorderingHandlers.didReorder = { change in
      heard.append("did \(bench.source.snapshot().itemIdentifiers)")
      #expect(change.initialSnapshot.itemIdentifiers == [1, 2, 3, 8, 9])
      #expect(
        change.initialSnapshot.itemIdentifiers.applying(change.difference) == [1, 3, 8, 2, 9])
    }
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))!.center
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(target)
    bench.collection.stage.advance(by: 0.5)
    view.endInteractiveMovement()
    bench.collection.stage.advance(by: 0.5)
    #expect(heard == ["will [1, 2, 3, 8, 9]", "did [1, 3, 8, 2, 9]"])
    #expect(bench.shown == [1, 3, 8, 2, 9])
    #expect(bench.source.snapshot().itemIdentifiers(inSection: 1) == [8, 2, 9])
  }
}
