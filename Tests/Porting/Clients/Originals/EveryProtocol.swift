import UIKit

// For each protocol with optional members, a class that has none of them, which other modules may subclass, and a
// subclass that has all of them. `InheritedMemberGridTests` compares the protocols with iOS's list.

open class WithoutCAAnimationDelegate: NSObject, CAAnimationDelegate {
}
public class WithCAAnimationDelegate: WithoutCAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) { recorded("animationDidStart") as Void }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    recorded("animationDidStop") as Void
  }
}

@MainActor func call(_ object: any CAAnimationDelegate) {
  _ = object.animationDidStart(nothing() as CAAnimation)
  _ = object.animationDidStop(nothing() as CAAnimation, finished: nothing() as Bool)
}

open class WithoutCALayerDelegate: NSObject, CALayerDelegate {
}
public class WithCALayerDelegate: WithoutCALayerDelegate {
  func display(_ layer: CALayer) { recorded("display") as Void }
  func draw(_ layer: CALayer, in ctx: CGContext) { recorded("draw") as Void }
  func layerWillDraw(_ layer: CALayer) { recorded("layerWillDraw") as Void }
  func layoutSublayers(of layer: CALayer) { recorded("layoutSublayers") as Void }
  func action(for layer: CALayer, forKey event: String) -> CAAction? { recorded("action") }
}

@MainActor func call(_ object: any CALayerDelegate) {
  _ = object.display(nothing() as CALayer)
  _ = object.draw(nothing() as CALayer, in: nothing() as CGContext)
  _ = object.layerWillDraw(nothing() as CALayer)
  _ = object.layoutSublayers(of: nothing() as CALayer)
  _ = object.action(for: nothing() as CALayer, forKey: nothing() as String)
}

open class WithoutNSTextStorageDelegate: NSObject, NSTextStorageDelegate {
}
public class WithNSTextStorageDelegate: WithoutNSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { recorded("textStorage") as Void }
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { recorded("textStorage") as Void }
}

@MainActor func call(_ object: any NSTextStorageDelegate) {
  _ = object.textStorage(
    nothing() as NSTextStorage, willProcessEditing: nothing() as NSTextStorage.EditActions,
    range: nothing() as NSRange, changeInLength: nothing() as Int)
  _ = object.textStorage(
    nothing() as NSTextStorage, didProcessEditing: nothing() as NSTextStorage.EditActions,
    range: nothing() as NSRange, changeInLength: nothing() as Int)
}

open class WithoutUIActivityItemSource: NSObject, UIActivityItemSource {
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { fatalError() }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { fatalError() }
}
public class WithUIActivityItemSource: WithoutUIActivityItemSource {
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { recorded("activityViewController") }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { recorded("activityViewController") }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { recorded("activityViewController") }
}

@MainActor func call(_ object: any UIActivityItemSource) {
  _ = object.activityViewController(
    nothing() as UIActivityViewController,
    subjectForActivityType: nothing() as UIActivity.ActivityType?)
  _ = object.activityViewController(
    nothing() as UIActivityViewController,
    dataTypeIdentifierForActivityType: nothing() as UIActivity.ActivityType?)
  _ = object.activityViewController(
    nothing() as UIActivityViewController,
    thumbnailImageForActivityType: nothing() as UIActivity.ActivityType?,
    suggestedSize: nothing() as CGSize)
}

open class WithoutUIAdaptivePresentationControllerDelegate: NSObject,
  UIAdaptivePresentationControllerDelegate
{
}
public class WithUIAdaptivePresentationControllerDelegate:
  WithoutUIAdaptivePresentationControllerDelegate
{
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { recorded("adaptivePresentationStyle") }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { recorded("adaptivePresentationStyle") }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { recorded("presentationController") }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { recorded("presentationController") as Void }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { recorded("presentationController") as Void }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { recorded("presentationControllerShouldDismiss") }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    recorded("presentationControllerWillDismiss") as Void
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorded("presentationControllerDidDismiss") as Void
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { recorded("presentationControllerDidAttemptToDismiss") as Void }
}

@MainActor func call(_ object: any UIAdaptivePresentationControllerDelegate) {
  _ = object.adaptivePresentationStyle(for: nothing() as UIPresentationController)
  _ = object.adaptivePresentationStyle(
    for: nothing() as UIPresentationController, traitCollection: nothing() as UITraitCollection)
  _ = object.presentationController(
    nothing() as UIPresentationController,
    viewControllerForAdaptivePresentationStyle: nothing() as UIModalPresentationStyle)
  _ = object.presentationController(
    nothing() as UIPresentationController, prepare: nothing() as UIPresentationController)
  _ = object.presentationController(
    nothing() as UIPresentationController,
    willPresentWithAdaptiveStyle: nothing() as UIModalPresentationStyle,
    transitionCoordinator: nothing() as (any UIViewControllerTransitionCoordinator)?)
  _ = object.presentationControllerShouldDismiss(nothing() as UIPresentationController)
  _ = object.presentationControllerWillDismiss(nothing() as UIPresentationController)
  _ = object.presentationControllerDidDismiss(nothing() as UIPresentationController)
  _ = object.presentationControllerDidAttemptToDismiss(nothing() as UIPresentationController)
}

open class WithoutUIApplicationDelegate: NSObject, UIApplicationDelegate {
}
public class WithUIApplicationDelegate: WithoutUIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { recorded("application") }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    recorded("applicationDidFinishLaunching") as Void
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    recorded("applicationDidBecomeActive") as Void
  }
  func applicationWillResignActive(_ application: UIApplication) {
    recorded("applicationWillResignActive") as Void
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    recorded("applicationDidEnterBackground") as Void
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    recorded("applicationDidReceiveMemoryWarning") as Void
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    recorded("applicationWillEnterForeground") as Void
  }
  func applicationWillTerminate(_ application: UIApplication) {
    recorded("applicationWillTerminate") as Void
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { recorded("application") }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { recorded("application") }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { recorded("application") as Void }
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    recorded("application") as Void
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { recorded("application") }
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    recorded("application")
  }
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { recorded("application") as Void }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { recorded("application") }
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { recorded("application") }
  func applicationSignificantTimeChange(_ application: UIApplication) {
    recorded("applicationSignificantTimeChange") as Void
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    recorded("applicationProtectedDataDidBecomeAvailable") as Void
  }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    recorded("applicationProtectedDataWillBecomeUnavailable") as Void
  }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { recorded("application") }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { recorded("application") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { recorded("application") }
  var window: UIWindow? {
    get { recorded("window") }
    set { recorded("window") as Void }
  }
}

@MainActor func call(_ object: any UIApplicationDelegate) {
  _ = object.application(
    nothing() as UIApplication, configurationForConnecting: nothing() as UISceneSession,
    options: nothing() as UIScene.ConnectionOptions)
  _ = object.applicationDidFinishLaunching(nothing() as UIApplication)
  _ = object.applicationDidBecomeActive(nothing() as UIApplication)
  _ = object.applicationWillResignActive(nothing() as UIApplication)
  _ = object.applicationDidEnterBackground(nothing() as UIApplication)
  _ = object.applicationDidReceiveMemoryWarning(nothing() as UIApplication)
  _ = object.applicationWillEnterForeground(nothing() as UIApplication)
  _ = object.applicationWillTerminate(nothing() as UIApplication)
  _ = object.application(
    nothing() as UIApplication, continue: nothing() as NSUserActivity,
    restorationHandler: nothing() as ([any UIUserActivityRestoring]?) -> Void)
  _ = object.application(
    nothing() as UIApplication, willContinueUserActivityWithType: nothing() as String)
  _ = object.application(
    nothing() as UIApplication, didFailToContinueUserActivityWithType: nothing() as String,
    error: nothing() as any Error)
  _ = object.application(nothing() as UIApplication, didUpdate: nothing() as NSUserActivity)
  _ = object.application(
    nothing() as UIApplication, didDiscardSceneSessions: nothing() as Set<UISceneSession>)
  _ = object.application(
    nothing() as UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: nothing() as Data)
  _ = object.application(
    nothing() as UIApplication,
    didFailToRegisterForRemoteNotificationsWithError: nothing() as any Error)
  _ = object.application(
    nothing() as UIApplication, didReceiveRemoteNotification: nothing() as [AnyHashable: Any],
    fetchCompletionHandler: nothing() as (UIBackgroundFetchResult) -> Void)
  _ = object.application(
    nothing() as UIApplication,
    performFetchWithCompletionHandler: nothing() as (UIBackgroundFetchResult) -> Void)
  _ = object.application(
    nothing() as UIApplication, handleEventsForBackgroundURLSession: nothing() as String,
    completionHandler: nothing() as () -> Void)
  _ = object.application(
    nothing() as UIApplication, performActionFor: nothing() as UIApplicationShortcutItem,
    completionHandler: nothing() as (Bool) -> Void)
  _ = object.application(
    nothing() as UIApplication, open: nothing() as URL, sourceApplication: nothing() as String?,
    annotation: 0)
  _ = object.application(nothing() as UIApplication, handleOpen: nothing() as URL)
  _ = object.application(
    nothing() as UIApplication, willChangeStatusBarOrientation: nothing() as UIInterfaceOrientation,
    duration: nothing() as TimeInterval)
  _ = object.application(
    nothing() as UIApplication, didChangeStatusBarOrientation: nothing() as UIInterfaceOrientation)
  _ = object.application(
    nothing() as UIApplication, supportedInterfaceOrientationsFor: nothing() as UIWindow?)
  _ = object.application(
    nothing() as UIApplication,
    shouldAllowExtensionPointIdentifier: nothing() as UIApplication.ExtensionPointIdentifier)
  _ = object.applicationSignificantTimeChange(nothing() as UIApplication)
  _ = object.applicationProtectedDataDidBecomeAvailable(nothing() as UIApplication)
  _ = object.applicationProtectedDataWillBecomeUnavailable(nothing() as UIApplication)
  _ = object.application(
    nothing() as UIApplication,
    willFinishLaunchingWithOptions: nothing() as [UIApplication.LaunchOptionsKey: Any]?)
  _ = object.application(
    nothing() as UIApplication,
    didFinishLaunchingWithOptions: nothing() as [UIApplication.LaunchOptionsKey: Any]?)
  _ = object.application(
    nothing() as UIApplication, open: nothing() as URL,
    options: nothing() as [UIApplication.OpenURLOptionsKey: Any])
  _ = (object as any _WindowKeeping).window
}

open class WithoutUIBarPositioningDelegate: NSObject, UIBarPositioningDelegate {
}
public class WithUIBarPositioningDelegate: WithoutUIBarPositioningDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { recorded("position") }
}

@MainActor func call(_ object: any UIBarPositioningDelegate) {
  _ = object.position(for: nothing() as any UIBarPositioning)
}

