import QuartzCore
import Testing

@testable import UIKit

/// Pushes and pops that an app animates and drives.
@MainActor
struct NavigationCustomTransitionTests {
  private func scene() -> (
    ControllerBench, UINavigationController, [RecordingController], TransitionHost<FadeAnimator>,
    Journal
  ) {
    let bench = ControllerBench()
    let journal = Journal()
    let all = ["lower", "upper"].map { RecordingController($0, journal: journal) }
    let navigation = UINavigationController(rootViewController: all[0])
    let host = TransitionHost()
    navigation.delegate = host
    bench.show(navigation)
    journal.clear()
    return (bench, navigation, all, host, journal)
  }

  @Test(
    "The delegate's animator gets the controllers and their frames, and runs", arguments: [0, 1])
  func animator(pops: Int) throws {
    let (bench, navigation, all, host, journal) = scene()
    navigation.pushViewController(all[1], animated: pops == 0)
    if pops == 1 {
      bench.advance(by: 0.1)
      journal.clear()
      navigation.popViewController(animated: true)
    }
    let (from, to) = pops == 0 ? (all[0], all[1]) : (all[1], all[0])
    let context = try #require(host.animator.contexts.last)
    #expect(context.viewController(forKey: .from) === from)
    #expect(context.view(forKey: .to) === to.view)
    #expect(context.initialFrame(for: from) == bench.screen.bounds)
    #expect(context.finalFrame(for: to) == bench.screen.bounds)
    #expect(to.view.superview === context.containerView)
    bench.advance(by: 1)
    #expect(host.animator.ended == [true])
    #expect(from.view.superview == nil)
    #expect(from.isGone)
    #expect(to.messages.last == .didAppear)
    let order = journal.lines.filter { $0.contains("ppear") }
    #expect(
      order == [
        "\(from.name) willDisappear", "\(to.name) willAppear", "\(from.name) didDisappear",
        "\(to.name) didAppear",
      ])
  }

  /// The order is recorded: F-ANIM-08.
  @Test(
    "A gesture's pop goes on or comes back, with the messages of a device",
    arguments: [false, true])
  func interactive(cancels: Bool) {
    let (bench, navigation, all, host, journal) = scene()
    navigation.pushViewController(all[1], animated: false)
    bench.advance(by: 0.1)
    journal.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    host.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.5)
    bench.advance(by: 0.2)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    cancels ? driver.cancel() : driver.finish()
    bench.advance(by: 1)
    let order = journal.lines.filter { $0.contains("ppear") }
    #expect(
      order
        == (cancels
          ? [
            "upper willDisappear", "lower willAppear", "lower willDisappear", "lower didDisappear",
            "upper willAppear", "upper didAppear",
          ]
          : [
            "upper willDisappear", "lower willAppear", "upper didDisappear", "lower didAppear",
          ]))
    #expect(navigation.viewControllers == (cancels ? all : [all[0]]))
    #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
    #expect(navigation.navigationBar.subviews.filter { $0 is NavigationBarContentView }.count == 1)
    #expect(all[1].view.alpha == 1 || !cancels)
  }

  @Test("A push that a gesture cancels leaves no trace")
  func cancelledPush() {
    let (bench, navigation, all, host, _) = scene()
    let driver = UIPercentDrivenInteractiveTransition()
    host.driver = driver
    navigation.pushViewController(all[1], animated: true)
    driver.update(0.4)
    bench.advance(by: 0.1)
    driver.cancel()
    bench.advance(by: 1)
    #expect(navigation.viewControllers == [all[0]])
    #expect(all[1].parent == nil)
    #expect(all[1].isGone)
    #expect(all[1].isBalanced)
    #expect(all[0].messages.last == .didAppear)
    #expect(all[0].view.window != nil)
    host.driver = nil
    navigation.pushViewController(all[1], animated: true)
    bench.advance(by: 1)
    #expect(navigation.viewControllers == all)
  }
}
