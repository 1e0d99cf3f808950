import QuartzCore
import Testing

@testable import UIKit

/// The order of calls to each controller. The order of a full-screen presentation is that of iOS as many have
/// logged it: unlike in a navigation stack, the new controller has appeared before the old one has
/// disappeared.
@MainActor
struct PresentationOrderTests {
  enum Style: CaseIterable {
    case fullScreen, currentContext, overFullScreen, overCurrentContext, pageSheet, formSheet
    case custom, automatic

    var style: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .custom: .custom
      case .automatic: .automatic
      }
    }

    /// Whether the style removes the covered view: by Apple's documentation these two do.
    var removes: Bool { self == .fullScreen || self == .currentContext }
  }

  private func scene() -> (ControllerBench, RecordingController, RecordingController, Journal) {
    let bench = ControllerBench()
    let journal = Journal()
    let root = RecordingController("root", journal: journal)
    root.definesPresentationContext = true
    bench.show(root)
    journal.clear()
    return (bench, root, RecordingController("modal", journal: journal), journal)
  }

  @Test(
    "A presentation's messages come in iOS's order",
    arguments: Style.allCases, [false, true])
  func present(style: Style, animated: Bool) {
    let (bench, root, modal, journal) = scene()
    modal.modalPresentationStyle = style.style
    root.present(modal, animated: animated) { journal.write("presented") }
    bench.advance(by: 1)
    #expect(
      journal.lines
        == (style.removes
          ? [
            "modal viewDidLoad", "root willDisappear", "modal willAppear", "modal didAppear",
            "root didDisappear", "presented",
          ] : ["modal viewDidLoad", "modal willAppear", "modal didAppear", "presented"]))
    #expect((root.view.window == nil) == style.removes)

    journal.clear()
    modal.dismiss(animated: animated) { journal.write("dismissed") }
    bench.advance(by: 1)
    #expect(
      journal.lines
        == (style.removes
          ? [
            "modal willDisappear", "root willAppear", "root didAppear", "modal didDisappear",
            "dismissed",
          ] : ["modal willDisappear", "modal didDisappear", "dismissed"]))
    #expect(bench.window.subviews == [root.view])
    #expect(root.view.frame == bench.screen.bounds)
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test("A custom presentation's own callbacks enclose the transition")
  func custom() {
    let (bench, root, modal, journal) = scene()
    let host = TransitionHost(journal: journal)
    host.makesPresentationController = true
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = host
    root.present(modal, animated: true) { journal.write("presented") }
    bench.advance(by: 1)
    #expect(
      journal.lines == [
        "modal viewDidLoad", "presentationWillBegin", "modal willAppear", "animate", "alongside",
        "presentationDidEnd true", "modal didAppear", "presented", "alongside ended",
        "animationEnded true",
      ])
    // 852 points less the 100 that the presentation leaves free.
    #expect(modal.view.frame == CGRect(x: 0, y: 100, width: 393, height: 752))
    journal.clear()
    modal.dismiss(animated: true) { journal.write("dismissed") }
    bench.advance(by: 1)
    #expect(
      journal.lines == [
        "dismissalWillBegin", "modal willDisappear", "animate", "dismissalDidEnd true",
        "modal didDisappear", "dismissed", "animationEnded true",
      ])
  }

  enum Outcome: CaseIterable {
    case finished, cancelled
  }

  @Test(
    "A presentation that a gesture drives ends, or never was",
    arguments: [Style.fullScreen, .custom, .overFullScreen], Outcome.allCases)
  func interactivePresentation(style: Style, outcome: Outcome) {
    let (bench, root, modal, journal) = scene()
    let host = TransitionHost()
    let driver = UIPercentDrivenInteractiveTransition()
    host.driver = driver
    modal.modalPresentationStyle = style.style
    modal.transitioningDelegate = host
    root.present(modal, animated: true) { journal.write("presented") }
    bench.advance(by: 1)
    driver.update(0.6)
    bench.advance(by: 1)
    #expect(modal.isBeingPresented)
    outcome == .finished ? driver.finish() : driver.cancel()
    bench.advance(by: 1)
    let begin =
      style.removes
      ? ["modal viewDidLoad", "root willDisappear", "modal willAppear"]
      : ["modal viewDidLoad", "modal willAppear"]
    let end: [String] =
      switch (outcome, style.removes) {
      case (.finished, true): ["modal didAppear", "root didDisappear", "presented"]
      case (.finished, false): ["modal didAppear", "presented"]
      case (.cancelled, true):
        ["modal willDisappear", "modal didDisappear", "root willAppear", "root didAppear"]
      case (.cancelled, false): ["modal willDisappear", "modal didDisappear"]
      }
    #expect(journal.lines == begin + end)
    #expect(host.animator.ended == [outcome == .finished])
    #expect((root.presentedViewController === modal) == (outcome == .finished))
    if outcome == .cancelled { #expect(bench.window.subviews == [root.view]) }
  }

  @Test(
    "A dismissal that a gesture drives ends, or leaves everything as it was",
    arguments: [Style.fullScreen, .custom], Outcome.allCases)
  func interactiveDismissal(style: Style, outcome: Outcome) {
    let (bench, root, modal, journal) = scene()
    let host = TransitionHost()
    modal.modalPresentationStyle = style.style
    modal.transitioningDelegate = host
    root.present(modal, animated: false)
    bench.advance(by: 0.1)
    journal.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    host.driver = driver
    modal.dismiss(animated: true) { journal.write("dismissed") }
    driver.update(0.3)
    bench.advance(by: 0.5)
    outcome == .finished ? driver.finish() : driver.cancel()
    bench.advance(by: 1)
    let begin =
      style.removes ? ["modal willDisappear", "root willAppear"] : ["modal willDisappear"]
    let end: [String] =
      switch (outcome, style.removes) {
      case (.finished, true): ["root didAppear", "modal didDisappear", "dismissed"]
      case (.finished, false): ["modal didDisappear", "dismissed"]
      case (.cancelled, true):
        ["root willDisappear", "root didDisappear", "modal willAppear", "modal didAppear"]
      case (.cancelled, false): ["modal willAppear", "modal didAppear"]
      }
    #expect(journal.lines == begin + end)
    if outcome == .cancelled {
      #expect(modal.view.window === bench.window)
      #expect(modal.view.alpha == 1)
      #expect((root.view.window == nil) == style.removes)
      // It can still be dismissed.
      host.driver = nil
      modal.dismiss(animated: true)
      bench.advance(by: 1)
    }
    #expect(bench.window.subviews == [root.view])
  }

  @Test(
    "Dismissing the lowest of a chain takes all away, whatever their styles",
    arguments: [Style.fullScreen, .pageSheet, .overFullScreen],
    [Style.fullScreen, .pageSheet, .overFullScreen])
  func chain(lower: Style, upper: Style) {
    for animated in [false, true] {
      let bench = ControllerBench()
      let all = (0..<3).map { RecordingController("\($0)") }
      bench.show(all[0])
      all[1].modalPresentationStyle = lower.style
      all[2].modalPresentationStyle = upper.style
      all[0].present(all[1], animated: false)
      all[1].present(all[2], animated: false)
      bench.advance(by: 0.1)
      all[0].dismiss(animated: animated)
      bench.advance(by: 1)
      #expect(all.allSatisfy { $0.isBalanced && $0.isAtRest })
      #expect(!all[0].isGone)
      #expect(all[1].isGone)
      #expect(all[2].isGone)
      #expect(bench.window.subviews == [all[0].view])
      #expect(all[0].view.frame == bench.screen.bounds)
      #expect(all[1].presentedViewController == nil)
    }
  }
}