open class WithoutUICalendarSelectionMultiDateDelegate: NSObject,
  UICalendarSelectionMultiDateDelegate
{
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { fatalError() }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { fatalError() }
}
public class WithUICalendarSelectionMultiDateDelegate: WithoutUICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { recorded("multiDateSelection") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { recorded("multiDateSelection") }
}

@MainActor func call(_ object: any UICalendarSelectionMultiDateDelegate) {
  _ = object.multiDateSelection(
    nothing() as UICalendarSelectionMultiDate, canSelectDate: nothing() as DateComponents)
  _ = object.multiDateSelection(
    nothing() as UICalendarSelectionMultiDate, canDeselectDate: nothing() as DateComponents)
}

open class WithoutUICalendarSelectionSingleDateDelegate: NSObject,
  UICalendarSelectionSingleDateDelegate
{
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { fatalError() }
}
public class WithUICalendarSelectionSingleDateDelegate: WithoutUICalendarSelectionSingleDateDelegate
{
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { recorded("dateSelection") }
}

@MainActor func call(_ object: any UICalendarSelectionSingleDateDelegate) {
  _ = object.dateSelection(
    nothing() as UICalendarSelectionSingleDate, canSelectDate: nothing() as DateComponents?)
}

open class WithoutUICalendarViewDelegate: NSObject, UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { fatalError() }
}
public class WithUICalendarViewDelegate: WithoutUICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { recorded("calendarView") as Void }
}

@MainActor func call(_ object: any UICalendarViewDelegate) {
  _ = object.calendarView(
    nothing() as UICalendarView, didChangeVisibleDateComponentsFrom: nothing() as DateComponents)
}

open class WithoutUICollectionViewDataSource: NSObject, UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
}
public class WithUICollectionViewDataSource: WithoutUICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { recorded("numberOfSections") }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { recorded("collectionView") }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { recorded("indexTitles") }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { recorded("collectionView") }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { recorded("collectionView") as Void }
}

@MainActor func call(_ object: any UICollectionViewDataSource) {
  _ = object.numberOfSections(in: nothing() as UICollectionView)
  _ = object.collectionView(
    nothing() as UICollectionView, viewForSupplementaryElementOfKind: nothing() as String,
    at: nothing() as IndexPath)
  _ = object.indexTitles(for: nothing() as UICollectionView)
  _ = object.collectionView(
    nothing() as UICollectionView, indexPathForIndexTitle: nothing() as String, at: nothing() as Int
  )
  _ = object.collectionView(nothing() as UICollectionView, canMoveItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, moveItemAt: nothing() as IndexPath, to: nothing() as IndexPath)
}

open class WithoutUICollectionViewDataSourcePrefetching: NSObject,
  UICollectionViewDataSourcePrefetching
{
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { fatalError() }
}
public class WithUICollectionViewDataSourcePrefetching: WithoutUICollectionViewDataSourcePrefetching
{
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { recorded("collectionView") as Void }
}

@MainActor func call(_ object: any UICollectionViewDataSourcePrefetching) {
  _ = object.collectionView(
    nothing() as UICollectionView, cancelPrefetchingForItemsAt: nothing() as [IndexPath])
}

open class WithoutUICollectionViewDelegate: NSObject, UICollectionViewDelegate {
}
public class WithUICollectionViewDelegate: WithoutUICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { recorded("collectionView") }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    recorded("collectionView") as Void
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { recorded("collectionView") as Void }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { recorded("collectionView") }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { recorded("collectionView") }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    recorded("collectionView") as Void
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    recorded("collectionView") as Void
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    recorded("collectionViewDidEndMultipleSelectionInteraction") as Void
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { recorded("collectionView") as Void }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { recorded("collectionView") as Void }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    recorded("indexPathForPreferredFocusedView")
  }
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { recorded("collectionView") as Void }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { recorded("collectionView") }
}

@MainActor func call(_ object: any UICollectionViewDelegate) {
  _ = object.collectionView(
    nothing() as UICollectionView, shouldHighlightItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, didHighlightItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, didUnhighlightItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, shouldSelectItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, shouldDeselectItemAt: nothing() as IndexPath)
  _ = object.collectionView(nothing() as UICollectionView, didSelectItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, didDeselectItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, shouldBeginMultipleSelectionInteractionAt: nothing() as IndexPath
  )
  _ = object.collectionView(
    nothing() as UICollectionView, didBeginMultipleSelectionInteractionAt: nothing() as IndexPath)
  _ = object.collectionViewDidEndMultipleSelectionInteraction(nothing() as UICollectionView)
  _ = object.collectionView(
    nothing() as UICollectionView, canPerformPrimaryActionForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, performPrimaryActionForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, shouldShowMenuForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, canPerformAction: nothing() as Selector,
    forItemAt: nothing() as IndexPath, withSender: nothing() as Any?)
  _ = object.collectionView(
    nothing() as UICollectionView, performAction: nothing() as Selector,
    forItemAt: nothing() as IndexPath, withSender: nothing() as Any?)
  _ = object.collectionView(nothing() as UICollectionView, canFocusItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    shouldUpdateFocusIn: nothing() as UICollectionViewFocusUpdateContext)
  _ = object.collectionView(
    nothing() as UICollectionView,
    didUpdateFocusIn: nothing() as UICollectionViewFocusUpdateContext,
    with: nothing() as UIFocusAnimationCoordinator)
  _ = object.indexPathForPreferredFocusedView(in: nothing() as UICollectionView)
  _ = object.collectionView(
    nothing() as UICollectionView, selectionFollowsFocusForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, shouldSpringLoadItemAt: nothing() as IndexPath,
    with: nothing() as any UISpringLoadedInteractionContext)
  _ = object.collectionView(
    nothing() as UICollectionView, contextMenuConfigurationForItemsAt: nothing() as [IndexPath],
    point: nothing() as CGPoint)
  _ = object.collectionView(
    nothing() as UICollectionView, contextMenuConfigurationForItemAt: nothing() as IndexPath,
    point: nothing() as CGPoint)
  _ = object.collectionView(
    nothing() as UICollectionView,
    contextMenuConfiguration: nothing() as UIContextMenuConfiguration,
    highlightPreviewForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    contextMenuConfiguration: nothing() as UIContextMenuConfiguration,
    dismissalPreviewForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    previewForHighlightingContextMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.collectionView(
    nothing() as UICollectionView,
    previewForDismissingContextMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.collectionView(
    nothing() as UICollectionView, willDisplayContextMenu: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.collectionView(
    nothing() as UICollectionView,
    willEndContextMenuInteraction: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.collectionView(
    nothing() as UICollectionView,
    willPerformPreviewActionForMenuWith: nothing() as UIContextMenuConfiguration,
    animator: nothing() as any UIContextMenuInteractionCommitAnimating)
  _ = object.collectionView(nothing() as UICollectionView, canEditItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, willDisplay: nothing() as UICollectionViewCell,
    forItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, didEndDisplaying: nothing() as UICollectionViewCell,
    forItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    willDisplaySupplementaryView: nothing() as UICollectionReusableView,
    forElementKind: nothing() as String, at: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    didEndDisplayingSupplementaryView: nothing() as UICollectionReusableView,
    forElementOfKind: nothing() as String, at: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath: nothing() as IndexPath,
    atCurrentIndexPath: nothing() as IndexPath, toProposedIndexPath: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, targetIndexPathForMoveFromItemAt: nothing() as IndexPath,
    toProposedIndexPath: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView,
    transitionLayoutForOldLayout: nothing() as UICollectionViewLayout,
    newLayout: nothing() as UICollectionViewLayout)
  _ = object.collectionView(
    nothing() as UICollectionView, targetContentOffsetForProposedContentOffset: nothing() as CGPoint
  )
}

open class WithoutUICollectionViewDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {
}
public class WithUICollectionViewDelegateFlowLayout: WithoutUICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { recorded("collectionView") }
}

@MainActor func call(_ object: any UICollectionViewDelegateFlowLayout) {
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    sizeForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    insetForSectionAt: nothing() as Int)
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    minimumLineSpacingForSectionAt: nothing() as Int)
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt: nothing() as Int)
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    referenceSizeForHeaderInSection: nothing() as Int)
  _ = object.collectionView(
    nothing() as UICollectionView, layout: nothing() as UICollectionViewLayout,
    referenceSizeForFooterInSection: nothing() as Int)
}

open class WithoutUICollectionViewDragDelegate: NSObject, UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { fatalError() }
}
public class WithUICollectionViewDragDelegate: WithoutUICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { recorded("collectionView") }
}

@MainActor func call(_ object: any UICollectionViewDragDelegate) {
  _ = object.collectionView(
    nothing() as UICollectionView, itemsForAddingTo: nothing() as any UIDragSession,
    at: nothing() as IndexPath, point: nothing() as CGPoint)
  _ = object.collectionView(
    nothing() as UICollectionView, dragPreviewParametersForItemAt: nothing() as IndexPath)
  _ = object.collectionView(
    nothing() as UICollectionView, dragSessionWillBegin: nothing() as any UIDragSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dragSessionDidEnd: nothing() as any UIDragSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dragSessionAllowsMoveOperation: nothing() as any UIDragSession)
  _ = object.collectionView(
    nothing() as UICollectionView,
    dragSessionIsRestrictedToDraggingApplication: nothing() as any UIDragSession)
}

open class WithoutUICollectionViewDropDelegate: NSObject, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { fatalError() }
}
public class WithUICollectionViewDropDelegate: WithoutUICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { recorded("collectionView") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { recorded("collectionView") as Void }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { recorded("collectionView") }
}

@MainActor func call(_ object: any UICollectionViewDropDelegate) {
  _ = object.collectionView(
    nothing() as UICollectionView, canHandle: nothing() as any UIDropSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dropSessionDidEnter: nothing() as any UIDropSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dropSessionDidUpdate: nothing() as any UIDropSession,
    withDestinationIndexPath: nothing() as IndexPath?)
  _ = object.collectionView(
    nothing() as UICollectionView, dropSessionDidExit: nothing() as any UIDropSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dropSessionDidEnd: nothing() as any UIDropSession)
  _ = object.collectionView(
    nothing() as UICollectionView, dropPreviewParametersForItemAt: nothing() as IndexPath)
}

open class WithoutUICollisionBehaviorDelegate: NSObject, UICollisionBehaviorDelegate {
}
public class WithUICollisionBehaviorDelegate: WithoutUICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { recorded("collisionBehavior") as Void }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { recorded("collisionBehavior") as Void }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { recorded("collisionBehavior") as Void }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { recorded("collisionBehavior") as Void }
}

