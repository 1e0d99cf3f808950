import CoreGraphics
import Stage
import Testing

@testable import UIKit

/// Pages that are turned, one or two at a time.
///
/// Source: Apple, UIPageViewController (spine locations, double-sided pages, the number of controllers that
/// `setViewControllers` takes) and UIPageViewControllerDelegate.
@MainActor @Suite(.serialized) struct PageCurlTests {
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages: [RecordingController]
    var log: [String] = []

    init(_ count: Int) { pages = (0..<count).map { RecordingController("\($0)") } }

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

  @MainActor
  private final class Bench {
    let stage = Stage(device: .iPadPro11)
    let book: Book
    let pages: UIPageViewController

    init(_ spine: UIPageViewController.SpineLocation, isVertical: Bool = false, count: Int = 9) {
      book = Book(count)
      pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: isVertical ? .vertical : .horizontal,
        options: [.spineLocation: spine.rawValue])
      pages.dataSource = book
      pages.delegate = book
      let start = spine == .mid ? [book.pages[2], book.pages[3]] : [book.pages[2]]
      pages.setViewControllers(start, direction: .forward, animated: false)
      stage.show(pages)
      stage.advance(by: 0.2)
    }

    var shown: String { pages.viewControllers?.map { $0.title ?? "" }.joined() ?? "" }

