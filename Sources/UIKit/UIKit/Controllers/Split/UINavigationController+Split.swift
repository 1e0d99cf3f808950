/// A navigation controller as the primary controller of a collapsed split view controller.
extension UINavigationController {
  /// Moves the secondary controller's content onto the stack. A navigation controller can't contain another,
  /// so its controllers are moved, and go back when the columns separate.
  func merge(_ secondary: UIViewController, animated: Bool) {
    guard let other = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: animated)
    }
    let moved = other.viewControllers
    guard let root = moved.first else { return }
    other.setViewControllers([], animated: false)
    mergedSecondary = MergedSecondary(controller: other, root: root)
    setViewControllers(viewControllers + moved, animated: animated)
  }

  /// Returns the former content of the secondary controller, with the controllers that were pushed onto
  /// it, or else the controller on top.
  func unmerge() -> UIViewController? {
    guard let merged = mergedSecondary else {
      return viewControllers.count > 1 ? popViewController(animated: false) : nil
    }
    mergedSecondary = nil
    if let index = viewControllers.firstIndex(where: { $0 === merged.root }), index > 0 {
      let moved = Array(viewControllers[index...])
      setViewControllers(Array(viewControllers[..<index]), animated: false)
      merged.controller.setViewControllers(moved, animated: false)
    } else if merged.root.parent == nil {
      merged.controller.setViewControllers([merged.root], animated: false)
    }
    return merged.controller
  }
}

/// A navigation controller whose controllers are on the stack of another.
struct MergedSecondary {
  let controller: UINavigationController
  /// The first of them.
  let root: UIViewController
}
