import QuartzCore
import Testing

@testable import UIKit

/// Tests of `viewIsAppearing(_:)`:
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
///
/// "The system calls this method once each time a view controller's view appears after the viewWillAppear(_:) call … after it
/// adds the view controller's view to the view hierarchy, and the superview lays out the view controller's view."
@MainActor struct ViewIsAppearingTests {
  /// The way in which a controller comes to the screen.
  enum Way: CaseIterable {
    case root, push, animatedPush, pop, animatedPop, tab, fullScreen, sheet, uncovered, child,
      childOfRoot
  }

  private final class Screen: UIViewController {
    var calls: [String] = []
    var sizes: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []
    var animated: [Bool] = []

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("isAppearing")
      sizes.append(view.window == nil ? .zero : view.bounds.size)
      styles.append(traitCollection.userInterfaceStyle)
      self.animated.append(animated)
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if view.window != nil { note("layout") }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
  }

  /// Brings a controller to the screen, and returns it with the calls of that appearance alone.
  private func appearance(_ way: Way, on bench: ControllerBench) -> Screen {
    let screen = Screen()
    let other = UIViewController()
    let navigation = UINavigationController()
    switch way {
    case .root: bench.show(screen)
    case .push, .animatedPush:
      navigation.viewControllers = [other]
      bench.show(navigation)
      navigation.pushViewController(screen, animated: way == .animatedPush)
    case .pop, .animatedPop:
      navigation.viewControllers = [screen, other]
      bench.show(navigation)
      navigation.popViewController(animated: way == .animatedPop)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [other, screen]
      bench.show(tabs)
      tabs.selectedIndex = 1
    case .fullScreen, .sheet:
      bench.show(other)
      screen.modalPresentationStyle = way == .sheet ? .pageSheet : .fullScreen
      other.present(screen, animated: true)
    case .uncovered:
      bench.show(screen)
      other.modalPresentationStyle = .fullScreen
      screen.present(other, animated: false)
      bench.advance(by: 0.5)
      screen.calls = []
      (screen.sizes, screen.styles, screen.animated) = ([], [], [])
      screen.dismiss(animated: true)
    case .child, .childOfRoot:
      if way == .child { bench.show(other) }
      other.addChild(screen)
      screen.view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
      other.view.addSubview(screen.view)
      screen.didMove(toParent: other)
      if way == .childOfRoot { bench.show(other) }
    }
    bench.advance(by: 1)
    return screen
  }

  @Test(arguments: Way.allCases)
  func `it is called once, between the others, with the final geometry and traits`(way: Way) throws
  {
    var traits = TraitValues()
    traits.userInterfaceStyle = .dark
    let bench = ControllerBench(traits: traits)
    let screen = appearance(way, on: bench)
    #expect(screen.calls.filter { $0 == "isAppearing" }.count == 1, "\(screen.calls)")
    let order = ["willAppear", "isAppearing", "didAppear"].map { screen.calls.firstIndex(of: $0) }
    #expect(!order.contains(nil) && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    #expect(screen.calls.firstIndex(of: "isAppearing") == 1, "\(screen.calls)")
    #expect(screen.sizes == [screen.view.bounds.size])
    #expect(screen.styles == [.dark])
    let isAnimated: [Way] = [.animatedPush, .animatedPop, .fullScreen, .sheet, .uncovered]
    #expect(screen.animated == [isAnimated.contains(way)])
  }

  @Test func `it is called again in each appearance`() {
    let bench = ControllerBench()
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    bench.show(navigation)
    for number in 1...4 {
      #expect(screen.sizes.count == number)
      navigation.pushViewController(UIViewController(), animated: number > 2)
      bench.advance(by: 1)
      navigation.popViewController(animated: number > 2)
      bench.advance(by: 1)
    }
  }

  @Test func `nothing is called without a window`() {
    let screen = Screen()
    screen.beginAppearanceTransition(true, animated: false)
    screen.view.layoutIfNeeded()
    screen.endAppearanceTransition()
    #expect(screen.sizes.isEmpty)
    #expect(screen.calls.contains("didAppear"))
  }
}
