import OozeKernel
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

  var viewLoading = RootView()
  var storyboardParts = StoryboardParts()
  var viewAppearance = ViewAppearance()
  var containment = Containment()
  /// The presentation that this controller presents.
  var presentation: Presentation?
  weak var presentedBy: UIViewController?
  var presenting = Presenting()

  /// The part of the root view's safe area that a container's bars take, in points, in addition to
  /// `additionalSafeAreaInsets`.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() } }
  }
  var contentScrollViews = ContentScrollViews()
  var barItems = BarItems()

  // MARK: Creating

  /// Creates a controller. `nibNameOrNil` names the nib of the view; nil leaves the view to
  /// `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil ?? .main
  }

  /// Creates a controller whose view comes from `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller that an archive or a storyboard describes.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(controller: self)
  }

  /// Whether the controller's view, if it is a scroll view, gets an inset for the keyboard. The
  /// controllers of lists return `true`.
  var avoidsKeyboard: Bool { false }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "view": connect(view: object as? UIView)
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  /// For subclasses to override: archiving controllers isn't supported, and prints a message.
  open func encode(with coder: NSCoder) {
    Diagnostics.report("\(Self.self) was not archived: controllers aren't written to archives here")
  }

  /// The nib of the view, or nil.
  open private(set) var nibName: String?
  /// The bundle that contains the nib; by default the main bundle.
  open private(set) var nibBundle: Bundle? = .main

  // MARK: View

  /// The root view. Reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewLoading.view
    }
    set { replaceView(by: newValue) }
  }

  /// The view that a presentation shows: the root view, or a larger one around it.
  var shownRoot: UIView { view }

  /// The root view if it has been loaded; reading it loads nothing.
  open var viewIfLoaded: UIView? { viewLoading.view }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { viewLoading.view != nil }

  /// Creates the root view and assigns it to `view`. An override doesn't call super.
  open dynamic func loadView() { loadDefaultView() }

  /// Loads the view if it hasn't been loaded yet.
  open func loadViewIfNeeded() { loadViewOnce() }

  /// Called once, when the view has been loaded and isn't in a hierarchy yet.
  open dynamic func viewDidLoad() {}

  /// Updates the root view's constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The responder after this one: the root view's superview, or the presenting controller.
  open dynamic override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentedBy }

  // MARK: Appearance

  /// Called before the view is added to a window or uncovered.
  open dynamic func viewWillAppear(_ animated: Bool) {}
  /// Called once for each appearance, after `viewWillAppear(_:)`: the view is in its window, its traits are up to date, and
  /// its superview has given it its frame.
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and its transition is over.
  open dynamic func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window or covered.
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is off the screen and its transition is over.
  open dynamic func viewDidDisappear(_ animated: Bool) {}

  /// Begins the appearance or disappearance of a child. For containers that don't forward
  /// automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition of a child that was begun last.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether appearance callbacks are forwarded to the children whose views are inside this one's. True
  /// by default.
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

  /// Insets that are added to the root view's safe area, in points, for an app's own bars and panels.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
    }
  }

  /// The minimum margins of the root view: 16 pt left and right, 20 pt if the view is 414 pt wide or
  /// wider.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumLayoutMargins }

  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`. True by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.layoutMarginsSourceDidChange()
      }
    }
  }

  /// The edges at which the root view extends under its container's bars. All by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.setNeedsContentLayout() }
  }

  /// Whether the root view also extends under bars that aren't translucent. False by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.setNeedsContentLayout() }
  }

  /// Whether content that can't scroll is inset by a navigation bar too. True by default; superseded by
  /// scroll views' `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() }
    }
  }

  /// Sets the scroll view whose content scrolls under the bars at `edge`; nil restores the automatic
  /// search.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.contentScrollViewDidChange(of: self)
  }

  /// Sets the scroll view whose content scrolls under the bars at the top and at the bottom.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// Returns the scroll view that the bars at `edge` observe: the one that was set, or the root view or
  /// its first subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge) ?? foundContentScrollView
  }

  // MARK: Size and traits

  /// The preferred size of the content in a container, in points.
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

  /// Returns the size of a child when this controller has `parentSize`: all of it by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view changes its size. Forwards to the children by default, so an override calls
  /// super.
  open dynamic func viewWillTransition(
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

  /// The light or dark style that overrides the traits of this controller and of those that it contains
  /// and presents.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() }
    }
  }

  /// Overrides a child's traits; nil lets it inherit again.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    containment.traitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  /// Returns the traits that override a child's, or nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    containment.traitOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds `childController`, which leaves its former parent. Calls its `willMove(toParent:)`; the
  /// caller adds the view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Removes the controller from its parent, and calls `didMove(toParent:)` with nil.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller moves to another parent, or to none.
  open dynamic func willMove(toParent parent: UIViewController?) {
    if parent == nil { containment.move = .from }
  }

  /// Called when the controller has moved to another parent, or to none.
  open dynamic func didMove(toParent parent: UIViewController?) { containment.move = .none }

  /// Whether the controller is appearing because it has been added to a container.
  open var isMovingToParent: Bool { containment.move == .to }

  /// Whether the controller is disappearing because it leaves its container.
  open var isMovingFromParent: Bool { containment.move == .from }

  /// Replaces one child's view by another's, with `animations` for `duration` seconds, and makes the
  /// appearance callbacks of both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Shows `vc` in the nearest container that supports it, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showAbove(vc) { $0.show(vc, sender: sender) }
  }

  /// Shows `vc` in a container with space for a second controller, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAbove(vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// Posted when a split view controller has collapsed or expanded: the target of
  /// `showDetailViewController(_:sender:)` has changed.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// Returns the nearest controller, from this one on through its parents and presenters, that handles
  /// an action. Containers with a place for a shown controller handle showing it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    foundTarget(forAction: action, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue with this identifier in the controller's storyboard. Traps if there is none, as
  /// on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Whether a segue that the user has triggered is performed; `identifier` is empty if it has none.
  /// True by default. `performSegue(withIdentifier:sender:)` doesn't call it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue that leaves this controller is performed. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue with this action leads back to this controller: whether it implements the
  /// method. Methods of sources that weren't lowered aren't found by name.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// Returns the older form of the same method, which is called unless the other is overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { action.isImplemented(by: self) }

  /// Returns the children that an unwind segue may lead to, in the order in which they are asked: all
  /// except the one that contains its source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Shows `subsequentVC`, this controller itself or one that it contains, on the way back of an unwind
  /// segue: by default dismisses presentations.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if presentation != nil { dismiss(animated: UIView.areAnimationsEnabled) }
  }

  // MARK: Presentation

  /// The way in which the controller covers the presenting one. `.automatic` is a sheet for most
  /// controllers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      guard modalPresentationStyle != oldValue, presentedBy == nil else { return }
      presenting.controller = nil
      presenting.popover = nil
    }
  }

  /// The animation of the presentation: from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The object that provides the animators and the presentation controller for presenting this
  /// controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations in the current context cover this controller's view. False by default.
  open var definesPresentationContext = false

  /// Whether presentations over this controller as presentation context use this controller's
  /// `modalTransitionStyle`. False by default.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user can't dismiss the controller, a sheet, by dragging. False by default.
  open var isModalInPresentation = false

  /// The former name of `isModalInPresentation`.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether actions that come up the responder chain are performed while this controller presents
  /// another over itself. True by default.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// The presentation controller, current or future, of this controller or of one around it.
  open var presentationController: UIPresentationController? { foundPresentationController }

  /// The popover in which this controller or one around it is shown, or will be; nil for another style.
  open var popoverPresentationController: UIPopoverPresentationController? { foundPopover }

  /// The presentation controller of the current presentation of this controller or of one around it, or
  /// nil.
  open var activePresentationController: UIPresentationController? {
    presentingViewController?.presentation?.controller
  }

  /// Whether this controller, presented without covering the whole screen, decides about the status
  /// bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents `viewControllerToPresent` over this controller; the completion is called after its
  /// `viewDidAppear`.
  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one has presented, or else this controller, with everything
  /// above it.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
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
  /// Whether it is currently told that it has disappeared by being dismissed.
  var endsDismissal = false

  /// The coordinator of the transition that this controller or one around it takes part in, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.runningTransition }.first
  }

  // MARK: Previews

  /// The entries of the menu below a preview of the controller; none unless overridden.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Shows previews of controllers for a view: as context menus, which superseded them.
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
  /// The animation of the status bar; the page that shows it fades whatever the value.
  open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Requests an update of the status bar's style and visibility.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBarAppearance() }

  /// Whether the home indicator is hidden while this controller decides about it.
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil leaves it to this controller.
  open dynamic var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator's visibility.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateStatusBarAppearance() }

  /// The edges at which the app's gestures take precedence over the system's. Never read: a page has no
  /// system gestures.
  open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the edges; nil leaves it to this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Reports a change of the edges, which has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The orientations that the controller supports: on a phone all except upside down.
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The initial orientation of a presentation over the whole screen. Portrait by default. Never read,
  /// because devices aren't rotated automatically here.
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .portrait
  }

  /// Whether the controller rotated with the device before iOS 16, which no longer reads it.
  open dynamic var shouldAutorotate: Bool { true }

  /// Rotated the interface to the device's orientation before iOS 16, on which it does nothing: Apple's
  /// header names `setNeedsUpdateOfSupportedInterfaceOrientations()` in its place.
  public class func attemptRotationToDeviceOrientation() {}

  /// Reports a change of the supported orientations: the scene rotates unless it has one of them.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let window = viewIfLoaded?.window else { return }
    window.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: window.supportedInterfaceOrientations))
  }

  /// Called before the interface rotates. Forwards to the children by default, as do the other two; Apple's
  /// header names `viewWillTransition(to:with:)` in their place.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardRotation { $0.willRotate(to: toInterfaceOrientation, duration: duration) }
  }

  /// Called when the interface has its new size, while it rotates.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardRotation { $0.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }

  /// Called when the interface has rotated.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardRotation { $0.didRotate(from: fromInterfaceOrientation) }
  }

  /// Whether the children receive rotation callbacks. True by default.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  /// The orientation of the interface; Apple's header names the window scene's in its place.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation
      ?? UIApplication.shared.statusBarOrientation
  }

  // MARK: State restoration

  /// An identifier for state restoration, which isn't supported; stored only.
  open var restorationIdentifier: String?

  /// The class that would create the controller in state restoration, which isn't supported; stored
  /// only.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Never called: state restoration isn't supported.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called: state restoration isn't supported.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Never called: state restoration isn't supported.
  open func applicationFinishedRestoringState() {}

  // MARK: Pointer, focus, keyboard

  /// Whether the pointer should be hidden and locked. Never read, because a page's pointer can't be.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; nil leaves it to this controller.
  open dynamic var childViewControllerForPointerLock: UIViewController? { nil }
  /// Reports a change of the pointer's preference, which has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// The focus group of the items in the controller's view; nil means a group of its own.
  open var focusGroupIdentifier: String?

  /// Whether the item that had the focus regains it when the view appears again.
  open var restoresFocusAfterTransition = true

  /// The environments that focus goes to: the controller's view, and in a container the shown child.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [shownChild ?? viewIfLoaded].compactMap { $0 }
  }
  /// The only visible child of a container.
  var shownChild: UIViewController? { nil }
  final override var ownView: UIView? { viewIfLoaded }
  final override var formsFocusGroup: Bool { true }
  final override var restoresFocus: Bool? { restoresFocusAfterTransition }
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

  /// Whether the keyboard stays when a control that needs none becomes first responder: only in form
  /// sheets. Here the keyboard stays with its first responder in any case.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The commands that were added, or nil. An override adds its own before or after them.
  open dynamic override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a command for hardware keyboards.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes an added command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// A name for measuring interactions; stored only.
  open var interactionActivityTrackingBaseName: String?

  // MARK: Memory

  /// Called when memory is short. Does nothing by default.
  open func didReceiveMemoryWarning() {}

  // MARK: Enclosing containers

  /// The navigation controller that contains this controller, or nil.
  open var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  /// The tab bar controller that contains this controller, or nil.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  /// The split view controller that contains this controller, or nil.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

  /// Adds the content of a split view controller's secondary controller when the two collapse. Does
  /// nothing by default.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the former content of a split view controller's secondary controller when the two expand.
  /// Nil by default.
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

  /// Replaces the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.showToolbarItems(animated: animated)
  }

  // MARK: Naming

  /// A short title of the controller's content; navigation bars show it.
  open var title: String? { didSet { barItems.show(title: title) } }

  /// Whether the bar at the bottom, a tab bar's, is hidden when the controller is pushed. False by
  /// default.
  open var hidesBottomBarWhenPushed = false

  /// The navigation bar's content while this controller is on top.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  /// Whether the content is being edited; the setter doesn't animate.
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

  /// A bar button with the title Edit or Done that begins and ends editing.
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

  /// Returns traits with which a container overrides a child's, in addition to those that were set for
  /// it, or nil.
  func forcedTraits(forChild child: UIViewController) -> UITraitCollection? { nil }

  /// Returns the controller of this controller's presentation, if the class has a kind of its own.
  func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? { nil }

  /// The transition that this controller itself takes part in or runs.
  var runningTransition: TransitionCoordinator? { presentationTransition }
}
