/// Going back to a controller that marks the place by an unwind action.
///
/// A controller marks itself by having the method, or says so in
/// `canPerformUnwindSegueAction(_:from:sender:)`.
@MainActor
enum Unwinding {
  /// The nearest controller that can be gone back to: containers are asked for their other
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

  /// Takes away what lies between source and destination: all that is presented on the way is
  /// dismissed at once, with animation, and the container of the destination shows it, without
  /// animation where it is covered.
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
