import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ControllerLifeCycleTests {
  @Test("The root controller loads, appears, and has appeared after the first commit")
  func root() {
    let bench = ControllerBench()
    let journal = Journal()
    let root = RecordingController("root", journal: journal)
    #expect(!root.isViewLoaded)
    bench.window.rootViewController = root
    #expect(journal.lines.isEmpty)
    bench.window.makeKeyAndVisible()
    #expect(journal.lines == ["root viewDidLoad", "root willAppear"])
    bench.advance(by: 0.1)
    #expect(journal.lines == ["root viewDidLoad", "root willAppear", "root didAppear"])
    #expect(root.view.frame == bench.screen.bounds)
    #expect(root.view.window === bench.window)
    #expect(root.animated == [false, false])
  }

  @Test("Hiding a window removes its controllers from the screen; showing restores them")
  func hiddenWindow() {
    let bench = ControllerBench()
    let root = RecordingController("root")
    bench.show(root)
    bench.window.isHidden = true
    #expect(root.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    bench.window.isHidden = false
    bench.advance(by: 0.1)
    #expect(root.messages.suffix(2) == [.willAppear, .didAppear])
    #expect(root.isBalanced)
  }

  @Test("Another root controller replaces the old one")
  func exchangedRoot() {
    let bench = ControllerBench()
    let first = RecordingController("first")
    let second = RecordingController("second")
    bench.show(first)
    bench.window.rootViewController = second
    bench.advance(by: 0.1)
    #expect(first.messages.suffix(2) == [.willDisappear, .didDisappear])
    #expect(second.messages == [.willAppear, .didAppear])
    #expect(first.view.window == nil)
    #expect(bench.window.subviews == [second.view])
  }

  /// Source: `ContentAppearanceHandlerTests` of [PagingKit](https://github.com/kazuhiro4949/PagingKit), which run on iOS.
  @Test("A controller that never appeared disappears if an app's container says so, and not twice")
  func disappearingBeforeAppearing() {
    let child = RecordingController("child")
    for _ in 1...2 { child.beginAppearanceTransition(false, animated: false) }
    #expect(child.messages == [.willDisappear])
    child.endAppearanceTransition()
    #expect(child.messages == [.willDisappear, .didDisappear])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.messages.suffix(2) == [.willAppear, .didAppear])
  }

  @Test("A child's callbacks are in the documented order")
  func containment() {
    let bench = ControllerBench()
    let journal = Journal()
    let parent = RecordingController("parent", journal: journal)
    let child = RecordingController("child", journal: journal)
    bench.show(parent)
    journal.clear()

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      journal.lines == [
        "child willMove in", "child viewDidLoad", "child willAppear", "child didMove in",
      ]
    )
    bench.advance(by: 0.1)
    #expect(journal.lines.last == "child didAppear")
    #expect(child.parent === parent)
    #expect(parent.children == [child])

    journal.clear()
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.lines == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
    #expect(!child.isMovingFromParent)
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("A parent's callbacks precede its children's")
  func order() {
    let bench = ControllerBench()
    let journal = Journal()
    let parent = RecordingController("parent", journal: journal)
    let child = RecordingController("child", journal: journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    journal.clear()
    bench.show(parent)
    #expect(
      journal.lines == [
        "parent willAppear", "child willAppear", "parent didAppear", "child didAppear",
      ])
  }

  @Test("A parent that doesn't forward makes no callbacks to its children")
  func manualForwarding() {
    final class Manual: RecordingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let bench = ControllerBench()
    let parent = Manual("parent")
    let child = RecordingController("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    bench.show(parent)
    #expect(child.messages.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(child.messages == [.willAppear, .didAppear])
    #expect(child.animated == [true, true])
  }

  @Test("A transition between children completes the calls of both", arguments: [0, 0.3])
  func exchange(duration: Double) {
    let bench = ControllerBench()
    let parent = RecordingController("parent")
    let old = RecordingController("old")
    let new = RecordingController("new")
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    bench.show(parent)
    var finished: [Bool] = []
    parent.transition(from: old, to: new, duration: duration, animations: {}) {
      finished.append($0)
    }
    bench.advance(by: 0.5)
    #expect(finished == [true])
    #expect(old.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(new.messages == [.willAppear, .didAppear])
    #expect(new.animated == [duration > 0, duration > 0])
    #expect(old.view.superview == nil)
    #expect(new.view.superview === parent.view)
  }

  @Test(
    "Layout messages surround the root view's layout, and repeat only when something changed"
  )
  func layout() {
    final class Laying: UIViewController {
      var messages: [String] = []
      override func viewWillLayoutSubviews() { messages.append("will") }
      override func viewDidLayoutSubviews() { messages.append("did") }
    }
    let bench = ControllerBench()
    let controller = Laying()
    bench.show(controller)
    #expect(controller.messages == ["will", "did"])
    bench.advance(by: 0.5)
    #expect(controller.messages == ["will", "did"])
    controller.view.setNeedsLayout()
    bench.advance(by: 0.1)
    #expect(controller.messages == ["will", "did", "will", "did"])
  }

  @Test("The view is loaded once, by the first access")
  func loading() {
    final class Counting: UIViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let controller = Counting()
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(controller.view.bounds.size == CGSize(width: 10, height: 10))
    #expect(controller.view.next === controller)
  }
}
