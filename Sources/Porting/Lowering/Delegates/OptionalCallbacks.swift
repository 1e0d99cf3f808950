/// The base names of the methods of UIKit's delegates that are optional on iOS.
///
/// In this UIKit they are requirements with defaults, so calling one needs no question mark. The names are
/// needed when a call has no labels that distinguish it from a closure call.
enum OptionalCallbacks {
  static let names = DelegateProtocols.optionalNames.union(others)

  /// The methods of protocols that ``DelegateProtocols`` doesn't list.
  private static let others: Set<String> = [
    "addAnimations", "addCompletion", "animateTransition", "cancelInteractiveTransition",
    "completeTransition", "finalFrame", "finishInteractiveTransition", "initialFrame",
    "pauseInteractiveTransition", "preferredContentSizeDidChange", "selectionDidChange",
    "selectionWillChange", "size", "startInteractiveTransition",
    "systemLayoutFittingSizeDidChange", "textDidChange", "textWillChange", "transitionDuration",
    "updateInteractiveTransition", "view", "viewController", "viewWillTransition", "willMove",
    "willTransition",
  ]
}
