import Stage
import Testing

@testable import UIKit

/// The cost of a frame doesn't depend on the number of items: counts for a million items are compared
/// with those for two thousand.
@MainActor struct CollectionCostTests {
  struct Cost: Equatable {
    var cells = 0
    var measured = 0
    var preparations = 0
    var queries = 0
    var attributes = 0
    var lines = 0
  }

  /// Scrolls down from the top, jumps to the middle, and scrolls up from there.
  private func swipe(_ bench: CollectionBench) -> Cost {
    let view = bench.view
    view.counts.reset()
    let before = linesBroken(view)
    for _ in 1...60 {
      view.contentOffset.y += 30
      bench.frame()
    }
    view.contentOffset.y = (view.contentSize.height / 2).rounded()
    bench.frame()
    for _ in 1...60 {
      view.contentOffset.y -= 30
      bench.frame()
    }
    #expect(bench.check())
    return Cost(
      cells: view.counts.cellsAsked, measured: view.counts.measured,
      preparations: view.counts.preparations, queries: view.counts.layoutQueries,
      attributes: view.counts.attributesGiven, lines: linesBroken(view) - before)
  }

  private func linesBroken(_ view: UICollectionView) -> Int {
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    guard case .runs(let runs) = layout?.geometry?.sections[0].items else { return 0 }
    return runs.linesBroken
  }

  /// Lines of 100 points with four items each: 852 points touch ten.
  @Test func equalItems() {
    let costs = [2_000, 1_000_000].map { count in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      let bench = CollectionBench(layout, items: [count])
      let cost = swipe(bench)
      #expect(bench.view.cellQueue.made <= 10 * 4 + 4)
      return cost
    }
    #expect(costs[0].preparations == 0)
    #expect(costs[0].measured == 0)
    // The middle is at another part of a line, so that one line more or less is visible.
    #expect(abs(costs[1].cells - costs[0].cells) <= 4)
    #expect(abs(costs[1].attributes - costs[0].attributes) <= 3 * 4 * 4)
  }

  /// Rows that ask for heights from 40 to 80: 852 points touch at most 22 of them.
  @Test func itemsThatSizeThemselves() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 393, height: 40 + tag % 9 * 5)
        return attributes
      }
    }
    let costs = [2_000, 1_000_000].map { count in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 393, height: 60)
      layout.minimumLineSpacing = 0
      let bench = CollectionBench(layout, items: [count]) { view, _ in
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      }
      let cost = swipe(bench)
      #expect(bench.view.cellQueue.made <= 22 + 4)
      return cost
    }
    // 3600 points of rows become visible, each at least 40 points high, and three screens at once.
    #expect(costs[1].measured <= 3600 / 40 + 3 * 22)
    #expect(abs(costs[1].measured - costs[0].measured) <= 4)
    #expect(abs(costs[1].cells - costs[0].cells) <= 4)
    #expect(costs[1].lines <= 12 * costs[1].measured)
    #expect(Double(costs[1].lines) <= 1.3 * Double(costs[0].lines))
    #expect(Double(costs[1].attributes) <= 1.3 * Double(costs[0].attributes))
  }

  /// A grid of groups requests as much as the same grid of a flow layout, within the factor of 1.3 that a
  /// frame may cost.
  @Test(arguments: [2_000, 1_000_000]) func groupsCostWhatLinesDo(count: Int) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    flow.minimumInteritemSpacing = 11
    flow.minimumLineSpacing = 10
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(90), heightDimension: .absolute(90)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
    group.interItemSpacing = .fixed(11)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let lines = swipe(CollectionBench(flow, items: [count]))
    let groups = swipe(
      CollectionBench(UICollectionViewCompositionalLayout(section: section), items: [count]))
    #expect(groups.cells == lines.cells)
    #expect(groups.measured == 0)
    #expect(groups.preparations <= lines.preparations)
    #expect(Double(groups.queries) <= 1.3 * Double(lines.queries))
    #expect(Double(groups.attributes) <= 1.3 * Double(lines.attributes))
  }
}
