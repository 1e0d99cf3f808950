import CoreGraphics
import QuartzCore

/// The pages of a `UIPageViewController` in a scroll view: the current one, and its neighbours as far as they
/// are known. A neighbour becomes a child, and has its view, when it becomes visible.
///
/// The current page is always one page away from the beginning of the content, also if nothing is before it: apps
/// compute from the offset how far a turn is. Negative insets keep a finger from where no page is.
@MainActor final class PageTurner: NSObject, UIScrollViewDelegate {
  /// The controller. If a call of its delegate or data source deallocates it, the pages stay as they are.
  private weak var controller: UIPageViewController?
  let scrollView: UIScrollView
  /// The delegate that the app has set.
  fileprivate weak var follower: (any UIScrollViewDelegate)?
  private(set) var shown: UIViewController?
  /// The index of the dot for the current page.
  private(set) var index = 0
  private var before: UIViewController?
  private var after: UIViewController?
  /// The neighbour that has become visible, and whether it is the next page.
  private var pending: (page: UIViewController, isAfter: Bool)?
  /// The turn that waits for a page to which the program turns.
  private var turn: Turn?
  private var isArranging = false

  private struct Turn {
    let completion: ((Bool) -> Void)?
    /// Whether the data source is asked for the dot when the turn has ended.
    let asksForDot: Bool
  }

  init(controller: UIPageViewController) {
    self.controller = controller
    let scrollView = PageScrollView(frame: .zero)
    self.scrollView = scrollView
    super.init()
    scrollView.turner = self
    scrollView.isPagingEnabled = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
  }

  private var isVertical: Bool { controller?.navigationOrientation == .vertical }
  private var isVisible: Bool { controller?.viewAppearance.state.isVisible == true }

  // MARK: Layout

  /// The three places of pages from the beginning of the content, with the current page in the middle.
  private var places: [UIViewController?] {
    let places = [before, shown, after]
    return scrollView.isRightToLeft && !isVertical ? places.reversed() : places
  }

  private var pages: [UIViewController] { places.compactMap { $0 } }

  /// The distance from one page to the next, in points along the direction of scrolling.
  private var length: CGFloat {
    isVertical ? scrollView.bounds.height : scrollView.bounds.width
  }

  private func offset(of page: UIViewController?) -> CGFloat {
    CGFloat(places.firstIndex { $0 != nil && $0 === page } ?? 1) * length
  }

