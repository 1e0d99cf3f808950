import QuartzCore

/// The pages of a `UIPageViewController` as those of a book, one or two at a time, turned by a finger or a
/// program.
@MainActor final class PageCurl: NSObject {
  /// The seconds in which a page is turned. Own choice, after iOS.
  static let duration: TimeInterval = 0.6

  /// The controller. If a call of its delegate or data source deallocates it, the pages stay as they
  /// are.
  private(set) weak var controller: UIPageViewController?
  let surface = UIView(frame: .zero)
  private(set) var shown: [UIViewController] = []
  private(set) var turn: PageTurn?
  /// Whether the delegate is being asked for a spine, and may show as many pages as that needs.
  var isChoosingSpine = false
  private(set) lazy var finger = PageCurlFinger(curl: self)

  init(controller: UIPageViewController) {
    self.controller = controller
    super.init()
    surface.clipsToBounds = true
    finger.connect(to: surface)
  }

  private var spine: UIPageViewController.SpineLocation { controller?.spineLocation ?? .min }
  private var isVertical: Bool { controller?.navigationOrientation == .vertical }
  private var isVisible: Bool { controller?.viewAppearance.state.isVisible == true }
  var isMid: Bool { spine == .mid }

  // MARK: Layout

  /// Returns the fold of a page. In a book that is open in its middle, the pages before it are turned about
  /// the same spine from the other side.
  func fold(isForward: Bool) -> PageFold {
    let size = surface.bounds.size
    let length = isVertical ? size.height : size.width
    return PageFold(
      size: size, isVertical: isVertical, isFlipped: isMid ? !isForward : spine == .max,
      spine: isMid ? length / 2 : 0)
  }

  /// Returns the frame of the `index`th of the shown pages.
  private func frame(_ index: Int) -> CGRect { fold(isForward: !isMid || index == 1).page }

  func layOut(in rect: CGRect) {
    guard surface.frame != rect else { return }
    finishNow()
    surface.frame = rect
    place()
  }

  /// Called when the spine's position changed. Excess pages are removed.
  func spineDidChange() {
    let count = isMid ? 2 : 1
    if shown.count > count { exchange(for: Array(shown.prefix(count))) }
    place()
  }

  private func place() {
    for (index, page) in shown.enumerated() where page.viewIfLoaded?.superview === surface {
      page.view.frame = frame(index)
    }
  }

  // MARK: Showing

  /// Shows pages, with `back` on the back of the page that is turned.
  func show(
    _ pages: [UIViewController], back: UIViewController?, isForward: Bool, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    finishNow()
    let isSame = pages.elementsEqual(shown, by: ===)
    guard animated, !isChoosingSpine, !isSame, !shown.isEmpty, isVisible,
      UIView.areAnimationsEnabled,
      surface.window != nil
    else {
      if !isSame { exchange(for: pages) }
      completion?(true)
      return
    }
    begin(pages, back: back, isForward: isForward, completion: completion)
    turn?.run(to: true, in: Self.duration)
  }

  private func exchange(for pages: [UIViewController]) {
    guard let controller else { return }
    let going = shown.filter { old in !pages.contains { $0 === old } }
    let coming = pages.filter { new in !shown.contains { $0 === new } }
    for page in coming { controller.insertChild(page) }
    for page in going { page.willMove(toParent: nil) }
    if isVisible {
      for page in going { page.beginAppearanceIfNeeded(false, animated: false) }
      for page in coming { page.beginAppearanceIfNeeded(true, animated: false) }
    }
    shown = pages
    for page in pages { surface.addSubview(page.view) }
    place()
    end(going: going, coming: coming)
  }

