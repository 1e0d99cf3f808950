/// The methods of UIKit's delegates that an object need not have on iOS, by their base names.
///
/// Here they are requirements with defaults, so that a call of one needs no question mark. The
/// names matter where a call has no labels to tell it from that of a closure.
enum OptionalCallbacks {
  static let names = DelegateProtocols.optionalNames.union(others)

  /// Those of protocols that ``DelegateProtocols`` doesn't list.
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
