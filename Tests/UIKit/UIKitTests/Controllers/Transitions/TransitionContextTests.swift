import QuartzCore
import Testing

@testable import UIKit

/// The properties of a transition that an animator and a gesture see.
@MainActor
struct TransitionContextTests {
  private func scene(
    _ style: UIModalPresentationStyle
  ) -> (ControllerBench, RecordingController, RecordingController, TransitionHost<FadeAnimator>) {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    let host = TransitionHost()
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = host
    bench.show(root)
    return (bench, root, modal, host)
  }

  @Test("The context returns controllers, views and frames, by whether the presenter is removed")
  func contents() throws {
    for style in [UIModalPresentationStyle.fullScreen, .custom] {
      let (bench, root, modal, host) = scene(style)
      let removes = style == .fullScreen
      let full = bench.screen.bounds
      root.present(modal, animated: true)
      let coming = try #require(host.animator.contexts.last)
      #expect(coming.viewController(forKey: .from) === root)
      #expect(coming.viewController(forKey: .to) === modal)
      #expect(coming.view(forKey: .from) === (removes ? root.view : nil))
      #expect(coming.view(forKey: .to) === modal.view)
      #expect(coming.initialFrame(for: root) == full)
      #expect(coming.finalFrame(for: root) == (removes ? .zero : full))
      #expect(coming.initialFrame(for: modal) == .zero)
      #expect(coming.finalFrame(for: modal) == full)
      #expect(coming.presentationStyle == style)
      #expect(coming.isAnimated)
      #expect(!coming.isInteractive)
      #expect(!coming.transitionWasCancelled)
      #expect((root.view.superview === coming.containerView) == removes)
      #expect(modal.transitionCoordinator?.transitionDuration == FadeAnimator.duration)
      bench.advance(by: 1)

      modal.dismiss(animated: true)
      let going = try #require(host.animator.contexts.last)
      #expect(going.viewController(forKey: .from) === modal)
      #expect(going.view(forKey: .to) === (removes ? root.view : nil))
      #expect(going.initialFrame(for: modal) == full)
      #expect(going.finalFrame(for: modal) == .zero)
      #expect(going.initialFrame(for: root) == (removes ? .zero : full))
      #expect(going.finalFrame(for: root) == full)
      bench.advance(by: 1)
    }
  }

  @Test("A gesture's percentage is visible, and animations alongside follow it")
  func scrubbing() {
    let (bench, root, modal, host) = scene(.custom)
    host.makesPresentationController = true
    let driver = UIPercentDrivenInteractiveTransition()
    host.driver = driver
    root.present(modal, animated: true)
    let shade = (modal.presentationController as? RecordingPresentationController)?.shade
    #expect(driver.duration == 0.5)
    for percent in [0, 0.25, 0.5, 1, 0.75, 0.1] as [CGFloat] {
      driver.update(percent)
      bench.advance(by: 0.2)
      #expect(driver.percentComplete == percent)
      #expect(modal.transitionCoordinator?.percentComplete == percent)
      // A float of a layer holds about seven digits.
      #expect(abs(CGFloat(modal.view.layer.presentation()?.opacity ?? -1) - percent) < 1e-5)
      #expect(abs(CGFloat(shade?.layer.presentation()?.opacity ?? -1) - percent) < 1e-5)
    }
    driver.update(3)
    #expect(driver.percentComplete == 1)
    driver.update(-3)
    #expect(driver.percentComplete == 0)
  }

