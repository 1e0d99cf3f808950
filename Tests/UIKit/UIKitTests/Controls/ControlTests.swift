import Foundation
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  /// A finger on a control at (100, 100) of a window.
  @MainActor private final class Finger {
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private var touch: UITouch?
    private var time: TimeInterval = 0
    private(set) var log: [String] = []

    static let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    init() {
      window.addSubview(control)
      for (event, name) in Self.names {
        control.addAction(
          UIAction { [unowned self] _ in log.append(name) }, for: event)
      }
    }

    func down(_ x: CGFloat = 125, _ y: CGFloat = 125, taps: Int = 1) {
      let touch = UITouch(
        identifier: 1, window: window, location: CGPoint(x: x, y: y), timestamp: time)
      touch._tapCount = taps
      self.touch = touch
      control.touchesBegan([touch], with: nil)
    }

    func move(_ x: CGFloat, _ y: CGFloat = 125) {
      change(.moved, x, y) { control.touchesMoved([$0], with: nil) }
    }

    func up(_ x: CGFloat = 125, _ y: CGFloat = 125) {
      change(.ended, x, y) { control.touchesEnded([$0], with: nil) }
    }

    func cancel() {
      change(.cancelled, 125, 125) { control.touchesCancelled([$0], with: nil) }
    }

    private func change(
      _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ send: (UITouch) -> Void
    ) {
      time += 0.016
      touch!.update(phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
      send(touch!)
    }
  }

  @Test func aTapGoesDownAndUpInside() {
    let finger = Finger()
    finger.down()
    #expect(finger.control.isTracking)
    #expect(finger.control.isTouchInside)
    #expect(finger.control.state == .highlighted)
    finger.up()
    #expect(finger.log == ["down", "upInside"])
    #expect(!finger.control.isTracking)
    #expect(finger.control.state == .normal)
  }

  @Test func draggingOutAndBackIsTold() {
    let finger = Finger()
    finger.down()
    finger.move(140)
    // Up to 70 points beyond the edge count as inside.
    finger.move(215)
    finger.move(230)
    #expect(!finger.control.isHighlighted)
    finger.move(240)
    finger.move(130)
    #expect(finger.control.isHighlighted)
    finger.move(300)
    finger.up(300)
    #expect(
      finger.log == [
        "down", "dragInside", "dragInside", "exit", "dragOutside", "dragOutside", "enter",
        "dragInside", "exit", "dragOutside", "upOutside",
      ])
  }

  @Test func aTakenOverTouchIsCancelled() {
    let finger = Finger()
    finger.down()
    finger.cancel()
    #expect(finger.log == ["down", "cancel"])
    #expect(finger.control.state == .normal)
  }

  @Test func aSecondTapIsARepeat() {
    let finger = Finger()
    finger.down(taps: 2)
    #expect(finger.log == ["down", "repeat"])
  }

  @Test func aDisabledControlTakesNothing() {
    let finger = Finger()
    finger.control.isEnabled = false
    #expect(finger.control.state == .disabled)
    finger.down()
    finger.up()
    #expect(finger.log.isEmpty)
    finger.control.isEnabled = true
    finger.down()
    finger.control.isEnabled = false
    #expect(!finger.control.isTracking)
    finger.up()
    #expect(finger.log == ["down"])
  }

  @Test func stateIsASet() {
    let control = UIControl(frame: .zero)
    for bits in 0..<8 as Range<UInt> {
      control.isHighlighted = bits & 1 != 0
      control.isEnabled = bits & 2 == 0
      control.isSelected = bits & 4 != 0
      #expect(control.state.rawValue == bits)
    }
  }

  @Test func actionsRunInTheirOrderAndOnceEach() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let first = UIAction { _ in log.append("first") }
    let second = UIAction(identifier: UIAction.Identifier("second")) { _ in log.append("second") }
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(second, for: .valueChanged)
    control.addAction(first, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(log == ["first", "second"])
    log = []
    let other = UIAction(identifier: UIAction.Identifier("second")) { _ in log.append("other") }
    control.addAction(other, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["first", "other"])
    log = []
    control.removeAction(first, for: .valueChanged)
    control.removeAction(identifiedBy: UIAction.Identifier("second"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["first"])
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func anActionKnowsItsSender() {
    let control = UIControl(frame: .zero)
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as AnyObject === control)
    #expect(action.sender == nil)
  }

  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIControl) { calls.append("sender") }
  }

  @Test func methodsAreCalledAndNotRetained() {
    let control = UIControl(frame: .zero)
    var target: Target? = Target()
    weak let reference = target
    let plain = Selector("plain()", Target.plain)
    let sender = Selector("sender(_:)", Target.sender)
    control.addTarget(target, action: plain, for: .valueChanged)
    control.addTarget(target, action: sender, for: .valueChanged)
    control.addTarget(target, action: plain, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target?.calls == ["plain", "sender"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged)?.count == 2)
    control.removeTarget(target, action: plain, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target?.calls == ["plain", "sender", "sender"])
    target = nil
    #expect(reference == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func alignmentResolvesByDirection() {
    let control = UIControl(frame: .zero)
    for isRightToLeft in [false, true] {
      control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      control.contentHorizontalAlignment = .leading
      #expect(control.effectiveContentHorizontalAlignment == (isRightToLeft ? .right : .left))
      control.contentHorizontalAlignment = .trailing
      #expect(control.effectiveContentHorizontalAlignment == (isRightToLeft ? .left : .right))
      control.contentHorizontalAlignment = .fill
      #expect(control.effectiveContentHorizontalAlignment == .fill)
    }
  }
}