  private var position: CGFloat {
    isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  private func frame(of page: UIViewController) -> CGRect {
    let cell = CGRect(origin: point(offset(of: page)), size: scrollView.bounds.size)
    let gap = (controller?.spacing ?? 0) / 2
    return isVertical ? cell.insetBy(dx: 0, dy: gap) : cell.insetBy(dx: gap, dy: 0)
  }

  /// Fills a rectangle of the controller's view. Another size ends animations.
  func layOut(in rect: CGRect) {
    let gap = (controller?.spacing ?? 0) / 2
    let frame = isVertical ? rect.insetBy(dx: 0, dy: -gap) : rect.insetBy(dx: -gap, dy: 0)
    guard frame != scrollView.frame else { return }
    finishNow()
    isArranging = true
    scrollView.frame = frame
    isArranging = false
    arrange()
  }

  /// Puts the pages in their places and shows the current one, offset by `remainder` points.
  private func arrange(remainder: CGFloat? = nil) {
    isArranging = true
    defer { isArranging = false }
    let places = places
    guard length > 0 else { return }
    let extent = length * CGFloat(places.count)
    let first = places.first == .some(nil) ? -length : 0
    let last = places.last == .some(nil) ? -length : 0
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
    scrollView.contentSize = CGSize(
      width: isVertical ? scrollView.bounds.width : extent,
      height: isVertical ? extent : scrollView.bounds.height)
    for page in pages where page.viewIfLoaded?.superview === scrollView {
      page.view.frame = frame(of: page)
    }
    if pending == nil || remainder != nil {
      let target = point(offset(of: shown) + (remainder ?? 0))
      if scrollView.contentOffset != target { scrollView.contentOffset = target }
    }
  }

  // MARK: Showing

  /// Asks for the neighbours of the current page.
  func reload() {
    guard pending == nil, let controller else { return }
    let source = controller.dataSource
    before = shown.flatMap { source?.pageViewController(controller, viewControllerBefore: $0) }
    after = shown.flatMap { source?.pageViewController(controller, viewControllerAfter: $0) }
    arrange()
  }

  func show(
    _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    finishNow()
    let isAnimated =
      animated && page !== shown && shown != nil && isVisible && UIView.areAnimationsEnabled
    if isAnimated {
      return start(Turn(completion: completion, asksForDot: true), to: page, direction)
    }
    if page !== shown { exchange(for: page) }
    reload()
    reloadDot()
    completion?(true)
  }

  /// Turns to a neighbour, as a finger would.
  func turn(to page: UIViewController, _ direction: UIPageViewController.NavigationDirection) {
    finishNow()
    guard isVisible else { return }
    start(Turn(completion: nil, asksForDot: false), to: page, direction)
  }

  private func start(
    _ turn: Turn, to page: UIViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) {
    before = direction == .reverse ? page : nil
    after = direction == .forward ? page : nil
    arrange()
    self.turn = turn
    scrollView.isUserInteractionEnabled = false
    bringIntoSight(page, isAfter: direction == .forward)
    scrollView.setContentOffset(point(offset(of: page)), animated: true)
  }

  private func reloadDot() {
    guard let controller else { return }
    controller.reloadIndicator()
    index = controller.indicator.currentPage
  }

  /// Shows another page at once.
  private func exchange(for page: UIViewController) {
    guard let controller else { return }
    let old = shown
    shown = page
    before = nil
    after = nil
    controller.insertChild(page)
    old?.willMove(toParent: nil)
    if isVisible {
      old?.beginAppearanceIfNeeded(false, animated: false)
      page.beginAppearanceIfNeeded(true, animated: false)
    }
    scrollView.addSubview(page.view)
    arrange()
    remove(old)
    if controller.viewAppearance.state == .appeared { page.endAppearanceTransition() }
    page.didMove(toParent: controller)
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.navigationController?.contentScrollViewDidChange(of: controller)
  }

  private func remove(_ page: UIViewController?) {
    guard let page else { return }
    if isVisible { page.endAppearanceTransition() }
    page.viewIfLoaded?.removeFromSuperview()
    page.leaveParent()
  }

  // MARK: Moving

  private func bringIntoSight(_ page: UIViewController, isAfter: Bool) {
    guard let controller else { return }
    pending = (page, isAfter)
    controller.insertChild(page)
    if turn == nil { controller.delegate?.pageViewController(controller, willTransitionTo: [page]) }
    shown?.beginAppearanceIfNeeded(false, animated: true)
    page.beginAppearanceIfNeeded(true, animated: true)
    scrollView.addSubview(page.view)
    arrange()
  }

  /// Ends a movement: on the pending page if it is nearer.
  private func settle(remainder: CGFloat = 0, isInterrupted: Bool = false) {
    guard let pending, let shown, let controller else { return }
    let isCompleted = isPendingNearer
    self.pending = nil
    if isCompleted {
      shown.willMove(toParent: nil)
      self.shown = pending.page
      index += pending.isAfter ? 1 : -1
      controller.indicator.currentPage = index
      pending.page.endAppearanceTransition()
      remove(shown)
      pending.page.didMove(toParent: controller)
      takeNeighbours(of: pending.page, from: shown, isAfter: pending.isAfter)
    } else {
      pending.page.willMove(toParent: nil)
      pending.page.beginAppearanceIfNeeded(false, animated: true)
      shown.beginAppearanceIfNeeded(true, animated: true)
      shown.endAppearanceTransition()
      remove(pending.page)
    }
    arrange(remainder: remainder)
    scrollView.isUserInteractionEnabled = true
    tell(from: shown, isCompleted: isCompleted, isInterrupted)
  }

  private var isPendingNearer: Bool {
    abs(position - offset(of: pending?.page)) < abs(position - offset(of: shown))
  }

  /// Updates the neighbours after a finger's turn: the page that was left is next to the new one.
  private func takeNeighbours(of page: UIViewController, from old: UIViewController, isAfter: Bool)
  {
    guard let controller else { return }
    let source = turn?.asksForDot == true ? nil : controller.dataSource
    before = isAfter ? old : source?.pageViewController(controller, viewControllerBefore: page)
    after = isAfter ? source?.pageViewController(controller, viewControllerAfter: page) : old
  }

  private func tell(from old: UIViewController, isCompleted: Bool, _ isInterrupted: Bool) {
    guard let controller else { return }
    if isCompleted {
      controller.setNeedsStatusBarAppearanceUpdate()
      controller.navigationController?.contentScrollViewDidChange(of: controller)
    }
    guard let turn else {
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: isCompleted)
      return
    }
    self.turn = nil
    if turn.asksForDot {
      reload()
      reloadDot()
    }
    turn.completion?(!isInterrupted)
  }

  /// Ends movements at once: a program's turn at its page, a finger's at the nearer one.
  func finishNow() {
    guard let pending else { return }
    isArranging = true
    let target = turn != nil || isPendingNearer ? pending.page : shown
    scrollView.setContentOffset(point(offset(of: target)), animated: false)
    isArranging = false
    settle(isInterrupted: true)
  }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    follow()
    follower?.scrollViewDidScroll(scrollView)
  }

  private func follow() {
    guard !isArranging, turn == nil, isVisible, let shown else { return }
    let way = position - offset(of: shown)
    guard abs(way) >= 1 / max(1, scrollView.traitCollection.displayScale) else { return }
    let beside = pages.first { page in
      page !== shown && (offset(of: page) > offset(of: shown)) == (way > 0)
    }
    guard let beside, beside !== pending?.page else { return }
    if pending != nil { settle(remainder: way) }
    bringIntoSight(beside, isAfter: beside === after)
  }

  /// Ends the turn of a page that a finger catches while it glides in: the finger is on that page.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let pending, isPendingNearer { settle(remainder: position - offset(of: pending.page)) }
    follower?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    follower?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
    follower?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    follower?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
    follower?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    settle()
    follower?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    follower?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    follower?.viewForZooming(in: scrollView)
  }
}

/// The scroll view of pages. An app may set its delegate, as many do to follow the offset: the pages still turn, and
/// pass each call on.
private final class PageScrollView: UIScrollView {
  weak var turner: PageTurner? { didSet { scrollDelegate = turner } }

  @_disfavoredOverload override weak var delegate: (any UIScrollViewDelegate)? {
    get { turner?.follower }
    set { turner?.follower = newValue }
  }
}
