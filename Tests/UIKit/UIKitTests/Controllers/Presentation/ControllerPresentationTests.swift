import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ControllerPresentationTests {
  @Test("A full-screen presentation removes the presenter from the screen, and restores it")
  func fullScreen() {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    bench.show(root)
    var completions = 0
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true) { completions += 1 }
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(modal.isBeingPresented)
    bench.advance(by: 0.35)
    #expect(completions == 0)
    bench.advance(by: 0.1)
    #expect(completions == 1)
    #expect(!modal.isBeingPresented)
    #expect(root.view.window == nil)
    #expect(root.messages.suffix(2) == [.willDisappear, .didDisappear])
    #expect(modal.messages == [.willAppear, .didAppear])

    modal.dismiss(animated: true) { completions += 1 }
    #expect(modal.isBeingDismissed)
    bench.advance(by: 0.5)
    #expect(completions == 2)
    #expect(root.view.window === bench.window)
    #expect(root.view.frame == bench.screen.bounds)
    #expect(root.messages.suffix(2) == [.willAppear, .didAppear])
    #expect(modal.messages.suffix(2) == [.willDisappear, .didDisappear])
    #expect(root.presentedViewController == nil)
    #expect(bench.window.subviews == [root.view])
  }

  /// Source: Apple, "Responding to Display-Related Notifications", table 5-1: `isBeingPresented` is for
  /// `viewWillAppear` and `viewDidAppear`, `isBeingDismissed` for `viewWillDisappear` and `viewDidDisappear`.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func theReasonIsKnownInEveryCallback(style: UIModalPresentationStyle, isAnimated: Bool) {
    final class Asking: RecordingController {
      var reasons: [String] = []
      private func ask() { reasons.append("\(isBeingPresented) \(isBeingDismissed)") }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ask()
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ask()
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask()
      }
    }
    let bench = ControllerBench()
    let (root, modal) = (RecordingController("root"), Asking("modal"))
    bench.show(root)
    modal.modalPresentationStyle = style
    root.present(modal, animated: isAnimated)
    bench.advance(by: 1)
    #expect(!modal.isBeingPresented)
    root.dismiss(animated: isAnimated)
    bench.advance(by: 1)
    #expect(!modal.isBeingDismissed)
    #expect(modal.reasons == ["true false", "true false", "false true", "false true"])
  }

  @Test("A controller that is dismissed in viewDidAppear goes")
  func dismissedAsItAppears() {
    final class Hasty: RecordingController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: true)
      }
    }
    let bench = ControllerBench()
    let (root, modal) = (RecordingController("root"), Hasty("modal"))
    bench.show(root)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    bench.advance(by: 2)
    #expect(root.presentedViewController == nil)
    #expect(modal.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(root.isBalanced)
    #expect(root.isAtRest)
  }

  @Test("Over the full screen, the presenter stays and gets no callbacks")
  func overFullScreen() {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let modal = RecordingController("modal")
    bench.show(root)
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: true)
    bench.advance(by: 1)
    root.dismiss(animated: true)
    bench.advance(by: 1)
    #expect(root.messages == [.willAppear, .didAppear])
    #expect(modal.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test("Dismissing also dismisses the presentations above")
  func chain() {
    let bench = ControllerBench()
    let all = (0..<3).map { RecordingController("\($0)") }
    bench.show(all[0])
    all[0].present(all[1], animated: false)
    all[1].present(all[2], animated: false)
    #expect(all[2].presentingViewController === all[1])
    all[0].dismiss(animated: true)
    bench.advance(by: 1)
    #expect(all.allSatisfy { $0.isBalanced && $0.isAtRest })
    #expect(!all[0].isGone)
    #expect(all[1].isGone)
    #expect(all[2].isGone)
    #expect(bench.window.subviews == [all[0].view])
    #expect(all[1].presentedViewController == nil)
  }

  @Test(
    "The outermost controller presents, or the one that defines a context, if it is asked for one")
  func context() {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let child = RecordingController("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    child.didMove(toParent: root)
    bench.show(root)
    let modal = RecordingController("modal")
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    child.dismiss(animated: false)
    #expect(modal.presentingViewController == nil)

    child.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === child)
    #expect(modal.view.convert(modal.view.bounds, to: nil) == child.view.frame)
  }

  @Test("An impossible presentation is reported and changes nothing")
  func impossible() {
    let bench = ControllerBench()
    let root = RecordingController("root")
    let other = RecordingController("other")
    bench.show(root)
    root.present(root, animated: false)
    #expect(root.presentedViewController == nil)
    other.present(RecordingController("nowhere"), animated: false)
    #expect(other.presentedViewController == nil)
    let modal = RecordingController("modal")
    root.present(modal, animated: false)
    root.present(other, animated: false)
    #expect(root.presentedViewController === modal)
    #expect(other.messages.isEmpty)
  }
}
