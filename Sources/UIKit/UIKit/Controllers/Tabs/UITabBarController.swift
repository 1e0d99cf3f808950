import QuartzCore

/// A controller of several others, one of which is shown, over a bar for choosing it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, PartsByName {
  private(set) var bar = UITabBar(frame: .zero)
  let contentView = UIView(frame: .zero)
  var tabs: [UIViewController] = []
  /// Whether `viewControllers` is an array, perhaps an empty one, and not `nil`.
  private var isSet = false
  var shown: UIViewController?
  var transition: TabTransition?
  /// Whether the bar is hidden, as a pushed controller may require.
  var isBarHidden = false
  weak var watchedScrollView: UIScrollView?
  /// The list behind More, once it was needed.
  private(set) var ownMore: UINavigationController?
  /// The tab that is over the list, and the root of its stack if it has one.
  var pushedTab: UIViewController?
  var lentRoot: UIViewController?

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Creates a tab bar controller without tabs; the contents of a storyboard are set afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectBar()
    (coder as? NibCoder)?.decode(tabBarController: self)
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = object as? any UITabBarControllerDelegate
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  private func connectBar() {
    bar.delegate = self
    bar.customizingController = self
    bar.selectionHandler = { [weak self] item in
      guard let self else { return }
      tabBar(bar, didSelect: item)
    }
  }

  /// Replaces the bar by another, as `setValue(bar, forKey: "tabBar")` does.
  func exchangeBar(for new: UITabBar) {
    guard new !== bar else { return }
    _ = bar.endCustomizing(animated: false)
    bar.selectionHandler = nil
    bar.delegate = nil
    bar.customizingController = nil
    bar.giveWay(to: new)
    bar = new
    connectBar()
    reloadBar()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the tab of an item that the user has tapped, unless the delegate refuses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if tabBar === bar { tapped(item) }
  }

  /// Reports to the delegate that the user is about to customize the tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    guard tabBar === bar else { return }
    delegate?.tabBarController(self, willBeginCustomizing: customizableViewControllers ?? [])
  }

  /// Does nothing.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Reports the new order of the tabs to the delegate.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    guard tabBar === bar else { return }
    delegate?.tabBarController(self, willEndCustomizing: ordered(by: items), changed: changed)
  }

  /// Sorts the tabs by the bar's items.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    guard tabBar === bar else { return }
    if changed { takeOrder(of: items) }
    delegate?.tabBarController(self, didEndCustomizing: tabs, changed: changed)
  }

  /// The delegate, which decides about tabs and is called when they are selected.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar. Its items are the controllers' tab bar items and must not be changed directly.
  open var tabBar: UITabBar { bar }

  // MARK: Tabs

  /// The controllers, from the leading side. The default value is `nil`.
  open var viewControllers: [UIViewController]? {
    get { isSet ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The shown one stays if it is among them; otherwise the first is shown.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    isSet = viewControllers != nil
    changeTabs(to: viewControllers ?? [], animated: animated)
  }

  /// The controllers that the user may rearrange, by a button of the More list. Setting `viewControllers`
  /// sets it to all of them; if it is empty the list has no button.
  open var customizableViewControllers: [UIViewController]? {
    didSet { moreList?.showEditButton() }
  }

  /// The shown controller. Setting it doesn't call the delegate.
  open var selectedViewController: UIViewController? {
    get { shownInMore ?? shown }
    set {
      guard let newValue else { return }
      precondition(
        newValue === ownMore || tabs.contains { $0 === newValue }, "\(newValue) is none of the tabs"
      )
      show(newValue)
    }
  }
  override var shownChild: UIViewController? { selectedViewController }

  /// The index of the shown controller; `NSNotFound` without any. An invalid index is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === shownInMore ?? shown } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { show(tabs[newValue]) } }
  }

  /// The navigation controller of the tabs that don't fit in the bar: all from the fifth on in a compact
  /// width, from the eighth otherwise. Its bar and its delegate may be changed; the list belongs to the
  /// system.
  open var moreNavigationController: UINavigationController {
    let more = ownMore ?? makeMoreNavigationController()
    ownMore = more
    return more
  }

  /// Shows the tab `subsequentVC`, in addition to dismissing presentations over the tabs.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if tabs.contains(where: { $0 === subsequentVC }) { show(subsequentVC) }
  }

  package func setPart(_ value: Any?, named name: String) -> Bool {
    guard name == "tabBar", let new = value as? UITabBar else { return false }
    exchangeBar(for: new)
    return true
  }

  // MARK: Overrides

  open dynamic override func loadView() {
    let view = UIView(frame: Self.initialFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
    placeBar()
  }

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
    let width = previousTraitCollection?.horizontalSizeClass
    if width != traitCollection.horizontalSizeClass, tabs.count > 5 {
      moreMayHaveChanged()
      reloadBar()
    }
  }

  // Members that apps override in extensions of this class, as Objective-C lets them, are `dynamic`:
  // Lowering's `ReplaceableMembers` lists them.

  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }

  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  open dynamic override var childForStatusBarStyle: UIViewController? { shown }

  open dynamic override var childForStatusBarHidden: UIViewController? { shown }

  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? commonOrientations
  }

  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override func prepareToAppear() {
    installShownView()
    applyProxies(to: [bar])
  }

  override func didVanish() { transition?.finishNow() }

  override var runningTransition: TransitionCoordinator? {
    super.runningTransition ?? transition?.coordinator
  }
}
