/// The return to a controller with an unwind action.
///
/// A controller accepts the return if it has the method, or if its
/// `canPerformUnwindSegueAction(_:from:sender:)` returns true.
@MainActor
enum Unwinding {
  /// Returns the nearest controller that accepts the return. Containers search their other
  /// children, from the inside outwards.
  static func target(for request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = request.source
    while let controller = current {
      let container = controller.parent ?? controller.presentedBy
      if let container {
        for child in container.allowedChildrenForUnwinding(from: request) {
          if let found = search(child, for: request) { return found }
        }
        if accepts(container, request) { return container }
      }
      current = container
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, for request: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: request) {
      if let found = search(child, for: request) { return found }
    }
    return accepts(controller, request) ? controller : nil
  }

  private static func accepts(
    _ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource
  ) -> Bool {
    controller.canPerformUnwindSegueAction(
      request.unwindAction, from: request.source, sender: request.sender)
  }

  /// Removes everything between source and destination.
  ///
  /// All presented controllers in between are dismissed at once, with an animation. The
  /// destination's container shows it, without an animation if it is covered.
  static func perform(_ segue: UIStoryboardSegue, animated: Bool) {
    let target = segue.destination
    let way = Array(sequence(first: target, next: { $0.parent ?? $0.presentedBy }))
    var presenter: UIViewController?
    var current: UIViewController = segue.source
    while let container = current.parent ?? current.presentedBy {
      if container.presentation?.presented === current { presenter = container }
      guard way.contains(where: { $0 === container }) else {
        current = container
        continue
      }
      if let presenter {
        run(animated) { presenter.unwind(for: segue, towards: presenter) }
      }
      if let next = way.prefix(while: { $0 !== container }).last {
        run(animated && presenter == nil) { container.unwind(for: segue, towards: next) }
      }
      return
    }
  }

  private static func run(_ animated: Bool, _ step: () -> Void) {
    if animated { step() } else { UIView.performWithoutAnimation(step) }
  }
}
