import Stage
import Testing

@testable import UIKit

/// Compositional layouts over a grid of their properties: dimensions × nesting × insets × orthogonal
/// scrolling × direction × width × reading direction. The model places each item by itself, from the
/// documentation's words.
///
/// Source: Apple, NSCollectionLayoutDimension, NSCollectionLayoutGroup, NSCollectionLayoutSection.
@MainActor @Suite(.serialized) struct CompositionalGridTests {
  /// The length of an item along its line.
  enum Along: CaseIterable, Sendable {
    case count, part, fixed
  }

  /// The length of a line across itself, or of its replacement.
  enum Across: CaseIterable, Sendable {
    case fixed, partOfWidth, partOfHeight
  }

  struct Case: CustomStringConvertible {
    var isVertical = true
    var along = Along.count
    var across = Across.fixed
    /// The number of lines in a group; 0 if the line is the group.
    var lines = 0
    var insets = NSDirectionalEdgeInsets.zero
    var itemInset: CGFloat = 0
    var scrolls = false
    var width: CGFloat = 320
    var isMirrored = false
    let counts = [5, 0, 3]

    var description: String {
      "\(isVertical ? "vertical" : "horizontal") \(along) \(across) \(lines) lines \(insets) "
        + "inset \(itemInset)\(scrolls ? " scrolls" : "") \(width)\(isMirrored ? " mirrored" : "")"
    }

    var bounds: CGSize {
      isVertical ? CGSize(width: width, height: 480) : CGSize(width: 480, height: width)
    }
  }

  private static let between: CGFloat = 6
  private static let spacing: CGFloat = 9
  private static let columns = 3
  /// The length of a scrolled group, as a part of the way that it scrolls.
  private static let scrolledPart: CGFloat = 0.8

  private func size(
    _ isVertical: Bool, along: NSCollectionLayoutDimension, across: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    isVertical
      ? NSCollectionLayoutSize(widthDimension: along, heightDimension: across)
      : NSCollectionLayoutSize(widthDimension: across, heightDimension: along)
  }

  /// A fraction of the length along a line, which is a fraction of the width if lines run sideways.
  private func part(_ isVertical: Bool, _ value: CGFloat) -> NSCollectionLayoutDimension {
    isVertical ? .fractionalWidth(value) : .fractionalHeight(value)
  }

  private func across(_ test: Case) -> NSCollectionLayoutDimension {
    switch test.across {
    case .fixed: .absolute(70)
    case .partOfWidth: .fractionalWidth(0.2)
    case .partOfHeight: .fractionalHeight(0.15)
    }
  }

