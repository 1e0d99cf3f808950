import QuartzCore

/// A stack of controllers with the top one shown, under a bar with its title and a back button.
///
/// The content fills the whole view and is under the bar, whose height is part of its safe area. A
/// transition that is still running when the stack changes again is ended first.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, PartsByName {
  /// The kind of change of the shown controller.
  public enum Operation: Int, Sendable {
    /// No direction.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// The top controller is popped.
    case pop = 2
  }

  /// The seconds in which bars are hidden and shown.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  private(set) var bar: UINavigationBar
  private(set) var bottomBar: UIToolbar
  let contentView = UIView(frame: .zero)
  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  var barIsHidden = false
  var isFoldingBar = false
  var toolbarIsHidden = true
  var edgeSwipe: EdgeSwipe?
  weak var watchedScrollView: UIScrollView?
  var mergedSecondary: MergedSecondary?
  /// Created when a way of hiding the bars is enabled.
  private(set) var ownBarHiding: BarHiding?

  // MARK: Creating

  /// Creates a navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBar()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with bars of the given classes, subclasses of `UINavigationBar`
  /// and `UIToolbar`; nil means these classes themselves.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass)
    bottomBar = Self.makeBar(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  /// Creates a navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Creates a navigation controller without controllers; the contents of a storyboard are set
  /// afterwards.
  public required init?(coder aDecoder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: aDecoder)
    connectBar()
    (aDecoder as? NibCoder)?.decode(navigationController: self)
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = object as? any UINavigationControllerDelegate
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  /// Replaces the bar by another, as a storyboard and `setValue(bar, forKey: "navigationBar")` do.
  func exchangeBar(for new: UINavigationBar) {
    guard new !== bar else { return }
    bar.backHandler = nil
    new.isHidden = barIsHidden
    bar.giveWay(to: new)
    bar = new
    connectBar()
    bar.exchangeContentAtOnce(for: stack.map(\.navigationItem))
    setNeedsContentLayout()
  }

  /// Replaces the toolbar by another.
  func exchangeToolbar(for new: UIToolbar) {
    guard new !== bottomBar else { return }
    new.isHidden = toolbarIsHidden
    bottomBar.giveWay(to: new)
    bottomBar = new
    if isViewLoaded { showToolbarItems(animated: false) }
    setNeedsContentLayout()
  }

  package func setPart(_ value: Any?, named name: String) -> Bool {
    switch (name, value) {
    case ("navigationBar", let new as UINavigationBar): exchangeBar(for: new)
    case ("toolbar", let new as UIToolbar): exchangeToolbar(for: new)
    default: return false
    }
    return true
  }

  /// The delegate, which is called when controllers are shown.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The controllers, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  override var shownChild: UIViewController? { topViewController }

  /// The visible controller: the one presented over the stack, or the one on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller, which must not be in the stack yet.
  open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "\(viewController) is already in the stack")
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it; nil if it is the only one.
  @discardableResult
  open dynamic func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Pops all controllers above the bottom one and returns them; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above `viewController`, which must be in the stack, and returns them.
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

  /// Replaces the stack. The transition is a pop if the new top was in the old stack, and otherwise a
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

  /// Adds the content of the secondary controller to the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { merge(secondaryViewController, animated: false) }

  /// Returns the former content of the secondary controller, or else removes the top controller from the
  /// stack and returns it.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { unmerge() }

  /// Pops to `subsequentVC`, in addition to dismissing presentations over the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Returns the controllers below the source, from the top.
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

  /// Whether the toolbar is hidden; true initially. The setter doesn't animate.
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

  /// Replaces the top controller's title in the bar by a field, if the item's `renameDelegate` allows it.
  open override func rename(_ sender: Any?) { bar.beginRenaming() }

  /// Whether the title can be changed, for `rename(_:)`.
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

  /// Whether a swipe upwards over the content hides the bars, and one downwards shows them again. False
  /// by default.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.swipe.isEnabled }
    set { barHiding.swipe.isEnabled = newValue }
  }

  /// Whether a tap on the content, but not on a control, hides the bars and shows them again. False by
  /// default.
  open var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.tap.isEnabled = newValue }
  }

  /// Whether the bars are hidden when the height becomes compact, as when a phone is turned to
  /// landscape, and shown again when it no longer is. Before that, a tap at their place shows them.
  /// False by default.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.hidesWhenCompact }
    set { barHiding.hidesWhenCompact = newValue }
  }

  /// Whether the bars are hidden when the keyboard appears. They stay hidden when it disappears; a tap
  /// on the content shows them again. False by default.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesWithKeyboard }
    set { barHiding.hidesWithKeyboard = newValue }
  }

  /// The swipe of `hidesBarsOnSwipe`. Its delegate must not be replaced.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The tap of `hidesBarsOnTap`. Its delegate must not be replaced.
  unowned(unsafe) open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: Overrides

  /// Goes back as the back button does.
  ///
  /// Source: akadateppei, “UINavigationControllerのaccessibilityPerformEscapeのデフォルト挙動まとめ”, qiita.com, for VoiceOver's
  /// gesture. It says nothing about a hidden back button, without which this does nothing.
  nonisolated open override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { bar.escape() }
  }

  open dynamic override func loadView() {
    let view = UIView(frame: Self.initialFrame)
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
    // Apps read the bars' sizes as soon as the view is loaded.
    layoutBar()
    layoutToolbar()
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

  /// The controller for the status bar's style: with a visible bar this one, whose style is `.default`;
  /// otherwise the top one.
  open dynamic override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }

  /// The style of the status bar: light above a black bar.
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .default ? super.preferredStatusBarStyle : .lightContent
  }

  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }

  override func prepareToAppear() {
    installTopView()
    applyProxies(to: [bar, bottomBar])
    UIView.performWithoutAnimation { ownBarHiding?.traitsMayHaveChanged() }
  }

  override func didVanish() { transition?.finishNow() }

  override var runningTransition: TransitionCoordinator? {
    super.runningTransition ?? transition?.coordinator
  }
}
