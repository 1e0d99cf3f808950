/// Going back to a controller that marks the place by an unwind action.
///
/// On iOS a controller marks itself by having the method. Methods are not found by their names on
/// Linux, so it says so in `canPerformUnwindSegueAction(_:from:sender:)`.
@MainActor
enum Unwinding {
  /// The nearest controller that can be gone back to: containers are asked for their other children,
  /// from the inside outwards.
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

  /// Takes away what lies between source and destination, step by step: every container on the way
  /// is told which of its controllers to show. What is presented is dismissed with animation, and
  /// what happens beneath that, without.
  static func perform(_ segue: UIStoryboardSegue, animated: Bool) {
    let target = segue.destination
    let way = Array(sequence(first: target, next: { $0.parent ?? $0.presentedBy }))
    var current: UIViewController = segue.source
    while current !== target, let container = current.parent ?? current.presentedBy {
      let isOnWay = way.contains { $0 === container }
      if container.presentation?.presented === current {
        let step = { container.unwind(for: segue, towards: container) }
        animated ? step() : UIView.performWithoutAnimation(step)
      }
      if isOnWay, container !== target,
        let next = way.prefix(while: { $0 !== container }).last
      {
        let step = { container.unwind(for: segue, towards: next) }
        let isCovered = container.presentation != nil
        animated && !isCovered ? step() : UIView.performWithoutAnimation(step)
        return
      }
      current = container
    }
  }
}
