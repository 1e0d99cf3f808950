import Stage
import Testing

@testable import UIKit

/// The positions of items in lists, and what is drawn around them.
///
/// Source: Apple, UICollectionLayoutListConfiguration, UIListSeparatorConfiguration; lengths are those of
/// tables (F-TABLE-01, F-TABLE-02).
@MainActor @Suite(.serialized) struct ListLayoutTests {
  typealias List = UICollectionLayoutListConfiguration
  nonisolated static let appearances: [List.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  /// Every appearance with and without headers, in two widths and both directions: items follow each
  /// other, with the width of the appearance, and the height of a row.
  @Test(
    arguments: ListLayoutTests.appearances,
    [List.HeaderMode.none, .supplementary, .firstItemInSection])
  func frames(_ appearance: List.Appearance, _ header: List.HeaderMode) throws {
    for width in [393, 430] as [CGFloat] {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        var list = List(appearance: appearance)
        list.headerMode = header
        let bench = ListBench(list, direction: direction, width: width)
        bench.show([3, 2])
        let margin: CGFloat =
          switch appearance {
          case .insetGrouped: width >= 414 ? 20 : 16
          case .sidebar: 8
          default: 0
          }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let kind = UICollectionView.elementKindSectionHeader
        let pixel: CGFloat = 1.0 / 3
        var end: CGFloat = 0
        for section in 0..<2 {
          var start = end
          let path = IndexPath(item: 0, section: section)
          let view = bench.view.supplementaryView(forElementKind: kind, at: path)
          #expect((view != nil) == (header == .supplementary))
          if appearance == .plain, header != .none { start += 22 }
          if isGrouped, section == 0 { start += 35 - 17.667 }
          if isGrouped, header == .none { start += 17.667 }
          if let view {
            #expect(abs(view.frame.minY - start) < pixel, "\(section): \(view.frame)")
            #expect(view.frame.minX == margin)
            #expect(view.frame.width == width - 2 * margin)
            start = view.frame.maxY
          }
          for item in 0..<[3, 2][section] {
            let cell = try #require(bench.cell(item, section))
            #expect(abs(cell.frame.minY - start) < pixel, "\(item) \(section): \(cell.frame)")
            #expect(cell.frame.minX == margin)
            #expect(cell.frame.width == width - 2 * margin)
            if header != .firstItemInSection || item > 0 {
              #expect(abs(cell.frame.height - 44) < 0.67)
            }
            start = cell.frame.maxY
          }
          end = start + (isGrouped ? 17.667 : 0)
        }
        #expect(abs(bench.view.contentSize.height - end) < 2 * pixel)
      }
    }
  }

  private func lines(_ cell: UICollectionViewListCell) -> (top: CGRect?, bottom: CGRect?) {
    func frame(_ view: UIView?) -> CGRect? { view.flatMap { $0.isHidden ? nil : $0.frame } }
    return (frame(cell.listCellState.topLine), frame(cell.listCellState.bottomLine))
  }

  @Test(
    arguments: ListLayoutTests.appearances,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func separators(
    _ appearance: List.Appearance, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let bench = ListBench(List(appearance: appearance), direction: direction)
    bench.show([3])
    for item in 0..<3 {
      let cell = try #require(bench.cell(item))
      let (top, bottom) = lines(cell)
      let hasNone = appearance == .sidebar || appearance == .sidebarPlain
      #expect(
        (top != nil) == (item == 0 && (appearance == .plain || appearance == .grouped)),
        "\(item) \(appearance)")
      #expect((bottom != nil) == (!hasNone && (appearance != .insetGrouped || item < 2)))
      guard let bottom else { continue }
      #expect(abs(bottom.maxY - cell.bounds.height) < 0.01)
      #expect(abs(bottom.height - 1 / 3) < 0.01)
      // From the text to the edge; the line at the end of a group from edge to edge.
      let start: CGFloat = appearance == .grouped && item == 2 ? 0 : 16
      let isMirrored = direction == .rightToLeft
      #expect(abs(bottom.width - (cell.bounds.width - start)) < 0.01)
      #expect(abs(bottom.minX - (isMirrored ? 0 : start)) < 0.01)
    }
  }

  @Test func theAppDecidesAboutLines() throws {
    var list = List(appearance: .insetGrouped)
    list.separatorConfiguration.color = .systemRed
    list.itemSeparatorHandler = { path, separators in
      var separators = separators
      switch path.item {
      case 0: separators.bottomSeparatorVisibility = .hidden
      case 1: separators.topSeparatorVisibility = .visible
      default:
        separators.bottomSeparatorVisibility = .visible
        separators.bottomSeparatorInsets.leading = 70
        separators.bottomSeparatorInsets.trailing = 30
      }
      return separators
    }
    let bench = ListBench(list)
    bench.show([3])
    #expect(lines(bench.cell(0)!).bottom == nil)
    #expect(lines(bench.cell(1)!).top != nil)
    #expect(lines(bench.cell(1)!).bottom != nil)
    let last = try #require(lines(bench.cell(2)!).bottom)
    #expect(last.minX == 70)
    #expect(last.maxX == 331)
    #expect(bench.cell(1)?.listCellState.topLine?.backgroundColor == .systemRed)
    var plain = List(appearance: .plain)
    plain.showsSeparators = false
    let none = ListBench(plain)
    none.show([3])
    #expect((0..<3).allSatisfy { lines(none.cell($0)!) == (nil, nil) })
  }

