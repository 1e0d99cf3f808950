import QuartzCore
import Testing

@testable import UIKit

/// Groups in the middle of a navigation bar, over a grid of widths, titles, sides and groups.
///
/// Source: Apple, `UINavigationItem.centerItemGroups` (in the middle with the styles browser and editor),
/// `additionalOverflowItems` (groups that don't fit are in the menu, whose button is at the trailing edge),
/// `UIBarButtonItemGroup` (the representative item is shown if there isn't enough space). The order in which
/// groups are collapsed is an own choice: from the trailing side on.
struct CenterItemsLayoutTests {
  typealias Group = CenterItemsLayout.Group

  private static func sizes(_ widths: [CGFloat]) -> [CGSize] {
    widths.map { CGSize(width: $0, height: 22) }
  }

  static let groups: [[Group]] = {
    let pair = Group(items: sizes([30, 40]), representative: nil)
    let short = Group(items: sizes([60, 60, 60]), representative: CGSize(width: 24, height: 22))
    // A representative item wider than its group saves nothing.
    let long = Group(items: sizes([20]), representative: CGSize(width: 90, height: 22))
    return [
      [], [pair], [short], [long], [pair, short], [short, pair, long], [short, short, short],
      [pair, pair, pair, pair, pair],
    ]
  }()

  static let grid: [NavigationBarLayout] = {
    var grid: [NavigationBarLayout] = []
    for width in [CGFloat(320), 507, 820, 1366] {
      for title in [nil, CGFloat(40), 200, 900] {
        for groups in groups {
          for trailing in [[], [CGFloat(24), 50]] {
            for back in [[], [CGFloat(0)]] {
              for needsOverflow in [false, true] {
                var layout = NavigationBarLayout(size: CGSize(width: width, height: 44))
                layout.titleLeads = true
                layout.title = title.map { CGSize(width: $0, height: 20) }
                layout.minimumTitleWidth = width * 0.2
                layout.center.groups = groups
                layout.trailing = sizes(trailing)
                layout.backTitles = back
                layout.overflow = CGSize(width: 22, height: 22)
                layout.overflowPlace = trailing.count / 2
                layout.needsOverflow = needsOverflow
                grid.append(layout)
              }
            }
          }
        }
      }
    }
    return grid
  }()

  @Test("Everything in the bar is side by side, and nothing is lost")
  func order() {
    for layout in Self.grid {
      let frames = layout.frames()
      #expect(frames.centerChoices.count == layout.center.groups.count)
      #expect(frames.center.count == layout.center.groups.count)
      for (index, choice) in frames.centerChoices.enumerated() {
        let group = layout.center.groups[index]
        let expected: [CGSize] =
          switch choice {
          case .whole: group.items
          case .represented: [group.representative!]
          case .overflowed: []
          }
        #expect(frames.center[index].map(\.size) == expected, "\(layout)")
      }
      let isOverflowing = frames.centerChoices.contains(.overflowed)
      #expect((frames.overflow != nil) == (layout.needsOverflow || isOverflowing), "\(layout)")
      var row = layout.title == nil ? [] : [frames.title]
      row += frames.center.flatMap { $0 }
      var trailing = frames.trailing
      if let overflow = frames.overflow { trailing.insert(overflow, at: layout.overflowPlace) }
      row += trailing.reversed()
      for (one, next) in zip(row, row.dropFirst()) {
        #expect(one.maxX <= next.minX + 1e-9, "\(layout)")
      }
      #expect(row.allSatisfy { $0.minX >= 0 && $0.maxX <= layout.size.width - 16 + 1e-9 })
      #expect(trailing.isEmpty || trailing[0].maxX == layout.size.width - 16)
    }
  }

  @Test("All groups are in the middle if that leaves the title its width")
  func middle() {
    for layout in Self.grid {
      let frames = layout.frames()
      let shown = frames.center.flatMap { $0 }
      guard let first = shown.first, let last = shown.last else { continue }
      let middle = (first.minX + last.maxX) / 2
      let gap = BarMetrics.groupSpacing
      let start = layout.title == nil ? 0 : frames.title.minX + layout.title!.width + gap
      let width = last.maxX - first.minX
      let end = (frames.trailing + [frames.overflow].compactMap { $0 }).map(\.minX).min()
      let wanted = (layout.size.width - width) / 2
      let most = end.map { $0 - gap } ?? layout.size.width - 16
      if wanted >= start, layout.title != nil, wanted + width <= most {
        #expect(abs(middle - layout.size.width / 2) < 1e-9, "\(layout)")
        #expect(frames.title.width == layout.title!.width, "\(layout)")
      }
      if let title = layout.title {
        #expect(
          frames.title.width >= min(title.width, layout.minimumTitleWidth) - 1e-9, "\(layout)")
        #expect(frames.title.maxX + gap <= first.minX + 1e-9, "\(layout)")
      }
    }
  }

  @Test("Groups are collapsed from the trailing side on, and only as many as necessary")
  func choices() {
    for groups in Self.groups {
      for points in stride(from: CGFloat(0), through: 900, by: 7) {
        let layout = CenterItemsLayout(groups: groups)
        // The overflow button takes space too.
        func room(_ hasMenu: Bool) -> CGFloat { hasMenu ? points - 38 : points }
        let choices = layout.choices(room: room)
        let overflowed = choices.count { $0 == .overflowed }
        #expect(choices.suffix(overflowed).allSatisfy { $0 == .overflowed })
        let shortened = zip(groups, choices).filter { $0.0.isShortened }.map(\.1)
        let whole = shortened.prefix { $0 == .whole }.count
        #expect(!shortened.dropFirst(whole).contains(.whole), "\(groups) \(points)")
        let width = layout.width(choices)
        #expect(width <= max(0, room(overflowed > 0)) || width == 0, "\(groups) \(points)")
        // With one step less it wouldn't fit.
        var before = choices
        if overflowed > 0 {
          let index = choices.count - overflowed
          let group = groups[index]
          before[index] = group.isShortened ? .represented : .whole
        } else if let index = choices.firstIndex(of: .represented) {
          before[index] = .whole
        } else {
          continue
        }
        let hadMenu = before.contains(.overflowed)
        #expect(layout.width(before) > room(hadMenu), "\(groups) \(points)")
        // Groups are collapsed before groups leave the bar.
        if overflowed > 0 {
          for (group, choice) in zip(groups, choices) where group.isShortened {
            #expect(choice != .whole, "\(groups) \(points)")
          }
        }
      }
    }
  }

  @Test("Right to left is the mirror image")
  func mirror() {
    for layout in Self.grid {
      var other = layout
      other.isRightToLeft = true
      let (plain, mirror) = (layout.frames(), other.frames())
      #expect(plain.centerChoices == mirror.centerChoices)
      let all = zip(plain.center.flatMap { $0 }, mirror.center.flatMap { $0 })
      for (a, b) in Array(all) + zip([plain.overflow], [mirror.overflow]).compactMap(Self.both) {
        #expect(abs(a.minX - (layout.size.width - b.maxX)) < 1e-9 && a.size == b.size)
      }
      #expect((plain.overflow == nil) == (mirror.overflow == nil))
    }
  }

  private static func both(_ a: CGRect?, _ b: CGRect?) -> (CGRect, CGRect)? {
    a.flatMap { a in b.map { (a, $0) } }
  }
}

extension CenterItemsLayout.Group {
  fileprivate var isShortened: Bool {
    let width = items.reduce(0) { $0 + $1.width } + CGFloat(items.count - 1) * 16
    return representative.map { $0.width < width } ?? false
  }
}
