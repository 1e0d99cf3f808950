import OozeKernel
import QuartzCore

/// A list behind the bar's last item contains the tabs that don't fit in the bar.
extension UITabBarController {
  /// The class of the list. It is a table, so a higher folder provides it.
  nonisolated static let moreListClass = ServiceSlot<any MoreList.Type>(
    of: "UIKit", ifEmpty: "no class lists the tabs that don't fit in a bar")

  /// The number of items that fit: five in a compact width, eight otherwise (quoted).
  private var roomInBar: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  private var overflows: Bool { tabs.count > roomInBar }

  /// The controllers whose items are in the bar, the More list among them.
  var tabsInBar: [UIViewController] {
    overflows ? Array(tabs.prefix(roomInBar - 1)) + [moreNavigationController] : tabs
  }

  var tabsInMore: [UIViewController] { overflows ? Array(tabs.dropFirst(roomInBar - 1)) : [] }

  func makeMoreNavigationController() -> UINavigationController {
    guard let list = Self.moreListClass.service()?.init(tabBarController: self) else {
      preconditionFailure("UIKit registers the class of the list")
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }

  /// The shown tab that was chosen in the list, or nil.
  var shownInMore: UIViewController? { shown === ownMore ? pushedTab : nil }

  /// Shows a tab of the list: the list becomes the selected tab, with the tab over it.
  func showInMore(_ controller: UIViewController) {
    let isShown = shown === ownMore
    if pushedTab !== controller {
      if let pushedTab {
        moreNavigationController.popToRootViewController(animated: false)
        giveBack(pushedTab)
      }
      push(controller, animated: false)
    }
    if !isShown { exchange(to: moreNavigationController, animator: nil) }
  }

  /// Pushes a tab onto the list. A tab's own stack continues on it, and its bar leads back to the list.
  func push(_ controller: UIViewController, animated: Bool) {
    guard pushedTab !== controller else { return }
    pushedTab = controller
    let navigation = moreNavigationController
    guard let own = controller as? UINavigationController else {
      return navigation.pushViewController(controller, animated: animated)
    }
    let stack = own.viewControllers
    own.setViewControllers([], animated: false)
    navigation.setViewControllers(
      Array(navigation.viewControllers.prefix(1)) + stack, animated: animated)
    lentRoot = stack.first
  }

  /// Gives a tab its controllers back when the list is visible again.
  func didReturnToMore() {
    guard let controller = pushedTab, moreNavigationController.viewControllers.count == 1 else {
      return
    }
    giveBack(controller)
  }

  private func giveBack(_ controller: UIViewController) {
    pushedTab = nil
    if let own = controller as? UINavigationController, let lentRoot {
      self.lentRoot = nil
      own.setViewControllers([lentRoot], animated: false)
    } else if controller.parent == nil, tabs.contains(where: { $0 === controller }) {
      insertChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows or hides the More list as the number of tabs and the available space require.
  func moreMayHaveChanged() {
    let needed = overflows
    if needed, moreNavigationController.parent !== self {
      insertChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    } else if !needed, let ownMore, ownMore.parent === self {
      let pushed = pushedTab
      if pushed != nil {
        ownMore.popToRootViewController(animated: false)
        pushed.map(giveBack)
      }
      if shown === ownMore { exchange(to: pushed ?? tabs.first, animator: nil) }
      ownMore.willMove(toParent: nil)
      ownMore.leaveParent()
    }
    // A tab that returned from the list has no parent until needed.
    for tab in tabs where tab.parent == nil {
      insertChild(tab)
      tab.didMove(toParent: self)
    }
    moreList?.reload()
    if let shown, tabsInMore.contains(where: { $0 === shown }) {
      exchange(to: moreNavigationController, animator: nil)
      push(shown, animated: false)
    }
  }

  var moreList: (any MoreList)? { ownMore?.viewControllers.first as? any MoreList }

  // MARK: Customizing

  /// Whether the list has a button for customizing the tabs.
  var canCustomize: Bool { overflows && customizableViewControllers?.isEmpty == false }

  func customize() {
    let controllers = (customizableViewControllers ?? []).filter { controller in
      tabs.contains { $0 === controller }
    }
    bar.beginCustomizingItems(controllers.map { $0.tabBarItem! })
  }

  /// Returns the tabs in the order of the bar's items, followed by those that aren't in the bar, in their
  /// present order.
  func ordered(by items: [UITabBarItem]) -> [UIViewController] {
    let first = items.compactMap { item in tabs.first { $0.tabBarItem === item } }
    return first + tabs.filter { tab in !first.contains { $0 === tab } }
  }

  func takeOrder(of items: [UITabBarItem]) {
    tabs = ordered(by: items)
    if let pushedTab, !tabsInMore.contains(where: { $0 === pushedTab }) {
      moreNavigationController.popToRootViewController(animated: false)
      didReturnToMore()
    }
    moreMayHaveChanged()
    reloadBar()
  }
}
