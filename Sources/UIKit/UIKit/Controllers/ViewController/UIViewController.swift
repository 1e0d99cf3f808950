import QuartzCore

/// Manages one screenful of views, or a part of one: loads them, responds when they appear, disappear
/// and are laid out, and contains other controllers.
///
/// Every overridable member is in this file, by concepts in the order of Apple's header: Swift without
/// Objective-C can't override members of extensions, and iOS lets a subclass override all of these. The
/// comments here describe the members; the implementations are in the `UIViewController+….swift` file
/// of each concept.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIContentContainer, UIFocusEnvironment
{
  // MARK: Internal state

  var loadedView: UIView?
  /// Makes the view in place of `loadView()`'s plain one; storyboards and nibs set it.
  var viewLoader: (() -> UIView?)?
  /// The storyboard's scene of this controller, if it comes from one.
  var storyboardScene: StoryboardScene?
  /// The sources of the scene's popover segues, by their names in the file.
  var popoverObjects: [String: () -> AnyObject?] = [:]
  /// Objects of the storyboard's scene outside the view hierarchy, which outlets may refer to only
  /// weakly.
  var archivedObjects: [AnyObject] = []

  var appearanceState = AppearanceState.disappeared
  var appearanceIsAnimated = false
  /// Counts begun appearance transitions, so that a deferred end belongs to its own beginning only.
  var appearanceTransitions = 0
  var disappearsWithWindow = false
  /// Whether the view is being moved from one place on the screen to another.
  var staysWhereverItsViewIs = false

  var childControllers: [UIViewController] = []
  var parentMove = ParentMove.none
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// The presentation that this controller presents.
  var presentation: Presentation?
  weak var presentedBy: UIViewController?
  /// Made when it is first asked for, before the presentation begins, and gone with it.
  var ownPresentationController: UIPresentationController?
  /// The popover of a controller of that style, also while a sheet takes its place.
  var ownPopover: UIPopoverPresentationController?
  var ownTransition: TransitionCoordinator?

  /// The part of the root view's safe area that a container's bars take, in points, beside
  /// `additionalSafeAreaInsets`.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() } }
  }
  var contentScrollViews = ContentScrollViews()
  var barItems = BarItems()

  // MARK: Creating

  /// Makes a controller. `nibNameOrNil` names the nib that the view comes from; nil leaves the view
  /// to `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  /// Makes a controller whose view comes from `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes the controller that an archive or a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(controller: self)
  }

  /// Is there to be overridden: controllers aren't archived here, which is reported.
  open func encode(with coder: NSCoder) { reportArchiving(of: Self.self) }

  /// The nib that the view comes from, or nil.
  open private(set) var nibName: String?
  /// The bundle that contains the nib; nil means the main bundle.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The root view. Reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }

  /// The root view if it has been loaded; reading it loads nothing.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view and assigns it to `view`. An override does not call super.
  open func loadView() { loadDefaultView() }

  /// Loads the view if it has not been loaded yet.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once, when the view has been loaded and isn't in a hierarchy yet.
  open dynamic func viewDidLoad() {}

  /// Updates the root view's constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The responder after this one: the root view's superview, or who presented this controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentedBy }

  // MARK: Appearance

  /// Called before the view is added to a window or uncovered.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the screen and its transition is over.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window or covered.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off the screen and its transition is over.
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that it begins to appear or disappear. For containers that do not forward
  /// automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that the transition begun last is over.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether appearance and disappearance go on to the children whose views are inside this one's.
  /// True by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  open dynamic func viewWillLayoutSubviews() {}
  /// Called when the root view has laid out its subviews.
  open dynamic func viewDidLayoutSubviews() {}
  /// Called when the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Added to what the root view's safe area is without it, in points. An app's own bars and panels
  /// go here.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
    }
  }

  /// The least margins of the root view: 16 pt left and right, 20 pt where the view is 414 pt wide
  /// or wider.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumLayoutMargins }

  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`. True by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.layoutMarginsSourceDidChange()
      }
    }
  }

  /// The edges at which the root view lies under its container's bars. All by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.setNeedsContentLayout() }
  }

  /// Whether the root view lies under bars that are not translucent as well. False by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.setNeedsContentLayout() }
  }

  /// Whether content that can't scroll keeps clear of a navigation bar, too. True by default; scroll
  /// views' `contentInsetAdjustmentBehavior` has taken its place.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
    }
  }

  /// Names the scroll view whose content scrolls under the bars at `edge`; nil brings the automatic
  /// search back.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.contentScrollViewDidChange(of: self)
  }

  /// Names the scroll view whose content scrolls under the bars at the top and at the bottom.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// The scroll view that the bars at `edge` watch: the one that was set, or the root view or its
  /// first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge) ?? foundContentScrollView
  }

  // MARK: Size and traits

  /// The size in points that the content would like to have in a container.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }

  /// Called when a child has changed its `preferredContentSize`. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's fitting size has changed. Does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child gets when this controller gets `parentSize`: all of it by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view changes its size. Forwards to the children by default, so an override calls
  /// super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. Forwards to the children by default, so an override calls super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The environment of the view: size classes, scale, style, direction.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits have changed.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style that this controller and what it contains and presents are forced
  /// into.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitSourceDidChange() }
    }
  }

  /// Forces traits on a child; nil lets it inherit again.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitSourceDidChange()
  }

  /// The traits forced on a child, or nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Contains `childController`, which leaves its former parent. Calls its `willMove(toParent:)`;
  /// the caller adds the view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Leaves the parent, and calls `didMove(toParent:)` with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller moves to another parent, or to none.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { parentMove = .from }
  }

  /// Called when the controller has moved to another parent, or to none.
  open func didMove(toParent parent: UIViewController?) { parentMove = .none }

  /// Whether the controller is appearing because it has been added to a container.
  open var isMovingToParent: Bool { parentMove == .to }

  /// Whether the controller is disappearing because it leaves its container.
  open var isMovingFromParent: Bool { parentMove == .from }

  /// Exchanges the views of two children, with `animations` for `duration` seconds, and sends both
  /// their appearance messages.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Shows `vc` in the nearest container that knows how, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showAbove(vc) { $0.show(vc, sender: sender) }
  }

  /// Presents `vc`, since no container here has room for a second controller beside this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAbove(vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// Posted when a split view controller has become one column, or more: where
  /// `showDetailViewController(_:sender:)` leads has changed.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// The nearest controller, from this one on through its parents and presenters, that handles an
  /// action. Showing a controller is handled by containers that have a place for it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    foundTarget(forAction: action, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue of this name that the storyboard has for this controller. Traps when there
  /// is none, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user has set off is performed; `identifier` is empty when it has
  /// none. True by default. `performSegue(withIdentifier:sender:)` does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue that leaves this controller is performed. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue with this action leads back to this controller: whether it has the
  /// method. One of sources that weren't lowered isn't found by its name.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The former form of the same, which is asked unless the other is overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { action.isImplemented(by: self) }

  /// The children that an unwind segue may lead to, in the order in which they are asked: all but
  /// the one that holds its source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Shows `subsequentVC`, this controller itself or one that it holds, on the way back of an
  /// unwind segue: dismisses what it presents by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if presentation != nil { dismiss(animated: UIView.areAnimationsEnabled) }
  }

  // MARK: Presentation

  /// How the controller lies over who presents it. `.automatic` is a sheet for most controllers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      guard modalPresentationStyle != oldValue, presentedBy == nil else { return }
      ownPresentationController = nil
      ownPopover = nil
    }
  }

  /// How the controller comes and goes: from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Gives the controller, when it is presented, its animators and its presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in the current context cover this controller's view. False by default.
  open var definesPresentationContext = false

  /// Whether what covers this controller as a presentation context comes and goes in this
  /// controller's `modalTransitionStyle`. False by default.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user cannot dismiss the controller, a sheet, by dragging. False by default.
  open var isModalInPresentation = false

  /// The former name of `isModalInPresentation`.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether actions that come up the responder chain are performed while this controller presents
  /// another over itself. True by default.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// The manager, present or future, of the presentation of this controller or of one around it.
  open var presentationController: UIPresentationController? { foundPresentationController }

  /// The popover that this controller or one around it is shown in, or is going to be; nil where the
  /// style is another.
  open var popoverPresentationController: UIPopoverPresentationController? { foundPopover }

  /// The manager of the presentation under way of this controller or of one around it, or nil.
  open var activePresentationController: UIPresentationController? {
    presentingViewController?.presentation?.controller
  }

  /// Whether this controller, presented without covering the whole screen, decides about the status
  /// bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Shows `viewControllerToPresent` over this controller; the completion comes after its
  /// `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller has presented, or else this controller, with everything above
  /// it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The controller that this one or a controller around it has presented.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.presentation?.presented }.first
  }

  /// The controller that has presented this one or a controller around it.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.presentedBy }.first
  }

  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { presentedBy?.presentation?.phase == .presenting }

  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool {
    endsDismissal || presentedBy?.presentation?.phase == .dismissing
  }
  /// Whether it hears just now that it has disappeared by being dismissed.
  var endsDismissal = false

  /// The coordinator of the transition that this controller or one around it takes part in, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.runningTransition }.first
  }

  // MARK: Previews

  /// The entries of the menu below a preview of the controller; none unless overridden.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Shows previews of controllers for a view: as context menus, which took their place.
  @discardableResult open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.sourceView.removeInteraction(context.interaction)
    previewingContexts.removeAll { $0 === context }
  }
  private var previewingContexts: [PreviewingContext] = []

  // MARK: Status bar, orientation

  /// The style of the status bar's text while this controller decides about it.
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while this controller decides about it.
  open dynamic var prefersStatusBarHidden: Bool { false }
  /// The child that decides about the status bar's style; nil leaves it to this controller.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil leaves it to this controller.
  open dynamic var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar changes; the page that shows it fades whatever this says.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has the status bar's style and visibility asked for again.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBarAppearance() }

  /// Whether the home indicator is hidden while this controller decides about it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil leaves it to this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has the home indicator's visibility asked for again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateStatusBarAppearance() }

  /// The edges at which the app's gestures come before the system's. The page has no gestures of the
  /// system, so nothing asks for them.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the edges; nil leaves it to this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges changed, which nothing asks for.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The orientations that the controller can be shown in: on a phone all but upside down.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which a presentation over the whole screen begins. Portrait by default; nothing
  /// here turns a device, so nothing asks for it.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .portrait
  }

  /// Whether the controller turned with the device before iOS 16, which doesn't ask it any more.
  open dynamic var shouldAutorotate: Bool { true }

  /// Turned the interface to the device's orientation before iOS 16, on which it does nothing:
  /// Apple's header names `setNeedsUpdateOfSupportedInterfaceOrientations()` in its place.
  public class func attemptRotationToDeviceOrientation() {}

  /// The supported orientations are others now. They are asked for whenever the device turns, so there
  /// is nothing to do.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The interface is about to turn. Forwards to the children by default, as do the other two; Apple's
  /// header names `viewWillTransition(to:with:)` in their place.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardRotation { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
  }

  /// The interface has its new size, and turns.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardRotation { $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }

  /// The interface was turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardRotation { $0.didRotate(from: fromInterfaceOrientation) }
  }

  /// Whether the children receive rotation callbacks. True by default.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// How the interface stands; Apple's header names the window scene's in its place.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation
      ?? UIApplication.shared.statusBarOrientation
  }

  // MARK: State restoration

  /// A name under which state restoration would keep the controller; nothing here restores states.
  open var restorationIdentifier: String?

  /// The class that would make the controller when its state is restored, which nothing here does.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Would write the state down; nothing here asks for it.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Would take a state up again; nothing here asks for it.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Would come when all states are restored; nothing here restores any.
  open func applicationFinishedRestoringState() {}

  // MARK: Pointer, focus, keyboard

  /// Whether the pointer would be hidden and held. A page's pointer can't be, so nothing asks for it.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; nil leaves it to this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// The pointer's preference changed, which nothing asks for.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The group that the items in the controller's view belong to; nil is one of its own.
  open var focusGroupIdentifier: String?

  /// Whether the item that had the focus gets it back when the view appears again.
  open var restoresFocusAfterTransition = true

  /// The environments that focus goes to: the controller's view, and in a container the shown child.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { _preferredFocusEnvironments }
  /// The environment that contains the controller's view.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent
  }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { _setNeedsFocusUpdate() }
  open func updateFocusIfNeeded() { _updateFocusIfNeeded() }

  /// Whether the keyboard stays when the first responder goes to a control that needs none: in form
  /// sheets, and nowhere else. The keyboard here stays with its first responder in any case.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The commands that were added, or nil. An override lists its own before or after them.
  open dynamic override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a command of hardware keyboards.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes an added command away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// A name for measuring interactions; it is kept.
  open var interactionActivityTrackingBaseName: String?

  // MARK: Memory

  /// Memory is short. Does nothing by default.
  open func didReceiveMemoryWarning() {}

  // MARK: Containers around it

  /// The navigation controller that this controller is in, or nil.
  open var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  /// The tab bar controller that this controller is in, or nil.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  /// The split view controller that this controller is in, or nil.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

  /// Takes what a split view controller's secondary controller shows, as the two become one. Does
  /// nothing by default.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives back what a split view controller's secondary controller showed, as the two part. Nil by
  /// default.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// The tab bar's item for this controller: its title unless changed.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set {
      barItems.tabBar = newValue
      (parent as? UITabBarController)?.reloadBar()
    }
  }

  /// The items in the toolbar of a navigation controller while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Exchanges the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.showToolbarItems(animated: animated)
  }

  // MARK: Naming

  /// The title of the controller's content, in a few words; navigation bars show it.
  open var title: String? { didSet { barItems.show(title: title) } }

  /// Whether the bar at the bottom, a tab bar's, goes when the controller is pushed. False by
  /// default.
  open var hidesBottomBarWhenPushed = false

  /// The navigation bar's content while this controller is on top.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  /// Whether the content can be edited just now; the setter does not animate.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editItem.showEditing(editing)
  }

  /// A bar button that says Edit or Done and begins and ends editing.
  open var editButtonItem: UIBarButtonItem { editItem }
  private lazy var editItem = UIBarButtonItem.editItem(for: self)

  // MARK: For the containers in this module

  /// Called before `viewWillAppear`, for a container that puts its child in place then.
  func prepareToAppear() {}

  /// Called after `viewDidDisappear`, for a container whose own transitions end then.
  func didVanish() {}

  /// Called when the traits have changed, before `traitCollectionDidChange(_:)`.
  func traitsDidChange() {}

  /// Called when the stack of a child has changed, before its transition begins.
  func stackDidChange(of child: UINavigationController) {}

  /// The traits that a container forces on a child besides those that were set for it, or nil.
  func forcedTraits(forChild child: UIViewController) -> UITraitCollection? { nil }

  /// The controller of this controller's presentation, where the class has a kind of its own.
  func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? { nil }

  /// The transition that this controller itself takes part in or runs.
  var runningTransition: TransitionCoordinator? { presentationTransition }
}
