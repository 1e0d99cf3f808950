/// The base names of the methods of UIKit's delegates that are optional on iOS.
///
/// In this UIKit they are requirements with defaults, so calling one needs no question mark. The names are
/// needed when a call has no labels that distinguish it from a closure call.
enum OptionalCallbacks {
  static let names = DelegateProtocols.optionalNames.union(others)

  /// The methods of protocols that ``DelegateProtocols`` doesn't list.
  private static let others: Set<String> = [
    "addAnimations", "addCompletion", "animateTransition", "animationEnded", "application",
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "cancelInteractiveTransition",
    "completeTransition", "contextMenuInteraction", "editMenuInteraction", "finalFrame",
    "finishInteractiveTransition", "initialFrame", "interruptibleAnimator", "layerWillDraw",
    "layoutSublayers", "pauseInteractiveTransition", "preferredContentSizeDidChange", "scene",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "selectionDidChange",
    "selectionWillChange", "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "size",
    "startInteractiveTransition", "systemLayoutFittingSizeDidChange", "textDidChange",
    "textStorage", "textWillChange", "transitionDuration", "updateInteractiveTransition", "view",
    "viewController", "viewWillTransition", "willMove", "willTransition",
  ]
}
