import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above and 34 below; a tab bar is 49 high (recorded).
@MainActor
struct TabBarTests {
  final class Decider: NSObject, UITabBarControllerDelegate {
    var journal: Journal?
    var refused: UIViewController?
    var animator: FadeAnimator?
    var driver: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      journal?.write("should \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      journal?.write("did \(viewController.title ?? "")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @MainActor
  struct Scene {
    let stage: Stage
    let tabs = UITabBarController()
    let journal = Journal()
    let decider = Decider()
    let all: [RecordingController]

    init(count: Int = 3, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
      stage = Stage(layoutDirection: direction)
      stage.makeCurrent()
      all = (0..<count).map { [journal] in RecordingController("\($0)", journal: journal) }
      tabs.viewControllers = all
      tabs.delegate = decider
      stage.show(tabs)
      stage.advance(by: 0.1)
      journal.clear()
      decider.journal = journal
    }

    func tap(_ index: Int) {
      let button = tabs.tabBar.buttons[index]
      let place = button.convert(button.bounds, to: nil)
      stage.tap(at: CGPoint(x: place.midX, y: place.midY))
      stage.advance(by: 0.1)
    }
  }

  // MARK: Layout

  @Test("The bar is at the lower edge, and is part of the tabs' safe area")
  func place() {
    let scene = Scene()
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(scene.all[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0)
    #expect(scene.all[0].view.safeAreaInsets == insets)
    scene.tabs.tabBar.isTranslucent = false
    scene.tabs.view.setNeedsLayout()
    scene.stage.advance(by: 0.1)
    // Content ends above an opaque bar.
    #expect(scene.all[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
    #expect(scene.all[0].view.safeAreaInsets.bottom == 0)
  }

  /// https://github.com/Ramotion/animated-tab-bar shares `tabBar.bounds.width` out in `viewDidLoad()`, with a
  /// height of 49.
  @Test("The bar has its size when the view is loaded")
  func size() {
    let stage = Stage(device: .iPhone14Pro)
    stage.makeCurrent()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 49, width: 393, height: 49))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.bounds.size == CGSize(width: 393, height: 44))
    #expect(navigation.toolbar.bounds.size == CGSize(width: 393, height: 44))
  }

