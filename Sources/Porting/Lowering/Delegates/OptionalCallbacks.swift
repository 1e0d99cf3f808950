/// The base names of the methods of UIKit's delegates that are optional on iOS.
///
/// In this UIKit they are requirements with defaults, so calling one needs no question mark. The names are
/// needed when a call has no labels that distinguish it from a closure call.
enum OptionalCallbacks {
  /// Whether a call without other labels than these, and with some trailing closures, may be one of them.
  static func have(_ name: String, labels: [String], trailing: Int) -> Bool {
    if others.contains(name) { return true }
    return DelegateProtocols.optionalLabels[name]?.contains { method in
      method.count >= labels.count && method.count <= labels.count + trailing
        && method.starts(with: labels)
    } ?? false
  }

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
