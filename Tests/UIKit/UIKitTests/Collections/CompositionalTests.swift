import Stage
import Testing

@testable import UIKit

/// Compositional layouts with self-sizing views, pinned headers, backgrounds, and sections that scroll
/// sideways.
@MainActor @Suite(.serialized) struct CompositionalTests {
  private final class Cell: UICollectionViewCell {
    var wanted = CGSize(width: 40, height: 20)

    override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
  }

  private final class Plate: UICollectionReusableView {}

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  // MARK: Sizes

  /// Returns heights from 30 to 126 in no obvious order.
  private static func height(_ item: Int) -> CGFloat { CGFloat(30 + item * 37 % 97) }

  /// Estimated rows settle: the visible part never jumps, and the end is at the sum of the heights.
  @Test(arguments: [20, 44, 300] as [CGFloat], [37, 240] as [CGFloat])
  func estimatedHeightsSettle(_ estimate: CGFloat, _ step: CGFloat) {
    let section = rows(.estimated(estimate))
    section.interGroupSpacing = 4
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: section), items: [60]
    ) { view, data in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      data.configure = {
        ($0 as? Cell)?.wanted = CGSize(width: 10, height: Self.height($1.item))
      }
    }
    let total = (0..<60).map(Self.height).reduce(0, +) + 59 * 4
    for _ in 0..<Int(total / step) + 2 {
      #expect(bench.check())
      for path in bench.view.indexPathsForVisibleItems {
        #expect(bench.view.cellForItem(at: path)?.frame.height == Self.height(path.item))
        #expect(bench.view.cellForItem(at: path)?.frame.width == 393)
      }
      let limit = bench.view.contentSize.height - bench.view.bounds.height
      bench.view.contentOffset.y = min(bench.view.contentOffset.y + step, max(limit, 0))
      bench.frame()
    }
    #expect(bench.visible.last == 59)
    #expect(abs(bench.view.contentSize.height - total) < 0.5)
  }

  /// Items with measured widths fill rows as words do, and break when a row is full.
  @Test(arguments: [200, 393] as [CGFloat])
  func widthsThatAreFoundOutBreakLines(_ width: CGFloat) throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    func wanted(_ item: Int) -> CGFloat { CGFloat(30 + item * 53 % 90) }
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: section), items: [24],
      size: CGSize(width: width, height: 800)
    ) { view, data in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      data.configure = { ($0 as? Cell)?.wanted = CGSize(width: wanted($1.item), height: 5) }
    }
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for item in 0..<24 {
      if x > 0, x + wanted(item) > width { (x, y) = (0, y + 37) }
      let frame = try #require(bench.view.cellForItem(at: bench.path(item))).frame
      #expect(
        frame.isClose(to: CGRect(x: x, y: y, width: wanted(item), height: 30)),
        "\(item): \(frame), not at \(x), \(y)")
      x += wanted(item) + 5
    }
  }

  // MARK: Headers and backgrounds

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  @Test func aPinnedHeaderStaysUntilItsSectionHasLeft() throws {
    let section = rows(.absolute(50))
    let header = header
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: section), items: [10, 30],
      size: CGSize(width: 300, height: 400))
    for offset in stride(from: -20 as CGFloat, through: 700, by: 7) {
      bench.view.contentOffset.y = offset
      bench.frame()
      for index in 0..<2 {
        let start = CGFloat(index) * 530
        let place = max(start, min(offset, start + (index == 0 ? 500 : 1500)))
        let view = bench.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(0, index))
        let frame = CGRect(x: 0, y: place, width: 300, height: 30)
        guard frame.intersects(bench.view.bounds) else { continue }
        #expect(view?.frame.isClose(to: frame) == true, "\(offset): \(view?.frame ?? .null)")
      }
      #expect(bench.check())
    }
  }

  @Test func headersFollowTheInsetsUnlessToldOtherwise() throws {
    for follows in [true, false] {
      let section = rows(.absolute(50))
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 6, trailing: 30)
      section.boundarySupplementaryItems = [header]
      section.supplementariesFollowContentInsets = follows
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
      background.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [background]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Plate.self, forDecorationViewOfKind: "plate")
      let bench = CollectionBench(
        layout, items: [2], size: CGSize(width: 300, height: 400))
      let view = try #require(
        bench.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(0)))
      #expect(
        view.frame
          == (follows
            ? CGRect(x: 20, y: 0, width: 250, height: 30)
            : CGRect(x: 0, y: 0, width: 300, height: 30)))
      let cell = try #require(bench.view.cellForItem(at: bench.path(1)))
      #expect(cell.frame == CGRect(x: 20, y: 88, width: 250, height: 50))
      #expect(bench.view.contentSize.height == 144)
      let plate = try #require(bench.view.subviews.first { $0 is Plate })
      #expect(plate.frame == CGRect(x: 2, y: 1, width: 294, height: 140))
      let order = bench.view.subviews
      #expect(order.firstIndex(of: plate)! < order.firstIndex(of: cell)!)
    }
  }

  // MARK: Visible items

  /// Apple, `NSCollectionLayoutVisibleItem`: it inherits from `UIDynamicItem`, so that a dynamic animator can
  /// move visible items. Holding an item without moving it changes nothing.
  @Test(arguments: [false, true], [0, 3])
  func anAnimatorMovesWhatIsInSight(moves: Bool, item: Int) throws {
    final class Keeper {
      var items: [any NSCollectionLayoutVisibleItem] = []
    }
    let keeper = Keeper()
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      if keeper.items.isEmpty { keeper.items = items }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bench = CollectionBench(layout, items: [6])
    let animator = UIDynamicAnimator(referenceView: bench.view)
    let kept = try #require(keeper.items.first { $0.indexPath.item == item })
    let start = kept.center
    if moves {
      let gravity = UIGravityBehavior(items: [kept])
      gravity.action = { layout.invalidateLayout() }
      animator.addBehavior(gravity)
    }
    for _ in 0..<30 { bench.frame() }
    let cell = try #require(bench.view.cellForItem(at: bench.path(item)))
    #expect(moves ? cell.center.y > start.y + 50 : cell.center == start)
    #expect(!moves || abs(cell.center.y - kept.center.y) < 20)
    // The others stay at their positions in the layout.
    for other in 0..<6 where other != item {
      #expect(bench.view.cellForItem(at: bench.path(other))?.frame.minY == CGFloat(other) * 80)
    }
  }

  // MARK: Sideways

  /// A row of cards that scrolls sideways, above rows; a card is 120 wide, and their gaps are 10.
  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, cards: Int = 12,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CollectionBench {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(120), .absolute(100)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    let rows = rows(.absolute(60))
    return CollectionBench(
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? section : rows },
      items: [cards, 40], direction: direction)
  }

  private func frame(_ bench: CollectionBench, _ item: Int) -> CGRect? {
    bench.view.cellForItem(at: bench.path(item)).map { $0.convert($0.bounds, to: bench.view) }
  }

  /// A finger only moves the cards; the visible ones have cells.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func aFingerMovesTheCards(_ direction: UIUserInterfaceLayoutDirection) throws {
    let bench = shelf(.continuous, direction: direction)
    let isMirrored = direction == .rightToLeft
    let start: CGFloat = isMirrored ? 393 - 16 - 120 : 16
    #expect(frame(bench, 0) == CGRect(x: start, y: 0, width: 120, height: 100))
    #expect(frame(bench, 3) == nil)
    let row = try #require(bench.view.cellForItem(at: bench.path(0, 1)))
    #expect(row.superview === bench.view)
    #expect(row.frame.minY == 100)
    let along: CGFloat = isMirrored ? 200 : -200
    // The touch is below the status bar, whose touches belong to the system, and holds at the end, so that
    // nothing glides.
    bench.stage.drag(
      from: CGPoint(x: 200, y: 80), by: CGVector(dx: along, dy: 0), duration: 1, hold: 0.2)
    bench.stage.advance(by: 2)
    #expect(bench.view.contentOffset == .zero)
    let moved = try #require(frame(bench, 2))
    #expect(abs(moved.minX - (isMirrored ? start - 260 + 200 : start + 260 - 200)) < 12, "\(moved)")
    for item in 0..<12 {
      let place = try #require(bench.view.layoutAttributesForItem(at: bench.path(item)))
      let shift = moved.minX - bench.view.layoutAttributesForItem(at: bench.path(2))!.frame.minX
      let seen = place.frame.offsetBy(dx: shift, dy: 0)
      #expect((frame(bench, item) != nil) == seen.intersects(bench.view.bounds), "\(item)")
    }
    // A tap finds the card visible there.
    bench.stage.tap(at: CGPoint(x: moved.midX, y: 80))
    #expect(bench.data.events.contains("didSelect 2"))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: moved.midX, y: 50)) == bench.path(2))
    // A drag upward scrolls the whole content.
    bench.stage.drag(from: CGPoint(x: 200, y: 80), by: CGVector(dx: 0, dy: -50), duration: 0.5)
    bench.stage.advance(by: 2)
    #expect(bench.view.contentOffset.y > 30)
  }

  /// The positions at which a flick comes to rest for each behaviour: its groups begin 130 apart.
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
    .groupPaging, .groupPagingCentered, .paging,
  ])
  func whereAFlickRests(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let bench = shelf(behavior)
    var place: CGFloat = 0
    for _ in 0..<3 {
      bench.stage.drag(
        from: CGPoint(x: 250, y: 50), by: CGVector(dx: -80, dy: 0), duration: 0.1)
      bench.stage.advance(by: 3)
      let now = bench.view.collectionViewLayout.sidewaysDistance(of: 0)
      #expect(now > place, "\(now)")
      switch behavior {
      case .groupPaging: #expect(abs(now - place - 130) < 0.5, "\(now) \(place)")
      case .groupPagingCentered:
        // The middle of a card is at the middle of the section.
        let middle = (now + 393 / 2 - 16 - 60) / 130
        #expect(abs(middle - middle.rounded()) < 0.01, "\(now)")
      case .paging: #expect(abs(now - place - 393) < 0.5, "\(now)")
      default:
        // Or at the end: twelve cards with their surroundings, less the visible width.
        let end: CGFloat = 12 * 130 - 10 + 32 - 393
        #expect(abs(now / 130 - (now / 130).rounded()) < 0.01 || now == end, "\(now)")
      }
      place = now
    }
  }

  /// A section that leaves the screen and returns keeps its scroll position, and can be scrolled to
  /// items.
  @Test func theShelfStaysWhereItWas() throws {
    let bench = shelf(.continuous)
    bench.view.scrollToItem(at: bench.path(7), at: .left, animated: false)
    bench.stage.advance(by: 0.1)
    #expect(frame(bench, 7)?.minX == 16)
    bench.view.contentOffset.y = 900
    bench.stage.advance(by: 0.1)
    #expect(frame(bench, 7) == nil)
    bench.view.contentOffset.y = 0
    bench.stage.advance(by: 0.1)
    #expect(frame(bench, 7)?.minX == 16)
    bench.view.performBatchUpdates {
      bench.data.items[0].removeSubrange(0..<8)
      bench.view.deleteItems(at: (0..<8).map { bench.path($0) })
    }
    bench.stage.advance(by: 1)
    #expect(bench.view.visibleCells.filter { $0.frame.minY < 100 }.count == 3)
    // Two sums of the same lengths in different orders differ by at most this.
    let rounding: CGFloat = 1e-9
    let last = try #require(frame(bench, 3))
    #expect(abs(last.maxX - (393 - 16)) < rounding)
  }

  @Test func aHandlerSeesAndChangesWhatIsInSight() throws {
    var offsets: [CGFloat] = []
    let bench = shelf(.continuous) { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let middle = offset.x + environment.container.contentSize.width / 2
        item.alpha = abs(item.frame.midX - middle) < 80 ? 1 : 0.5
      }
    }
    bench.stage.drag(from: CGPoint(x: 300, y: 50), by: CGVector(dx: -200, dy: 0), duration: 1)
    bench.stage.advance(by: 2)
    try #require(offsets.count > 20)
    #expect(offsets.last! > 150)
    for cell in bench.view.visibleCells where cell.frame.minY < 100 {
      let middle = cell.convert(cell.bounds, to: bench.view).midX
      #expect(cell.alpha == (abs(middle - 393 / 2) < 80 ? 1 : 0.5), "\(middle)")
    }
  }

  // MARK: Costs

  /// Scrolling a million items only makes the cells of rows that become visible.
  @Test func aMillionItems() {
    for estimated in [false, true] {
      let item = NSCollectionLayoutItem(
        layoutSize: size(
          .fractionalWidth(0.25), estimated ? .estimated(50) : .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), estimated ? .estimated(50) : .absolute(50)),
        subitems: [item])
      let bench = CollectionBench(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        items: [1_000_000]
      ) { view, data in
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        data.configure = { cell, _ in (cell as? Cell)?.wanted = CGSize(width: 9, height: 50) }
      }
      #expect(bench.view.contentSize.height == 12_500_000)
      bench.view.contentOffset.y = 6_000_005
      bench.frame()
      bench.view.counts.reset()
      for _ in 0..<60 {
        bench.view.contentOffset.y += 10
        bench.frame()
      }
      // 600 points are twelve rows of four.
      #expect(bench.view.counts.cellsAsked <= 13 * 4)
      #expect(bench.view.counts.layoutQueries <= 16)
      #expect(bench.visible.first == 480_048)
    }
  }
}
