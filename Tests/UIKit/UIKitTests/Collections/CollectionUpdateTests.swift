import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionUpdateTests {
  private func bench(_ items: [Int]) -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    return CollectionBench(layout, items: items)
  }

  @Test func insertDeleteAndMove() {
    let bench = bench([10, 5])
    var finished: [Bool] = []
    bench.view.performBatchUpdates {
      let moved = bench.data.items[0].remove(at: 7)
      bench.data.items[0].remove(at: 2)
      bench.data.items[1].insert(moved, at: 0)
      bench.data.items[1].insert(42, at: 3)
      bench.view.deleteItems(at: [bench.path(2)])
      bench.view.moveItem(at: bench.path(7), to: bench.path(0, 1))
      bench.view.insertItems(at: [bench.path(3, 1)])
      #expect(bench.view.numberOfItems(inSection: 1) == 5)
    } completion: {
      finished.append($0)
    }
    #expect(bench.view.numberOfItems(inSection: 1) == 7)
    #expect(finished.isEmpty)
    bench.stage.advance(by: 1)
    #expect(finished == [true])
    #expect(bench.check())
    #expect(bench.visible == bench.data.items.flatMap { $0 })
  }

  @Test func cellsOfItemsThatStayAreKept() {
    let bench = bench([10])
    let fifth = bench.view.cellForItem(at: bench.path(5))
    let second = bench.view.cellForItem(at: bench.path(2))
    bench.data.items[0].insert(77, at: 0)
    bench.view.insertItems(at: [bench.path(0)])
    #expect(bench.view.cellForItem(at: bench.path(6)) === fifth)
    bench.data.items[0][3] = 99
    bench.view.reloadItems(at: [bench.path(3)])
    bench.stage.advance(by: 1)
    #expect(bench.view.cellForItem(at: bench.path(3))?.tag == 99)
    #expect(bench.view.cellForItem(at: bench.path(3)) !== second)
    #expect(bench.view.cellForItem(at: bench.path(6)) === fifth)
    #expect(bench.check())
  }

  @Test func reconfiguring() {
    let bench = bench([10])
    let cell = bench.view.cellForItem(at: bench.path(3))
    let asked = bench.data.cellsAsked
    bench.data.items[0][3] = 99
    bench.view.reconfigureItems(at: [bench.path(3), bench.path(9)])
    #expect(bench.data.cellsAsked == asked + 2)
    #expect(bench.view.cellForItem(at: bench.path(3)) === cell)
    #expect(cell?.tag == 99)
  }

  /// Half way an inserted item is half visible, a moved one between its positions, and a deleted one
  /// fading.
  @Test func theWay() {
    let bench = bench([10])
    let leaving = bench.view.cellForItem(at: bench.path(0))!
    let moving = bench.view.cellForItem(at: bench.path(1))!
    let from = moving.frame
    bench.data.items[0].removeFirst()
    bench.data.items[0].append(55)
    bench.view.performBatchUpdates {
      bench.view.deleteItems(at: [bench.path(0)])
      bench.view.insertItems(at: [bench.path(9)])
    }
    bench.stage.advance(by: CollectionMetrics.updateDuration / 2)
    let arriving = bench.view.cellForItem(at: bench.path(9))!
    func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
    #expect(abs(shown(arriving).opacity - 0.5) < 0.1)
    #expect(arriving.alpha == 1)
    #expect(abs(shown(leaving).opacity - 0.5) < 0.1)
    #expect(leaving.superview === bench.view)
    let middle = (from.midX + moving.frame.midX) / 2
    #expect(abs(shown(moving).position.x - middle) < 10)
    bench.stage.advance(by: 1)
    #expect(leaving.superview == nil)
    #expect(leaving.alpha == 0)
    #expect(bench.check())
  }

  @Test func sections() {
    let bench = bench([2, 3, 4])
    bench.data.items.insert([70, 71], at: 1)
    bench.view.insertSections([1])
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.view.numberOfSections == 4)
    bench.view.performBatchUpdates {
      let moved = bench.data.items.remove(at: 3)
      bench.data.items.remove(at: 0)
      bench.data.items.insert(moved, at: 0)
      bench.data.items[1] = [1, 2, 3, 4, 5]
      bench.view.deleteSections([0])
      bench.view.moveSection(3, toSection: 0)
      bench.view.reloadSections([1])
    }
    bench.stage.advance(by: 1)
    #expect(bench.check())
    #expect(bench.visible == bench.data.items.flatMap { $0 })
    let headers = bench.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.count == 3)
  }

  @Test func selectionFollows() {
    let bench = bench([10])
    bench.view.selectItem(at: bench.path(4), animated: false, scrollPosition: [])
    bench.data.items[0].removeFirst()
    bench.view.deleteItems(at: [bench.path(0)])
    #expect(bench.view.indexPathsForSelectedItems == [bench.path(3)])
    bench.data.items[0].remove(at: 3)
    bench.view.deleteItems(at: [bench.path(3)])
    #expect(bench.view.indexPathsForSelectedItems == [])
  }

  @Test func contentThatShrinksTakesTheOffsetAlong() {
    let bench = bench([400])
    bench.view.contentOffset.y = bench.view.contentSize.height - 852
    bench.frame()
    bench.data.items[0].removeLast(390)
    bench.view.deleteItems(at: (10..<400).map { bench.path($0) })
    bench.stage.advance(by: 1)
    #expect(bench.view.contentOffset.y == 0)
    #expect(bench.check())
  }

  /// Random batches, scrolls and reloads against the data itself.
  @Test(arguments: 1...16) func random(seed: Int) {
    var generator = SplitMix(state: UInt64(seed) * 0x9E37_79B9)
    var name = 10_000_000
    let bench = bench([generator.next(60), generator.next(60)])
    for _ in 0..<40 {
      switch generator.next(6) {
      case 0:
        let most = max(0, bench.view.contentSize.height - 852)
        bench.view.contentOffset.y = CGFloat(generator.next(Int(most) + 1))
      case 1:
        bench.data.items = (0..<generator.next(4)).map { _ in
          (0..<generator.next(80)).map { _ in
            name += 1
            return name
          }
        }
        bench.view.reloadData()
      default:
        randomBatch(bench, &generator, &name)
      }
      if generator.next(3) > 0 { bench.stage.advance(by: Double(generator.next(40)) / 100) }
      bench.view.layoutIfNeeded()
      for (section, items) in bench.data.items.enumerated() {
        #expect(bench.view.numberOfItems(inSection: section) == items.count)
      }
      // Elements on screen that aren't disappearing agree with the data.
      for path in bench.view.indexPathsForVisibleItems {
        let cell = bench.view.cellForItem(at: path)
        #expect(cell?.tag == bench.data.items[path.section][path.item])
        let frame = bench.view.layoutAttributesForItem(at: path)?.frame ?? .null
        #expect(cell?.frame.isClose(to: frame) == true)
        #expect(frame.intersects(bench.view.bounds))
      }
    }
    bench.stage.advance(by: 2)
    #expect(bench.check(), "seed \(seed)")
    let seen = bench.view.bounds
    let want = bench.data.items.indices.flatMap { section in
      bench.data.items[section].indices.map { IndexPath(item: $0, section: section) }
    }.filter { bench.view.layoutAttributesForItem(at: $0)!.frame.intersects(seen) }
    #expect(bench.view.indexPathsForVisibleItems == want)
  }

  /// Deletes, moves and inserts at random; the new data follow from the rule that targets are positions
  /// in the result.
  private func randomBatch(
    _ bench: CollectionBench, _ generator: inout SplitMix, _ name: inout Int
  ) {
    var old = bench.data.items
    guard !old.isEmpty else { return }
    var free = old.indices.flatMap { section in
      old[section].indices.map { IndexPath(item: $0, section: section) }
    }
    func take() -> IndexPath? {
      free.isEmpty ? nil : free.remove(at: generator.next(free.count))
    }
    let deleted = (0..<generator.next(5)).compactMap { _ in take() }
    let moved = (0..<generator.next(4)).compactMap { _ in take() }
    let reloaded = (0..<generator.next(3)).compactMap { _ in take() }
    for path in reloaded {
      name += 1
      old[path.section][path.item] = name
    }
    var arriving: [(Int, IndexPath?)] = moved.map { (old[$0.section][$0.item], $0) }
    for _ in 0..<generator.next(5) {
      name += 1
      arriving.append((name, nil))
    }
    for path in (deleted + moved).sorted(by: >) { old[path.section].remove(at: path.item) }
    var places: [(IndexPath?, IndexPath)] = []
    var taken: [Set<Int>] = old.map { _ in [] }
    let sections = arriving.map { _ in generator.next(old.count) }
    var inserts: [[(Int, Int, IndexPath?)]] = old.map { _ in [] }
    for (index, section) in sections.enumerated() {
      let count = old[section].count + sections.count { $0 == section }
      var place = generator.next(count)
      while taken[section].contains(place) { place = (place + 1) % count }
      taken[section].insert(place)
      inserts[section].append((place, arriving[index].0, arriving[index].1))
    }
    for section in old.indices {
      for (place, item, source) in inserts[section].sorted(by: { $0.0 < $1.0 }) {
        old[section].insert(item, at: place)
        places.append((source, IndexPath(item: place, section: section)))
      }
    }
    bench.view.performBatchUpdates {
      bench.data.items = old
      bench.view.reloadItems(at: reloaded)
      bench.view.deleteItems(at: deleted)
      for (source, target) in places {
        if let source {
          bench.view.moveItem(at: source, to: target)
        } else {
          bench.view.insertItems(at: [target])
        }
      }
    }
  }

  /// Own choice: the visible part of mirrored content stays while the content grows, as it does without
  /// updates.
  @Test(arguments: [0, 100, 333] as [CGFloat], [false, true])
  func mirroredContentGrowsToTheLeft(_ scrolled: CGFloat, _ exchangesLayout: Bool) {
    final class MirroredLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    func line(_ width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = MirroredLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: width, height: 90)
      layout.minimumLineSpacing = 0
      return layout
    }
    let bench = CollectionBench(
      line(50), items: [30], size: CGSize(width: 320, height: 90), direction: .rightToLeft)
    let view = bench.view
    let end = 30 * 50 - 320 as CGFloat
    #expect(view.contentOffset.x == end)
    view.contentOffset.x = end - scrolled
    view.layoutIfNeeded()
    if exchangesLayout {
      view.setCollectionViewLayout(line(60), animated: true)
    } else {
      bench.data.items[0] += [77, 78, 79, 80, 81, 82]
      view.insertItems(at: (30..<36).map { bench.path($0) })
    }
    bench.stage.advance(by: 1)
    #expect(view.contentSize.width == 1800)
    #expect(view.contentOffset.x == end - scrolled + 300)
    #expect(bench.check())
    let edge = view.convert(CGPoint(x: 319, y: 45), from: view.superview)
    #expect(
      view.indexPathForItem(at: edge)?.item == Int((scrolled + 1) / (exchangesLayout ? 60 : 50)))
  }

  /// Source: XLActionController, whose layout asks for the counts when its collection view gets an inset, before there are
  /// any sections. It shows the collection view with two empty sections and then inserts items into them. On iOS that works.
  @Test(arguments: [false, true])
  func theFirstLayoutAsksAgain(_ asksBefore: Bool) {
    final class AskingLayout: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        _ = collectionView?.numberOfSections
        return false
      }
    }
    let bench = CollectionBench(AskingLayout(), items: []) { view, data in
      view.contentInset = UIEdgeInsets(top: 0, left: 12, bottom: 6, right: 12)
      if asksBefore { #expect(view.numberOfSections == 0) }
      data.items = [[], []]
    }
    for section in 0...1 {
      bench.data.items[section] = [1, 2, 3]
      bench.view.insertItems(at: (0..<3).map { bench.path($0, section) })
      bench.stage.advance(by: 1)
      #expect(bench.view.numberOfItems(inSection: section) == 3)
    }
    #expect(bench.visible.sorted() == [1, 1, 2, 2, 3, 3])
    // Later passes don't ask again.
    bench.data.items = []
    bench.view.setNeedsLayout()
    bench.view.layoutIfNeeded()
    #expect(bench.view.numberOfSections == 2)
    bench.data.items = [[1, 2, 3], [1, 2, 3]]
  }
}