  private func end(going: [UIViewController], coming: [UIViewController]) {
    guard let controller else { return }
    for page in going {
      page.viewIfLoaded?.removeFromSuperview()
      if isVisible { page.endAppearanceTransition() }
      page.leaveParent()
    }
    for page in coming {
      if controller.viewAppearance.state == .appeared { page.endAppearanceTransition() }
      page.didMove(toParent: controller)
    }
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Turning

  /// Returns the pages to which a finger would turn: the next or previous ones, and the back of the page that
  /// is turned; nil at either end of the book.
  func pages(isForward: Bool) -> (pages: [UIViewController], back: UIViewController?)? {
    guard let controller, let source = controller.dataSource,
      let edge = isForward ? shown.last : shown.first
    else { return nil }
    func beside(_ page: UIViewController) -> UIViewController? {
      isForward
        ? source.pageViewController(controller, viewControllerAfter: page)
        : source.pageViewController(controller, viewControllerBefore: page)
    }
    guard let first = beside(edge) else { return nil }
    guard isMid || controller.isDoubleSided else { return ([first], nil) }
    guard let second = beside(first) else { return isMid ? nil : ([first], nil) }
    if isMid { return (isForward ? [first, second] : [second, first], nil) }
    return ([second], first)
  }

  /// Begins to turn to other pages.
  func begin(
    _ pages: [UIViewController], back: UIViewController?, isForward: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let controller else { return }
    let old = shown
    for page in pages { controller.insertChild(page) }
    if let back, back.parent !== controller { controller.insertChild(back) }
    for page in old { page.beginAppearanceIfNeeded(false, animated: true) }
    for page in pages { page.beginAppearanceIfNeeded(true, animated: true) }
    // If a single page comes back, that page turns visibly, backwards.
    let isBackwards = !isMid && !isForward
    let fold = fold(isForward: isForward)
    UIView.performWithoutAnimation {
      for (index, page) in pages.enumerated() { page.view.frame = frame(index) }
      let leaf: PageLeafView
      if isMid {
        let beneath = isForward ? pages.last : pages.first
        if let view = beneath?.view { surface.insertSubview(view, at: 0) }
        for page in pages { page.view.layoutIfNeeded() }
        leaf = PageLeafView(
          front: (isForward ? old.last : old.first)?.view ?? UIView(),
          back: (isForward ? pages.first : pages.last)?.view, fold: fold)
      } else {
        let top = isBackwards ? pages[0] : old[0]
        surface.insertSubview(pages[0].view, at: isBackwards ? surface.subviews.count : 0)
        pages[0].view.layoutIfNeeded()
        leaf = PageLeafView(front: top.view, back: back?.view, fold: fold)
      }
      surface.addSubview(leaf)
      leaf.fill()
      turn = PageTurn(
        curl: self, leaf: leaf, old: old, new: pages, back: back, isBackwards: isBackwards,
        completion: completion)
      turn?.move(to: 0)
      leaf.layoutIfNeeded()
    }
  }

  /// Called when a turn has ended.
  func didEnd(_ turn: PageTurn, isCompleted: Bool) {
    guard self.turn === turn, let controller else { return }
    self.turn = nil
    let (going, coming) = isCompleted ? (turn.old, turn.new) : (turn.new, turn.old)
    shown = coming
    UIView.performWithoutAnimation {
      for page in coming {
        page.view.autoresizingMask = []
        surface.addSubview(page.view)
      }
      turn.leaf.removeFromSuperview()
      place()
    }
    if let back = turn.back {
      back.willMove(toParent: nil)
      back.viewIfLoaded?.removeFromSuperview()
      back.leaveParent()
    }
    for page in going {
      page.willMove(toParent: nil)
      if !isCompleted { page.beginAppearanceIfNeeded(false, animated: true) }
    }
    if !isCompleted { for page in coming { page.beginAppearanceIfNeeded(true, animated: true) } }
    end(going: going, coming: coming)
    turn.completion?(isCompleted)
    if turn.isInteractive {
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: true, previousViewControllers: turn.old,
        transitionCompleted: isCompleted)
    }
  }

  /// Ends the current turn at once.
  func finishNow() { turn?.finishNow() }
}
