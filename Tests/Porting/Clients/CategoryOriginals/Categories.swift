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

// Members that the class inherits.

extension UITableViewCell {
  override open var canBecomeFirstResponder: Bool { tag == 5 || super.canBecomeFirstResponder }

  override open var inputView: UIView? { tag == 5 ? contentView : super.inputView }
}

extension UIPageControl {
  open override func sizeToFit() {
    super.sizeToFit()
    frame.size.height = 30
  }
}

extension UIButton {
  override open var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.5 : 1 } }
  }
}

extension UITextField {
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(UIResponderStandardEditActions.paste(_:))
      ? false : super.canPerformAction(action, withSender: sender)
  }
}

/// What the touches of views below have been told to, in order.
@MainActor var told: [String] = []

extension UIView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("view")
    super.touchesBegan(touches, with: event)
  }
}

extension UILabel {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("label")
    super.touchesBegan(touches, with: event)
  }
}

class Title: UILabel {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("title")
    super.touchesBegan(touches, with: event)
  }
}

class Page: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.append("controller")
    super.touchesBegan(touches, with: event)
  }
}

extension UIWindow {
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { told.append("shaken") }
    super.motionEnded(motion, with: event)
  }
}

// A method that this module exchanges and another one does too.

extension UIViewController {
  @objc func seen_present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    told.append("seen")
    seen_present(controller, animated: animated, completion: completion)
  }

  static func exchangePresentationAgain() {
    guard
      let original = class_getInstanceMethod(
        self, #selector(UIViewController.present(_:animated:completion:))),
      let other = class_getInstanceMethod(
        self, #selector(UIViewController.seen_present(_:animated:completion:)))
    else { return }
    method_exchangeImplementations(original, other)
  }
}
