import Stage
import Testing

@MainActor @Suite struct ResponderTests {
  final class Field: UIView {
    var typed = ""
    var ended = 0
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      typed += presses.compactMap(\.key?.characters).joined()
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      ended += presses.count
    }
  }

  func show() -> (Stage, UIViewController) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    return (stage, controller)
  }

  @Test func theChainLeadsFromAViewToTheApplication() throws {
    let (stage, controller) = show()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(stage.window?.next === stage.window?.windowScene)
    #expect(stage.window?.windowScene?.next === UIApplication.shared)
  }

  @Test func keysGoToTheFirstResponder() {
    let (stage, controller) = show()
    let (one, two) = (Field(), Field())
    controller.view.addSubview(one)
    controller.view.addSubview(two)
    #expect(one.becomeFirstResponder())
    stage.type("Ab")
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    stage.type("c")
    #expect(one.typed == "Ab")
    #expect(two.typed == "c")
    #expect((one.ended, two.ended) == (2, 1))
  }

  @Test func aResponderThatDoesNotResignKeepsTheKeyboard() {
    let (_, controller) = show()
    let (one, two) = (Field(), Field())
    controller.view.addSubview(one)
    controller.view.addSubview(two)
    one.becomeFirstResponder()
    one.isStubborn = true
    #expect(!two.becomeFirstResponder())
    #expect(!controller.view.endEditing(false))
    #expect(one.isFirstResponder)
    #expect(controller.view.endEditing(true))
    #expect(!one.isFirstResponder)
  }

  @Test func aViewThatLeavesTheWindowLosesTheKeyboard() {
    let (stage, controller) = show()
    let box = UIView()
    let field = Field()
    box.addSubview(field)
    controller.view.addSubview(box)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(stage.window?.firstResponder == nil)
    #expect(!field.becomeFirstResponder())
  }

  @Test func touchesThatNobodyHandlesGoUpTheChain() {
    final class Catcher: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let stage = Stage(device: .iPhone14Pro)
    let catcher = Catcher()
    stage.show(catcher)
    catcher.view.addSubview(UIView(frame: catcher.view.bounds))
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(catcher.count == 1)
  }

  @Test func actionsFindTheirTargetAlongTheChain() {
    @MainActor final class Controller: UIViewController {
      var senders: [UIView] = []
      func save(_ sender: UIView) { senders.append(sender) }
    }
    let stage = Stage(device: .iPhone14Pro)
    let controller = Controller()
    stage.show(controller)
    let view = UIView()
    controller.view.addSubview(view)
    let action = Selector("save(_:)", Controller.save)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: view, for: nil))
    #expect(UIApplication.shared.sendAction(action, to: controller, from: view, for: nil))
    #expect(controller.senders.count == 2)
    #expect(!UIApplication.shared.sendAction(action, to: view, from: view, for: nil))
  }

  /// Fingers at impossible locations or out of order are ignored.
  @Test func impossibleTouchesAreLeftOut() {
    let (stage, controller) = show()
    let stream = stage.application.touchStream
    for place in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      for phase in [UITouch.Phase.began, .moved, .ended] {
        stream.send(
          [TouchChange(identifier: 0, phase: phase, location: place)], to: stage.application)
      }
    }
    stream.send(
      [TouchChange(identifier: 3, phase: .ended, location: .zero)], to: stage.application)
    stream.send(
      [TouchChange(identifier: 3, phase: .stationary, location: .zero)], to: stage.application)
    #expect(!stream.isTouched)
    #expect(controller.view.window?.gestures.isIdle == true)
  }
}
