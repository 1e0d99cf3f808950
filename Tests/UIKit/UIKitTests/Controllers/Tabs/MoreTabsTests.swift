import Stage
import Testing

@testable import UIKit

/// Tabs that don't fit in the bar.
///
/// Source: Apple's reference of `UITabBarController`: with more than five controllers the bar shows the first
/// four and More, whose list is `moreNavigationController`.
@MainActor @Suite(.serialized) struct MoreTabsTests {
  @MainActor final class Bench {
    let stage: Stage
    let tabs = UITabBarController()
    let controllers: [UIViewController]

    init(_ count: Int, device: Stage.Device = .iPhone14Pro) {
      stage = Stage(device: device)
      controllers = (0..<count).map { index in
        let controller = UIViewController()
        controller.title = "Tab \(index)"
        controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
        // Every second one has a stack of its own.
        return index % 2 == 0 ? controller : UINavigationController(rootViewController: controller)
      }
      for (index, controller) in controllers.enumerated() {
        controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      }
      tabs.viewControllers = controllers
      stage.show(tabs)
      stage.advance(by: 0.1)
    }

    var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    func tapTab(_ index: Int) {
      let button = tabs.tabBar.buttons[index]
      let frame = button.convert(button.bounds, to: nil)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
    }

    var list: UITableView? {
      tabs.moreNavigationController.viewControllers.first?.viewIfLoaded as? UITableView
    }

    func tapRow(_ row: Int) throws {
      let list = try #require(list)
      let cell = try #require(list.cellForRow(at: IndexPath(row: row, section: 0)))
      let frame = cell.convert(cell.bounds, to: nil)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
    }
  }

  @Test func theBar() {
    for count in 0...12 {
      let bench = Bench(count)
      let all = (0..<count).map { "Tab \($0)" as String? }
      #expect(bench.titles == (count > 5 ? Array(all.prefix(4)) + ["More"] : all), "\(count)")
      #expect(bench.tabs.viewControllers?.count == count)
      #expect(bench.tabs.children.count == count + (count > 5 ? 1 : 0))
    }
  }

  @Test func theList() throws {
    let bench = Bench(8)
    bench.tapTab(4)
    #expect(bench.tabs.selectedViewController === bench.tabs.moreNavigationController)
    #expect(bench.tabs.selectedIndex == NSNotFound)
    #expect(bench.list?.numberOfRows(inSection: 0) == 4)
    for row in [0, 1, 3] {
      try bench.tapRow(row)
      let chosen = bench.controllers[4 + row]
      #expect(bench.tabs.selectedViewController === chosen)
      #expect(bench.tabs.selectedIndex == 4 + row)
      let top = bench.tabs.moreNavigationController.topViewController
      #expect(top?.title == "Tab \(4 + row)")
      #expect(top?.view.window != nil)
      #expect(top?.tabBarController === bench.tabs)
      bench.tabs.moreNavigationController.popViewController(animated: true)
      bench.stage.advance(by: 1)
      #expect(bench.tabs.selectedIndex == NSNotFound)
      #expect(bench.tabs.moreNavigationController.viewControllers.count == 1)
      if let own = chosen as? UINavigationController { #expect(own.viewControllers.count == 1) }
    }
  }

  /// The program can select every tab in turn, which is then visible.
  @Test func byIndex() {
    let bench = Bench(9)
    var random = SplitMix(state: 5)
    for step in 0..<40 {
      let index = random.next(9)
      bench.tabs.selectedIndex = index
      bench.stage.advance(by: 0.1)
      #expect(bench.tabs.selectedIndex == index, "step \(step)")
      #expect(bench.tabs.selectedViewController === bench.controllers[index])
      #expect(bench.tabs.tabBar.selectedItem?.title == (index < 4 ? "Tab \(index)" : "More"))
      let own = bench.controllers[index]
      let seen =
        index < 4 ? own : bench.tabs.moreNavigationController.topViewController
      #expect(seen?.viewIfLoaded?.window != nil, "step \(step)")
    }
  }

  /// Tabs may be added and removed while the list is shown.
  @Test func fewer() {
    let bench = Bench(8)
    bench.tabs.selectedIndex = 6
    bench.stage.advance(by: 0.1)
    bench.tabs.viewControllers = Array(bench.controllers.dropFirst(4))
    bench.stage.advance(by: 0.1)
    #expect(bench.titles == ["Tab 4", "Tab 5", "Tab 6", "Tab 7"])
    #expect(bench.tabs.selectedViewController === bench.controllers[6])
    #expect(bench.controllers[6].view.window != nil)
    #expect(bench.controllers[6].parent === bench.tabs)
    bench.tabs.viewControllers = bench.controllers
    bench.stage.advance(by: 0.1)
    #expect(bench.titles.last == "More")
  }

  @Test func placesInTheMiddle() {
    for count in 1...8 {
      for width in [100, 320, 393, 1024] as [CGFloat] {
        for (item, spacing) in [(0, 0), (50, 10), (200, 100)] as [(CGFloat, CGFloat)] {
          let places = TabBarMetrics.centred(
            count: count, in: CGSize(width: width, height: 49), width: item, spacing: spacing)
          #expect(places.count == count)
          #expect(places[0].minX >= -0.01)
          #expect(places[count - 1].maxX <= width + 0.01)
          #expect(abs(places[0].minX - (width - places[count - 1].maxX)) < 0.01)
          for (one, two) in zip(places, places.dropFirst()) {
            #expect(two.minX >= one.maxX - 0.01)
            #expect(one.width == two.width)
          }
        }
      }
    }
  }
}
