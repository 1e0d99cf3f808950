import Stage
import Testing

/// Tests of a tap on the status bar, which is 54 points high on a 14 Pro.
///
/// Apple, `UIScrollView.h` and `scrollsToTop`: the scroll view closest to the status bar scrolls to
/// its top if its `scrollsToTop` is on, its delegate does not answer no and it is not there already;
/// on iPhone only if it is the only one on the screen with `scrollsToTop`.
@MainActor struct ScrollToTopTests {
  private let bench = ScrollBench()
  private let bar = CGPoint(x: 196, y: 20)

  init() {
    bench.view.contentInset.top = 50
    bench.view.contentOffset.y = 4000
    bench.log.events = []
  }

  @Test func aTap() {
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.y == -50)
    #expect(bench.log.events == ["scroll", "didScrollToTop"])
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.log.events == ["scroll", "didScrollToTop"])
  }

  @Test func aTapDuringAGlide() {
    bench.drag(-300, over: 0.2)
    bench.stage.advance(by: 0.1)
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.y == -50)
    #expect(!bench.view.isDecelerating)
  }

  @Test(arguments: [CGPoint(x: 196, y: 60), CGPoint(x: 196, y: 400)])
  func elsewhereNothingHappens(place: CGPoint) {
    bench.stage.tap(at: place)
    bench.stage.advance(by: 1)
    #expect(bench.y == 4000)
  }

  @Test func aDragFromTheBarIsNoTap() {
    bench.stage.drag(from: bar, by: CGVector(dx: 0, dy: 100), duration: 0.5, hold: 0.2)
    bench.stage.advance(by: 1)
    #expect(bench.y == 3910)
  }

  @Test func switchedOff() {
    bench.view.scrollsToTop = false
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.y == 4000)
  }

  @Test func theDelegateDeclines() {
    final class Declining: NSObject, UIScrollViewDelegate {
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let declining = Declining()
    bench.view.delegate = declining
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.y == 4000)
  }

  /// With two candidates on a phone, neither scrolls until one of them is hidden, off or not on the
  /// screen.
  @Test(arguments: ["none", "hidden", "off", "away", "transparent"])
  func anotherScrollView(way: String) {
    let other = UIScrollView(frame: CGRect(x: 0, y: 4100, width: 100, height: 100))
    bench.view.addSubview(other)
    switch way {
    case "hidden": other.isHidden = true
    case "off": other.scrollsToTop = false
    case "away": other.frame.origin.y = 9000
    case "transparent": other.alpha = 0
    default: break
    }
    bench.stage.tap(at: bar)
    bench.stage.advance(by: 1)
    #expect(bench.y == (way == "none" ? 4000 : -50))
  }

  /// Views under the status bar don't receive the tap.
  @Test func aButtonUnderTheBarIsNotTapped() {
    let button = UIButton(frame: CGRect(x: 150, y: 4000, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.view.addSubview(button)
    bench.stage.advance(by: 0.1)
    bench.stage.tap(at: bar)
    #expect(taps == 0)
  }
}