@MainActor func call(_ object: any UICollisionBehaviorDelegate) {
  _ = object.collisionBehavior(
    nothing() as UICollisionBehavior, beganContactFor: nothing() as any UIDynamicItem,
    with: nothing() as any UIDynamicItem, at: nothing() as CGPoint)
  _ = object.collisionBehavior(
    nothing() as UICollisionBehavior, endedContactFor: nothing() as any UIDynamicItem,
    with: nothing() as any UIDynamicItem)
  _ = object.collisionBehavior(
    nothing() as UICollisionBehavior, beganContactFor: nothing() as any UIDynamicItem,
    withBoundaryIdentifier: nothing() as (any NSCopying)?, at: nothing() as CGPoint)
  _ = object.collisionBehavior(
    nothing() as UICollisionBehavior, endedContactFor: nothing() as any UIDynamicItem,
    withBoundaryIdentifier: nothing() as (any NSCopying)?)
}

open class WithoutUIColorPickerViewControllerDelegate: NSObject, UIColorPickerViewControllerDelegate
{
}
public class WithUIColorPickerViewControllerDelegate: WithoutUIColorPickerViewControllerDelegate {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { recorded("colorPickerViewController") as Void }
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    recorded("colorPickerViewControllerDidSelectColor") as Void
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    recorded("colorPickerViewControllerDidFinish") as Void
  }
}

@MainActor func call(_ object: any UIColorPickerViewControllerDelegate) {
  _ = object.colorPickerViewController(
    nothing() as UIColorPickerViewController, didSelect: nothing() as UIColor,
    continuously: nothing() as Bool)
  _ = object.colorPickerViewControllerDidSelectColor(nothing() as UIColorPickerViewController)
  _ = object.colorPickerViewControllerDidFinish(nothing() as UIColorPickerViewController)
}

open class WithoutUIContextMenuInteractionDelegate: NSObject, UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { fatalError() }
}
public class WithUIContextMenuInteractionDelegate: WithoutUIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { recorded("contextMenuInteraction") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { recorded("contextMenuInteraction") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("contextMenuInteraction") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("contextMenuInteraction") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("contextMenuInteraction") as Void }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("contextMenuInteraction") as Void }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { recorded("contextMenuInteraction") as Void }
}

@MainActor func call(_ object: any UIContextMenuInteractionDelegate) {
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction, configuration: nothing() as UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier: NSString())
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction, configuration: nothing() as UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier: NSString())
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction,
    willDisplayMenuFor: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction, willEndFor: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.contextMenuInteraction(
    nothing() as UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith: nothing() as UIContextMenuConfiguration,
    animator: nothing() as any UIContextMenuInteractionCommitAnimating)
}

open class WithoutUIDragInteractionDelegate: NSObject, UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { fatalError() }
}
public class WithUIDragInteractionDelegate: WithoutUIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { recorded("dragInteraction") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { recorded("dragInteraction") as Void }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { recorded("dragInteraction") }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { recorded("dragInteraction") as Void }
}

@MainActor func call(_ object: any UIDragInteractionDelegate) {
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, previewForLifting: nothing() as UIDragItem,
    session: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, willAnimateLiftWith: nothing() as any UIDragAnimating,
    session: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, sessionWillBegin: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, sessionAllowsMoveOperation: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction,
    sessionIsRestrictedToDraggingApplication: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, prefersFullSizePreviewsFor: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, sessionDidMove: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, session: nothing() as any UIDragSession,
    willEndWith: nothing() as UIDropOperation)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, session: nothing() as any UIDragSession,
    didEndWith: nothing() as UIDropOperation)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, sessionDidTransferItems: nothing() as any UIDragSession)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, itemsForAddingTo: nothing() as any UIDragSession,
    withTouchAt: nothing() as CGPoint)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, sessionForAddingItems: nothing() as [any UIDragSession],
    withTouchAt: nothing() as CGPoint)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, session: nothing() as any UIDragSession,
    willAdd: nothing() as [UIDragItem], for: nothing() as UIDragInteraction)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, previewForCancelling: nothing() as UIDragItem,
    withDefault: nothing() as UITargetedDragPreview)
  _ = object.dragInteraction(
    nothing() as UIDragInteraction, item: nothing() as UIDragItem,
    willAnimateCancelWith: nothing() as any UIDragAnimating)
}

open class WithoutUIDropInteractionDelegate: NSObject, UIDropInteractionDelegate {
}
public class WithUIDropInteractionDelegate: WithoutUIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { recorded("dropInteraction") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  { recorded("dropInteraction") as Void }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { recorded("dropInteraction") }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  { recorded("dropInteraction") as Void }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    recorded("dropInteraction") as Void
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    recorded("dropInteraction") as Void
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    recorded("dropInteraction") as Void
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { recorded("dropInteraction") }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { recorded("dropInteraction") as Void }
}

@MainActor func call(_ object: any UIDropInteractionDelegate) {
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, canHandle: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, sessionDidEnter: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, sessionDidUpdate: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, sessionDidExit: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, performDrop: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, concludeDrop: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, sessionDidEnd: nothing() as any UIDropSession)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, previewForDropping: nothing() as UIDragItem,
    withDefault: nothing() as UITargetedDragPreview)
  _ = object.dropInteraction(
    nothing() as UIDropInteraction, item: nothing() as UIDragItem,
    willAnimateDropWith: nothing() as any UIDragAnimating)
}

open class WithoutUIDynamicAnimatorDelegate: NSObject, UIDynamicAnimatorDelegate {
}
public class WithUIDynamicAnimatorDelegate: WithoutUIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    recorded("dynamicAnimatorWillResume") as Void
  }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    recorded("dynamicAnimatorDidPause") as Void
  }
}

@MainActor func call(_ object: any UIDynamicAnimatorDelegate) {
  _ = object.dynamicAnimatorWillResume(nothing() as UIDynamicAnimator)
  _ = object.dynamicAnimatorDidPause(nothing() as UIDynamicAnimator)
}

open class WithoutUIDynamicItem: NSObject, UIDynamicItem {
  public var center: CGPoint {
    get { fatalError() }
    set {}
  }
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  public var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }
}
public class WithUIDynamicItem: WithoutUIDynamicItem {
  var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    get { recorded("collisionBoundsType") }
    set { recorded("collisionBoundsType") as Void }
  }
  var collisionBoundingPath: UIBezierPath {
    get { recorded("collisionBoundingPath") }
    set { recorded("collisionBoundingPath") as Void }
  }
}

@MainActor func call(_ object: any UIDynamicItem) {
  _ = object.collisionBoundsType
  _ = object.collisionBoundingPath
}

open class WithoutUIEditMenuInteractionDelegate: NSObject, UIEditMenuInteractionDelegate {
}
public class WithUIEditMenuInteractionDelegate: WithoutUIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { recorded("editMenuInteraction") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { recorded("editMenuInteraction") }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { recorded("editMenuInteraction") as Void }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { recorded("editMenuInteraction") as Void }
}

@MainActor func call(_ object: any UIEditMenuInteractionDelegate) {
  _ = object.editMenuInteraction(
    nothing() as UIEditMenuInteraction, menuFor: nothing() as UIEditMenuConfiguration,
    suggestedActions: nothing() as [UIMenuElement])
  _ = object.editMenuInteraction(
    nothing() as UIEditMenuInteraction, targetRectFor: nothing() as UIEditMenuConfiguration)
  _ = object.editMenuInteraction(
    nothing() as UIEditMenuInteraction, willPresentMenuFor: nothing() as UIEditMenuConfiguration,
    animator: nothing() as any UIEditMenuInteractionAnimating)
  _ = object.editMenuInteraction(
    nothing() as UIEditMenuInteraction, willDismissMenuFor: nothing() as UIEditMenuConfiguration,
    animator: nothing() as any UIEditMenuInteractionAnimating)
}

open class WithoutUIGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
}
public class WithUIGestureRecognizerDelegate: WithoutUIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    recorded("gestureRecognizerShouldBegin")
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recorded("gestureRecognizer") }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recorded("gestureRecognizer") }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recorded("gestureRecognizer") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { recorded("gestureRecognizer") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  { recorded("gestureRecognizer") }
}

@MainActor func call(_ object: any UIGestureRecognizerDelegate) {
  _ = object.gestureRecognizerShouldBegin(nothing() as UIGestureRecognizer)
  _ = object.gestureRecognizer(
    nothing() as UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith: nothing() as UIGestureRecognizer)
  _ = object.gestureRecognizer(
    nothing() as UIGestureRecognizer, shouldRequireFailureOf: nothing() as UIGestureRecognizer)
  _ = object.gestureRecognizer(
    nothing() as UIGestureRecognizer, shouldBeRequiredToFailBy: nothing() as UIGestureRecognizer)
  _ = object.gestureRecognizer(
    nothing() as UIGestureRecognizer, shouldReceive: nothing() as UITouch)
  _ = object.gestureRecognizer(
    nothing() as UIGestureRecognizer, shouldReceive: nothing() as UIEvent)
}

open class WithoutUIImagePickerControllerDelegate: NSObject, UIImagePickerControllerDelegate {
}
public class WithUIImagePickerControllerDelegate: WithoutUIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { recorded("imagePickerController") as Void }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    recorded("imagePickerControllerDidCancel") as Void
  }
}

@MainActor func call(_ object: any UIImagePickerControllerDelegate) {
  _ = object.imagePickerController(
    nothing() as UIImagePickerController,
    didFinishPickingMediaWithInfo: nothing() as [UIImagePickerController.InfoKey: Any])
  _ = object.imagePickerControllerDidCancel(nothing() as UIImagePickerController)
}

open class WithoutUINavigationBarDelegate: NSObject, UINavigationBarDelegate {
}
public class WithUINavigationBarDelegate: WithoutUINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    recorded("navigationBar")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    recorded("navigationBar") as Void
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    recorded("navigationBar")
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    recorded("navigationBar") as Void
  }
}

@MainActor func call(_ object: any UINavigationBarDelegate) {
  _ = object.navigationBar(nothing() as UINavigationBar, shouldPush: nothing() as UINavigationItem)
  _ = object.navigationBar(nothing() as UINavigationBar, didPush: nothing() as UINavigationItem)
  _ = object.navigationBar(nothing() as UINavigationBar, shouldPop: nothing() as UINavigationItem)
  _ = object.navigationBar(nothing() as UINavigationBar, didPop: nothing() as UINavigationItem)
}

open class WithoutUINavigationControllerDelegate: NSObject, UINavigationControllerDelegate {
}
public class WithUINavigationControllerDelegate: WithoutUINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { recorded("navigationController") as Void }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { recorded("navigationController") as Void }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { recorded("navigationControllerSupportedInterfaceOrientations") }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    recorded("navigationControllerPreferredInterfaceOrientationForPresentation")
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { recorded("navigationController") }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { recorded("navigationController") }
}

