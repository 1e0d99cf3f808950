/// Targets of actions.
extension UIViewController {
  func foundTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
    let name = action.description
    let chain = sequence(first: self, next: { $0.parent ?? $0.presentingViewController })
    if name.hasPrefix("showDetailViewController:") || name.hasPrefix("showDetailViewController(") {
      return chain.first { $0 is UISplitViewController }
    }
    if ["show:sender:", "show(_:sender:)", "showViewController:sender:"].contains(name) {
      return chain.first { $0 is UINavigationController || $0 is UISplitViewController }
    }
    return chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Asks the parent to show a controller; presents it if there is none.
  func showAbove(_ controller: UIViewController, _ leave: (UIViewController) -> Void) {
    if let parent { leave(parent) } else { present(controller, animated: true) }
  }
}
