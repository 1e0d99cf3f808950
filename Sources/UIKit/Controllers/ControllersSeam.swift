import QuartzCore

// The least that views and windows need of controllers until the room stands.

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  open var view: UIView! = UIView()
  open var traitCollection: UITraitCollection { view.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  package var _safeAreaAddition: UIEdgeInsets { .zero }
  package var _rootViewMinimumMargins: NSDirectionalEdgeInsets? { nil }
  package func _overridingTraits(_ inherited: UITraitCollection) -> UITraitCollection { inherited }
  package func _rootViewTraitsDidChange(_ previous: UITraitCollection?) {}
  package var _standsInNavigationController: Bool { false }
  package func _rootViewWillMove(toWindow window: UIWindow?) {}
  package func _rootViewDidMove(toWindow window: UIWindow?) {}
}

package struct StatusBarAppearance: Equatable, Sendable {
  package var style = UIStatusBarStyle.default
  package var isHidden = false
}

extension UIWindow {
  package func _installRootViewController(replacing old: UIViewController? = nil) {
    guard !isHidden, let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
  package func _visibilityDidChange() { _installRootViewController() }
}
