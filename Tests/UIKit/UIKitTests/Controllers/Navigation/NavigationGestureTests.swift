import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor
struct NavigationGestureTests {
  /// Shows a navigation controller with two controllers, the upper one visible.
  private func stack(on stage: Stage) -> (UINavigationController, [RecordingController]) {
    stage.makeCurrent()
    let all = [ScrollingController("lower"), ScrollingController("upper")]
    let navigation = UINavigationController(rootViewController: all[0])
    navigation.setViewControllers(all, animated: false)
    stage.show(navigation)
    stage.advance(by: 0.1)
    return (navigation, all)
  }

  /// Returns the visible distance of a controller's view from its place, in points.
  private func shift(of controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.affineTransform().tx ?? .nan
  }

  @Test("A swipe from the leading edge pops, and the screens follow the finger")
  func pops() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(layoutDirection: direction)
      let (navigation, all) = stack(on: stage)
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      let edge: CGFloat = direction == .leftToRight ? 4 : 389
      stage.touchDown(at: CGPoint(x: edge, y: 400))
      stage.move(from: CGPoint(x: edge, y: 400), by: CGVector(dx: sign * 210, dy: 0), duration: 0.4)
      // The first 10 points begin the gesture, and the rest moves the screen.
      #expect(abs(shift(of: all[1]) - sign * 200) < 1)
      #expect(abs(shift(of: all[0]) + sign * 0.3 * (393 - 200)) < 1)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      stage.move(
        from: CGPoint(x: edge + sign * 210, y: 400), by: CGVector(dx: sign * 90, dy: 0),
        duration: 0.2)
      stage.touchUp()
      stage.advance(by: 1)
      #expect(navigation.viewControllers == [all[0]])
      #expect(all[1].isGone)
      #expect(all[1].isBalanced)
      #expect(all[1].parent == nil)
      #expect(all[0].messages.suffix(2) == [.willAppear, .didAppear])
      #expect(all[0].view.transform.isIdentity)
      #expect(navigation.navigationBar.topItem === all[0].navigationItem)
    }
  }

  @Test("A swipe that turns round restores everything")
  func cancels() {
    let stage = Stage()
    let (navigation, all) = stack(on: stage)
    var completions: [Bool] = []
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.move(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 146, dy: 0), duration: 0.3)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in completions.append(true) }
    ) {
      completions.append($0.isCancelled)
    }
    stage.move(from: CGPoint(x: 150, y: 400), by: CGVector(dx: -120, dy: 0), duration: 0.3)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == all)
    #expect(navigation.navigationBar.items == all.map(\.navigationItem))
    #expect(all.allSatisfy { $0.isBalanced && $0.isAtRest })
    #expect(!all[1].isGone)
    #expect(all[0].isGone)
    #expect(all[1].parent === navigation)
    #expect(!all[1].isMovingFromParent)
    #expect(all[1].view.transform.isIdentity)
    // Only the completion was called, with the result.
    #expect(completions == [true])
  }

  @Test("A finger that moves along the edge scrolls, and so does one that begins further in")
  func scrolls() {
    let stage = Stage()
    for start in [CGPoint(x: 4, y: 600), CGPoint(x: 200, y: 600)] {
      let (navigation, all) = stack(on: stage)
      let scrollView = all[1].view as? UIScrollView
      let before = scrollView?.contentOffset.y ?? 0
      stage.drag(from: start, by: CGVector(dx: 0, dy: -200), duration: 0.5)
      #expect(navigation.viewControllers.count == 2)
      #expect((scrollView?.contentOffset.y ?? 0) > before + 150)
    }
  }

  @Test("The swipe has no effect at the root, or when an app has disabled it")
  func disabled() {
    let stage = Stage()
    let (navigation, all) = stack(on: stage)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.drag(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 350, dy: 0), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == all)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    navigation.popToRootViewController(animated: false)
    stage.drag(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 350, dy: 0), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [all[0]])
  }

  @Test("A tap on the back button pops")
  func backButton() {
    let stage = Stage()
    let (navigation, all) = stack(on: stage)
    stage.tap(at: CGPoint(x: 30, y: 81))
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [all[0]])
  }

  @Test("The bar's background appears as content scrolls under it, and fades over a push")
  func underlap() throws {
    let stage = Stage()
    let (navigation, all) = stack(on: stage)
    let bar = navigation.navigationBar
    #expect(bar.contentUnderlap == 0)
    let scrollView = try #require(all[1].view as? UIScrollView)
    // The bar's lower edge.
    #expect(scrollView.contentOffset.y == -293.0 / 3)
    stage.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -200), duration: 0.5)
    #expect(bar.contentUnderlap == 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.175)
    let effect = try #require(bar.background.subviews.first?.layer.presentation())
    #expect(effect.opacity > 0.1)
    #expect(effect.opacity < 0.9)
    stage.advance(by: 1)
    #expect(bar.contentUnderlap == 0)
  }

  @Test("While content scrolls under the bar, the bar isn't laid out and nothing in it is drawn")
  func cost() throws {
    let stage = Stage()
    let (navigation, all) = stack(on: stage)
    let scrollView = try #require(all[1].view as? UIScrollView)
    scrollView.contentOffset.y = 200
    stage.advance(by: 0.5)
    stage.renderLoop.counts = FrameCounts()
    for _ in 0..<10 {
      scrollView.contentOffset.y += 5
      stage.advance(by: 1.0 / 60)
    }
    // One layer is laid out in each frame, the scroll view's own.
    #expect(stage.renderLoop.counts.layersLaidOut == 10)
    #expect(stage.renderLoop.counts.layersDrawn == 0)
    #expect(navigation.navigationBar.contentUnderlap == 1)
  }

  @Test(
    "A popped controller goes away, also in the middle of a transition", arguments: [0, 0.1, 1.0])
  func lifetime(delay: Double) {
    let stage = Stage()
    let (navigation, _) = stack(on: stage)
    weak var popped: UIViewController?
    do {
      let controller = ScrollingController("short-lived")
      popped = controller
      navigation.pushViewController(controller, animated: true)
    }
    stage.advance(by: delay)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(popped == nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("A stack whose window is deallocated during a push does no harm")
  func dropped() {
    let bench = ControllerBench()
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: RecordingController("root"))
    bench.show(navigation!)
    navigation?.pushViewController(RecordingController("next"), animated: true)
    bench.advance(by: 0.1)
    bench.window.rootViewController = nil
    navigation = nil
    bench.advance(by: 1)
    #expect(bench.window.subviews.isEmpty)
  }
}

/// A recording controller whose root view scrolls.
final class ScrollingController: RecordingController {
  override func loadView() {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 0, height: 3000)
    scrollView.backgroundColor = .systemBackground
    view = scrollView
  }
}
