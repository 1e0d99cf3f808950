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
}
