import Testing

@testable import UIKit

/// Groups of bar button items.
///
/// Sources: Apple, `UINavigationItem.leadingItemGroups`, `trailingItemGroups`, `pinnedTrailingGroup`,
/// `UIBarButtonItemGroup`.
@MainActor @Suite struct BarItemGroupTests {
  private func items(_ count: Int, from start: Int = 0) -> [UIBarButtonItem] {
    (start..<start + count).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
  }

  @Test("Groups and buttons of a side are two views of the same items, whichever was set last")
  func sides() {
    for sizes in [[], [1], [2, 1], [1, 2, 3]] as [[Int]] {
      let item = UINavigationItem(title: "Groups")
      var start = 0
      let groups = sizes.map { size in
        defer { start += size }
        return UIBarButtonItemGroup.fixedGroup(items: items(size, from: start))
      }
      let all = groups.flatMap(\.barButtonItems)
      item.leadingItemGroups = groups
      #expect(item.leftBarButtonItems ?? [] == all)
      #expect(item.leadingItemGroups == groups)
      item.trailingItemGroups = groups
      #expect(item.rightBarButtonItems ?? [] == all.reversed())
      #expect(all.allSatisfy { $0.buttonGroup != nil })
      for group in groups {
        group.isHidden = true
        let shown = groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
        #expect(item.rightBarButtonItems ?? [] == shown.reversed())
      }
      let own = items(2, from: 90)
      item.leftBarButtonItems = own
      #expect(item.leadingItemGroups.flatMap(\.barButtonItems) == own)
      item.rightBarButtonItems = own
      #expect(item.trailingItemGroups.flatMap(\.barButtonItems) == own.reversed())
    }
  }

  @Test("Pinned buttons are at the edge, and an optional group is shown by its default")
  func pinned() {
    let item = UINavigationItem(title: "Groups")
    let own = items(2)
    let edge = items(2, from: 5)
    item.rightBarButtonItems = own
    item.pinnedTrailingGroup = .fixedGroup(items: edge)
    #expect(item.shownTrailingItems == edge.reversed() + own)
    item.pinnedTrailingGroup?.isHidden = true
    #expect(item.shownTrailingItems == own)
    for isThere in [false, true] {
      let group = own[0].creatingOptionalGroup(
        customizationIdentifier: "one", isInDefaultCustomization: isThere)
      #expect(group.isHidden == !isThere)
      #expect(own[0].buttonGroup === group)
    }
  }
}
