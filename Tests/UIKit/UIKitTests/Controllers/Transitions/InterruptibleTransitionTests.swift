import QuartzCore
import Testing

@testable import UIKit

/// A transition run by a property animator can be paused, moved, reversed and continued.
@MainActor @Suite struct InterruptibleTransitionTests {
  static let duration = 0.5

  /// Fades the new view in by one animator during the whole transition.
  @MainActor
  private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var made = 0
    private(set) var ended: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { InterruptibleTransitionTests.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      made += 1
      let coming = context.view(forKey: .to)
      let going = coming == nil ? context.view(forKey: .from) : nil
      if let coming {
        context.containerView.addSubview(coming)
        coming.alpha = 0
      }
      let animator = UIViewPropertyAnimator(
        duration: InterruptibleTransitionTests.duration, curve: .linear)
      animator.addAnimations {
        coming?.alpha = 1
        going?.alpha = 0
      }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      self.animator = animator
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
      ended.append(transitionCompleted)
      animator = nil
    }
  }

  @MainActor private struct Scene {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    let fader: Fader
    private let host: TransitionHost<Fader>
    /// A view that is faded in alongside.
    let shade = UIView()

    init(driver: UIPercentDrivenInteractiveTransition? = nil) {
      host = TransitionHost(Fader())
      fader = host.animator
      host.driver = driver
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = host
      bench.show(root)
      root.view.addSubview(shade)
      shade.alpha = 0
    }

    func present() {
      root.present(modal, animated: true)
      modal.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 1 })
    }

    var shown: CGFloat { CGFloat((modal.view.layer.presentation() ?? modal.view.layer).opacity) }
    var shade0: CGFloat { CGFloat((shade.layer.presentation() ?? shade.layer).opacity) }
  }

  /// Whether two numbers are equal up to the precision of a layer's float, about seven digits.
  private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-5 }

  @Test func itRunsByItself() {
    let scene = Scene()
    scene.present()
    scene.bench.advance(by: 0.2)
    #expect(isSame(scene.shown, 0.4))
    scene.bench.advance(by: 0.5)
    #expect(scene.fader.ended == [true])
    #expect(scene.fader.made == 1)
    #expect(scene.shown == 1)
    scene.modal.dismiss(animated: true)
    scene.bench.advance(by: 0.7)
    #expect(scene.fader.ended == [true, true])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aGestureMovesTheAnimator() {
    let driver = UIPercentDrivenInteractiveTransition()
    let scene = Scene(driver: driver)
    scene.present()
    for percent in [0, 0.3, 0.8, 0.1, 1, 0.5] as [CGFloat] {
      driver.update(percent)
      scene.bench.advance(by: 0.3)
      #expect(isSame(scene.shown, percent))
      #expect(driver.percentComplete == percent)
      #expect(scene.fader.ended.isEmpty)
    }
  }

  /// UIViewControllerTransitioning.h: the rest takes (1 − percentComplete) · duration at speed 1.
  @Test(arguments: [false, true], [0.5, 1, 2] as [CGFloat])
  func theRestTakesItsPartOfTheTime(cancels: Bool, speed: CGFloat) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = speed
    let scene = Scene(driver: driver)
    scene.present()
    driver.update(0.4)
    scene.bench.advance(by: 0.1)
    cancels ? driver.cancel() : driver.finish()
    let rest = Double(cancels ? 0.4 : 0.6) * Self.duration / Double(speed)
    let begin = scene.bench.loop.now
    var last: CGFloat = 0.4
    while scene.fader.ended.isEmpty, scene.bench.loop.now < begin + 3 {
      scene.bench.advance(by: 1.0 / 60)
      if !scene.fader.ended.isEmpty { break }
      #expect(cancels ? scene.shown <= last + 1e-5 : scene.shown >= last - 1e-5)
      last = scene.shown
    }
    #expect(abs(scene.bench.loop.now - begin - rest) <= 2.0 / 60)
    #expect(scene.fader.ended == [!cancels])
    #expect((scene.root.presentedViewController == nil) == cancels)
  }

  /// UIPercentDrivenInteractiveTransition.timingCurve: the timing of the rest.
  @Test func theRestFollowsTheTimingCurve() {
    for (curve, isEven) in [(UIView.AnimationCurve.linear, true), (.easeIn, false)] {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.timingCurve = UICubicTimingParameters(animationCurve: curve)
      let scene = Scene(driver: driver)
      scene.present()
      driver.update(0.2)
      driver.finish()
      // Half of the rest's time.
      scene.bench.advance(by: 0.8 * Self.duration / 2)
      #expect((abs(scene.shown - 0.6) < 0.02) == isEven, "\(scene.shown)")
    }
  }

  /// A transition that began on its own is caught, held, moved, released, and caught again.
  @Test func aRunningTransitionIsCaught() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    driver.completionCurve = .linear
    let scene = Scene(driver: driver)
    scene.present()
    scene.bench.advance(by: 0.2)
    driver.pause()
    #expect(isSame(driver.percentComplete, 0.4))
    #expect(scene.modal.transitionCoordinator?.isInteractive == true)
    #expect(scene.modal.transitionCoordinator?.initiallyInteractive == false)
    scene.bench.advance(by: 2)
    #expect(isSame(scene.shown, 0.4))
    driver.update(0.9)
    scene.bench.advance(by: 0.1)
    #expect(isSame(scene.shown, 0.9))
    #expect(isSame(scene.shade0, 0.9))
    driver.cancel()
    scene.bench.advance(by: 0.2)
    let caught = scene.shown
    #expect(caught < 0.9)
    #expect(caught > 0.1)
    #expect(scene.fader.ended.isEmpty)
    driver.pause()
    #expect(isSame(driver.percentComplete, caught))
    scene.bench.advance(by: 1)
    #expect(isSame(scene.shown, caught))
    driver.finish()
    scene.bench.advance(by: 1)
    #expect(scene.fader.ended == [true])
    #expect(scene.shown == 1)
    #expect(scene.shade0 == 1)
    #expect(scene.root.presentedViewController === scene.modal)
  }

  /// A transition that reverses ends where it began, and so do the animations alongside it.
  @Test func aCaughtTransitionMayGoBack() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let scene = Scene(driver: driver)
    scene.present()
    scene.bench.advance(by: 0.3)
    driver.pause()
    driver.cancel()
    scene.bench.advance(by: 1)
    #expect(scene.fader.ended == [false])
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.shade0 == 0)
  }

  /// Dismissing at once ends it at any point.
  @Test func itEndsAtOnceWhenNobodyWaits() {
    let scene = Scene()
    scene.present()
    scene.bench.advance(by: 0.2)
    scene.modal.dismiss(animated: false)
    #expect(scene.fader.ended.first == true)
    #expect(scene.root.presentedViewController == nil)
  }

  /// Without an interruptible animator, the clock catches the rest after a gesture.
  @Test(arguments: [false, true])
  func theRestAfterAGestureIsCaught(cancels: Bool) {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    let host = TransitionHost()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    host.driver = driver
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = host
    bench.show(root)
    root.present(modal, animated: true)
    driver.update(0.5)
    cancels ? driver.cancel() : driver.finish()
    bench.advance(by: 0.1)
    driver.pause()
    let caught = driver.percentComplete
    #expect(cancels ? caught < 0.5 : caught > 0.5)
    bench.advance(by: 1)
    #expect(host.animator.ended.isEmpty)
    #expect(isSame(CGFloat(modal.view.layer.presentation()?.opacity ?? -1), caught))
    driver.finish()
    bench.advance(by: 1)
    #expect(host.animator.ended == [true])
    #expect(root.presentedViewController === modal)
  }
}
