import Lowered
import Stage
import UIKit

// Says what the overrides in this module's extensions make of UIKit's classes. They hold for the whole
// process, and so this is a program of its own.

private final class Light: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private final class Still: UIViewController {
  override var shouldAutorotate: Bool { false }
}

MainActor.assumeIsolated {
  let root = Light()
  let navigation = UINavigationController(rootViewController: root)
  let stage = Stage(device: .iPhone14Pro)
  stage.show(navigation)
  stage.advance(by: 0.1)
  let controller: UIViewController = navigation
  print("style", controller.preferredStatusBarStyle == .lightContent)
  print("style of none", UINavigationController().preferredStatusBarStyle == .default)
  print("loaded once", navigation.view.tag == 7)
  print("shown", root.view.window === stage.application.windows.first)

  let tabs = UITabBarController()
  tabs.viewControllers = [Still(), UIViewController()]
  print("still", !tabs.shouldAutorotate)
  tabs.selectedIndex = 1
  print("turns", tabs.shouldAutorotate)
  print("height", UITabBar().sizeThatFits(CGSize(width: 390, height: 0)).height == 60)

  // `Lowered` exchanges what this module overrides. The original implementation is then the override, as in
  // Objective-C, where a category's method is in the class when a program exchanges it.
  print("exchanged", UITabBar.exchangeFitting())
  let fitting = UITabBar().sizeThatFits(CGSize(width: 390, height: 0)).height
  print("exchanged override", fitting == 120)
  print("exchanged back", UITabBar.exchangeFitting())
  print("as before", UITabBar().sizeThatFits(CGSize(width: 390, height: 0)).height == 60)

  // Two modules exchange the same method. The last one's implementation runs first.
  print("exchanged twice", UIViewController.exchangePresentation())
  UIViewController.exchangePresentationAgain()
  let presented = UIViewController()
  (told, callsOfExchanged) = ([], [])
  root.present(presented, animated: true)
  print("both", told == ["seen"] && callsOfExchanged == ["present true"])
  print("presented", root.presentedViewController === presented)
  stage.advance(by: 1)
  root.dismiss(animated: false)
  stage.advance(by: 0.1)
  print("dismissed", root.presentedViewController == nil)
  UIViewController.exchangePresentationAgain()
  print("one back", UIViewController.exchangePresentation())

  let cell = UITableViewCell()
  print("inherited", !cell.canBecomeFirstResponder && cell.inputView == nil)
  cell.tag = 5
  print("given", cell.canBecomeFirstResponder && cell.inputView === cell.contentView)
  print(
    "others keep theirs", UITextField().canBecomeFirstResponder && !UIView().canBecomeFirstResponder
  )

  let dots = UIPageControl()
  dots.numberOfPages = 3
  dots.sizeToFit()
  print("fitting", dots.frame.height == 30 && dots.frame.width == dots.sizeThatFits(.zero).width)

  let button = UIButton(type: .system)
  button.isHighlighted = true
  print("observed", button.isHighlighted && button.alpha == 0.5)
  button.isHighlighted = false
  print("and back", !button.isHighlighted && button.alpha == 1)
  let other = UISwitch()
  other.isHighlighted = true
  print("not others", other.isHighlighted && other.alpha == 1)

  let field = UITextField()
  field.text = "text"
  UIPasteboard.general.string = "more"
  print("no paste", !field.canPerformAction(Selector("paste:"), withSender: nil))

  let title = Title(frame: CGRect(x: 50, y: 200, width: 200, height: 50))
  title.isUserInteractionEnabled = true
  let page = Page()
  page.view.addSubview(title)
  stage.show(page)
  stage.advance(by: 0.1)
  told = []
  stage.tap(at: CGPoint(x: 100, y: 220))
  // The label calls the view's, which the label's own next responder has as well.
  print("touches", told.prefix(5) == ["title", "label", "view", "view", "controller"])
  told = []
  stage.shake()
  print("shaken", told == ["shaken"])

  let (plain, counting, loud) = (UITableView(), CountingTable(), LoudTable())
  print(
    "another module's",
    reloadAll([plain, counting, loud])
      == ["table: all", "counting table: all", "counting table: all!"])
  print("once each", counting.reloads == 1 && loud.reloads == 1)
  print(
    "its property",
    names(of: [plain, counting, loud])
      == ["table", "counting table", "counting table"])
}