@MainActor func call(_ object: any UINavigationControllerDelegate) {
  _ = object.navigationController(
    nothing() as UINavigationController, willShow: nothing() as UIViewController,
    animated: nothing() as Bool)
  _ = object.navigationController(
    nothing() as UINavigationController, didShow: nothing() as UIViewController,
    animated: nothing() as Bool)
  _ = object.navigationControllerSupportedInterfaceOrientations(nothing() as UINavigationController)
  _ = object.navigationControllerPreferredInterfaceOrientationForPresentation(
    nothing() as UINavigationController)
  _ = object.navigationController(
    nothing() as UINavigationController,
    animationControllerFor: nothing() as UINavigationController.Operation,
    from: nothing() as UIViewController, to: nothing() as UIViewController)
  _ = object.navigationController(
    nothing() as UINavigationController,
    interactionControllerFor: nothing() as any UIViewControllerAnimatedTransitioning)
}

open class WithoutUINavigationItemRenameDelegate: NSObject, UINavigationItemRenameDelegate {
  public func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) { fatalError() }
}
public class WithUINavigationItemRenameDelegate: WithoutUINavigationItemRenameDelegate {
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool {
    recorded("navigationItemShouldBeginRenaming")
  }
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { recorded("navigationItem") }
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
    recorded("navigationItem")
  }
}

@MainActor func call(_ object: any UINavigationItemRenameDelegate) {
  _ = object.navigationItemShouldBeginRenaming(nothing() as UINavigationItem)
  _ = object.navigationItem(
    nothing() as UINavigationItem, willBeginRenamingWith: nothing() as String,
    selectedRange: nothing() as Range<String.Index>)
  _ = object.navigationItem(
    nothing() as UINavigationItem, shouldEndRenamingWith: nothing() as String)
}

open class WithoutUIPageViewControllerDataSource: NSObject, UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { fatalError() }
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { fatalError() }
}
public class WithUIPageViewControllerDataSource: WithoutUIPageViewControllerDataSource {
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    recorded("presentationCount")
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    recorded("presentationIndex")
  }
}

@MainActor func call(_ object: any UIPageViewControllerDataSource) {
  _ = object.presentationCount(for: nothing() as UIPageViewController)
  _ = object.presentationIndex(for: nothing() as UIPageViewController)
}

open class WithoutUIPageViewControllerDelegate: NSObject, UIPageViewControllerDelegate {
}
public class WithUIPageViewControllerDelegate: WithoutUIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { recorded("pageViewController") as Void }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { recorded("pageViewController") as Void }
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { recorded("pageViewController") }
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { recorded("pageViewControllerSupportedInterfaceOrientations") }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    recorded("pageViewControllerPreferredInterfaceOrientationForPresentation")
  }
}

@MainActor func call(_ object: any UIPageViewControllerDelegate) {
  _ = object.pageViewController(
    nothing() as UIPageViewController, willTransitionTo: nothing() as [UIViewController])
  _ = object.pageViewController(
    nothing() as UIPageViewController, didFinishAnimating: nothing() as Bool,
    previousViewControllers: nothing() as [UIViewController], transitionCompleted: nothing() as Bool
  )
  _ = object.pageViewController(
    nothing() as UIPageViewController, spineLocationFor: nothing() as UIInterfaceOrientation)
  _ = object.pageViewControllerSupportedInterfaceOrientations(nothing() as UIPageViewController)
  _ = object.pageViewControllerPreferredInterfaceOrientationForPresentation(
    nothing() as UIPageViewController)
}

open class WithoutUIPickerViewAccessibilityDelegate: NSObject, UIPickerViewAccessibilityDelegate {
}
public class WithUIPickerViewAccessibilityDelegate: WithoutUIPickerViewAccessibilityDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  { recorded("pickerView") }
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
  { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { recorded("pickerView") }
}

@MainActor func call(_ object: any UIPickerViewAccessibilityDelegate) {
  _ = object.pickerView(nothing() as UIPickerView, accessibilityLabelForComponent: nothing() as Int)
  _ = object.pickerView(nothing() as UIPickerView, accessibilityHintForComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, accessibilityUserInputLabelsForComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, accessibilityAttributedLabelForComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, accessibilityAttributedHintForComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, accessibilityAttributedUserInputLabelsForComponent: nothing() as Int)
}

open class WithoutUIPickerViewDelegate: NSObject, UIPickerViewDelegate {
}
public class WithUIPickerViewDelegate: WithoutUIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    recorded("pickerView")
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    recorded("pickerView")
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { recorded("pickerView") }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { recorded("pickerView") }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    recorded("pickerView") as Void
  }
}

@MainActor func call(_ object: any UIPickerViewDelegate) {
  _ = object.pickerView(nothing() as UIPickerView, widthForComponent: nothing() as Int)
  _ = object.pickerView(nothing() as UIPickerView, rowHeightForComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, titleForRow: nothing() as Int, forComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, attributedTitleForRow: nothing() as Int,
    forComponent: nothing() as Int)
  _ = object.pickerView(
    nothing() as UIPickerView, viewForRow: nothing() as Int, forComponent: nothing() as Int,
    reusing: nothing() as UIView?)
  _ = object.pickerView(
    nothing() as UIPickerView, didSelectRow: nothing() as Int, inComponent: nothing() as Int)
}

open class WithoutUIPointerInteractionDelegate: NSObject, UIPointerInteractionDelegate {
}
public class WithUIPointerInteractionDelegate: WithoutUIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { recorded("pointerInteraction") }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { recorded("pointerInteraction") }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { recorded("pointerInteraction") as Void }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { recorded("pointerInteraction") as Void }
}

@MainActor func call(_ object: any UIPointerInteractionDelegate) {
  _ = object.pointerInteraction(
    nothing() as UIPointerInteraction, regionFor: nothing() as UIPointerRegionRequest,
    defaultRegion: nothing() as UIPointerRegion)
  _ = object.pointerInteraction(
    nothing() as UIPointerInteraction, styleFor: nothing() as UIPointerRegion)
  _ = object.pointerInteraction(
    nothing() as UIPointerInteraction, willEnter: nothing() as UIPointerRegion,
    animator: nothing() as any UIPointerInteractionAnimating)
  _ = object.pointerInteraction(
    nothing() as UIPointerInteraction, willExit: nothing() as UIPointerRegion,
    animator: nothing() as any UIPointerInteractionAnimating)
}

open class WithoutUIPopoverPresentationControllerDelegate: NSObject,
  UIPopoverPresentationControllerDelegate
{
}
public class WithUIPopoverPresentationControllerDelegate:
  WithoutUIPopoverPresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { recorded("prepareForPopoverPresentation") as Void }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { recorded("popoverPresentationControllerShouldDismissPopover") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { recorded("popoverPresentationController") as Void }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { recorded("popoverPresentationControllerDidDismissPopover") as Void }
}

@MainActor func call(_ object: any UIPopoverPresentationControllerDelegate) {
  _ = object.prepareForPopoverPresentation(nothing() as UIPopoverPresentationController)
  _ = object.popoverPresentationControllerShouldDismissPopover(
    nothing() as UIPopoverPresentationController)
  _ = object.popoverPresentationController(
    nothing() as UIPopoverPresentationController,
    willRepositionPopoverTo: nothing() as UnsafeMutablePointer<CGRect>,
    in: nothing() as AutoreleasingUnsafeMutablePointer<UIView>)
  _ = object.popoverPresentationControllerDidDismissPopover(
    nothing() as UIPopoverPresentationController)
}

open class WithoutUISceneDelegate: NSObject, UISceneDelegate {
}
public class WithUISceneDelegate: WithoutUISceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { recorded("scene") as Void }
  func sceneDidDisconnect(_ scene: UIScene) { recorded("sceneDidDisconnect") as Void }
  func sceneDidBecomeActive(_ scene: UIScene) { recorded("sceneDidBecomeActive") as Void }
  func sceneWillResignActive(_ scene: UIScene) { recorded("sceneWillResignActive") as Void }
  func sceneWillEnterForeground(_ scene: UIScene) { recorded("sceneWillEnterForeground") as Void }
  func sceneDidEnterBackground(_ scene: UIScene) { recorded("sceneDidEnterBackground") as Void }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    recorded("scene") as Void
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    recorded("scene") as Void
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { recorded("scene") as Void }
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { recorded("scene") as Void }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { recorded("scene") as Void }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    recorded("stateRestorationActivity")
  }
}

@MainActor func call(_ object: any UISceneDelegate) {
  _ = object.scene(
    nothing() as UIScene, willConnectTo: nothing() as UISceneSession,
    options: nothing() as UIScene.ConnectionOptions)
  _ = object.sceneDidDisconnect(nothing() as UIScene)
  _ = object.sceneDidBecomeActive(nothing() as UIScene)
  _ = object.sceneWillResignActive(nothing() as UIScene)
  _ = object.sceneWillEnterForeground(nothing() as UIScene)
  _ = object.sceneDidEnterBackground(nothing() as UIScene)
  _ = object.scene(nothing() as UIScene, openURLContexts: nothing() as Set<UIOpenURLContext>)
  _ = object.scene(nothing() as UIScene, willContinueUserActivityWithType: nothing() as String)
  _ = object.scene(nothing() as UIScene, continue: nothing() as NSUserActivity)
  _ = object.scene(
    nothing() as UIScene, didFailToContinueUserActivityWithType: nothing() as String,
    error: nothing() as any Error)
  _ = object.scene(nothing() as UIScene, didUpdate: nothing() as NSUserActivity)
  _ = object.stateRestorationActivity(for: nothing() as UIScene)
}

open class WithoutUIScrollViewDelegate: NSObject, UIScrollViewDelegate {
}
public class WithUIScrollViewDelegate: WithoutUIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { recorded("scrollViewDidScroll") as Void }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    recorded("scrollViewWillBeginDragging") as Void
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { recorded("scrollViewWillEndDragging") as Void }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    recorded("scrollViewDidEndDragging") as Void
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    recorded("scrollViewWillBeginDecelerating") as Void
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    recorded("scrollViewDidEndDecelerating") as Void
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    recorded("scrollViewDidEndScrollingAnimation") as Void
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    recorded("scrollViewShouldScrollToTop")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    recorded("scrollViewDidScrollToTop") as Void
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    recorded("scrollViewDidChangeAdjustedContentInset") as Void
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { recorded("viewForZooming") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    recorded("scrollViewWillBeginZooming") as Void
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { recorded("scrollViewDidZoom") as Void }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { recorded("scrollViewDidEndZooming") as Void }
}

