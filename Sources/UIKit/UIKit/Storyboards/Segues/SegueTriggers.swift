import InterfaceFiles

/// Connects segues to their sources.
@MainActor
enum SegueTriggers {
  /// Connects a segue. Returns false if its kind or its source isn't supported.
  static func connect(
    _ element: InterfaceElement, of source: AnyObject, session: InterfaceSession
  ) -> Bool {
    guard let template = SegueTemplate(element, document: session.document) else { return false }
    rememberObjects(of: element, for: session.controller ?? source as? UIViewController, session)
    if let source = source as? any SegueSource {
      source.onSegue(element.attributes["trigger"]) { [weak source] in
        guard let source else { return }
        trigger(template, from: source.segueView, sender: source)
      }
    } else if !(source is UIViewController) {
      // A controller knows the segue already, and its code performs it.
      return false
    }
    element.takeAll()
    return true
  }

  /// Stores a popover's source and passthrough views for when the segue is performed.
  private static func rememberObjects(
    of element: InterfaceElement, for controller: UIViewController?, _ session: InterfaceSession
  ) {
    guard let controller, element.attributes["kind"]?.hasPrefix("popover") == true else { return }
    let anchors = ["popoverAnchorView", "popoverAnchorBarButtonItem"]
      .compactMap { element.attributes[$0] }
    for id in anchors + SegueTemplate.passthroughIDs(element) {
      guard let object = session.object(id: id) else { continue }
      controller.storyboardParts.popoverObjects[id] = { [weak object] in object }
    }
  }

  /// Performs the segue from the controller whose view contains `view`. For a bar, it is the top
  /// controller.
  private static func trigger(_ template: SegueTemplate, from view: UIView?, sender: Any?) {
    guard let view else { return }
    let controller = sequence(first: view as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    let source = (controller as? UINavigationController)?.topViewController ?? controller
    if let source { template.trigger(from: source, sender: sender) }
  }
}
