/// Decides how columns collapse and expand, and is called when columns are shown and hidden. All methods are
/// optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The mode that the display mode button leads to; `.automatic` leaves it to the controller.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Shows a controller for `show(_:sender:)`; true says that it is done.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Shows a controller for `showDetailViewController(_:sender:)`; true says that it is done.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  // MARK: The classic interface

  /// The primary controller after the two have become one; nil keeps it.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary controller after the two have parted; nil keeps it.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Brings the secondary controller into the primary one; true says that there is nothing left to do,
  /// also where it is dropped.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Takes the secondary controller out of the primary one; nil leaves it to that one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Columns

  /// The column that is on top after the columns have become one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode after the columns have parted.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the columns have collapsed into one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the columns have expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called when a finger begins to show or hide columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when that finger has let go and the columns rest.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Orientation

  /// The orientations that the split view controller can be shown in.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the split view controller is best presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  // MARK: Before iOS 8

  /// Not called, as on iOS since version 8: display modes took its place.
  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Set preferredDisplayMode.")
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool
  /// Not called, as on iOS since version 8: `displayModeButtonItem` shows columns.
  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use displayModeButtonItem.")
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Leaves it to the controller.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  /// Leaves it to the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Leaves it to the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Keeps it.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Keeps it.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Leaves it to the primary controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Takes what is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Takes what is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}
  /// The orientations that the device supports.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.ownOrientations }
  /// Upright.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  /// Hides the primary controller of an upright device.
  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Set preferredDisplayMode.")
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool { orientation.isPortrait }
  /// Does nothing.
  @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Use displayModeButtonItem.")
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {}
}