@MainActor func call(_ object: any UIScrollViewDelegate) {
  _ = object.scrollViewDidScroll(nothing() as UIScrollView)
  _ = object.scrollViewWillBeginDragging(nothing() as UIScrollView)
  _ = object.scrollViewWillEndDragging(
    nothing() as UIScrollView, withVelocity: nothing() as CGPoint,
    targetContentOffset: nothing() as UnsafeMutablePointer<CGPoint>)
  _ = object.scrollViewDidEndDragging(nothing() as UIScrollView, willDecelerate: nothing() as Bool)
  _ = object.scrollViewWillBeginDecelerating(nothing() as UIScrollView)
  _ = object.scrollViewDidEndDecelerating(nothing() as UIScrollView)
  _ = object.scrollViewDidEndScrollingAnimation(nothing() as UIScrollView)
  _ = object.scrollViewShouldScrollToTop(nothing() as UIScrollView)
  _ = object.scrollViewDidScrollToTop(nothing() as UIScrollView)
  _ = object.scrollViewDidChangeAdjustedContentInset(nothing() as UIScrollView)
  _ = object.viewForZooming(in: nothing() as UIScrollView)
  _ = object.scrollViewWillBeginZooming(nothing() as UIScrollView, with: nothing() as UIView?)
  _ = object.scrollViewDidZoom(nothing() as UIScrollView)
  _ = object.scrollViewDidEndZooming(
    nothing() as UIScrollView, with: nothing() as UIView?, atScale: nothing() as CGFloat)
}

open class WithoutUISearchBarDelegate: NSObject, UISearchBarDelegate {
}
public class WithUISearchBarDelegate: WithoutUISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    recorded("searchBarShouldBeginEditing")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    recorded("searchBarTextDidBeginEditing") as Void
  }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    recorded("searchBarShouldEndEditing")
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    recorded("searchBarTextDidEndEditing") as Void
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    recorded("searchBar") as Void
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { recorded("searchBar") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    recorded("searchBarSearchButtonClicked") as Void
  }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    recorded("searchBarBookmarkButtonClicked") as Void
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    recorded("searchBarCancelButtonClicked") as Void
  }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    recorded("searchBarResultsListButtonClicked") as Void
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    recorded("searchBar") as Void
  }
}

@MainActor func call(_ object: any UISearchBarDelegate) {
  _ = object.searchBarShouldBeginEditing(nothing() as UISearchBar)
  _ = object.searchBarTextDidBeginEditing(nothing() as UISearchBar)
  _ = object.searchBarShouldEndEditing(nothing() as UISearchBar)
  _ = object.searchBarTextDidEndEditing(nothing() as UISearchBar)
  _ = object.searchBar(nothing() as UISearchBar, textDidChange: nothing() as String)
  _ = object.searchBar(
    nothing() as UISearchBar, shouldChangeTextIn: nothing() as NSRange,
    replacementText: nothing() as String)
  _ = object.searchBarSearchButtonClicked(nothing() as UISearchBar)
  _ = object.searchBarBookmarkButtonClicked(nothing() as UISearchBar)
  _ = object.searchBarCancelButtonClicked(nothing() as UISearchBar)
  _ = object.searchBarResultsListButtonClicked(nothing() as UISearchBar)
  _ = object.searchBar(
    nothing() as UISearchBar, selectedScopeButtonIndexDidChange: nothing() as Int)
}

open class WithoutUISearchControllerDelegate: NSObject, UISearchControllerDelegate {
}
public class WithUISearchControllerDelegate: WithoutUISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    recorded("willPresentSearchController") as Void
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    recorded("didPresentSearchController") as Void
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    recorded("willDismissSearchController") as Void
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    recorded("didDismissSearchController") as Void
  }
  func presentSearchController(_ searchController: UISearchController) {
    recorded("presentSearchController") as Void
  }
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { recorded("searchController") as Void }
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { recorded("searchController") as Void }
}

@MainActor func call(_ object: any UISearchControllerDelegate) {
  _ = object.willPresentSearchController(nothing() as UISearchController)
  _ = object.didPresentSearchController(nothing() as UISearchController)
  _ = object.willDismissSearchController(nothing() as UISearchController)
  _ = object.didDismissSearchController(nothing() as UISearchController)
  _ = object.presentSearchController(nothing() as UISearchController)
  _ = object.searchController(
    nothing() as UISearchController, willChangeTo: nothing() as UINavigationItem.SearchBarPlacement)
  _ = object.searchController(
    nothing() as UISearchController, didChangeFrom: nothing() as UINavigationItem.SearchBarPlacement
  )
}

open class WithoutUISearchResultsUpdating: NSObject, UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) { fatalError() }
}
public class WithUISearchResultsUpdating: WithoutUISearchResultsUpdating {
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { recorded("updateSearchResults") as Void }
}

@MainActor func call(_ object: any UISearchResultsUpdating) {
  _ = object.updateSearchResults(
    for: nothing() as UISearchController, selecting: nothing() as any UISearchSuggestion)
}

open class WithoutUISearchTextFieldDelegate: NSObject, UISearchTextFieldDelegate {
}
public class WithUISearchTextFieldDelegate: WithoutUISearchTextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { recorded("searchTextField") }
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) { recorded("searchTextField") as Void }
}

@MainActor func call(_ object: any UISearchTextFieldDelegate) {
  _ = object.searchTextField(
    nothing() as UISearchTextField, itemProviderForCopying: nothing() as UISearchToken)
  _ = object.searchTextField(
    nothing() as UISearchTextField, didSelect: nothing() as any UISearchSuggestion)
}

open class WithoutUISheetPresentationControllerDelegate: NSObject,
  UISheetPresentationControllerDelegate
{
}
public class WithUISheetPresentationControllerDelegate: WithoutUISheetPresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { recorded("sheetPresentationControllerDidChangeSelectedDetentIdentifier") as Void }
}

@MainActor func call(_ object: any UISheetPresentationControllerDelegate) {
  _ = object.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    nothing() as UISheetPresentationController)
}

open class WithoutUISplitViewControllerDelegate: NSObject, UISplitViewControllerDelegate {
}
public class WithUISplitViewControllerDelegate: WithoutUISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { recorded("splitViewController") as Void }
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { recorded("targetDisplayModeForAction") }
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { recorded("splitViewController") }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { recorded("splitViewController") }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { recorded("primaryViewController") }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { recorded("primaryViewController") }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { recorded("splitViewController") }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { recorded("splitViewController") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { recorded("splitViewController") }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { recorded("splitViewController") }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    recorded("splitViewControllerDidCollapse") as Void
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    recorded("splitViewControllerDidExpand") as Void
  }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { recorded("splitViewController") as Void }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { recorded("splitViewController") as Void }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    recorded("splitViewControllerInteractivePresentationGestureWillBegin") as Void
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    recorded("splitViewControllerInteractivePresentationGestureDidEnd") as Void
  }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { recorded("splitViewControllerSupportedInterfaceOrientations") }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    recorded("splitViewControllerPreferredInterfaceOrientationForPresentation")
  }
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController,
    in orientation: UIInterfaceOrientation
  ) -> Bool { recorded("splitViewController") }
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) { recorded("splitViewController") as Void }
}

@MainActor func call(_ object: any UISplitViewControllerDelegate) {
  _ = object.splitViewController(
    nothing() as UISplitViewController, willChangeTo: nothing() as UISplitViewController.DisplayMode
  )
  _ = object.targetDisplayModeForAction(in: nothing() as UISplitViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController, show: nothing() as UIViewController,
    sender: nothing() as Any?)
  _ = object.splitViewController(
    nothing() as UISplitViewController, showDetail: nothing() as UIViewController,
    sender: nothing() as Any?)
  _ = object.primaryViewController(forCollapsing: nothing() as UISplitViewController)
  _ = object.primaryViewController(forExpanding: nothing() as UISplitViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController, collapseSecondary: nothing() as UIViewController,
    onto: nothing() as UIViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController, separateSecondaryFrom: nothing() as UIViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController,
    topColumnForCollapsingToProposedTopColumn: nothing() as UISplitViewController.Column)
  _ = object.splitViewController(
    nothing() as UISplitViewController,
    displayModeForExpandingToProposedDisplayMode: nothing() as UISplitViewController.DisplayMode)
  _ = object.splitViewControllerDidCollapse(nothing() as UISplitViewController)
  _ = object.splitViewControllerDidExpand(nothing() as UISplitViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController, willShow: nothing() as UISplitViewController.Column)
  _ = object.splitViewController(
    nothing() as UISplitViewController, willHide: nothing() as UISplitViewController.Column)
  _ = object.splitViewControllerInteractivePresentationGestureWillBegin(
    nothing() as UISplitViewController)
  _ = object.splitViewControllerInteractivePresentationGestureDidEnd(
    nothing() as UISplitViewController)
  _ = object.splitViewControllerSupportedInterfaceOrientations(nothing() as UISplitViewController)
  _ = object.splitViewControllerPreferredInterfaceOrientationForPresentation(
    nothing() as UISplitViewController)
  _ = object.splitViewController(
    nothing() as UISplitViewController, shouldHide: nothing() as UIViewController,
    in: nothing() as UIInterfaceOrientation)
  _ = object.splitViewController(
    nothing() as UISplitViewController, willShow: nothing() as UIViewController,
    invalidating: nothing() as UIBarButtonItem)
}

open class WithoutUISpringLoadedInteractionBehavior: NSObject, UISpringLoadedInteractionBehavior {
  public func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { fatalError() }
}
public class WithUISpringLoadedInteractionBehavior: WithoutUISpringLoadedInteractionBehavior {
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
    recorded("interactionDidFinish") as Void
  }
}

@MainActor func call(_ object: any UISpringLoadedInteractionBehavior) {
  _ = object.interactionDidFinish(nothing() as UISpringLoadedInteraction)
}

open class WithoutUITabBarControllerDelegate: NSObject, UITabBarControllerDelegate {
}
public class WithUITabBarControllerDelegate: WithoutUITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { recorded("tabBarController") }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { recorded("tabBarController") as Void }
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { recorded("tabBarController") as Void }
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { recorded("tabBarController") as Void }
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) { recorded("tabBarController") as Void }
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { recorded("tabBarControllerSupportedInterfaceOrientations") }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    recorded("tabBarControllerPreferredInterfaceOrientationForPresentation")
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { recorded("tabBarController") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { recorded("tabBarController") }
}

@MainActor func call(_ object: any UITabBarControllerDelegate) {
  _ = object.tabBarController(
    nothing() as UITabBarController, shouldSelect: nothing() as UIViewController)
  _ = object.tabBarController(
    nothing() as UITabBarController, didSelect: nothing() as UIViewController)
  _ = object.tabBarController(
    nothing() as UITabBarController, willBeginCustomizing: nothing() as [UIViewController])
  _ = object.tabBarController(
    nothing() as UITabBarController, willEndCustomizing: nothing() as [UIViewController],
    changed: nothing() as Bool)
  _ = object.tabBarController(
    nothing() as UITabBarController, didEndCustomizing: nothing() as [UIViewController],
    changed: nothing() as Bool)
  _ = object.tabBarControllerSupportedInterfaceOrientations(nothing() as UITabBarController)
  _ = object.tabBarControllerPreferredInterfaceOrientationForPresentation(
    nothing() as UITabBarController)
  _ = object.tabBarController(
    nothing() as UITabBarController,
    animationControllerForTransitionFrom: nothing() as UIViewController,
    to: nothing() as UIViewController)
  _ = object.tabBarController(
    nothing() as UITabBarController,
    interactionControllerFor: nothing() as any UIViewControllerAnimatedTransitioning)
}

