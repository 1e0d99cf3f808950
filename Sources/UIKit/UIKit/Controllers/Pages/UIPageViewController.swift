import QuartzCore

/// A controller of pages, each itself a controller, that a finger scrolls one by one, or turns like a
/// book's.
///
///     let pages = UIPageViewController(
///       transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The page control's height (quoted).
  static let indicatorHeight: CGFloat = 37

  private(set) lazy var turner = PageTurner(controller: self)
  private(set) lazy var curl = PageCurl(controller: self)
  /// The orientation for which the spine was chosen.
  private var spineOrientation: UIInterfaceOrientation?
  let indicator: UIPageControl = {
    let control = UIPageControl(frame: .zero)
    control.isHidden = true
    return control
  }()
  private(set) var spacing: CGFloat = 0

  /// Creates a controller without pages.
  ///
  /// - Parameter options: The space between pages that scroll, and the spine's location for pages that
  ///   are turned.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.navigationOrientation = navigationOrientation
    transitionStyle = style
    spacing = style == .scroll ? Self.points(options?[.interPageSpacing]) : 0
    spineLocation = style == .pageCurl ? Self.spine(options?[.spineLocation]) : .none
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages, which are turned like a book's.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without pages, from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(pageViewController: self)
  }

  private static func points(_ number: Any?) -> CGFloat {
    switch number {
    case let number as CGFloat: max(0, number)
    case let number as Double: max(0, CGFloat(number))
    case let number as Int: max(0, CGFloat(number))
    case let number as NSNumber: max(0, CGFloat(number.doubleValue))
    default: 0
    }
  }

  private static func spine(_ number: Any?) -> SpineLocation {
    if let location = number as? SpineLocation, location != .none { return location }
    let location = SpineLocation(rawValue: Int(points(number)))
    return location == SpineLocation.none ? .min : location ?? .min
  }

  /// Applies a storyboard's settings.
  func use(
    _ orientation: NavigationOrientation, spacing: CGFloat, style: TransitionStyle,
    spine: SpineLocation, isDoubleSided: Bool
  ) {
    navigationOrientation = orientation
    self.spacing = style == .scroll ? max(0, spacing) : 0
    transitionStyle = style
    spineLocation = style == .scroll ? .none : spine == .none ? .min : spine
    self.isDoubleSided = isDoubleSided || spineLocation == .mid
  }

  /// The delegate, which is called when a finger changes pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source of the current page's neighbours. Without it fingers don't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue, transitionStyle == .scroll { turner.reload() } }
  }

  /// The way in which pages change.
  open private(set) var transitionStyle = TransitionStyle.scroll
  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The position of the spine; `.none` for pages that scroll.
  open private(set) var spineLocation = SpineLocation.none

  /// Whether a turned page has another page on its back. False by default; always true if two pages are
  /// shown.
  open var isDoubleSided = false {
    didSet {
      precondition(
        isDoubleSided || spineLocation != .mid,
        "UIPageViewController.isDoubleSided must be true where the spine is in the middle")
    }
  }

  /// The recognizers for turning pages, by dragging and by a tap at either side; empty for pages that scroll,
  /// which use a scroll view's recognizer.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : [curl.finger.pan, curl.finger.tap]
  }

  // MARK: Pages

  /// The shown pages; during a movement the previous ones. Empty before any was set.
  open var viewControllers: [UIViewController]? {
    transitionStyle == .pageCurl ? curl.shown : turner.shown.map { [$0] } ?? []
  }

  /// Shows a page, or two if the spine is in the middle. If pages are double-sided and the spine is at an
  /// edge, the second one is the back of the page that is turned.
  ///
  /// - Parameters:
  ///   - direction: The direction from which the page comes.
  ///   - completion: Called when the page rests, with `false` if something else was shown before that.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if transitionStyle == .pageCurl {
      return setCurled(viewControllers ?? [], direction, animated: animated, completion)
    }
    precondition(
      viewControllers?.count == 1,
      "Pages that scroll are shown one by one, not \(viewControllers?.count ?? 0) at a time")
    guard let page = viewControllers?.first else { return }
    turner.show(page, direction, animated: animated, completion)
  }

  private func setCurled(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let mayHaveBack = isDoubleSided && spineLocation != .mid && animated
    precondition(
      pages.count == (spineLocation == .mid ? 2 : 1) || mayHaveBack && pages.count == 2
        || curl.isChoosingSpine && (1...2).contains(pages.count),
      "The number of view controllers provided (\(pages.count)) doesn't match the number required "
        + "(\(spineLocation == .mid ? 2 : 1)) for the requested transition")
    let isSpread = spineLocation == .mid || curl.isChoosingSpine
    curl.show(
      isSpread ? pages : [pages[0]], back: !isSpread && pages.count == 2 ? pages[1] : nil,
      isForward: direction == .forward, animated: animated, completion: completion)
  }

  /// The page at the front, or the first of two.
  private var front: UIViewController? {
    transitionStyle == .scroll ? turner.shown : curl.shown.first
  }

  // MARK: Overrides

  open dynamic override func loadView() {
    let view = UIView(frame: Self.initialFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard transitionStyle == .scroll else {
      view.addSubview(curl.surface)
      self.view = view
      return
    }
    view.addSubview(turner.scrollView)
    view.addSubview(indicator)
    indicator.addAction(
      UIAction { [weak self] _ in self?.indicatorChanged() }, for: .valueChanged)
    self.view = view
    // Apps read the offset before the first layout.
    layOut()
  }

  open dynamic override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOut()
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    guard transitionStyle == .scroll else {
      chooseSpine()
      curl.layOut(in: view.bounds)
      return
    }
    let low = view.bounds.height - view.safeAreaInsets.bottom - Self.indicatorHeight
    indicator.frame = CGRect(
      x: 0, y: low, width: view.bounds.width, height: Self.indicatorHeight)
    turner.layOut(
      in: CGRect(
        x: 0, y: 0, width: view.bounds.width,
        height: indicator.isHidden ? view.bounds.height : max(0, low)))
  }

  /// Asks for another spine when the device has been rotated.
  private func chooseSpine() {
    guard let orientation = view.window?.windowScene?.interfaceOrientation else { return }
    let isFirst = spineOrientation == nil
    guard orientation != spineOrientation else { return }
    spineOrientation = orientation
    guard !isFirst, let delegate else { return }
    curl.finishNow()
    let old = spineLocation
    // The delegate replaces the pages in this call, with as many as the new spine needs.
    let pages = curl.shown
    curl.isChoosingSpine = true
    let spine = delegate.pageViewController(self, spineLocationFor: orientation)
    curl.isChoosingSpine = false
    guard spine != .none, spine != old else { return }
    precondition(
      curl.shown.count == (spine == .mid ? 2 : 1) || !curl.shown.elementsEqual(pages, by: ===)
        || pages.isEmpty,
      "A spine at another place needs another number of pages, set in "
        + "pageViewController(_:spineLocationFor:)")
    spineLocation = spine
    if spine == .mid { isDoubleSided = true }
    curl.spineDidChange()
  }

  /// Returns the scroll view of the page, which is under the bars.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge) ?? front?.contentScrollView(for: edge)
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { front }

  open dynamic override var childForStatusBarHidden: UIViewController? { front }

  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? front?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override func didVanish() {
    if transitionStyle == .scroll { turner.finishNow() } else { curl.finishNow() }
  }

  // MARK: Dots

  /// Asks for the number of dots, and for the page's dot.
  func reloadIndicator() {
    let count =
      navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.numberOfPages = max(0, count)
    if count > 0, let dataSource {
      indicator.currentPage = dataSource.presentationIndex(for: self)
    }
    let isHidden = count <= 0
    guard indicator.isHidden != isHidden else { return }
    indicator.isHidden = isHidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Turns a page when a side of the dots is tapped.
  private func indicatorChanged() {
    guard let shown = turner.shown, let dataSource else { return }
    let isForward = indicator.currentPage > turner.index
    let page =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let page else {
      indicator.currentPage = turner.index
      return
    }
    turner.turn(to: page, isForward ? .forward : .reverse)
  }
}
