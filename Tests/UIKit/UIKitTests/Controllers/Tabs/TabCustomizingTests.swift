import Stage
import Testing

@testable import UIKit

/// Tabs that the user rearranges.
///
/// Source: Apple's reference of `UITabBarController` (`customizableViewControllers`: the list behind More has
/// an Edit button, which shows a view in which the tabs can be rearranged; all are customizable when
/// `viewControllers` is set, and `nil` allows none), of `UITabBarControllerDelegate` and `UITabBarDelegate`
/// (the messages and their parameters), and of `UITabBar.beginCustomizingItems(_:)`.
@MainActor @Suite(.serialized) struct TabCustomizingTests {
  @MainActor final class Listener: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []

    private func titles(_ controllers: [UIViewController]) -> String {
      controllers.map { $0.tabBarItem.title ?? "" }.joined()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) {
      heard.append("will begin \(titles(viewControllers))")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) {
      heard.append("will end \(titles(viewControllers)) \(changed)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) {
      heard.append("did end \(titles(viewControllers)) \(changed)")
    }
  }

  @MainActor final class Bench {
    let stage: Stage
    let tabs = UITabBarController()
    let listener = Listener()

    init(_ titles: String, device: Stage.Device = .iPhone14Pro) {
      stage = Stage(device: device)
      tabs.delegate = listener
      tabs.viewControllers = titles.map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "\(title)", image: nil, tag: 0)
        return controller
      }
      stage.show(tabs)
      stage.advance(by: 0.1)
    }

    var order: String { (tabs.viewControllers ?? []).map { $0.tabBarItem.title ?? "" }.joined() }
    var bar: [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }
    var editButton: UIBarButtonItem? {
      tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem
    }
    var view: TabCustomizingView? {
      tabs.view.subviews.lazy.compactMap { $0 as? TabCustomizingView }.first
    }

    func middle(_ view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Opens the list behind More and taps its Edit button.
    func begin() throws {
      let more = try #require(tabs.tabBar.buttons.last)
      stage.tap(at: middle(more))
      stage.advance(by: 1)
      try tap("Edit")
    }

    func tap(_ title: String) throws {
      let button = try #require(element(title, in: tabs.view))
      stage.tap(at: middle(button))
      stage.advance(by: 1)
    }

    private func element(_ title: String, in view: UIView) -> UIView? {
      if view.isHidden { return nil }
      if let control = view as? UIControl, control.accessibilityLabel == title { return control }
      return view.subviews.reversed().lazy.compactMap { self.element(title, in: $0) }.first
    }

    func cell(_ title: String) throws -> TabChoiceView {
      func find(_ view: UIView) -> TabChoiceView? {
        if let cell = view as? TabChoiceView, cell.item.title == title { return cell }
        return view.subviews.lazy.compactMap(find).first
      }
      return try #require(view.flatMap(find))
    }

    /// Drags an item above the bar onto the bar's `place`.
    func drag(_ title: String, to place: Int) throws {
      let start = try middle(cell(title))
      let end = middle(tabs.tabBar.buttons[place])
      stage.drag(
        from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y), duration: 0.3)
      stage.advance(by: 1)
    }
  }

  @Test func theButtonOfTheList() {
    for (titles, isThere) in [("ABCDE", false), ("ABCDEF", true), ("ABCDEFGH", true)] {
      let bench = Bench(titles)
      #expect((bench.editButton != nil) == isThere, "\(titles)")
      #expect(bench.tabs.customizableViewControllers == bench.tabs.viewControllers)
      bench.tabs.customizableViewControllers = nil
      #expect(bench.editButton == nil)
      bench.tabs.customizableViewControllers = bench.tabs.viewControllers
      #expect((bench.editButton != nil) == isThere, "\(titles)")
    }
  }

  /// Every item onto every place of the bar: a new one replaces the item there, and two in the bar exchange
  /// places.
  @Test(arguments: 0..<7, 0..<4) func oneDrag(_ choice: Int, _ place: Int) throws {
    let bench = Bench("ABCDEFG")
    try bench.begin()
    let titles = Array("ABCDEFG").map(String.init)
    try bench.drag(titles[choice], to: place)
    var expected = Array(titles.prefix(4))
    if choice < 4 { expected.swapAt(choice, place) } else { expected[place] = titles[choice] }
    #expect(bench.bar == expected + ["More"])
    #expect(bench.order == "ABCDEFG")
    try bench.tap("Done")
    let order = (expected + titles.filter { !expected.contains($0) }).joined()
    #expect(bench.order == order)
    #expect(bench.bar == expected + ["More"])
    #expect(bench.view == nil)
    let changed = order != "ABCDEFG"
    #expect(
      bench.listener.heard == [
        "will begin ABCDEFG", "will end \(order) \(changed)", "did end \(order) \(changed)",
      ])
    // The list is still there, and the tabs work.
    #expect(bench.tabs.selectedViewController === bench.tabs.moreNavigationController)
    for index in 0..<7 {
      bench.tabs.selectedIndex = index
      bench.stage.advance(by: 0.5)
      #expect(bench.tabs.selectedIndex == index)
      #expect(bench.tabs.selectedViewController?.view.window != nil)
    }
  }

  /// Random drags, including those onto More and outside the bar, which have no effect; no tab is ever lost.
  @Test(arguments: [UInt64(3), 17, 99]) func manyDrags(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let bench = Bench("ABCDEFGHI")
    try bench.begin()
    var expected = ["A", "B", "C", "D"]
    for step in 0..<12 {
      let title = String(Array("ABCDEFGHI")[random.next(9)])
      let place = random.next(5)
      try bench.drag(title, to: place)
      if place < 4 {
        if let old = expected.firstIndex(of: title) {
          expected.swapAt(old, place)
        } else {
          expected[place] = title
        }
      }
      #expect(bench.bar == expected + ["More"], "step \(step)")
    }
    let point = try bench.middle(bench.cell("A"))
    bench.stage.drag(from: point, by: CGVector(dx: 40, dy: 300), duration: 0.3)
    bench.stage.advance(by: 1)
    #expect(bench.bar == expected + ["More"])
    try bench.tap("Done")
    #expect(bench.order.prefix(4) == expected.joined())
    #expect(bench.order.sorted() == Array("ABCDEFGHI"))
    #expect(bench.tabs.children.count == 10)
  }

  /// Tabs that can't be exchanged aren't shown, and stay in the bar.
  @Test func someOfThem() throws {
    let bench = Bench("ABCDEF")
    bench.tabs.customizableViewControllers = Array((bench.tabs.viewControllers ?? []).dropFirst(2))
    try bench.begin()
    #expect(bench.listener.heard == ["will begin CDEF"])
    try bench.drag("F", to: 0)
    #expect(bench.bar == ["A", "B", "C", "D", "More"])
    try bench.drag("F", to: 2)
    #expect(bench.bar == ["A", "B", "F", "D", "More"])
    // Setting other tabs ends it.
    bench.tabs.viewControllers = Array((bench.tabs.viewControllers ?? []).reversed())
    #expect(!bench.tabs.tabBar.isCustomizing)
    #expect(bench.view == nil)
    #expect(bench.listener.heard.last == "did end ABFDCE true")
  }

  // MARK: A bar alone

  @MainActor final class Owner: NSObject, UITabBarDelegate {
    var heard: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      heard.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }

    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      heard.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("will end \(items.count) \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard.append("did end \(items.count) \(changed) \(tabBar.isCustomizing)")
    }
  }

  @Test(arguments: [false, true]) func aBarAlone(_ animated: Bool) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
    let items = (0..<6).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = Array(items.prefix(3))
    let owner = Owner()
    bar.delegate = owner
    controller.view.addSubview(bar)
    bar.beginCustomizingItems(items)
    bar.beginCustomizingItems(items)
    #expect(bar.isCustomizing)
    stage.advance(by: 1)
    bar.put(items[5], inPlaceOf: 0)
    #expect(bar.endCustomizing(animated: animated))
    #expect(!bar.endCustomizing(animated: animated))
    stage.advance(by: 1)
    #expect(
      owner.heard == [
        "will begin 6 false", "did begin 6 true", "will end 3 true", "did end 3 true false",
      ])
    #expect(controller.view.subviews.count == 1)
    #expect(bar.items?.map(\.tag) == [5, 1, 2])
  }

  /// A view that disappears while an item is lifted takes it along.
  @Test func goneDuringADrag() throws {
    let bench = Bench("ABCDEF")
    try bench.begin()
    try bench.stage.touchDown(at: bench.middle(bench.cell("F")))
    bench.stage.advance(by: 0.2)
    bench.stage.touchMove(to: bench.middle(bench.tabs.tabBar.buttons[0]))
    bench.stage.advance(by: 0.2)
    #expect(bench.tabs.tabBar.buttons[0].alpha < 1)
    #expect(!bench.tabs.tabBar.endCustomizing(animated: false))
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.bar == ["A", "B", "C", "D", "More"])
    #expect(bench.tabs.tabBar.buttons.allSatisfy { $0.alpha == 1 })
  }
}