  private func layout(of test: Case) -> UICollectionViewCompositionalLayout {
    let v = test.isVertical
    let whole = part(!v, 1)
    let itemLength: NSCollectionLayoutDimension =
      switch test.along {
      case .count: part(v, 1)
      case .part: part(v, 0.25)
      case .fixed: .absolute(58)
      }
    let item = NSCollectionLayoutItem(layoutSize: size(v, along: itemLength, across: whole))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: test.itemInset, leading: test.itemInset, bottom: test.itemInset,
      trailing: test.itemInset)
    let groupSize = size(
      v, along: part(v, test.scrolls ? Self.scrolledPart : 1), across: across(test))
    let lineSize = test.lines == 0 ? groupSize : size(v, along: part(v, 1), across: whole)
    let line: NSCollectionLayoutGroup
    switch (v, test.along) {
    case (true, .count):
      line = .horizontal(layoutSize: lineSize, repeatingSubitem: item, count: Self.columns)
    case (false, .count):
      line = .vertical(layoutSize: lineSize, repeatingSubitem: item, count: Self.columns)
    case (true, _): line = .horizontal(layoutSize: lineSize, subitems: [item])
    case (false, _): line = .vertical(layoutSize: lineSize, subitems: [item])
    }
    line.interItemSpacing = .fixed(Self.between)
    var group = line
    if test.lines > 0 {
      group =
        v
        ? .vertical(layoutSize: groupSize, repeatingSubitem: line, count: test.lines)
        : .horizontal(layoutSize: groupSize, repeatingSubitem: line, count: test.lines)
      group.interItemSpacing = .fixed(Self.between)
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Self.spacing
    section.contentInsets = test.insets
    if test.scrolls { section.orthogonalScrollingBehavior = .continuous }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = v ? .vertical : .horizontal
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  /// Returns every item's position, with the lengths that follow from the descriptions of the
  /// dimensions.
  private func model(_ test: Case) -> (frames: [IndexPath: CGRect], length: CGFloat) {
    let v = test.isVertical
    let bounds = test.bounds
    let (before, after) =
      v ? (test.insets.top, test.insets.bottom) : (test.insets.leading, test.insets.trailing)
    let (start, end) =
      v ? (test.insets.leading, test.insets.trailing) : (test.insets.top, test.insets.bottom)
    let room = (v ? bounds.width : bounds.height) - start - end
    // The container of a section's groups: the section's container less the insets at its sides.
    let container =
      v ? CGSize(width: room, height: bounds.height) : CGSize(width: bounds.width, height: room)
    let groupAlong = test.scrolls ? room * Self.scrolledPart : room
    let groupAcross: CGFloat =
      switch test.across {
      case .fixed: 70
      case .partOfWidth: container.width * 0.2
      case .partOfHeight: container.height * 0.15
      }
    let lines = max(1, test.lines)
    let lineAcross = (groupAcross - Self.between * CGFloat(lines - 1)) / CGFloat(lines)
    let itemAlong: CGFloat
    let perLine: Int
    switch test.along {
    case .count:
      perLine = Self.columns
      itemAlong = (groupAlong - Self.between * CGFloat(perLine - 1)) / CGFloat(perLine)
    case .part:
      itemAlong = groupAlong * 0.25
      perLine = max(1, Int((groupAlong + Self.between) / (itemAlong + Self.between) + 0.0001))
    case .fixed:
      itemAlong = 58
      perLine = max(1, Int((groupAlong + Self.between) / (itemAlong + Self.between) + 0.0001))
    }
    var frames: [IndexPath: CGRect] = [:]
    var place: CGFloat = 0
    for (section, count) in test.counts.enumerated() {
      place += before
      let perGroup = perLine * lines
      for item in 0..<count {
        let (group, rest) = (item / perGroup, item % perGroup)
        let (line, column) = (rest / perLine, rest % perLine)
        var x = start + CGFloat(column) * (itemAlong + Self.between)
        var y = place + CGFloat(line) * (lineAcross + Self.between)
        if test.scrolls {
          x += CGFloat(group) * (groupAlong + Self.spacing)
        } else {
          y += CGFloat(group) * (groupAcross + Self.spacing)
        }
        let frame =
          v
          ? CGRect(x: x, y: y, width: itemAlong, height: lineAcross)
          : CGRect(x: y, y: x, width: lineAcross, height: itemAlong)
        frames[IndexPath(item: item, section: section)] = frame.insetBy(
          dx: test.itemInset, dy: test.itemInset)
      }
      let groups = (count + perGroup - 1) / perGroup
      if groups > 0 {
        place +=
          test.scrolls
          ? groupAcross : CGFloat(groups) * groupAcross + CGFloat(groups - 1) * Self.spacing
      }
      place += after
    }
    return (frames, place)
  }

  /// 432 cases for each of 12 widths: 5,184.
  @Test(arguments: [200, 240, 280, 320, 375, 390, 393, 430, 500, 512, 600, 700] as [CGFloat])
  func agrees(_ width: CGFloat) {
    for isMirrored in [false, true] {
      let bench = CollectionBench(
        UICollectionViewFlowLayout(), items: [], size: CGSize(width: 10, height: 10),
        direction: isMirrored ? .rightToLeft : .leftToRight)
      var test = Case()
      (test.width, test.isMirrored) = (width, isMirrored)
      let view = bench.view
      bench.data.items = CollectionData(items: test.counts).items
      view.reloadData()
      var cases = 0
      for isVertical in [true, false] {
        test.isVertical = isVertical
        view.frame.size = test.bounds
        for along in Along.allCases {
          for across in Across.allCases {
            for lines in [0, 1, 2] {
              for scrolls in [false, true] {
                for insets in [(0, 0), (7, 3)] as [(CGFloat, CGFloat)] {
                  (test.along, test.across, test.lines) = (along, across, lines)
                  test.scrolls = scrolls
                  test.insets = NSDirectionalEdgeInsets(
                    top: insets.0, leading: insets.1 * 4, bottom: insets.1, trailing: insets.0 * 2)
                  test.itemInset = insets.1 / 2
                  view.collectionViewLayout = layout(of: test)
                  view.layoutIfNeeded()
                  check(test, view)
                  cases += 1
                }
              }
            }
          }
        }
      }
      #expect(cases == 216)
    }
  }

  private func check(_ test: Case, _ view: UICollectionView) {
    let (frames, length) = model(test)
    let content = view.contentSize
    // Edges are on pixels, three to a point.
    let pixel: CGFloat = 0.34
    #expect(
      abs((test.isVertical ? content.height : content.width) - length) < 0.01,
      "\(test): \(content), not \(length)")
    for (path, frame) in frames {
      var frame = frame
      if test.isMirrored { frame.origin.x = content.width - frame.maxX }
      let found = view.layoutAttributesForItem(at: path)?.frame ?? .null
      let isClose =
        abs(found.minX - frame.minX) < pixel && abs(found.minY - frame.minY) < pixel
        && abs(found.maxX - frame.maxX) < pixel && abs(found.maxY - frame.maxY) < pixel
      if !isClose { #expect(found == frame, "\(test) \(path)") }
      let cell = view.cellForItem(at: path)
      let seen = frame.insetBy(dx: 0.5, dy: 0.5).intersects(view.bounds)
      if seen, cell == nil { #expect(cell != nil, "\(test) \(path) has no cell") }
      let place = cell.map { view.convert($0.bounds, from: $0) }
      if seen, let place, !place.isClose(to: found) { #expect(place == found, "\(test) \(path)") }
    }
  }
}
