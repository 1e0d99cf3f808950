import Stage
import Testing

@testable import UIKit

/// Layouts of rows, columns, groups in groups and insets against a model that places each item by itself.
///
/// Source: Apple's reference of `NSCollectionLayoutGroup`, `NSCollectionLayoutItem.contentInsets` and
/// `NSCollectionLayoutSection`, and the labels of its sample "Implementing Modern Collection Views".
@MainActor @Suite(.serialized) struct CompositionalModelTests {
  /// The parameters of a case, in points; lengths across the direction are fractions of a line.
  struct Case: CustomStringConvertible {
    var isVertical = true
    var width: CGFloat = 300
    var columns = 3
    var between: CGFloat = 0
    var lines: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var itemInset: CGFloat = 0
    var length: CGFloat = 40
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var sections: CGFloat = 0
    var counts = [7, 0, 5]

    var description: String {
      "\(isVertical ? "v" : "h") \(width) \(columns) \(between) \(lines) \(insets) \(counts)"
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func layout(of test: Case) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: test.itemInset, leading: test.itemInset, bottom: test.itemInset,
      trailing: test.itemInset)
    let group: NSCollectionLayoutGroup
    if test.isVertical {
      group = .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(test.length)), repeatingSubitem: item,
        count: test.columns)
    } else {
      group = .vertical(
        layoutSize: size(.absolute(test.length), .fractionalHeight(1)), repeatingSubitem: item,
        count: test.columns)
    }
    group.interItemSpacing = .fixed(test.between)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = test.lines
    section.contentInsets = test.insets
    for (length, kind, alignment) in [
      (
        test.header, UICollectionView.elementKindSectionHeader,
        test.isVertical ? NSRectAlignment.top : .leading
      ),
      (
        test.footer, UICollectionView.elementKindSectionFooter,
        test.isVertical ? .bottom : .trailing
      ),
    ] where length > 0 {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: test.isVertical
            ? size(.fractionalWidth(1), .absolute(length))
            : size(.absolute(length), .fractionalHeight(1)), elementKind: kind,
          alignment: alignment))
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = test.isVertical ? .vertical : .horizontal
    configuration.interSectionSpacing = test.sections
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  /// Returns every item's position, by going through all of them.
  private func model(_ test: Case) -> (frames: [IndexPath: CGRect], length: CGFloat) {
    var frames: [IndexPath: CGRect] = [:]
    var place: CGFloat = 0
    let insets =
      test.isVertical
      ? (test.insets.top, test.insets.bottom, test.insets.leading, test.insets.trailing)
      : (test.insets.leading, test.insets.trailing, test.insets.top, test.insets.bottom)
    let room = test.width - insets.2 - insets.3
    let share = (room - test.between * CGFloat(test.columns - 1)) / CGFloat(test.columns)
    for (section, count) in test.counts.enumerated() {
      if section > 0 { place += test.sections }
      place += test.header + insets.0
      for item in 0..<count {
        let (line, column) = (item / test.columns, item % test.columns)
        let along = place + CGFloat(line) * (test.length + test.lines)
        let across = insets.2 + CGFloat(column) * (share + test.between)
        let frame =
          test.isVertical
          ? CGRect(x: across, y: along, width: share, height: test.length)
          : CGRect(x: along, y: across, width: test.length, height: share)
        frames[IndexPath(item: item, section: section)] = frame.insetBy(
          dx: test.itemInset, dy: test.itemInset)
      }
      let lines = (count + test.columns - 1) / test.columns
      if lines > 0 {
        place += CGFloat(lines) * test.length + CGFloat(lines - 1) * test.lines
      }
      place += insets.1 + test.footer
    }
    return (frames, place)
  }

  private func check(_ test: Case, _ direction: UIUserInterfaceLayoutDirection) {
    let bounds =
      test.isVertical
      ? CGSize(width: test.width, height: 200) : CGSize(width: 200, height: test.width)
    let bench = CollectionBench(layout(of: test), size: bounds, direction: direction) {
      view, data in
      data.items = CollectionData(items: test.counts).items
    }
    let (frames, length) = model(test)
    let content = bench.view.contentSize
    #expect(
      abs((test.isVertical ? content.height : content.width) - length) < 0.01,
      "\(test): \(content) \(length)")
    for (path, frame) in frames {
      var frame = frame
      if direction == .rightToLeft { frame.origin.x = content.width - frame.maxX }
      let found = bench.view.layoutAttributesForItem(at: path)?.frame ?? .null
      // Edges are on pixels, three to a point.
      let isClose =
        abs(found.minX - frame.minX) < 0.34 && abs(found.minY - frame.minY) < 0.34
        && abs(found.maxX - frame.maxX) < 0.34 && abs(found.maxY - frame.maxY) < 0.34
      #expect(isClose, "\(test) \(path): \(found), not \(frame)")
      let hasCell = bench.view.cellForItem(at: path) != nil
      #expect(hasCell == frame.intersects(bench.view.bounds), "\(test) \(path)")
    }
  }

  @Test(arguments: [true, false], [1, 2, 3, 5])
  func grids(_ isVertical: Bool, _ columns: Int) {
    var random = SplitMix(state: UInt64(columns) * 2 + (isVertical ? 1 : 0))
    for _ in 0..<60 {
      func pick(_ values: [CGFloat]) -> CGFloat {
        values[Int(random.next() % UInt64(values.count))]
      }
      let test = Case(
        isVertical: isVertical, width: pick([300, 320, 393]), columns: columns,
        between: pick([0, 6, 10.5]), lines: pick([0, 8]),
        insets: NSDirectionalEdgeInsets(
          top: pick([0, 12]), leading: pick([0, 7]), bottom: pick([0, 3]), trailing: pick([0, 16])),
        itemInset: pick([0, 2]), length: pick([40, 61.5]), header: pick([0, 22]),
        footer: pick([0, 9]), sections: pick([0, 15]),
        counts: (0..<4).map { _ in Int(pick([0, 1, 2, 9, 23])) })
      check(test, pick([0, 1]) == 0 ? .leftToRight : .rightToLeft)
    }
  }

  /// Groups in groups: one item of 70 % next to two in a column of 30 %, and a row of three under them.
  @Test(arguments: [200, 393, 1024] as [CGFloat], [3, 6, 7, 13])
  func groupsInGroups(_ width: CGFloat, _ count: Int) throws {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.75)), subitems: [large, column])
    let third = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [third])
    let whole = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(400)), subitems: [upper, lower])
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: whole)),
      items: [count], size: CGSize(width: width, height: 500))
    let part: CGFloat = 1 / 3
    let unit = [
      CGRect(x: 0, y: 0, width: 0.7, height: 300), CGRect(x: 0.7, y: 0, width: 0.3, height: 150),
      CGRect(x: 0.7, y: 150, width: 0.3, height: 150),
      CGRect(x: 0, y: 300, width: part, height: 100),
      CGRect(x: part, y: 300, width: part, height: 100),
      CGRect(x: 2 * part, y: 300, width: part, height: 100),
    ]
    for item in 0..<count {
      let found = try #require(bench.view.layoutAttributesForItem(at: bench.path(item))).frame
      let place = unit[item % 6]
      let frame = CGRect(
        x: place.minX * width, y: place.minY + CGFloat(item / 6) * 400,
        width: place.width * width, height: place.height)
      #expect(abs(found.minX - frame.minX) < 0.34, "\(item): \(found), not \(frame)")
      #expect(abs(found.minY - frame.minY) < 0.34, "\(item): \(found), not \(frame)")
      #expect(abs(found.width - frame.width) < 0.68, "\(item): \(found), not \(frame)")
      #expect(abs(found.height - frame.height) < 0.34, "\(item): \(found), not \(frame)")
    }
    #expect(bench.view.contentSize.height == CGFloat((count + 5) / 6) * 400)
  }

  /// Flexible distances share the remaining space; edge spacing is outside of an item's size.
  @Test func spacing() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      items: [8], size: CGSize(width: 300, height: 500))
    // Four times 55 and three times at least 10 fit into 300, and 50 remain.
    for item in 0..<8 {
      let frame = try #require(bench.view.layoutAttributesForItem(at: bench.path(item))).frame
      #expect(abs(frame.minX - (5 + CGFloat(item % 4) * (55 + 80 / 3))) < 0.34)
      #expect(abs(frame.midY - (30 + CGFloat(item / 4) * 60)) < 0.34)
    }
  }

  /// The app computes the positions in a custom group, and knows the group's size.
  @Test func customGroups() throws {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let size = environment.container.effectiveContentSize
      asked.append(size)
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * 10, y: 0, width: size.width / 2, height: size.height),
          zIndex: $0)
      }
    }
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      items: [5], size: CGSize(width: 300, height: 500))
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { $0 == CGSize(width: 300, height: 100) })
    let last = try #require(bench.view.layoutAttributesForItem(at: bench.path(4)))
    #expect(last.frame == CGRect(x: 10, y: 100, width: 150, height: 100))
    #expect(last.zIndex == 1)
  }

  /// Badges are at anchors of their item, moved by a part of their own size.
  @Test(arguments: [
    (NSDirectionalRectEdge([.top, .trailing]), CGPoint(x: 0.3, y: -0.3), CGPoint(x: 86, y: -6)),
    (NSDirectionalRectEdge([.bottom, .leading]), CGPoint.zero, CGPoint(x: 0, y: 30)),
    (NSDirectionalRectEdge.top, CGPoint.zero, CGPoint(x: 40, y: 0)),
    (NSDirectionalRectEdge([]), CGPoint.zero, CGPoint(x: 40, y: 15)),
  ])
  func badges(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ place: CGPoint) throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      items: [4], size: CGSize(width: 250, height: 500))
    for item in 0..<4 {
      let view = try #require(
        bench.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: bench.path(item)))
      let corner = CGPoint(x: CGFloat(item % 2) * 100, y: CGFloat(item / 2) * 50)
      #expect(
        view.frame.isClose(
          to: CGRect(x: corner.x + place.x, y: corner.y + place.y, width: 20, height: 20)))
    }
  }
}
