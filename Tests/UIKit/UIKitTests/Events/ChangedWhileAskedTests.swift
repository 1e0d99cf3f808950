import Stage
import Testing

@testable import UIKit

/// Tests delegates that change things while a gesture asks whether it may begin. Nothing may be
/// left over.
///
/// A timed long press over a view that had left made recognizers fail that had been reset meanwhile
/// (seed 44 of the protocol fuzzer on the game).
@MainActor @Suite(.serialized) struct ChangedWhileAskedTests {
  /// The callback in which the program changes something.
  enum Question: CaseIterable { case viewBegins, begins, simultaneously, requiresFailure, action }

  /// The change that the program makes.
  enum Answer: CaseIterable {
    case removesTouched, movesTouched, removesContainer, disablesIt, disablesOthers, hidesWindow
    case cancelsFingers
  }

  /// The gesture that begins, by a timer or by an event.
  enum Beginning: CaseIterable { case press, pan }

  private final class Container: UIView {
    var onQuestion: (UIGestureRecognizer) -> Void = { _ in }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      onQuestion(gestureRecognizer)
      return true
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var question = Question.begins
    var onQuestion: (UIGestureRecognizer) -> Void = { _ in }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if question == .begins { onQuestion(gestureRecognizer) }
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      if question == .simultaneously { onQuestion(gestureRecognizer) }
      return false
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      if question == .requiresFailure { onQuestion(gestureRecognizer) }
      return false
    }
    func act(_ sender: UIGestureRecognizer) {
      if question == .action { onQuestion(sender) }
    }
  }

  @Test(arguments: Question.allCases, Answer.allCases)
  func nothingStaysBehind(question: Question, answer: Answer) {
    for beginning in Beginning.allCases {
      for hasLeft in [false, true] { check(question, answer, beginning, hasLeft: hasLeft) }
    }
  }

  private func check(
    _ question: Question, _ answer: Answer, _ beginning: Beginning, hasLeft: Bool
  ) {
    let name = Comment(rawValue: "\(beginning): \(question), \(answer), left: \(hasLeft)")
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let container = Container(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
    let middle = Container(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let touched = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    controller.view.addSubview(container)
    container.addSubview(middle)
    middle.addSubview(touched)
    let delegate = Delegate()
    delegate.question = question
    let recognizers: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer(),
    ]
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.delegate = delegate
      recognizer.addTarget(delegate, action: Selector("act:", Delegate.act))
      (index < 3 ? middle : container).addGestureRecognizer(recognizer)
    }
    var hasAnswered = false
    func give(_ recognizer: UIGestureRecognizer) {
      guard !hasAnswered else { return }
      hasAnswered = true
      switch answer {
      case .removesTouched: touched.removeFromSuperview()
      case .movesTouched:
        touched.removeFromSuperview()
        container.addSubview(touched)
      case .removesContainer: container.removeFromSuperview()
      case .disablesIt: recognizer.isEnabled = false
      case .disablesOthers:
        for other in recognizers where other !== recognizer { other.isEnabled = false }
      case .hidesWindow: stage.window?.isHidden = true
      case .cancelsFingers: stage.application.touchStream.cancelAll(in: stage.application)
      }
    }
    delegate.onQuestion = { give($0) }
    if question == .viewBegins {
      container.onQuestion = { give($0) }
      middle.onQuestion = { give($0) }
    }
    let start = CGPoint(x: 150, y: 300)
    stage.touchDown(at: start)
    stage.advance(by: 0.1)
    if hasLeft { touched.removeFromSuperview() }
    #expect(stage.brokenInputInvariants == [], name)
    switch beginning {
    case .press: stage.advance(by: 0.6)
    case .pan: stage.move(from: start, by: CGVector(dx: 0, dy: 60), duration: 0.2)
    }
    #expect(hasAnswered, name)
    #expect(stage.brokenInputInvariants == [], name)
    stage.touchMove(to: CGPoint(x: 160, y: 380))
    stage.advance(by: 0.1)
    #expect(stage.brokenInputInvariants == [], name)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(stage.brokenInputInvariants == [], name)
    #expect(stage.application.allWindows.allSatisfy { $0.gestures.isIdle }, name)
  }
}
