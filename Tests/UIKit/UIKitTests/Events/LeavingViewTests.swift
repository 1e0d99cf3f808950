import Stage
import Testing

/// Tests of touches and presses on views that leave their window. Apple, UIResponder,
/// `touchesCancelled(_:with:)`: UIKit calls it for anything that "causes the view handling the touch
/// events to be removed from its window".
@MainActor @Suite struct LeavingViewTests {
  let stage = Stage()
  let controller = UIViewController()
  let place = CGPoint(x: 150, y: 150)

  init() { stage.show(controller) }

  /// Records its touches and presses.
  private final class Noting: UIView {
    var log: [String] = []
    var onBegan: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      onBegan?()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      #expect(touches.allSatisfy { $0.phase == .cancelled })
      // The view can still ask for the finger's location.
      #expect(window != nil)
      log.append("cancelled")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("pressed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("released")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      #expect(presses.allSatisfy { $0.phase == .cancelled })
      log.append("press cancelled")
    }
  }

  @MainActor private final class States {
    var all: [UIGestureRecognizer.State] = []
    func note(_ sender: UIGestureRecognizer) { all.append(sender.state) }
  }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    stage.makeCurrent()
    view.frame = CGRect(x: 50, y: 50, width: 250, height: 250)
    (parent ?? controller.view).addSubview(view)
    return view
  }

  private func pan(_ view: UIView) -> (UIPanGestureRecognizer, States) {
    let states = States()
    let pan = UIPanGestureRecognizer(
      target: states, action: Selector("note(_:)", States.note))
    view.addGestureRecognizer(pan)
    return (pan, states)
  }

  private enum Leaving: CaseIterable {
    case alone, withParent, windowHidden, rootReplaced, otherWindow
  }

  private func leave(_ view: UIView, _ parent: UIView, _ leaving: Leaving) {
    stage.makeCurrent()
    switch leaving {
    case .alone: view.removeFromSuperview()
    case .withParent: parent.removeFromSuperview()
    case .windowHidden: stage.window?.isHidden = true
    case .rootReplaced: stage.window?.rootViewController = UIViewController()
    case .otherWindow:
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
    }
  }

  @Test func itsTouchIsCancelledOnce() {
    for leaving in Leaving.allCases {
      let test = LeavingViewTests()
      let parent = test.add(UIView())
      let view = test.add(Noting(), to: parent)
      test.stage.touchDown(at: test.place)
      test.leave(view, parent, leaving)
      test.stage.touchMove(to: CGPoint(x: 160, y: 160))
      test.stage.touchUp()
      #expect(view.log == ["began", "cancelled"], "\(leaving)")
      #expect(test.stage.brokenInputInvariants == [], "\(leaving)")
    }
  }

  @Test func itsPressIsCancelledOnceAndTypesNoMore() {
    let key = UIKey(
      characters: "a", charactersIgnoringModifiers: "a", keyCode: .keyboardA, modifierFlags: [])
    for leaving in Leaving.allCases {
      let test = LeavingViewTests()
      let parent = test.add(UIView())
      let view = test.add(Noting(), to: parent)
      #expect(view.becomeFirstResponder())
      test.stage.press(key)
      test.leave(view, parent, leaving)
      test.stage.press(key)
      test.stage.release(.keyboardA)
      #expect(view.log == ["pressed", "press cancelled"], "\(leaving)")
      #expect(test.stage.brokenInputInvariants == [], "\(leaving)")
    }
  }

  /// The press of a controller that has the keyboard ends with its view. The controller may be gone by
  /// then.
  @Test func aControllersPressIsCancelledOnce() {
    final class Reader: UIViewController {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("pressed")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("released")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("press cancelled")
      }
    }
    for leaving in Leaving.allCases {
      let test = LeavingViewTests()
      let parent = test.add(UIView())
      let reader = Reader()
      test.controller.addChild(reader)
      let view: UIView = test.add(reader.view, to: parent)
      #expect(reader.becomeFirstResponder())
      test.stage.press(
        UIKey(
          characters: "", charactersIgnoringModifiers: "", keyCode: .keyboardEnd, modifierFlags: [])
      )
      test.leave(view, parent, leaving)
      test.stage.release(.keyboardEnd)
      #expect(reader.log == ["pressed", "press cancelled"], "\(leaving)")
      #expect(test.stage.brokenInputInvariants == [], "\(leaving)")
    }
  }

  @Test func itsGestureIsCancelledAndReadyAgain() {
    for leaving in Leaving.allCases {
      let test = LeavingViewTests()
      let parent = test.add(UIView())
      let view = test.add(UIView(), to: parent)
      let (pan, states) = test.pan(view)
      test.stage.touchDown(at: test.place)
      test.stage.move(from: test.place, by: CGVector(dx: 0, dy: 60), duration: 0.1)
      #expect(pan.state == .changed)
      test.leave(view, parent, leaving)
      #expect(states.all.last == .cancelled, "\(leaving)")
      #expect(states.all.filter { $0 == .cancelled }.count == 1, "\(leaving)")
      #expect(pan.state == .possible, "\(leaving)")
      #expect(pan.numberOfTouches == 0, "\(leaving)")
      test.stage.touchUp()
      #expect(states.all.last == .cancelled, "\(leaving)")
    }
  }

  /// The gesture's own action removes the view. The target is still called for the end.
  @Test func aGestureThatRemovesItsViewIsCancelled() {
    let view = add(UIView())
    let (pan, states) = pan(view)
    let remover = Remover()
    pan.addTarget(remover, action: Selector("remove(_:)", Remover.remove))
    stage.touchDown(at: place)
    stage.move(from: place, by: CGVector(dx: 0, dy: 60), duration: 0.1)
    #expect(states.all == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(stage.brokenInputInvariants == [])
    stage.touchUp()
  }

  @MainActor private final class Remover {
    func remove(_ sender: UIGestureRecognizer) { sender.view?.removeFromSuperview() }
  }

  /// A failure caused by leaving isn't one that another recognizer waited for.
  @Test func whatWaitsForItDoesNotBegin() {
    let view = add(UIView())
    let states = States()
    let single = UITapGestureRecognizer(
      target: states, action: Selector("note(_:)", States.note))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    stage.tap(at: place)
    view.removeFromSuperview()
    stage.advance(by: 1)
    #expect(states.all == [])
    #expect(stage.brokenInputInvariants == [])
  }

  @Test func aViewThatMovesWithinItsWindowKeepsItsTouch() {
    let other = add(UIView())
    let view = add(Noting())
    let (pan, states) = pan(view)
    stage.touchDown(at: place)
    other.addSubview(view)
    stage.move(from: place, by: CGVector(dx: 0, dy: 60), duration: 0.1)
    #expect(view.log.last == "cancelled", "the pan takes the touch over")
    #expect(pan.state == .changed)
    stage.touchUp()
    #expect(states.all.last == .ended)
  }

  @Test func aGestureOfAViewThatStaysGoesOn() {
    let parent = add(UIView())
    let (pan, states) = pan(parent)
    let view = add(Noting(), to: parent)
    stage.touchDown(at: place)
    view.removeFromSuperview()
    #expect(view.log == ["began", "cancelled"])
    stage.move(from: place, by: CGVector(dx: 0, dy: 60), duration: 0.1)
    #expect(pan.state == .changed)
    #expect(stage.brokenInputInvariants == [])
    stage.touchUp()
    #expect(states.all.last == .ended)
  }

  @Test func aViewThatRemovesItselfAsTheFingerLandsIsCancelled() {
    let view = add(Noting())
    view.onBegan = { [weak view] in view?.removeFromSuperview() }
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: 160, y: 160))
    stage.touchUp()
    #expect(view.log == ["began", "cancelled"])
    #expect(stage.brokenInputInvariants == [])
  }

  @Test func aControlThatLeavesTracksNoMore() {
    let control = add(UIControl())
    var events: [String] = []
    for (name, event) in [("cancel", UIControl.Event.touchCancel), ("up", .touchUpInside)] {
      control.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.touchDown(at: place)
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    control.removeFromSuperview()
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    stage.touchUp()
    #expect(events == ["cancel"])
    #expect(stage.brokenInputInvariants == [])
  }

  /// The end of a drag is reported like that of a finger that stops without speed.
  @Test func aScrollViewThatLeavesEndsItsDrag() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("end \(decelerate)")
      }
    }
    let listener = Listener()
    let view = add(UIScrollView())
    view.contentSize = CGSize(width: 250, height: 2000)
    view.delegate = listener
    stage.touchDown(at: place)
    stage.move(from: place, by: CGVector(dx: 0, dy: -60), duration: 0.1)
    #expect(view.isDragging)
    view.removeFromSuperview()
    #expect(!view.isDragging)
    #expect(!view.isTracking)
    #expect(!view.isDecelerating)
    #expect(listener.log == ["begin", "end false"])
    stage.touchUp()
  }

  /// The same page: an interruption is also what "causes the application to become inactive".
  @Test func theBackgroundCancelsEverything() {
    let view = add(Noting())
    #expect(view.becomeFirstResponder())
    stage.touchDown(at: place)
    stage.press(
      UIKey(
        characters: "a", charactersIgnoringModifiers: "a", keyCode: .keyboardA, modifierFlags: []))
    stage.application.enterBackground()
    #expect(view.log == ["began", "pressed", "cancelled", "press cancelled"])
    stage.touchUp()
    stage.release(.keyboardA)
    #expect(view.log.count == 4)
    stage.application.enterForeground()
    #expect(stage.brokenInputInvariants == [])
  }
}
