import QuartzCore

/// A stack of controllers of which the top one is shown, under a bar that names it and leads back.
///
/// The content fills the whole view and lies under the bar, whose height reaches it as safe area; a
/// transition that is still running when the stack changes again is brought to its end first.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How the shown controller changes.
  public enum Operation: Int, Sendable {
    /// Without direction.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top controller goes.
    case pop = 2
  }

  /// Seconds in which bars are hidden and shown.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  let bar: UINavigationBar
  let bottomBar: UIToolbar
  let contentView = UIView(frame: .zero)
  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  var barIsHidden = false
  var isFoldingBar = false
  var toolbarIsHidden = true
  var edgeSwipe: EdgeSwipe?
  weak var watchedScrollView: UIScrollView?
  var mergedSecondary: MergedSecondary?
  /// Made when something is to hide the bars.
  private(set) var ownBarHiding: BarHiding?

  // MARK: Creating

  /// Makes a navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBar()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller with bars of the given classes, subclasses of `UINavigationBar`
  /// and `UIToolbar`; nil is those classes themselves.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass)
    bottomBar = Self.makeBar(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  /// Makes a navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Makes a navigation controller without controllers; what a storyboard holds is set afterwards.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: aDecoder)
    connectBar()
    (aDecoder as? NibCoder)?.decode(navigationController: self)
  }

  /// The delegate, which is called when controllers are shown.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The controllers, from the bottom to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what is presented over the stack, or the one on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top, which must not be in the stack yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "\(viewController) is already in the stack")
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller away and returns it; nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all controllers above the bottom one away and returns them; nil when there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes all controllers above `viewController`, which must be in the stack, away and returns
  /// them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("\(viewController) is not in the stack")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Exchanges the stack. The transition is a pop when the new top was in the old stack, and else a
  /// push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "A controller is in the stack twice: \(viewControllers)")
    changeStack(to: viewControllers, animated: animated)
  }

  /// Pushes `vc` with animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Takes what the secondary controller shows onto the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { merge(secondaryViewController, animated: false) }

  /// Gives back what the secondary controller showed, or else takes the top controller from the stack
  /// and returns it.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { unmerge() }

  /// Pops to `subsequentVC`, besides dismissing what covers the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// The controllers below the source, from the top.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let holder = childContaining(source)
    let below = holder.flatMap { holder in stack.firstIndex { $0 === holder } } ?? stack.count
    return stack[..<below].reversed()
  }

  open override var children: [UIViewController] { childrenInStackOrder }

  // MARK: Bar

  /// The bar. Its items are the controllers' navigation items and must not be changed directly.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden; the setter does not animate.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, which slides upwards.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(hidden: hidden, animated: animated)
  }

  /// The bar at the lower edge. Its items are those of the controller on top.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the toolbar is hidden, as it is at first; the setter does not animate.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, which slides downwards.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(hidden: hidden, animated: animated)
  }

  /// The swipe from the leading edge that pops the top controller. An app may disable it.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return edgeSwipe?.recognizer
  }

  // MARK: Renaming

  /// Puts a field in the place of the top controller's title in the bar, if the item's `renameDelegate`
  /// lets it.
  open override func rename(_ sender: Any?) { bar.beginRenaming() }

  /// Whether the title may be changed, for `rename(_:)`.
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action) == .rename && bar.canRename
      || super.canPerformAction(action, withSender: sender)
  }

  // MARK: Hiding bars

  private var barHiding: BarHiding {
    let hiding = ownBarHiding ?? BarHiding(navigationController: self)
    ownBarHiding = hiding
    return hiding
  }

  /// Whether a swipe upwards over the content hides the bars, and one downwards brings them back.
  /// False by default.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.swipe.isEnabled }
    set { barHiding.swipe.isEnabled = newValue }
  }

  /// Whether a tap on the content, but not on a control, hides the bars and brings them back. False
  /// by default.
  open var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.tap.isEnabled = newValue }
  }

  /// Whether the bars hide as the height becomes compact, as when a phone is turned to landscape,
  /// and come back when it isn't any more. A tap where they would be brings them back before that.
  /// False by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.hidesWhenCompact }
    set { barHiding.hidesWhenCompact = newValue }
  }

  /// Whether the bars hide as the keyboard comes. They stay hidden when it goes; a tap on the
  /// content brings them back. False by default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesWithKeyboard }
    set { barHiding.hidesWithKeyboard = newValue }
  }

  /// The swipe of `hidesBarsOnSwipe`. Its delegate must not be exchanged.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The tap of `hidesBarsOnTap`. Its delegate must not be exchanged.
  unowned(unsafe) open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: Overrides

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    view.addSubview(bottomBar)
    bottomBar.isHidden = toolbarIsHidden
    // The toolbar may have been shown before there was a controller.
    showToolbarItems(animated: false)
    self.view = view
    edgeSwipe = EdgeSwipe(navigationController: self)
    bar.isHidden = barIsHidden
  }

  // Members that apps override in extensions of this class, as Objective-C lets them, are `dynamic`:
  // Lowering's `ReplaceableMembers` lists them.

  open dynamic override func viewDidLoad() { super.viewDidLoad() }

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

  open dynamic override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layoutContent()
  }

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsContentLayout()
    ownBarHiding?.traitsMayHaveChanged()
  }

  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// With a visible bar the status bar is this controller's, which is `.default`; without, the top
  /// one's.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }

  /// Light above a black bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? super.preferredStatusBarStyle : .lightContent
  }

  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

  override func prepareToAppear() {
    installTopView()
    UIView.performWithoutAnimation { ownBarHiding?.traitsMayHaveChanged() }
  }

  override func didVanish() { transition?.finishNow() }

  override var runningTransition: TransitionCoordinator? {
    super.runningTransition ?? transition?.coordinator
  }
}