  @Test(
    "When the gesture lets go, the rest goes on from where it stands, at its speed",
    arguments: [false, true], [1, 2] as [CGFloat])
  func rest(cancels: Bool, speed: CGFloat) {
    let (bench, root, modal, host) = scene(.custom)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = speed
    driver.completionCurve = .linear
    host.driver = driver
    root.present(modal, animated: true)
    driver.update(0.4)
    bench.advance(by: 0.1)
    cancels ? driver.cancel() : driver.finish()
    // The rest of half a second, at that speed; one frame more for the tick.
    let rest = (cancels ? 0.4 : 0.6) * 0.5 / Double(speed)
    var last: CGFloat = 0.4
    // The greatest visible change in a frame, with a tolerance of one frame at the first tick.
    let step = speed / 0.5 / 60 + 1e-4
    while host.animator.ended.isEmpty, bench.loop.now < 2 {
      bench.advance(by: 1.0 / 60)
      guard let shown = modal.view.layer.presentation() else { break }
      #expect(abs(CGFloat(shown.opacity) - last) <= step)
      last = CGFloat(shown.opacity)
    }
    let took = bench.loop.now - 0.2
    #expect(took >= rest - 0.02, "took \(took), rest \(rest)")
    #expect(took <= rest + 0.04, "took \(took), rest \(rest)")
    #expect(host.animator.ended == [!cancels])
    if !cancels { #expect(modal.view.layer.presentation()?.opacity == 1) }
  }

  @Test("Observers of the gesture are told that it ended, and how")
  func notification() {
    for cancels in [false, true] {
      let (bench, root, modal, host) = scene(.custom)
      let driver = UIPercentDrivenInteractiveTransition()
      host.driver = driver
      root.present(modal, animated: true)
      let coordinator = modal.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == true)
      var heard: [Bool] = []
      coordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
      bench.advance(by: 0.1)
      #expect(heard.isEmpty)
      cancels ? driver.cancel() : driver.finish()
      #expect(heard == [cancels])
      #expect(coordinator?.isInteractive == false)
      bench.advance(by: 1)
      #expect(heard == [cancels])
    }
  }

  @Test("A driver that doesn't want to begin lets the transition run")
  func noInteractiveStart() {
    let (bench, root, modal, host) = scene(.custom)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    host.driver = driver
    root.present(modal, animated: true)
    #expect(modal.transitionCoordinator?.isInteractive == false)
    bench.advance(by: 1)
    #expect(host.animator.ended == [true])
  }

  @Test("A dismissal during a presentation continues from the visible state")
  func interrupted() throws {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    modal.modalPresentationStyle = .overFullScreen
    bench.show(root)
    root.present(modal, animated: true)
    bench.advance(by: 0.2)
    let before = try #require(modal.view.layer.presentation()).frame.minY
    modal.dismiss(animated: true)
    bench.advance(by: 1.0 / 60)
    let after = try #require(modal.view.layer.presentation()).frame.minY
    // The fastest frame of sliding 852 points in 0.4 s with an easing whose slope is at most 1.8.
    #expect(abs(after - before) < 852 / 0.4 / 60 * 1.8)
    bench.advance(by: 1)
    #expect(modal.isBalanced)
    #expect(modal.isGone)
    #expect(bench.window.subviews == [root.view])
  }

  @Test("Flipping the screen shows one controller in each half", arguments: [false, true])
  func flip(dismisses: Bool) throws {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .flipHorizontal
    bench.show(root)
    root.present(modal, animated: !dismisses)
    bench.advance(by: dismisses ? 0.1 : 0)
    if dismisses { modal.dismiss(animated: true) }
    bench.advance(by: 0.2)
    // A view rotated by less than a quarter shows its front: the cosine is positive.
    let (going, coming) = dismisses ? (modal, root) : (root, modal)
    #expect(try #require(going.view.layer.presentation()).transform.m11 > 0)
    #expect(try #require(coming.view.layer.presentation()).transform.m11 < 0)
    bench.advance(by: 0.35)
    #expect(try #require(going.view.layer.presentation()).transform.m11 < 0)
    #expect(try #require(coming.view.layer.presentation()).transform.m11 > 0)
    bench.advance(by: 1)
    #expect(coming.view.transform.isIdentity)
    #expect(coming.view.layer.isDoubleSided)
    #expect(going.view.window == nil)
  }
}
