import UIKit

// Overrides in extensions of UIKit's classes, as many apps have them.

extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .default
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.tag += 7
  }
}

extension UITabBarController {
  open override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? false }
}

extension UITabBar {
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height += 11
    return fitting
  }
}