  @Test("Items share the width, from the leading side", arguments: 1...5)
  func choices(count: Int) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let scene = Scene(count: count, direction: direction)
      let frames = scene.tabs.tabBar.buttons.map(\.frame)
      let ordered = direction == .leftToRight ? frames : frames.reversed()
      // Thirds can't be represented in binary: sums of them are rounded.
      #expect(ordered.first?.minX == 0)
      #expect(abs((ordered.last?.maxX ?? 0) - 393) < 1e-9)
      for (before, after) in zip(ordered, ordered.dropFirst()) {
        #expect(abs(before.maxX - after.minX) < 1e-9)
      }
      // A third of a point is the device's pixel.
      #expect(frames.allSatisfy { abs($0.width - 393 / CGFloat(count)) < 0.34 && $0.height == 49 })
    }
  }

  @Test("In landscape the bar is 32 points high above its safe area")
  func landscape() {
    let scene = Scene()
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 0.1)
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 393 - 53, width: 852, height: 53))
  }

  // MARK: Choosing

  /// The new controller is called first, as many have logged it on iOS.
  @Test("A tap changes the tab, with iOS's order of callbacks")
  func order() {
    let scene = Scene()
    scene.tap(1)
    #expect(
      scene.journal.lines == [
        "should 1", "1 viewDidLoad", "1 willAppear", "0 willDisappear", "0 didDisappear",
        "1 didAppear", "did 1",
      ])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.tabs.selectedViewController === scene.all[1])
    #expect(scene.tabs.tabBar.selectedItem === scene.all[1].tabBarItem)
    #expect(scene.tabs.tabBar.buttons.map(\.isSelected) == [false, true, false])
    #expect(scene.all[0].view.superview == nil)
  }

  @Test("The delegate may refuse, and code doesn't ask it")
  func refusing() {
    let scene = Scene()
    scene.decider.refused = scene.all[2]
    scene.tap(2)
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.journal.lines == ["should 2"])
    scene.journal.clear()
    scene.tabs.selectedIndex = 2
    #expect(scene.tabs.selectedIndex == 2)
    #expect(!scene.journal.lines.contains { $0.hasPrefix("should") || $0.hasPrefix("did ") })
    scene.tabs.selectedIndex = 17
    #expect(scene.tabs.selectedIndex == 2)
  }

  @Test("A tap on the shown tab pops its stack to the root")
  func popToRoot() {
    let scene = Scene()
    let navigation = UINavigationController(rootViewController: RecordingController("root"))
    navigation.pushViewController(RecordingController("top"), animated: false)
    scene.tabs.viewControllers = [navigation, scene.all[1]]
    scene.stage.advance(by: 0.1)
    #expect(scene.tabs.selectedViewController === navigation)
    scene.tap(0)
    scene.stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("New tabs keep the shown one if they include it, and otherwise show the first")
  func exchanging() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    scene.tabs.viewControllers = [scene.all[2], scene.all[1]]
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.all[0].parent == nil)
    scene.tabs.viewControllers = [scene.all[2]]
    scene.stage.advance(by: 0.1)
    #expect(scene.tabs.selectedViewController === scene.all[2])
    #expect(scene.all[1].isGone)
    #expect(scene.all[1].isBalanced)
    scene.tabs.viewControllers = nil
    #expect(scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.tabs.selectedViewController == nil)
  }

  @Test("The delegate's animator changes tabs; a gesture may cancel it", arguments: [0, 1, 2])
  func animated(outcome: Int) {
    let scene = Scene()
    let animator = FadeAnimator()
    scene.decider.animator = animator
    let driver = UIPercentDrivenInteractiveTransition()
    if outcome > 0 { scene.decider.driver = driver }
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.transitionCoordinator != nil)
    if outcome > 0 {
      driver.update(0.5)
      scene.stage.advance(by: 0.1)
      outcome == 1 ? driver.finish() : driver.cancel()
    }
    scene.stage.advance(by: 1)
    let end = outcome == 2 ? 0 : 1
    #expect(animator.ended == [outcome != 2])
    #expect(scene.tabs.selectedIndex == end)
    #expect(scene.tabs.tabBar.selectedItem === scene.all[end].tabBarItem)
    #expect(scene.all.allSatisfy { $0.isBalanced && $0.isAtRest })
    #expect(scene.all[end].messages.last == .didAppear)
    #expect(scene.all[1 - end].isGone)
    #expect(scene.tabs.transitionCoordinator == nil)
  }

  // MARK: Hiding

  @Test("A pushed controller may hide the bar, which reappears with the pop")
  func hidesBottomBar() {
    for animated in [false, true] {
      let scene = Scene()
      let root = RecordingController("root")
      let navigation = UINavigationController(rootViewController: root)
      let pushed = RecordingController("pushed")
      pushed.hidesBottomBarWhenPushed = true
      scene.tabs.viewControllers = [navigation]
      scene.stage.advance(by: 0.1)
      #expect(root.view.safeAreaInsets.bottom == 83)
      navigation.pushViewController(pushed, animated: animated)
      if animated {
        scene.stage.advance(by: 0.1)
        #expect(!scene.tabs.tabBar.isHidden)
      }
      scene.stage.advance(by: 1)
      #expect(scene.tabs.tabBar.isHidden)
      #expect(pushed.view.safeAreaInsets.bottom == 34)
      // Controllers pushed above it have no bar either.
      let above = RecordingController("above")
      navigation.pushViewController(above, animated: animated)
      scene.stage.advance(by: 1)
      #expect(scene.tabs.tabBar.isHidden)
      #expect(above.view.safeAreaInsets.bottom == 34)
      navigation.popToRootViewController(animated: animated)
      scene.stage.advance(by: 1)
      #expect(!scene.tabs.tabBar.isHidden)
      #expect(root.view.safeAreaInsets.bottom == 83)
      #expect(scene.tabs.tabBar.transform.isIdentity)
    }
  }

  @Test("A cancelled swipe back leaves the bar hidden")
  func cancelledPop() {
    let scene = Scene()
    let navigation = UINavigationController(rootViewController: RecordingController("root"))
    let pushed = RecordingController("pushed")
    pushed.hidesBottomBarWhenPushed = true
    scene.tabs.viewControllers = [navigation]
    navigation.pushViewController(pushed, animated: false)
    scene.stage.advance(by: 0.1)
    scene.stage.touchDown(at: CGPoint(x: 4, y: 400))
    scene.stage.move(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 100, dy: 0), duration: 0.3)
    scene.stage.advance(by: 0.3)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(navigation.topViewController === pushed)
    #expect(scene.tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
  }

  // MARK: Appearance

  @Test("The background is visible while content is under the bar, not at the content's end")
  func underlap() throws {
    let scene = Scene()
    let scrolling = ScrollingController("scrolling")
    scene.tabs.viewControllers = [scrolling]
    scene.stage.advance(by: 0.1)
    #expect(scene.tabs.tabBar.contentUnderlap == 1)
    let content = try #require(scrolling.view as? UIScrollView)
    content.contentOffset.y = 3000 + 83 - 852
    scene.stage.advance(by: 0.1)
    #expect(scene.tabs.tabBar.contentUnderlap == 0)
  }

  @Test("A badge shows its text in a capsule at the image's corner, and can be removed")
  func badge() {
    let scene = Scene()
    let item = scene.all[1].tabBarItem!
    item.badgeValue = "12"
    scene.stage.advance(by: 0.1)
    let button = scene.tabs.tabBar.buttons[1]
    let badge = button.subviews.compactMap { $0 as? UILabel }.last
    #expect(badge?.isHidden == false)
    #expect(badge?.text == "12")
    #expect(badge?.bounds.height == 18)
    #expect(button.accessibilityValue == "12")
    item.badgeValue = nil
    #expect(badge?.isHidden == true)
  }

  @Test("A controller's title is its item's, until the item has its own")
  func titles() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.tabBarItem.title == "Two")
    #expect(controller.navigationItem.title == "Two")
    controller.tabBarItem.title = "Three"
    #expect(controller.title == "Two")
  }

  /// Apps with bars of their own remove the system's buttons, which they find by the name of their class, when the items
  /// change. CardTabBar does that.
  @Test func buttonsThatAreRemovedStayAway() {
    final class Bar: UITabBar {
      override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        super.setItems(items, animated: animated)
        for view in subviews where String(describing: type(of: view)) == "UITabBarButton" {
          view.removeFromSuperview()
        }
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    let others = bar.subviews.count
    bar.setItems(
      [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)],
      animated: false)
    bar.layoutIfNeeded()
    #expect(bar.subviews.count == others)
  }

  /// Apple, `UITabBar.delegate`: a bar that a tab bar controller manages has the controller as its delegate. CardTabBar's
  /// own buttons call it.
  @Test func theDelegateOfAControllersBarIsTheController() {
    let tabs = UITabBarController()
    #expect(tabs.tabBar.delegate === tabs)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let old = tabs.tabBar
    let new = UITabBar()
    tabs.setValue(new, forKey: "tabBar")
    #expect(old.delegate == nil)
    #expect(new.delegate === tabs)
    new.delegate?.tabBar(new, didSelect: new.items![1])
    #expect(tabs.selectedIndex == 1)
  }
}
