import Stage
import Testing

@testable import UIKit

/// Tests of mouse buttons.
///
/// Source: Apple's header `UITapGestureRecognizer.h`: `buttonMaskRequired` is the primary button by default
/// and cannot be 0; it is evaluated on indirect input devices only, and is the mask of pressed buttons that
/// are required. `UIGestureRecognizer.h`: `buttonMask` is the value of the last event.
@MainActor @Suite(.serialized) struct ButtonMaskTests {
  private static let masks: [UIEvent.ButtonMask] = [
    .primary, .secondary, .button(3), [.primary, .secondary], [.secondary, .button(3)],
  ]

  /// A tap on a view, with the calls to its target and its delegate.
  @MainActor private final class Watcher: NSObject, UIGestureRecognizerDelegate {
    var heard: [UIEvent.ButtonMask] = []
    var asked: [UIEvent.ButtonMask] = []
    let tap = UITapGestureRecognizer()

    init(_ view: UIView) {
      super.init()
      tap.addTarget(self, action: Selector("tapped()", Watcher.tapped))
      tap.delegate = self
      view.addGestureRecognizer(tap)
    }

    private func tapped() { heard.append(tap.buttonMask) }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      asked.append(event.buttonMask)
      return true
    }
  }

  private final class TouchedView: UIView {
    var phases: [UITouch.Phase] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.began)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.ended)
    }
  }

  private let stage = Stage(device: .iPadPro11)
  private let view = TouchedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let place = CGPoint(x: 150, y: 150)

  init() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  @Test func aClickNeedsItsButtons() {
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
    for required in Self.masks {
      for pressed in Self.masks {
        let watcher = Watcher(view)
        watcher.tap.buttonMaskRequired = required
        stage.click(at: place, buttons: pressed)
        stage.advance(by: 1)
        let isOne = required.rawValue & pressed.rawValue == required.rawValue
        #expect(watcher.heard == (isOne ? [pressed] : []), "\(required) \(pressed)")
        #expect(watcher.asked == (isOne ? [pressed] : []), "\(required) \(pressed)")
        #expect(stage.brokenInputInvariants == [])
        view.removeGestureRecognizer(watcher.tap)
      }
    }
  }

  @Test func aFingerNeedsNone() {
    for required in Self.masks {
      let watcher = Watcher(view)
      watcher.tap.buttonMaskRequired = required
      stage.tap(at: place)
      stage.advance(by: 1)
      #expect(watcher.heard == [.primary], "\(required)")
      view.removeGestureRecognizer(watcher.tap)
    }
  }

  /// Clicks are counted like taps.
  @Test func clicksAreCounted() {
    let watcher = Watcher(view)
    watcher.tap.buttonMaskRequired = .secondary
    watcher.tap.numberOfTapsRequired = 2
    stage.click(at: place, buttons: .secondary)
    stage.advance(by: 1)
    #expect(watcher.heard == [])
    for _ in 0..<2 {
      stage.click(at: place, buttons: .secondary)
      stage.advance(by: 0.1)
    }
    #expect(watcher.heard == [.secondary])
  }

  /// This project's own choice: views and recognizers other than taps treat buttons as a finger, so they
  /// receive only the primary button.
  @Test func othersHearOfThePrimaryButtonAlone() {
    for pressed in Self.masks {
      var actions = 0
      let button = UIButton(frame: CGRect(x: 400, y: 100, width: 100, height: 44))
      button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
      view.superview?.addSubview(button)
      view.phases = []
      stage.click(at: place, buttons: pressed)
      stage.click(at: CGPoint(x: 450, y: 120), buttons: pressed)
      stage.advance(by: 1)
      let isFinger = pressed.contains(.primary)
      #expect(view.phases == (isFinger ? [.began, .ended] : []), "\(pressed)")
      #expect(actions == (isFinger ? 1 : 0), "\(pressed)")
      button.removeFromSuperview()
    }
  }
}
