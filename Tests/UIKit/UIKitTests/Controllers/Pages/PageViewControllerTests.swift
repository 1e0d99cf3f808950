import Stage
import Testing

@testable import UIKit

/// Pages that scroll, on a 14 Pro of 393 × 852 points.
@MainActor @Suite(.serialized) struct PageViewControllerTests {
  /// Five pages, by their number.
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages: [RecordingController]
    var log: [String] = []
    var dots: (count: Int, index: Int) = (0, 0)

    init(_ count: Int = 5) {
      pages = (0..<count).map { RecordingController("\($0)") }
    }

    private func page(beside other: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === other }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dots.index }

    private func names(_ pages: [UIViewController]) -> String {
      pages.map { $0.title ?? "" }.joined()
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("to \(names(pendingViewControllers))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \(names(previousViewControllers)) \(completed)") }
  }

  @MainActor private final class Bench {
    let stage: Stage
    let book: Book
    let pages: UIPageViewController
    let isVertical: Bool
    let forward: CGFloat

    init(
      start: Int = 1, count: Int = 5, isVertical: Bool = false, isRightToLeft: Bool = false,
      spacing: CGFloat = 0, dots: Int = 0
    ) {
      stage = Stage(
        device: .iPhone14Pro, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
      book = Book(count)
      book.dots = (dots, start)
      self.isVertical = isVertical
      forward = isRightToLeft && !isVertical ? 1 : -1
      pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal,
        options: [.interPageSpacing: spacing])
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[start]], direction: .forward, animated: false)
      stage.show(pages)
      stage.advance(by: 0.2)
    }

    /// Drags by a part of the screen, forward for a positive one.
    func drag(_ part: CGFloat, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2) {
      let way = forward * part * (isVertical ? 852 : 393)
      stage.drag(
        from: CGPoint(x: 196, y: 426),
        by: CGVector(dx: isVertical ? 0 : way, dy: isVertical ? way : 0),
        duration: duration, hold: hold)
    }

    var shown: String { pages.viewControllers?.first?.title ?? "" }

    func frame(_ page: Int) -> CGRect {
      let view: UIView = book.pages[page].view
      return view.convert(view.bounds, to: nil)
    }

    /// Expects that only one page is visible, fills its place, and has appeared; no other one is a
    /// child.
    func expectRest(on page: Int, height: CGFloat = 852) {
      #expect(shown == "\(page)")
      #expect(frame(page) == CGRect(x: 0, y: 0, width: 393, height: height))
      #expect(pages.children == [book.pages[page]])
      for (index, other) in book.pages.enumerated() {
        #expect(
          other.viewAppearance.state == (index == page ? .appeared : .disappeared), "\(index)")
        #expect((other.viewIfLoaded?.window != nil) == (index == page))
      }
    }
  }

  /// Whether pages are vertical, and whether text runs from right to left.
  nonisolated private static let ways: [(Bool, Bool)] = [
    (false, false), (false, true), (true, false),
  ]

  @Test(arguments: ways) func aFingerTurnsPages(isVertical: Bool, isRightToLeft: Bool) {
    let bench = Bench(isVertical: isVertical, isRightToLeft: isRightToLeft)
    bench.expectRest(on: 1)
    bench.drag(0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 2)
    #expect(bench.book.log == ["to 2", "from 1 true"])
    bench.drag(-0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 1)
    bench.drag(-0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 0)
    bench.book.log = []
    // At the end there is no further page.
    bench.drag(-0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 0)
    #expect(bench.book.log.isEmpty)
    // Each callback was made in order, and equally often.
    let all: [RecordingController.Message] = [
      .willAppear, .didAppear, .willDisappear, .didDisappear,
    ]
    #expect(bench.book.pages[2].messages == all)
    #expect(bench.book.pages[1].messages == all + all)
  }

  /// Follows the offset, as apps do that show how far a turn is.
  @MainActor private final class Follower: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
  }

  /// The current page is one page from the beginning, also the first and the last. An app that takes the scroll view's
  /// delegate doesn't stop the pages.
  ///
  /// Source: [Pageboy](https://github.com/uias/Pageboy), whose tests run on iOS and compute positions so.
  @Test func anAppFollowsTheOffset() throws {
    let bench = Bench(start: 0, count: 2)
    let scroller = try #require(
      bench.pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let follower = Follower()
    scroller.delegate = follower
    #expect(scroller.delegate === follower)
    #expect(scroller.contentOffset.x == 393)
    bench.drag(0.7)
    #expect(follower.offsets.max() ?? 0 > 393)
    #expect(follower.offsets.allSatisfy { (393...786).contains($0) })
    bench.stage.advance(by: 2)
    bench.expectRest(on: 1)
    #expect(scroller.contentOffset.x == 393)
  }

  @Test func theScrollViewHasASizeBeforeTheFirstLayout() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book()
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.frame.size == pages.view.bounds.size)
    #expect(scroller.contentOffset.x == scroller.frame.width)
  }

  @Test(arguments: ways) func aShortDragGoesBack(isVertical: Bool, isRightToLeft: Bool) {
    let bench = Bench(isVertical: isVertical, isRightToLeft: isRightToLeft)
    bench.drag(0.3, duration: 0.5, hold: 0.5)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 1)
    #expect(bench.book.log == ["to 2", "from 1 false"])
    #expect(bench.book.pages[2].messages == [.willAppear, .willDisappear, .didDisappear])
  }

  /// A flick turns one page, and flicks in quick succession one each.
  @Test func flicksTurnOnePageEach() {
    let bench = Bench(start: 0)
    for _ in 0..<3 {
      bench.drag(0.4, duration: 0.08, hold: 0)
      bench.stage.advance(by: 0.35)
    }
    bench.stage.advance(by: 2)
    bench.expectRest(on: 3)
  }

  /// A finger that moves to one side and then to the other makes both neighbours visible.
  @Test func aFingerMayTurnRound() {
    let bench = Bench(start: 2)
    let stage = bench.stage
    stage.touchDown(at: CGPoint(x: 196, y: 400))
    for x in stride(from: 196.0, through: 96, by: -10) {
      stage.touchMove(to: CGPoint(x: x, y: 400))
      stage.advance(by: 1 / 60)
    }
    #expect(bench.book.pages[3].viewAppearance.state == .appearing)
    for x in stride(from: 96.0, through: 346, by: 10) {
      stage.touchMove(to: CGPoint(x: x, y: 400))
      stage.advance(by: 1 / 60)
    }
    #expect(bench.book.pages[1].viewAppearance.state == .appearing)
    #expect(bench.book.pages[3].viewAppearance.state == .disappeared)
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 2)
    bench.expectRest(on: 2)
    #expect(bench.book.log == ["to 3", "from 2 false", "to 1", "from 2 false"])
  }

  @Test(arguments: ways, [false, true])
  func aProgramTurnsPages(way: (Bool, Bool), isForward: Bool) {
    let bench = Bench(start: 2, isVertical: way.0, isRightToLeft: way.1)
    var ended: [Bool] = []
    let page = isForward ? 4 : 0
    bench.pages.setViewControllers(
      [bench.book.pages[page]], direction: isForward ? .forward : .reverse, animated: true
    ) { ended.append($0) }
    bench.stage.advance(by: 0.1)
    // It comes from the given side.
    let place = bench.frame(page)
    let from = way.0 ? place.minY : place.minX
    #expect((from > 0) == (isForward == (bench.forward < 0)))
    #expect(ended.isEmpty)
    #expect(bench.shown == "2")
    bench.stage.advance(by: 2)
    #expect(ended == [true])
    #expect(bench.book.log.isEmpty)
    bench.expectRest(on: page)
    // The neighbours are those of the new page.
    bench.drag(isForward ? -0.7 : 0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: isForward ? 3 : 1)
  }

  @Test func whatIsSetWhileAPageComesEndsThat() {
    let bench = Bench(start: 0)
    var ended: [String] = []
    let pages = bench.book.pages
    bench.pages.setViewControllers([pages[1]], direction: .forward, animated: true) {
      ended.append("1 \($0)")
    }
    bench.stage.advance(by: 0.1)
    bench.pages.setViewControllers([pages[2]], direction: .forward, animated: true) {
      ended.append("2 \($0)")
    }
    #expect(ended == ["1 false"])
    bench.stage.advance(by: 2)
    #expect(ended == ["1 false", "2 true"])
    bench.expectRest(on: 2)
    bench.pages.setViewControllers([pages[4]], direction: .reverse, animated: false)
    bench.stage.advance(by: 0.1)
    bench.expectRest(on: 4)
  }

  /// The space between pages is only visible while pages move.
  @Test func pagesMayHaveSpaceBetweenThem() {
    let bench = Bench(start: 1, spacing: 20)
    bench.expectRest(on: 1)
    bench.stage.touchDown(at: CGPoint(x: 300, y: 400))
    for x in stride(from: 300.0, through: 190, by: -10) {
      bench.stage.touchMove(to: CGPoint(x: x, y: 400))
      bench.stage.advance(by: 1 / 60)
    }
    // 110 points less the ten that begin the drag.
    #expect(bench.frame(1).minX == -100)
    #expect(bench.frame(2).minX == 313)
    bench.stage.touchUp()
    bench.stage.advance(by: 2)
  }

  /// Without a data source fingers don't turn pages.
  @Test func noDataSourceNoTurning() {
    let bench = Bench()
    bench.pages.dataSource = nil
    bench.drag(0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 1)
    bench.pages.dataSource = bench.book
    bench.drag(0.7)
    bench.stage.advance(by: 2)
    bench.expectRest(on: 2)
  }

  /// The dots take 37 points above the safe area's 34; a finger moves the dark one on, and so does a tap next
  /// to it.
  @Test func dotsFollow() {
    let bench = Bench(start: 1, dots: 5)
    bench.expectRest(on: 1, height: 852 - 34 - 37)
    let control = bench.pages.indicator
    #expect(control.frame == CGRect(x: 0, y: 781, width: 393, height: 37))
    #expect(control.numberOfPages == 5)
    #expect(control.currentPage == 1)
    bench.drag(0.7)
    bench.stage.advance(by: 2)
    #expect(control.currentPage == 2)
    bench.stage.tap(at: CGPoint(x: 300, y: 800))
    bench.stage.advance(by: 2)
    #expect(control.currentPage == 3)
    bench.expectRest(on: 3, height: 852 - 34 - 37)
    bench.stage.tap(at: CGPoint(x: 90, y: 800))
    bench.stage.advance(by: 2)
    #expect(control.currentPage == 2)
    bench.expectRest(on: 2, height: 852 - 34 - 37)
  }

  @Test func pagesTurnWithThePhone() {
    let bench = Bench(start: 1)
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 0.5)
    #expect(bench.frame(1) == CGRect(x: 0, y: 0, width: 852, height: 393))
    bench.stage.rotate(to: .portrait)
    bench.stage.advance(by: 0.5)
    bench.expectRest(on: 1)
  }

  /// Under a bar the page's own scroll view counts, and its callbacks come with the bar's transitions.
  @Test func itStandsInANavigationController() {
    let stage = Stage(device: .iPhone14Pro)
    let book = Book(2)
    let table = UITableView()
    book.pages[0].view = table
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.advance(by: 0.1)
    navigation.pushViewController(pages, animated: true)
    stage.advance(by: 1)
    #expect(book.pages[0].messages == [.willAppear, .didAppear])
    #expect(pages.contentScrollView(for: .top) === table)
    #expect(abs(table.adjustedContentInset.top - 293.0 / 3) < 1e-6)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(book.pages[0].messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  /// Apple, `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`.
  @Test func theDelegateChoosesTheOrientationForPresentation() {
    final class Turned: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.preferredInterfaceOrientationForPresentation == .portrait)
    let delegate = Turned()
    pages.delegate = delegate
    #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }
}