open class WithoutUITabBarDelegate: NSObject, UITabBarDelegate {
}
public class WithUITabBarDelegate: WithoutUITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { recorded("tabBar") as Void }
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    recorded("tabBar") as Void
  }
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    recorded("tabBar") as Void
  }
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    recorded("tabBar") as Void
  }
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    recorded("tabBar") as Void
  }
}

@MainActor func call(_ object: any UITabBarDelegate) {
  _ = object.tabBar(nothing() as UITabBar, didSelect: nothing() as UITabBarItem)
  _ = object.tabBar(nothing() as UITabBar, willBeginCustomizing: nothing() as [UITabBarItem])
  _ = object.tabBar(nothing() as UITabBar, didBeginCustomizing: nothing() as [UITabBarItem])
  _ = object.tabBar(
    nothing() as UITabBar, willEndCustomizing: nothing() as [UITabBarItem],
    changed: nothing() as Bool)
  _ = object.tabBar(
    nothing() as UITabBar, didEndCustomizing: nothing() as [UITabBarItem],
    changed: nothing() as Bool)
}

open class WithoutUITableViewDataSource: NSObject, UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError()
  }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
}
public class WithUITableViewDataSource: WithoutUITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { recorded("numberOfSections") }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    recorded("tableView")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { recorded("tableView") as Void }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    recorded("sectionIndexTitles")
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { recorded("tableView") }
}

@MainActor func call(_ object: any UITableViewDataSource) {
  _ = object.numberOfSections(in: nothing() as UITableView)
  _ = object.tableView(nothing() as UITableView, titleForHeaderInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, titleForFooterInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, canEditRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, canMoveRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, commit: nothing() as UITableViewCell.EditingStyle,
    forRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, moveRowAt: nothing() as IndexPath, to: nothing() as IndexPath)
  _ = object.sectionIndexTitles(for: nothing() as UITableView)
  _ = object.tableView(
    nothing() as UITableView, sectionForSectionIndexTitle: nothing() as String, at: nothing() as Int
  )
}

open class WithoutUITableViewDataSourcePrefetching: NSObject, UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    fatalError()
  }
}
public class WithUITableViewDataSourcePrefetching: WithoutUITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    recorded("tableView") as Void
  }
}

@MainActor func call(_ object: any UITableViewDataSourcePrefetching) {
  _ = object.tableView(
    nothing() as UITableView, cancelPrefetchingForRowsAt: nothing() as [IndexPath])
}

open class WithoutUITableViewDelegate: NSObject, UITableViewDelegate {
}
public class WithUITableViewDelegate: WithoutUITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { recorded("tableView") as Void }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    recorded("tableView")
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { recorded("tableView") as Void }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    recorded("tableView")
  }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { recorded("tableView") as Void }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    recorded("indexPathForPreferredFocusedView")
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { recorded("tableView") }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("tableView") }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorded("tableView") as Void }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { recorded("tableView") as Void }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { recorded("tableView") as Void }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    recorded("tableViewDidEndMultipleSelectionInteraction") as Void
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { recorded("tableView") }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { recorded("tableView") }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    recorded("tableView") as Void
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { recorded("tableView") }
}

@MainActor func call(_ object: any UITableViewDelegate) {
  _ = object.tableView(
    nothing() as UITableView, willDisplay: nothing() as UITableViewCell,
    forRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, willDisplayHeaderView: nothing() as UIView,
    forSection: nothing() as Int)
  _ = object.tableView(
    nothing() as UITableView, willDisplayFooterView: nothing() as UIView,
    forSection: nothing() as Int)
  _ = object.tableView(
    nothing() as UITableView, didEndDisplaying: nothing() as UITableViewCell,
    forRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, didEndDisplayingHeaderView: nothing() as UIView,
    forSection: nothing() as Int)
  _ = object.tableView(
    nothing() as UITableView, didEndDisplayingFooterView: nothing() as UIView,
    forSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, heightForRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, heightForHeaderInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, heightForFooterInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, estimatedHeightForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, estimatedHeightForHeaderInSection: nothing() as Int)
  _ = object.tableView(
    nothing() as UITableView, estimatedHeightForFooterInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, viewForHeaderInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, viewForFooterInSection: nothing() as Int)
  _ = object.tableView(nothing() as UITableView, shouldHighlightRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, didHighlightRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, didUnhighlightRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, willSelectRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, willDeselectRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, didSelectRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, didDeselectRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, shouldShowMenuForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, canPerformAction: nothing() as Selector,
    forRowAt: nothing() as IndexPath, withSender: nothing() as Any?)
  _ = object.tableView(
    nothing() as UITableView, performAction: nothing() as Selector,
    forRowAt: nothing() as IndexPath, withSender: nothing() as Any?)
  _ = object.tableView(nothing() as UITableView, canFocusRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, shouldUpdateFocusIn: nothing() as UITableViewFocusUpdateContext)
  _ = object.tableView(
    nothing() as UITableView, didUpdateFocusIn: nothing() as UITableViewFocusUpdateContext,
    with: nothing() as UIFocusAnimationCoordinator)
  _ = object.indexPathForPreferredFocusedView(in: nothing() as UITableView)
  _ = object.tableView(
    nothing() as UITableView, selectionFollowsFocusForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, shouldSpringLoadRowAt: nothing() as IndexPath,
    with: nothing() as any UISpringLoadedInteractionContext)
  _ = object.tableView(
    nothing() as UITableView, contextMenuConfigurationForRowAt: nothing() as IndexPath,
    point: nothing() as CGPoint)
  _ = object.tableView(
    nothing() as UITableView,
    previewForHighlightingContextMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.tableView(
    nothing() as UITableView,
    previewForDismissingContextMenuWithConfiguration: nothing() as UIContextMenuConfiguration)
  _ = object.tableView(
    nothing() as UITableView, willDisplayContextMenu: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.tableView(
    nothing() as UITableView,
    willEndContextMenuInteraction: nothing() as UIContextMenuConfiguration,
    animator: nothing() as (any UIContextMenuInteractionAnimating)?)
  _ = object.tableView(
    nothing() as UITableView,
    willPerformPreviewActionForMenuWith: nothing() as UIContextMenuConfiguration,
    animator: nothing() as any UIContextMenuInteractionCommitAnimating)
  _ = object.tableView(
    nothing() as UITableView, accessoryButtonTappedForRowWith: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, indentationLevelForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, canPerformPrimaryActionForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, performPrimaryActionForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, shouldBeginMultipleSelectionInteractionAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, didBeginMultipleSelectionInteractionAt: nothing() as IndexPath)
  _ = object.tableViewDidEndMultipleSelectionInteraction(nothing() as UITableView)
  _ = object.tableView(nothing() as UITableView, editingStyleForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, titleForDeleteConfirmationButtonForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, leadingSwipeActionsConfigurationForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, trailingSwipeActionsConfigurationForRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, editActionsForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, shouldIndentWhileEditingRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, willBeginEditingRowAt: nothing() as IndexPath)
  _ = object.tableView(nothing() as UITableView, didEndEditingRowAt: nothing() as IndexPath?)
  _ = object.tableView(
    nothing() as UITableView, targetIndexPathForMoveFromRowAt: nothing() as IndexPath,
    toProposedIndexPath: nothing() as IndexPath)
}

open class WithoutUITableViewDragDelegate: NSObject, UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { fatalError() }
}
public class WithUITableViewDragDelegate: WithoutUITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { recorded("tableView") }
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { recorded("tableView") }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    recorded("tableView") as Void
  }
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { recorded("tableView") }
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { recorded("tableView") }
}

@MainActor func call(_ object: any UITableViewDragDelegate) {
  _ = object.tableView(
    nothing() as UITableView, itemsForAddingTo: nothing() as any UIDragSession,
    at: nothing() as IndexPath, point: nothing() as CGPoint)
  _ = object.tableView(
    nothing() as UITableView, dragPreviewParametersForRowAt: nothing() as IndexPath)
  _ = object.tableView(
    nothing() as UITableView, dragSessionWillBegin: nothing() as any UIDragSession)
  _ = object.tableView(nothing() as UITableView, dragSessionDidEnd: nothing() as any UIDragSession)
  _ = object.tableView(
    nothing() as UITableView, dragSessionAllowsMoveOperation: nothing() as any UIDragSession)
  _ = object.tableView(
    nothing() as UITableView,
    dragSessionIsRestrictedToDraggingApplication: nothing() as any UIDragSession)
}

open class WithoutUITableViewDropDelegate: NSObject, UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { fatalError() }
}
public class WithUITableViewDropDelegate: WithoutUITableViewDropDelegate {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    recorded("tableView")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    recorded("tableView") as Void
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { recorded("tableView") }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    recorded("tableView") as Void
  }
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { recorded("tableView") }
}

@MainActor func call(_ object: any UITableViewDropDelegate) {
  _ = object.tableView(nothing() as UITableView, canHandle: nothing() as any UIDropSession)
  _ = object.tableView(
    nothing() as UITableView, dropSessionDidEnter: nothing() as any UIDropSession)
  _ = object.tableView(
    nothing() as UITableView, dropSessionDidUpdate: nothing() as any UIDropSession,
    withDestinationIndexPath: nothing() as IndexPath?)
  _ = object.tableView(nothing() as UITableView, dropSessionDidExit: nothing() as any UIDropSession)
  _ = object.tableView(nothing() as UITableView, dropSessionDidEnd: nothing() as any UIDropSession)
  _ = object.tableView(
    nothing() as UITableView, dropPreviewParametersForRowAt: nothing() as IndexPath)
}

