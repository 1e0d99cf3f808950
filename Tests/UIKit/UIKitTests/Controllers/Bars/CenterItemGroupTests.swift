import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Groups in the middle of navigation bars on devices, and the overflow menu.
///
/// Source: Apple, `UINavigationItem.centerItemGroups` ("in the center of the navigation bar for the browser
/// and editor styles, and in the overflow menu for the navigator style"), `additionalOverflowItems`,
/// `overflowPresentationSource`, `pinnedTrailingGroup` (on the trailing side of the overflow),
/// `UIBarButtonItem.menuRepresentation`.
@MainActor @Suite(.serialized) struct CenterItemGroupTests {
  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
  }

  private func groups(_ sizes: [Int]) -> [UIBarButtonItemGroup] {
    sizes.enumerated().map { place, size in
      .fixedGroup(items: (0..<size).map { button("\(place)\($0)") })
    }
  }

  private func shown(
    _ item: UINavigationItem, on device: Stage.Device,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> (stage: Stage, content: NavigationBarContentView) {
    let stage = Stage(device: device, layoutDirection: direction)
    let controller = ItemController(item)
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    stage.advance(by: 0.1)
    return (stage, try #require(navigation.navigationBar.content))
  }

  private final class ItemController: UIViewController {
    private let item: UINavigationItem
    override var navigationItem: UINavigationItem { item }
    init(_ item: UINavigationItem) {
      self.item = item
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func isSeen(_ item: UIBarButtonItem) -> Bool {
    guard let view = item.buttonView else { return false }
    return !view.isHidden && view.window != nil
  }

  private func titles(_ menu: UIMenu) -> [[String]] {
    menu.children.map { ($0 as? UIMenu)?.children.map(\.title) ?? [$0.title] }
  }

  @Test(
    "In the middle with the styles browser and editor where it is wide, elsewhere in the menu",
    arguments: [Stage.Device.iPhone14Pro, .iPadPro13],
    [UINavigationItem.ItemStyle.navigator, .browser, .editor])
  func places(device: Stage.Device, style: UINavigationItem.ItemStyle) throws {
    for sizes in [[], [1], [2, 1], [1, 2, 1]] as [[Int]] {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let item = UINavigationItem(title: "Document")
        item.style = style
        let groups = groups(sizes)
        item.centerItemGroups = groups
        let (stage, content) = try shown(item, on: device, direction)
        defer { withExtendedLifetime(stage) {} }
        let isWide = device.idiom == .pad && style != .navigator
        let buttons = groups.flatMap(\.barButtonItems)
        #expect(buttons.allSatisfy { isSeen($0) == isWide })
        #expect(content.overflowedGroups == (isWide ? [] : groups))
        #expect((item.overflowPresentationSource != nil) == (!isWide && !sizes.isEmpty))
        #expect(isSeen(item.overflowItem) == (!isWide && !sizes.isEmpty))
        // The title is at the leading side with the two styles, and otherwise in the middle.
        let title = content.titleContent.frame
        let edge = direction == .leftToRight ? title.minX : content.bounds.width - title.maxX
        if style == .navigator {
          #expect(abs(title.midX - content.bounds.midX) <= 1)
        } else {
          #expect(abs(edge - BarMetrics.sideMargin) <= 1)
        }
        guard isWide, let first = buttons.first?.buttonView, let last = buttons.last?.buttonView
        else { continue }
        let union = first.frame.union(last.frame)
        #expect(abs(union.midX - content.bounds.midX) <= 1)
        let isInOrder = (first.frame.minX < last.frame.minX) == (direction == .leftToRight)
        #expect(isInOrder || first === last)
      }
    }
  }

  @Test("The menu has the groups that don't fit, followed by the app's elements")
  func menu() throws {
    for sizes in [[], [1], [2, 1]] as [[Int]] {
      for adds in [false, true] {
        var asked = 0
        let item = UINavigationItem(title: "Document")
        item.centerItemGroups = groups(sizes)
        if adds {
          item.additionalOverflowItems = .uncached { give in
            asked += 1
            give([UIAction(title: "Added \(asked)") { _ in }])
          }
        }
        let (stage, content) = try shown(item, on: .iPhone14Pro)
        #expect(isSeen(item.overflowItem) == (adds || !sizes.isEmpty))
        #expect(asked == 0)
        guard isSeen(item.overflowItem), let view = item.overflowItem.buttonView else { continue }
        let menu = item.overflowMenu(for: content.overflowedGroups)
        let expected = item.centerItemGroups.map { $0.barButtonItems.map { $0.title ?? "" } }
        #expect(titles(menu) == expected + (adds ? [[""]] : []))
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        for time in 1...2 {
          stage.tap(at: place)
          stage.advance(by: 0.6)
          #expect(asked == (adds ? time : 0))
          let presentation = stage.window?.subviews.compactMap { $0 as? MenuPresentation }.last
          #expect(try #require(presentation).shownLists.count == 1)
          stage.tap(at: CGPoint(x: 20, y: 800))
          stage.advance(by: 0.6)
        }
      }
    }
  }

  @Test("Pinned buttons are between the overflow button and the edge, the others before it")
  func pinned() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let item = UINavigationItem(title: "D")
      let (own, edge) = (button("Own"), button("Edge"))
      item.rightBarButtonItem = own
      item.pinnedTrailingGroup = .fixedGroup(items: [edge])
      item.centerItemGroups = groups([1])
      let (stage, _) = try shown(item, on: .iPhone14Pro, direction)
      defer { withExtendedLifetime(stage) {} }
      let places = try [own, item.overflowItem, edge].map {
        try #require($0.buttonView).frame.midX
      }
      #expect(places == (direction == .leftToRight ? places.sorted() : places.sorted(by: >)))
      #expect(Set(places).count == 3)
    }
  }

  @Test("An item in the menu has the action and the appearance of its button")
  func elements() throws {
    var log: [String] = []
    let plain = button("Plain") { log.append("plain") }
    let off = button("Off")
    off.isEnabled = false
    let chosen = button("Chosen") { log.append("chosen") }
    chosen.changesSelectionAsPrimaryAction = true
    chosen.isSelected = true
    let hidden = button("Hidden")
    hidden.isHidden = true
    let inner = UIMenu(children: [UIAction(title: "x") { _ in }])
    let more = UIBarButtonItem(title: "More", menu: inner)
    let represented = UIBarButtonItem(customView: UIView())
    represented.menuRepresentation = UIAction(title: "View") { _ in log.append("view") }
    let group = UIBarButtonItemGroup(
      barButtonItems: [
        plain, off, chosen, hidden, .fixedSpace(20), more, UIBarButtonItem(customView: UIView()),
        represented, UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }),
      ], representativeItem: nil)
    let elements = group.menuElements
    #expect(elements.map(\.title) == ["Plain", "Off", "Chosen", "More", "View", "Delete"])
    #expect((elements[1] as? UIAction)?.attributes == .disabled)
    #expect((elements[2] as? UIAction)?.state == .on)
    #expect((elements[3] as? UIMenu)?.children.map(\.title) == ["x"])
    for element in elements { (element as? UIAction)?.carryOut(sender: nil) }
    #expect(log == ["plain", "chosen", "view"])
    #expect(!chosen.isSelected)
    group.menuRepresentation = UIAction(title: "All") { _ in }
    #expect(group.menuElement?.title == "All")
    let empty = UIBarButtonItemGroup(barButtonItems: [hidden], representativeItem: nil)
    #expect(empty.menuElement == nil)
  }

  @Test("A group that doesn't fit is replaced by its representative, whose menu has its buttons")
  func representative() throws {
    for hasOwnAction in [false, true] {
      var taps = 0
      let item = UINavigationItem(title: "Document")
      item.style = .editor
      let stand = UIBarButtonItem(title: "All", image: nil, target: nil, action: nil)
      if hasOwnAction { stand.primaryAction = UIAction(title: "All") { _ in taps += 1 } }
      let wide = (0..<8).map { button("A wide button \($0)") }
      let group = UIBarButtonItemGroup(barButtonItems: wide, representativeItem: stand)
      item.centerItemGroups = [group]
      let (stage, content) = try shown(item, on: .iPadMini6)
      defer { withExtendedLifetime(stage) {} }
      content.layoutIfNeeded()
      #expect(group.isDisplayingRepresentativeItem)
      #expect(isSeen(stand))
      #expect(wide.allSatisfy { !isSeen($0) })
      #expect(item.overflowPresentationSource == nil)
      let view = try #require(stand.buttonView)
      #expect(view.showsMenuAsPrimaryAction == !hasOwnAction)
      #expect((view.shownMenu?.children.count ?? 0) == (hasOwnAction ? 0 : 8))
      view.sendActions(for: .touchUpInside)
      #expect(taps == (hasOwnAction ? 1 : 0))
      group.isHidden = true
      stage.advance(by: 0.1)
      #expect(!isSeen(stand))
    }
  }

  @Test("Groups without a representative that don't fit are in the menu, from the last on")
  func dynamicOverflow() throws {
    let item = UINavigationItem(title: "Document")
    item.style = .browser
    let groups = (0..<6).map { place in
      UIBarButtonItemGroup.fixedGroup(items: [button("The group number \(place)")])
    }
    item.centerItemGroups = groups
    let (stage, content) = try shown(item, on: .iPadMini6)
    let overflowed = content.overflowedGroups
    #expect(!overflowed.isEmpty)
    #expect(overflowed.count < groups.count)
    #expect(Array(groups.suffix(overflowed.count)) == overflowed)
    #expect(item.overflowPresentationSource === item.overflowItem)
    // In a wider bar fewer of them are in the menu, and more again afterwards.
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(content.overflowedGroups.count < overflowed.count)
    stage.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(content.overflowedGroups == overflowed)
  }

  @Test("A popover from an item in the menu points at the overflow button")
  func popover() throws {
    let item = UINavigationItem(title: "Document")
    item.style = .browser
    let groups = (0..<8).map { place in
      UIBarButtonItemGroup.fixedGroup(items: [button("The group number \(place)")])
    }
    item.centerItemGroups = groups
    let (stage, content) = try shown(item, on: .iPadMini6)
    let last = groups[7].barButtonItems[0]
    #expect(content.overflowedGroups.contains(groups[7]))
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 100, height: 100)
    let popover = try #require(controller.popoverPresentationController)
    popover.barButtonItem = last
    stage.window?.rootViewController?.present(controller, animated: false)
    stage.advance(by: 0.5)
    let view = try #require(item.overflowItem.buttonView)
    let source = view.convert(view.bounds, to: nil)
    let frame = controller.view.convert(controller.view.bounds, to: nil)
    #expect(frame.minY >= source.maxY)
    #expect(frame.minX <= source.midX)
    #expect(frame.maxX >= source.midX)
  }

  /// Apple, `ItemStyle.editor`: "The back button appears as a chevron without a title or image."
  @Test(
    "An editor's back button is a chevron alone",
    arguments: [
      UINavigationItem.ItemStyle.navigator, .browser, .editor,
    ])
  func backButton(style: UINavigationItem.ItemStyle) throws {
    let stage = Stage(device: .iPadPro13)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    second.navigationItem.style = style
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    stage.show(navigation)
    stage.advance(by: 0.1)
    let back = navigation.navigationBar.content?.subviews.compactMap { $0 as? BackButton }.first
    #expect(try #require(back).title == (style == .editor ? "" : "First"))
  }
}
