import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct NavigationStackTests {
  private func controllers(_ count: Int) -> [RecordingController] {
    (0..<count).map { RecordingController("\($0)") }
  }

  @Test("The stack has the same results as on iOS")
  func stack() {
    let all = controllers(4)
    let navigation = UINavigationController(rootViewController: all[0])
    for controller in all[1...] { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.viewControllers == all)
    #expect(navigation.topViewController === all[3])
    #expect(navigation.visibleViewController === all[3])
    #expect(all.allSatisfy { $0.navigationController === navigation })
    #expect(navigation.popViewController(animated: false) === all[3])
    #expect(all[3].parent == nil)
    #expect(navigation.popToViewController(all[2], animated: false) == nil)
    #expect(navigation.popToViewController(all[1], animated: false) == [all[2]])
    #expect(navigation.popToRootViewController(animated: false) == [all[1]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [all[0]])
    #expect(navigation.navigationBar.items == [all[0].navigationItem])
  }

  @Test("Controllers that are never visible only get calls about their parent")
  func unseen() {
    let all = controllers(3)
    let navigation = UINavigationController(rootViewController: all[0])
    navigation.setViewControllers(all, animated: true)
    navigation.popViewController(animated: true)
    #expect(all.allSatisfy { $0.messages.isEmpty && !$0.isViewLoaded })
  }

  @Test("A push takes 0.35 s, and the callbacks are in order")
  func push() {
    let bench = ControllerBench()
    let journal = Journal()
    let root = RecordingController("root", journal: journal)
    let next = RecordingController("next", journal: journal)
    let navigation = UINavigationController(rootViewController: root)
    bench.show(navigation)
    journal.clear()
    navigation.pushViewController(next, animated: true)
    #expect(navigation.topViewController === next)
    #expect(next.isMovingToParent)
    #expect(next.transitionCoordinator != nil)
    bench.advance(by: 0.3)
    #expect(!journal.lines.contains("next didAppear"))
    bench.advance(by: 0.1)
    #expect(
      journal.lines
        == [
          "next willMove in", "next viewDidLoad", "root willDisappear", "next willAppear",
          "root didDisappear", "next didAppear", "next didMove in",
        ].sortedLikeLoading(journal.lines))
    #expect(root.view.superview == nil)
    #expect(next.transitionCoordinator == nil)
    #expect(next.animated == [true, true])
  }

  @Test("The lower screen moves by 30 % of the width while the upper one slides over it")
  func parallax() throws {
    let bench = ControllerBench()
    let all = controllers(2)
    let navigation = UINavigationController(rootViewController: all[0])
    bench.show(navigation)
    navigation.pushViewController(all[1], animated: true)
    bench.advance(by: 0.175)
    let lower = try #require(all[0].view.layer.presentation()).affineTransform().tx
    let upper = try #require(all[1].view.layer.presentation()).affineTransform().tx
    #expect(upper > 0)
    #expect(upper < 393)
    // Both follow the same curve: the lower screen moves by 0.3 of the covered width.
    #expect(abs(lower + 0.3 * (393 - upper)) < 0.5)
  }

  @Test(
    "Stack changes in the middle of a transition end it first", arguments: [0.0, 0.1, 0.2, 0.34])
  func midTransition(delay: Double) {
    let bench = ControllerBench()
    let all = controllers(3)
    let navigation = UINavigationController(rootViewController: all[0])
    bench.show(navigation)
    navigation.pushViewController(all[1], animated: true)
    bench.advance(by: delay)
    navigation.pushViewController(all[2], animated: true)
    #expect(all[1].messages == [.willAppear, .didAppear, .willDisappear])
    bench.advance(by: delay)
    navigation.popToRootViewController(animated: true)
    bench.advance(by: 1)
    #expect(all.allSatisfy { $0.isBalanced && $0.isAtRest })
    #expect(!all[0].isGone)
    #expect(all[1].isGone)
    #expect(all[2].isGone)
    #expect(navigation.view.subviews.first?.subviews == [all[0].view!])
    #expect(all[0].view.transform.isIdentity)
    #expect(all[0].view.isUserInteractionEnabled)
  }

  @Test("The delegate is called for every shown controller, before and after")
  func delegate() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) { lines.append("will \(viewController.title!) \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) { lines.append("did \(viewController.title!) \(animated)") }
    }
    let bench = ControllerBench()
    let all = controllers(2)
    let navigation = UINavigationController(rootViewController: all[0])
    let delegate = Delegate()
    navigation.delegate = delegate
    bench.show(navigation)
    navigation.pushViewController(all[1], animated: true)
    bench.advance(by: 1)
    navigation.popViewController(animated: false)
    #expect(
      delegate.lines == [
        "will 0 false", "did 0 false", "will 1 true", "did 1 true", "will 0 false", "did 0 false",
      ])
  }

  @Test("Animations alongside a push run in it and end with it")
  func alongside() {
    let bench = ControllerBench()
    let all = controllers(2)
    let navigation = UINavigationController(rootViewController: all[0])
    bench.show(navigation)
    navigation.pushViewController(all[1], animated: true)
    var lines: [String] = []
    let queued = navigation.transitionCoordinator?.animate(
      alongsideTransition: { lines.append("animates \($0.viewController(forKey: .to)!.title!)") },
      completion: { lines.append("completes \($0.isCancelled)") })
    _ = queued
    bench.advance(by: 1)
    #expect(lines.last == "completes false")
  }
}

extension [String] {
  /// Returns the lines with `viewDidLoad` where it is in `lines`, because it may be called at any time
  /// before the view is needed.
  fileprivate func sortedLikeLoading(_ lines: [String]) -> [String] {
    guard let load = first(where: { $0.hasSuffix("viewDidLoad") }),
      let index = lines.firstIndex(of: load)
    else { return self }
    var result = filter { $0 != load }
    result.insert(load, at: index)
    return result
  }
}