open class WithoutUITextFieldDelegate: NSObject, UITextFieldDelegate {
}
public class WithUITextFieldDelegate: WithoutUITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    recorded("textFieldShouldBeginEditing")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    recorded("textFieldDidBeginEditing") as Void
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    recorded("textFieldShouldEndEditing")
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    recorded("textFieldDidEndEditing") as Void
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    recorded("textFieldDidEndEditing") as Void
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { recorded("textField") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    recorded("textFieldDidChangeSelection") as Void
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { recorded("textFieldShouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { recorded("textFieldShouldReturn") }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { recorded("textField") }
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { recorded("textField") as Void }
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { recorded("textField") as Void }
}

@MainActor func call(_ object: any UITextFieldDelegate) {
  _ = object.textFieldShouldBeginEditing(nothing() as UITextField)
  _ = object.textFieldDidBeginEditing(nothing() as UITextField)
  _ = object.textFieldShouldEndEditing(nothing() as UITextField)
  _ = object.textFieldDidEndEditing(nothing() as UITextField)
  _ = object.textFieldDidEndEditing(
    nothing() as UITextField, reason: nothing() as UITextField.DidEndEditingReason)
  _ = object.textField(
    nothing() as UITextField, shouldChangeCharactersIn: nothing() as NSRange,
    replacementString: nothing() as String)
  _ = object.textFieldDidChangeSelection(nothing() as UITextField)
  _ = object.textFieldShouldClear(nothing() as UITextField)
  _ = object.textFieldShouldReturn(nothing() as UITextField)
  _ = object.textField(
    nothing() as UITextField, editMenuForCharactersIn: nothing() as NSRange,
    suggestedActions: nothing() as [UIMenuElement])
  _ = object.textField(
    nothing() as UITextField,
    willPresentEditMenuWith: nothing() as any UIEditMenuInteractionAnimating)
  _ = object.textField(
    nothing() as UITextField,
    willDismissEditMenuWith: nothing() as any UIEditMenuInteractionAnimating)
}

open class WithoutUITextInput: UIView, UITextInput {
  public func text(in range: UITextRange) -> String? { fatalError() }
  public func replace(_ range: UITextRange, withText text: String) { fatalError() }
  public var selectedTextRange: UITextRange? {
    get { fatalError() }
    set {}
  }
  public var markedTextRange: UITextRange? {
    get { fatalError() }
    set {}
  }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { fatalError() }
    set {}
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { fatalError() }
  public func unmarkText() { fatalError() }
  public var beginningOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }
  public var endOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { fatalError() }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    fatalError()
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { fatalError() }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    fatalError()
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { fatalError() }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { fatalError() }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { fatalError() }
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { fatalError() }
  public func firstRect(for range: UITextRange) -> CGRect { fatalError() }
  public func caretRect(for position: UITextPosition) -> CGRect { fatalError() }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { fatalError() }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { fatalError() }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    fatalError()
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { fatalError() }
  public var tokenizer: any UITextInputTokenizer {
    get { fatalError() }
    set {}
  }
  public var hasText: Bool {
    get { fatalError() }
    set {}
  }
  public func insertText(_ text: String) { fatalError() }
  public func deleteBackward() { fatalError() }
}
public class WithUITextInput: WithoutUITextInput {
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    recorded("shouldChangeText")
  }
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    recorded("setAttributedMarkedText") as Void
  }
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    recorded("position")
  }
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    recorded("characterOffset")
  }
  var textInputView: UIView {
    get { recorded("textInputView") }
    set { recorded("textInputView") as Void }
  }
  var selectionAffinity: UITextStorageDirection {
    get { recorded("selectionAffinity") }
    set { recorded("selectionAffinity") as Void }
  }
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { recorded("textStyling") }
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    recorded("editMenu")
  }
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    recorded("willPresentEditMenu") as Void
  }
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    recorded("willDismissEditMenu") as Void
  }
}

@MainActor func call(_ object: any UITextInput) {
  _ = object.shouldChangeText(in: nothing() as UITextRange, replacementText: nothing() as String)
  _ = object.setAttributedMarkedText(
    nothing() as NSAttributedString?, selectedRange: nothing() as NSRange)
  _ = object.position(within: nothing() as UITextRange, atCharacterOffset: nothing() as Int)
  _ = object.characterOffset(of: nothing() as UITextPosition, within: nothing() as UITextRange)
  _ = object.textInputView
  _ = object.selectionAffinity
  _ = object.textStyling(at: nothing() as UITextPosition, in: nothing() as UITextStorageDirection)
  _ = object.editMenu(for: nothing() as UITextRange, suggestedActions: nothing() as [UIMenuElement])
  _ = object.willPresentEditMenu(animator: nothing() as any UIEditMenuInteractionAnimating)
  _ = object.willDismissEditMenu(animator: nothing() as any UIEditMenuInteractionAnimating)
}

open class WithoutUITextInputTraits: NSObject, UITextInputTraits {
}
public class WithUITextInputTraits: WithoutUITextInputTraits {
  var autocapitalizationType: UITextAutocapitalizationType {
    get { recorded("autocapitalizationType") }
    set { recorded("autocapitalizationType") as Void }
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { recorded("autocorrectionType") }
    set { recorded("autocorrectionType") as Void }
  }
  var spellCheckingType: UITextSpellCheckingType {
    get { recorded("spellCheckingType") }
    set { recorded("spellCheckingType") as Void }
  }
  var smartQuotesType: UITextSmartQuotesType {
    get { recorded("smartQuotesType") }
    set { recorded("smartQuotesType") as Void }
  }
  var smartDashesType: UITextSmartDashesType {
    get { recorded("smartDashesType") }
    set { recorded("smartDashesType") as Void }
  }
  var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { recorded("smartInsertDeleteType") }
    set { recorded("smartInsertDeleteType") as Void }
  }
  var keyboardType: UIKeyboardType {
    get { recorded("keyboardType") }
    set { recorded("keyboardType") as Void }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { recorded("keyboardAppearance") }
    set { recorded("keyboardAppearance") as Void }
  }
  var returnKeyType: UIReturnKeyType {
    get { recorded("returnKeyType") }
    set { recorded("returnKeyType") as Void }
  }
  var enablesReturnKeyAutomatically: Bool {
    get { recorded("enablesReturnKeyAutomatically") }
    set { recorded("enablesReturnKeyAutomatically") as Void }
  }
  var isSecureTextEntry: Bool {
    get { recorded("isSecureTextEntry") }
    set { recorded("isSecureTextEntry") as Void }
  }
  var textContentType: UITextContentType! {
    get { recorded("textContentType") }
    set { recorded("textContentType") as Void }
  }
  var passwordRules: UITextInputPasswordRules? {
    get { recorded("passwordRules") }
    set { recorded("passwordRules") as Void }
  }
}

@MainActor func call(_ object: any UITextInputTraits) {
  _ = object.autocapitalizationType
  _ = object.autocorrectionType
  _ = object.spellCheckingType
  _ = object.smartQuotesType
  _ = object.smartDashesType
  _ = object.smartInsertDeleteType
  _ = object.keyboardType
  _ = object.keyboardAppearance
  _ = object.returnKeyType
  _ = object.enablesReturnKeyAutomatically
  _ = object.isSecureTextEntry
  _ = object.textContentType
  _ = object.passwordRules
}

open class WithoutUITextViewDelegate: NSObject, UITextViewDelegate {
}
public class WithUITextViewDelegate: WithoutUITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    recorded("textViewShouldBeginEditing")
  }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    recorded("textViewShouldEndEditing")
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    recorded("textViewDidBeginEditing") as Void
  }
  func textViewDidEndEditing(_ textView: UITextView) { recorded("textViewDidEndEditing") as Void }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { recorded("textView") }
  func textViewDidChange(_ textView: UITextView) { recorded("textViewDidChange") as Void }
  func textViewDidChangeSelection(_ textView: UITextView) {
    recorded("textViewDidChangeSelection") as Void
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { recorded("textView") }
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { recorded("textView") }
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  { recorded("textView") }
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { recorded("textView") }
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { recorded("textView") }
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { recorded("textView") as Void }
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { recorded("textView") as Void }
}

@MainActor func call(_ object: any UITextViewDelegate) {
  _ = object.textViewShouldBeginEditing(nothing() as UITextView)
  _ = object.textViewShouldEndEditing(nothing() as UITextView)
  _ = object.textViewDidBeginEditing(nothing() as UITextView)
  _ = object.textViewDidEndEditing(nothing() as UITextView)
  _ = object.textView(
    nothing() as UITextView, shouldChangeTextIn: nothing() as NSRange,
    replacementText: nothing() as String)
  _ = object.textViewDidChange(nothing() as UITextView)
  _ = object.textViewDidChangeSelection(nothing() as UITextView)
  _ = object.textView(
    nothing() as UITextView, shouldInteractWith: nothing() as URL, in: nothing() as NSRange,
    interaction: nothing() as UITextItemInteraction)
  _ = object.textView(
    nothing() as UITextView, shouldInteractWith: nothing() as NSTextAttachment,
    in: nothing() as NSRange, interaction: nothing() as UITextItemInteraction)
  _ = object.textView(
    nothing() as UITextView, shouldInteractWith: nothing() as URL, in: nothing() as NSRange)
  _ = object.textView(
    nothing() as UITextView, shouldInteractWith: nothing() as NSTextAttachment,
    in: nothing() as NSRange)
  _ = object.textView(
    nothing() as UITextView, editMenuForTextIn: nothing() as NSRange,
    suggestedActions: nothing() as [UIMenuElement])
  _ = object.textView(
    nothing() as UITextView,
    willPresentEditMenuWith: nothing() as any UIEditMenuInteractionAnimating)
  _ = object.textView(
    nothing() as UITextView,
    willDismissEditMenuWith: nothing() as any UIEditMenuInteractionAnimating)
}

open class WithoutUIViewControllerAnimatedTransitioning: NSObject,
  UIViewControllerAnimatedTransitioning
{
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { fatalError() }
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fatalError()
  }
}
public class WithUIViewControllerAnimatedTransitioning: WithoutUIViewControllerAnimatedTransitioning
{
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { recorded("interruptibleAnimator") }
  func animationEnded(_ transitionCompleted: Bool) { recorded("animationEnded") as Void }
}

@MainActor func call(_ object: any UIViewControllerAnimatedTransitioning) {
  _ = object.interruptibleAnimator(using: nothing() as any UIViewControllerContextTransitioning)
  _ = object.animationEnded(nothing() as Bool)
}

open class WithoutUIViewControllerInteractiveTransitioning: NSObject,
  UIViewControllerInteractiveTransitioning
{
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { fatalError() }
}
public class WithUIViewControllerInteractiveTransitioning:
  WithoutUIViewControllerInteractiveTransitioning
{
  var completionSpeed: CGFloat {
    get { recorded("completionSpeed") }
    set { recorded("completionSpeed") as Void }
  }
  var completionCurve: UIView.AnimationCurve {
    get { recorded("completionCurve") }
    set { recorded("completionCurve") as Void }
  }
  var wantsInteractiveStart: Bool {
    get { recorded("wantsInteractiveStart") }
    set { recorded("wantsInteractiveStart") as Void }
  }
}

@MainActor func call(_ object: any UIViewControllerInteractiveTransitioning) {
  _ = object.completionSpeed
  _ = object.completionCurve
  _ = object.wantsInteractiveStart
}

open class WithoutUIViewControllerTransitioningDelegate: NSObject,
  UIViewControllerTransitioningDelegate
{
}
public class WithUIViewControllerTransitioningDelegate: WithoutUIViewControllerTransitioningDelegate
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { recorded("animationController") }
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { recorded("animationController") }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorded("interactionControllerForPresentation")
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { recorded("interactionControllerForDismissal") }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { recorded("presentationController") }
}