    /// Checks that all shown pages are in their places, and that no others are left.
    func check(_ place: SourceLocation = #_sourceLocation) {
      let bounds = pages.view.bounds
      let isMid = pages.spineLocation == .mid
      for (index, page) in (pages.viewControllers ?? []).enumerated() {
        var expected = bounds
        if isMid, pages.navigationOrientation == .horizontal {
          expected.size.width /= 2
          expected.origin.x = CGFloat(index) * expected.width
        } else if isMid {
          expected.size.height /= 2
          expected.origin.y = CGFloat(index) * expected.height
        }
        #expect(
          page.view.convert(page.view.bounds, to: pages.view) == expected, sourceLocation: place)
      }
      #expect(pages.children.count == (pages.viewControllers ?? []).count, sourceLocation: place)
      let visible = book.pages.filter { $0.view.window != nil }.map(\.name).joined()
      #expect(visible == shown, sourceLocation: place)
      for page in book.pages where page.view.window == nil && !page.messages.isEmpty {
        #expect(page.messages.last == .didDisappear, "\(page.name)", sourceLocation: place)
      }
    }
  }

  @Test("A fold moves from the free edge to the spine; the turned part is over the rest")
  func folds() {
    let size = CGSize(width: 800, height: 600)
    for isVertical in [false, true] {
      for isFlipped in [false, true] {
        for isMid in [false, true] {
          let length = isVertical ? size.height : size.width
          let fold = PageFold(
            size: size, isVertical: isVertical, isFlipped: isFlipped, spine: isMid ? length / 2 : 0)
          func extent(_ rect: CGRect) -> CGFloat { isVertical ? rect.height : rect.width }
          #expect(fold.front(at: 0) == fold.page)
          #expect(extent(fold.back(at: 0)) == 0)
          #expect(extent(fold.front(at: 1)) == 0)
          #expect(extent(fold.back(at: 1)) == fold.pageLength)
          for step in 0...20 {
            let progress = CGFloat(step) / 20
            // Paper doesn't grow or shrink.
            let total = extent(fold.front(at: progress)) + extent(fold.back(at: progress))
            #expect(abs(total - fold.pageLength) < 1e-9)
            // Compares edges: `contains` compares a union, whose sums aren't exact.
            let (whole, seen) = (fold.wholeBack(at: progress), fold.back(at: progress))
            let noise: CGFloat = 1e-6
            #expect(seen.minX >= whole.minX - noise)
            #expect(seen.maxX <= whole.maxX + noise)
            #expect(seen.minY >= whole.minY - noise)
            #expect(seen.maxY <= whole.maxY + noise)
          }
          if isMid {
            // The back of a turned page is the page on the other side.
            var other = fold
            other.isFlipped.toggle()
            #expect(fold.wholeBack(at: 1) == other.page)
          }
        }
      }
    }
  }

  @Test(arguments: [UIPageViewController.SpineLocation.min, .mid, .max], [false, true])
  func aFingerTurnsPages(_ spine: UIPageViewController.SpineLocation, _ isVertical: Bool) {
    let bench = Bench(spine, isVertical: isVertical)
    #expect(bench.pages.spineLocation == spine)
    #expect(bench.pages.isDoubleSided == (spine == .mid))
    bench.check()
    let sign: CGFloat = spine == .max ? 1 : -1
    let size = bench.pages.view.bounds.size
    func drag(_ share: CGFloat) {
      let start = CGPoint(x: size.width / 2, y: size.height / 2)
      let way = CGVector(
        dx: isVertical ? 0 : share * size.width, dy: isVertical ? share * size.height : 0)
      bench.stage.drag(from: start, by: way, duration: 0.3, hold: 0.2)
      bench.stage.advance(by: 1)
    }
    let forward = spine == .mid ? "45" : "3"
    drag(0.45 * sign * (spine == .mid ? 1 : 1.1))
    #expect(bench.shown == (spine == .mid ? "45" : bench.shown))
    if spine == .mid {
      #expect(bench.book.log == ["to 45", "from 23 true"])
      bench.check()
      drag(-0.45 * sign)
      #expect(bench.shown == "23")
      #expect(bench.book.log.last == "from 45 true")
    } else {
      // The finger reached half of the turn; less would cancel it.
      #expect(["2", "3"].contains(bench.shown))
    }
    bench.check()
    // A short distance turns nothing.
    bench.book.log = []
    let before = bench.shown
    drag(0.1 * sign)
    #expect(bench.shown == before, "\(forward)")
    #expect(bench.book.log.last?.hasSuffix("false") == true, "\(forward)")
    bench.check()
    #expect(!bench.stage.renderLoop.needsFrame)
  }

  @Test("A tap at either side turns a page")
  func taps() {
    let bench = Bench(.min)
    let size = bench.pages.view.bounds.size
    bench.stage.tap(at: CGPoint(x: size.width - 20, y: 500))
    bench.stage.advance(by: 1)
    #expect(bench.shown == "3")
    bench.check()
    for _ in 0..<2 {
      bench.stage.tap(at: CGPoint(x: 20, y: 500))
      bench.stage.advance(by: 1)
      bench.check()
    }
    #expect(bench.shown == "1")
    bench.stage.tap(at: CGPoint(x: size.width / 2, y: 500))
    bench.stage.advance(by: 1)
    #expect(bench.shown == "1")
    #expect(
      bench.book.log == [
        "to 3", "from 2 true", "to 2", "from 3 true", "to 1", "from 2 true",
      ])
    #expect(bench.pages.gestureRecognizers.count == 2)
  }

  @Test("Double-sided pages: the data source returns the back, then the page beneath")
  func doubleSided() {
    let bench = Bench(.min)
    bench.pages.isDoubleSided = true
    bench.stage.tap(at: CGPoint(x: bench.pages.view.bounds.width - 20, y: 500))
    bench.stage.advance(by: 1)
    #expect(bench.shown == "4")
    bench.check()
  }

  @Test("A program turns pages; another call ends the turn at once")
  func programs() {
    let bench = Bench(.mid)
    var log: [String] = []
    let pages = bench.book.pages
    bench.pages.setViewControllers([pages[4], pages[5]], direction: .forward, animated: true) {
      log.append("first \($0)")
    }
    bench.stage.advance(by: 0.2)
    // During the turn the page is in the hierarchy, and no page has appeared twice.
    #expect(pages[4].view.window != nil)
    #expect(pages[5].messages == [.willAppear])
    bench.pages.setViewControllers([pages[0], pages[1]], direction: .reverse, animated: true) {
      log.append("second \($0)")
    }
    bench.stage.advance(by: 1)
    #expect(log.count == 2)
    #expect(log.last == "second true")
    #expect(bench.shown == "01")
    bench.check()
    #expect(bench.book.log.isEmpty)
  }
}
