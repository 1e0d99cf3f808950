/// The methods of UIKit's delegates that an object need not have on iOS, by their base names.
///
/// Here they are requirements with defaults, so that a call of one needs no question mark. The
/// names matter where a call has no labels to tell it from that of a closure.
enum OptionalCallbacks {
  static let names: Set<String> = [
    "adaptivePresentationStyle", "addAnimations", "addCompletion", "animateTransition",
    "animationController", "animationDidStart", "animationDidStop", "animationEnded",
    "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "cancelInteractiveTransition", "collectionView", "completeTransition",
    "contextMenuInteraction", "editMenuInteraction", "finalFrame",
    "finishInteractiveTransition", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "initialFrame", "interactionControllerForDismissal", "interactionControllerForPresentation",
    "interruptibleAnimator", "layerWillDraw", "layoutSublayers", "navigationBar",
    "navigationController", "navigationControllerSupportedInterfaceOrientations",
    "numberOfSections", "pageViewController", "pageViewControllerSupportedInterfaceOrientations",
    "pauseInteractiveTransition", "preferredContentSizeDidChange",
    "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationCount", "presentationIndex", "scene",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "sectionIndexTitles", "selectionDidChange", "selectionWillChange",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "size",
    "startInteractiveTransition", "systemLayoutFittingSizeDidChange", "tabBar",
    "tabBarController", "tabBarControllerSupportedInterfaceOrientations", "tableView",
    "tableViewDidEndMultipleSelectionInteraction", "textDidChange", "textField",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textStorage", "textView", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "textWillChange",
    "transitionDuration", "updateInteractiveTransition", "view", "viewController",
    "viewForZooming", "viewWillTransition", "willMove", "willTransition",
  ]
}