@MainActor func call(_ object: any UIViewControllerTransitioningDelegate) {
  _ = object.animationController(
    forPresented: nothing() as UIViewController, presenting: nothing() as UIViewController,
    source: nothing() as UIViewController)
  _ = object.animationController(forDismissed: nothing() as UIViewController)
  _ = object.interactionControllerForPresentation(
    using: nothing() as any UIViewControllerAnimatedTransitioning)
  _ = object.interactionControllerForDismissal(
    using: nothing() as any UIViewControllerAnimatedTransitioning)
  _ = object.presentationController(
    forPresented: nothing() as UIViewController, presenting: nothing() as UIViewController?,
    source: nothing() as UIViewController)
}

open class WithoutUIWindowSceneDelegate: NSObject, UIWindowSceneDelegate {
}
public class WithUIWindowSceneDelegate: WithoutUIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { recorded("windowScene") as Void }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { recorded("windowScene") as Void }
  var window: UIWindow? {
    get { recorded("window") }
    set { recorded("window") as Void }
  }
}

@MainActor func call(_ object: any UIWindowSceneDelegate) {
  _ = object.windowScene(
    nothing() as UIWindowScene, didUpdate: nothing() as any UICoordinateSpace,
    interfaceOrientation: nothing() as UIInterfaceOrientation,
    traitCollection: nothing() as UITraitCollection)
  _ = object.windowScene(
    nothing() as UIWindowScene, performActionFor: nothing() as UIApplicationShortcutItem,
    completionHandler: nothing() as (Bool) -> Void)
  _ = (object as any _WindowKeeping).window
}

/// Notes that a member was called.
func recorded<Value>(_ name: String) -> Value {
  EveryProtocol.called.append(name)
  return nothing()
}

/// Returns a value whose bytes are zero, which nobody uses.
func nothing<Value>() -> Value {
  let size = max(1, MemoryLayout<Value>.size)
  return withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<Value>.alignment) {
    bytes in
    _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
    return bytes.load(as: Value.self)
  }
}

@MainActor public enum EveryProtocol {
  nonisolated(unsafe) static var called: [String] = []

  /// Calls every optional member of every protocol, and returns the names of those that were called.
  public static func callAll() -> [String: [String]] {
    var result: [String: [String]] = [:]
    call(WithCAAnimationDelegate() as any CAAnimationDelegate)
    result["CAAnimationDelegate"] = called
    called = []
    call(WithCALayerDelegate() as any CALayerDelegate)
    result["CALayerDelegate"] = called
    called = []
    call(WithNSTextStorageDelegate() as any NSTextStorageDelegate)
    result["NSTextStorageDelegate"] = called
    called = []
    call(WithUIActivityItemSource() as any UIActivityItemSource)
    result["UIActivityItemSource"] = called
    called = []
    call(
      WithUIAdaptivePresentationControllerDelegate() as any UIAdaptivePresentationControllerDelegate
    )
    result["UIAdaptivePresentationControllerDelegate"] = called
    called = []
    call(WithUIApplicationDelegate() as any UIApplicationDelegate)
    result["UIApplicationDelegate"] = called
    called = []
    call(WithUIBarPositioningDelegate() as any UIBarPositioningDelegate)
    result["UIBarPositioningDelegate"] = called
    called = []
    call(WithUICalendarSelectionMultiDateDelegate() as any UICalendarSelectionMultiDateDelegate)
    result["UICalendarSelectionMultiDateDelegate"] = called
    called = []
    call(WithUICalendarSelectionSingleDateDelegate() as any UICalendarSelectionSingleDateDelegate)
    result["UICalendarSelectionSingleDateDelegate"] = called
    called = []
    call(WithUICalendarViewDelegate() as any UICalendarViewDelegate)
    result["UICalendarViewDelegate"] = called
    called = []
    call(WithUICollectionViewDataSource() as any UICollectionViewDataSource)
    result["UICollectionViewDataSource"] = called
    called = []
    call(WithUICollectionViewDataSourcePrefetching() as any UICollectionViewDataSourcePrefetching)
    result["UICollectionViewDataSourcePrefetching"] = called
    called = []
    call(WithUICollectionViewDelegate() as any UICollectionViewDelegate)
    result["UICollectionViewDelegate"] = called
    called = []
    call(WithUICollectionViewDelegateFlowLayout() as any UICollectionViewDelegateFlowLayout)
    result["UICollectionViewDelegateFlowLayout"] = called
    called = []
    call(WithUICollectionViewDragDelegate() as any UICollectionViewDragDelegate)
    result["UICollectionViewDragDelegate"] = called
    called = []
    call(WithUICollectionViewDropDelegate() as any UICollectionViewDropDelegate)
    result["UICollectionViewDropDelegate"] = called
    called = []
    call(WithUICollisionBehaviorDelegate() as any UICollisionBehaviorDelegate)
    result["UICollisionBehaviorDelegate"] = called
    called = []
    call(WithUIColorPickerViewControllerDelegate() as any UIColorPickerViewControllerDelegate)
    result["UIColorPickerViewControllerDelegate"] = called
    called = []
    call(WithUIContextMenuInteractionDelegate() as any UIContextMenuInteractionDelegate)
    result["UIContextMenuInteractionDelegate"] = called
    called = []
    call(WithUIDragInteractionDelegate() as any UIDragInteractionDelegate)
    result["UIDragInteractionDelegate"] = called
    called = []
    call(WithUIDropInteractionDelegate() as any UIDropInteractionDelegate)
    result["UIDropInteractionDelegate"] = called
    called = []
    call(WithUIDynamicAnimatorDelegate() as any UIDynamicAnimatorDelegate)
    result["UIDynamicAnimatorDelegate"] = called
    called = []
    call(WithUIDynamicItem() as any UIDynamicItem)
    result["UIDynamicItem"] = called
    called = []
    call(WithUIEditMenuInteractionDelegate() as any UIEditMenuInteractionDelegate)
    result["UIEditMenuInteractionDelegate"] = called
    called = []
    call(WithUIGestureRecognizerDelegate() as any UIGestureRecognizerDelegate)
    result["UIGestureRecognizerDelegate"] = called
    called = []
    call(WithUIImagePickerControllerDelegate() as any UIImagePickerControllerDelegate)
    result["UIImagePickerControllerDelegate"] = called
    called = []
    call(WithUINavigationBarDelegate() as any UINavigationBarDelegate)
    result["UINavigationBarDelegate"] = called
    called = []
    call(WithUINavigationControllerDelegate() as any UINavigationControllerDelegate)
    result["UINavigationControllerDelegate"] = called
    called = []
    call(WithUINavigationItemRenameDelegate() as any UINavigationItemRenameDelegate)
    result["UINavigationItemRenameDelegate"] = called
    called = []
    call(WithUIPageViewControllerDataSource() as any UIPageViewControllerDataSource)
    result["UIPageViewControllerDataSource"] = called
    called = []
    call(WithUIPageViewControllerDelegate() as any UIPageViewControllerDelegate)
    result["UIPageViewControllerDelegate"] = called
    called = []
    call(WithUIPickerViewAccessibilityDelegate() as any UIPickerViewAccessibilityDelegate)
    result["UIPickerViewAccessibilityDelegate"] = called
    called = []
    call(WithUIPickerViewDelegate() as any UIPickerViewDelegate)
    result["UIPickerViewDelegate"] = called
    called = []
    call(WithUIPointerInteractionDelegate() as any UIPointerInteractionDelegate)
    result["UIPointerInteractionDelegate"] = called
    called = []
    call(
      WithUIPopoverPresentationControllerDelegate() as any UIPopoverPresentationControllerDelegate)
    result["UIPopoverPresentationControllerDelegate"] = called
    called = []
    call(WithUISceneDelegate() as any UISceneDelegate)
    result["UISceneDelegate"] = called
    called = []
    call(WithUIScrollViewDelegate() as any UIScrollViewDelegate)
    result["UIScrollViewDelegate"] = called
    called = []
    call(WithUISearchBarDelegate() as any UISearchBarDelegate)
    result["UISearchBarDelegate"] = called
    called = []
    call(WithUISearchControllerDelegate() as any UISearchControllerDelegate)
    result["UISearchControllerDelegate"] = called
    called = []
    call(WithUISearchResultsUpdating() as any UISearchResultsUpdating)
    result["UISearchResultsUpdating"] = called
    called = []
    call(WithUISearchTextFieldDelegate() as any UISearchTextFieldDelegate)
    result["UISearchTextFieldDelegate"] = called
    called = []
    call(WithUISheetPresentationControllerDelegate() as any UISheetPresentationControllerDelegate)
    result["UISheetPresentationControllerDelegate"] = called
    called = []
    call(WithUISplitViewControllerDelegate() as any UISplitViewControllerDelegate)
    result["UISplitViewControllerDelegate"] = called
    called = []
    call(WithUISpringLoadedInteractionBehavior() as any UISpringLoadedInteractionBehavior)
    result["UISpringLoadedInteractionBehavior"] = called
    called = []
    call(WithUITabBarControllerDelegate() as any UITabBarControllerDelegate)
    result["UITabBarControllerDelegate"] = called
    called = []
    call(WithUITabBarDelegate() as any UITabBarDelegate)
    result["UITabBarDelegate"] = called
    called = []
    call(WithUITableViewDataSource() as any UITableViewDataSource)
    result["UITableViewDataSource"] = called
    called = []
    call(WithUITableViewDataSourcePrefetching() as any UITableViewDataSourcePrefetching)
    result["UITableViewDataSourcePrefetching"] = called
    called = []
    call(WithUITableViewDelegate() as any UITableViewDelegate)
    result["UITableViewDelegate"] = called
    called = []
    call(WithUITableViewDragDelegate() as any UITableViewDragDelegate)
    result["UITableViewDragDelegate"] = called
    called = []
    call(WithUITableViewDropDelegate() as any UITableViewDropDelegate)
    result["UITableViewDropDelegate"] = called
    called = []
    call(WithUITextFieldDelegate() as any UITextFieldDelegate)
    result["UITextFieldDelegate"] = called
    called = []
    call(WithUITextInput() as any UITextInput)
    result["UITextInput"] = called
    called = []
    call(WithUITextInputTraits() as any UITextInputTraits)
    result["UITextInputTraits"] = called
    called = []
    call(WithUITextViewDelegate() as any UITextViewDelegate)
    result["UITextViewDelegate"] = called
    called = []
    call(WithUIViewControllerAnimatedTransitioning() as any UIViewControllerAnimatedTransitioning)
    result["UIViewControllerAnimatedTransitioning"] = called
    called = []
    call(
      WithUIViewControllerInteractiveTransitioning() as any UIViewControllerInteractiveTransitioning
    )
    result["UIViewControllerInteractiveTransitioning"] = called
    called = []
    call(WithUIViewControllerTransitioningDelegate() as any UIViewControllerTransitioningDelegate)
    result["UIViewControllerTransitioningDelegate"] = called
    called = []
    call(WithUIWindowSceneDelegate() as any UIWindowSceneDelegate)
    result["UIWindowSceneDelegate"] = called
    called = []
    return result
  }
}
