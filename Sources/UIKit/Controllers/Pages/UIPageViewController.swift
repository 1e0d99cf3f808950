import CoreGraphics
import Foundation
import QuartzCore

/// Pages, each a controller, that a finger turns one by one.
///
///     let pages = UIPageViewController(
///       transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The page control's height (commonly quoted, unverified).
  static let indicatorHeight: CGFloat = 37

  private(set) var orientation = NavigationOrientation.horizontal
  private(set) lazy var turner = PageTurner(controller: self)
  let indicator: UIPageControl = {
    let control = UIPageControl(frame: .zero)
    control.isHidden = true
    return control
  }()
  private(set) var spacing: CGFloat = 0

  /// Makes a controller without pages.
  ///
  /// - Parameter options: the space between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    orientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without pages, as a storyboard has it.
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

  /// What a storyboard says.
  func use(_ orientation: NavigationOrientation, spacing: CGFloat) {
    self.orientation = orientation
    self.spacing = max(0, spacing)
  }

  /// Hears of pages that a finger changes.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Has the pages beside the shown one. Without it no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { turner.reload() } }
  }

  open var transitionStyle: TransitionStyle { .scroll }
  open var navigationOrientation: NavigationOrientation { orientation }
  open var spineLocation: SpineLocation { .none }

  /// Empty: pages that scroll follow a scroll view's finger.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: Pages

  /// The page that is shown; the one that was, as long as pages move. Nil before any was set.
  open var viewControllers: [UIViewController]? { turner.shown.map { [$0] } }

  /// Shows a page, which has to be one, and asks for those beside it.
  ///
  /// - Parameters:
  ///   - direction: which way the page comes.
  ///   - completion: comes when the page rests, with `false` if something else was shown before that.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count == 1,
      "Pages that scroll are shown one by one, not \(viewControllers?.count ?? 0) at a time")
    guard let page = viewControllers?.first else { return }
    turner.show(page, direction, animated: animated, completion)
  }

  // MARK: Overrides

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(turner.scrollView)
    view.addSubview(indicator)
    indicator.addAction(
      UIAction { [weak self] _ in self?.indicatorChanged() }, for: .valueChanged)
    self.view = view
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOut()
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let low = view.bounds.height - view.safeAreaInsets.bottom - Self.indicatorHeight
    indicator.frame = CGRect(
      x: 0, y: low, width: view.bounds.width, height: Self.indicatorHeight)
    turner.layOut(
      in: CGRect(
        x: 0, y: 0, width: view.bounds.width,
        height: indicator.isHidden ? view.bounds.height : max(0, low)))
  }

  /// The page's, under whose bars it lies.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge) ?? turner.shown?.contentScrollView(for: edge)
  }

  open override var childForStatusBarStyle: UIViewController? { turner.shown }

  open override var childForStatusBarHidden: UIViewController? { turner.shown }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? turner.shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override func _didVanish() { turner.finishNow() }

  // MARK: Dots

  /// Asks how many dots there are, and which one is the page's.
  func reloadIndicator() {
    let count =
      orientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.numberOfPages = max(0, count)
    if count > 0, let dataSource {
      indicator.currentPage = dataSource.presentationIndex(for: self)
    }
    let isHidden = count <= 0
    guard indicator.isHidden != isHidden else { return }
    indicator.isHidden = isHidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// A tap on either side of the dots turns a page.
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