  /// A separator begins where the app's constraint of the guide does.
  @Test func separatorGuide() throws {
    let bench = ListBench(List(appearance: .plain))
    bench.configure = { cell, item in
      guard item == 1 else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 90
      ).isActive = true
    }
    bench.show([3])
    #expect(lines(bench.cell(1)!).bottom?.minX == 90)
    #expect(lines(bench.cell(1)!).bottom?.maxX == 393)
    #expect(lines(bench.cell(0)!).bottom?.minX == 16)
  }

  /// Rounded backgrounds have corners at the first and last items.
  @Test func corners() throws {
    let bench = ListBench(List(appearance: .insetGrouped))
    bench.show([3])
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(bench.cell(0)?.layer.maskedCorners == top)
    #expect(bench.cell(0)?.layer.cornerRadius == 10)
    #expect(bench.cell(1)?.layer.cornerRadius == 0)
    #expect(bench.cell(2)?.layer.maskedCorners == all.subtracting(top))
    var snapshot = bench.source.snapshot()
    snapshot.deleteItems([0, 2])
    bench.source.apply(snapshot)
    bench.stage.advance(by: 1)
    #expect(bench.cell(0)?.tag == 1)
    #expect(bench.cell(0)?.layer.maskedCorners == all)
    #expect(bench.cell(0)?.layer.cornerRadius == 10)
  }

  /// A list's colour is behind it, unless the app sets another; a section with another colour than the
  /// first has a background view of its own.
  @Test func backgrounds() throws {
    let bench = ListBench(List(appearance: .insetGrouped))
    bench.show([1])
    #expect(bench.view.subviews.first?.backgroundColor == .systemGroupedBackground)
    #expect(bench.view.subviews.first?.frame == bench.view.bounds)
    #expect(
      bench.cell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    bench.cell(0)?.isSelected = true
    bench.stage.advance(by: 0.1)
    #expect(bench.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
    let colors: [UIColor?] = [nil, .systemRed]
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var list = List(appearance: .plain)
      list.backgroundColor = colors[index]
      return .list(using: list, layoutEnvironment: environment)
    }
    let two = ListBench(List(appearance: .plain), layout: layout)
    two.show([1, 2])
    #expect(two.view.subviews.first?.backgroundColor == .systemBackground)
    let plate = try #require(two.view.subviews.first { $0 is ListPlateView })
    #expect(plate.backgroundColor == .systemRed)
    #expect(plate.frame.isClose(to: CGRect(x: 0, y: 44, width: 393, height: 88)))
  }

  @Test func headersOfPlainListsStay() throws {
    var list = List(appearance: .plain)
    list.headerMode = .supplementary
    list.headerTopPadding = 0
    let bench = ListBench(list)
    bench.show([30, 30])
    bench.view.contentOffset.y = 300
    bench.stage.advance(by: 0.1)
    let header = try #require(
      bench.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(header.frame.minY == 300)
    #expect(header.configurationState.isPinned)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Section 0")
    // A header isn't a cell: it has no selection, and the delegate isn't called for it as for a cell.
    #expect(!bench.view.visibleCells.contains(header))
  }

  // MARK: Costs

  /// A million items: only visible ones have cells, and the number of requests doesn't grow with the
  /// measured ones.
  @Test func aMillionItems() {
    let bench = CollectionBench(
      UICollectionViewCompositionalLayout.list(using: List(appearance: .plain)),
      items: [1_000_000]
    ) { view, data in
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      data.configure = { cell, path in
        var content = UIListContentConfiguration.cell()
        content.text = path.item % 3 == 0 ? "Two\nlines" : "\(path.item)"
        cell.contentConfiguration = content
      }
    }
    #expect(bench.view.cellQueue.made <= 852 / 44 + 3)
    bench.view.contentOffset.y = 20_000_010
    bench.frame()
    bench.view.counts.reset()
    for _ in 0..<60 {
      bench.view.contentOffset.y += 10
      bench.frame()
    }
    // 600 points are at most 14 rows.
    #expect(bench.view.counts.cellsAsked <= 15)
    #expect(bench.view.cellQueue.made <= 2 * (852 / 44 + 3))
    #expect(bench.view.counts.measured <= bench.view.counts.cellsAsked)
    #expect(bench.check())
  }
}
