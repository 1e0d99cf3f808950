import Stage
import Testing
import UIKit

/// Recognizers of a control's superviews. Source: Apple, "Attaching gesture recognizers to UIKit controls": a control
/// acts first on a tap (buttons, switches, steppers, segmented controls, page controls), on a swipe along a slider from
/// its knob, and on a pan along a switch from its knob; a recognizer of the control's own comes before it. Public question
/// 77329118, observed on iOS: a plain `UIControl` gives way, and a recognizer that doesn't cancel touches is called too.
@MainActor @Suite struct GesturesBehindControlsTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func acted() { lines.append("control") }
    func recognized() { lines.append("gesture") }
  }

  enum Kind: CaseIterable {
    case button, subclass, toggle, stepper, segments, pages, slider, plain, disabledButton

    /// Whether a tap is the control's own.
    var actsOnTap: Bool { ![.slider, .plain, .disabledButton].contains(self) }
  }

  enum Place: CaseIterable { case root, container, control }

  private final class OwnButton: UIButton {}

  /// A control, and a point in it on which it acts.
  private func make(_ kind: Kind) -> (UIControl, CGPoint) {
    let control: UIControl
    switch kind {
    case .button: control = UIButton(type: .system)
    case .subclass: control = OwnButton(frame: .zero)
    case .disabledButton:
      control = UIButton(type: .system)
      control.isEnabled = false
    case .toggle: control = UISwitch()
    case .stepper: control = UIStepper()
    case .segments: control = UISegmentedControl(items: ["a", "b", "c"])
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 3
      control = pages
    case .slider: control = UISlider()
    case .plain: control = UIControl()
    }
    control.frame = CGRect(x: 20, y: 110, width: 200, height: 40)
    return (control, CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY))
  }

  private func logged(
    _ kind: Kind, _ place: Place, _ recognizer: UIGestureRecognizer,
    _ act: (Stage, UIControl, CGPoint) -> Void
  ) -> [String] {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let container = UIView(frame: CGRect(x: 40, y: 200, width: 260, height: 260))
    let (control, point) = make(kind)
    controller.view.addSubview(container)
    container.addSubview(control)
    let log = Log()
    control.addTarget(
      log, action: Selector("acted()", Log.acted), for: [.touchUpInside, .valueChanged])
    recognizer.addTarget(log, action: Selector("recognized()", Log.recognized))
    let view: UIView =
      switch place {
      case .root: controller.view
      case .container: container
      case .control: control
      }
    view.addGestureRecognizer(recognizer)
    stage.show(controller)
    act(stage, control, control.convert(point, to: nil))
    stage.advance(by: 1)
    var seen = Set<String>()
    return log.lines.filter { seen.insert($0).inserted }
  }

  @Test(arguments: Kind.allCases, Place.allCases) func aTap(kind: Kind, place: Place) {
    let lines = logged(kind, place, UITapGestureRecognizer()) { stage, _, point in
      stage.tap(at: point)
    }
    // A stepper acts when the finger comes down, before there is a tap.
    let own = place == .control && kind == .stepper ? ["control", "gesture"] : ["gesture"]
    #expect(lines == (kind.actsOnTap && place != .control ? ["control"] : own))
  }

  @Test(arguments: Kind.allCases) func aTapThatCancelsNothing(kind: Kind) {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    let lines = logged(kind, .root, tap) { stage, _, point in stage.tap(at: point) }
    #expect(lines.contains("gesture"))
    if kind.actsOnTap { #expect(lines.contains("control")) }
  }

  /// Only a single tap of one finger is the control's own.
  @Test(arguments: Kind.allCases) func aDoubleTap(kind: Kind) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let lines = logged(kind, .root, tap) { stage, _, point in
      stage.tap(at: point)
      stage.advance(by: 0.05)
      stage.tap(at: point)
    }
    #expect(lines.contains("gesture"))
  }

  /// Sliders that lie and stand, swiped along and across.
  @Test(arguments: Place.allCases, [0, 1, 2, 3]) func aSwipeOnASlider(place: Place, number: Int) {
    let isAlong = number < 2
    let turn = CGFloat(number % 2) * .pi / 2
    let swipe = UISwipeGestureRecognizer()
    let isHorizontal = isAlong == (turn == 0)
    swipe.direction = isHorizontal ? .right : .down
    let lines = logged(.slider, place, swipe) { stage, control, _ in
      control.transform = CGAffineTransform(rotationAngle: turn)
      let thumb = control.convert(CGPoint(x: 14, y: control.bounds.midY), to: nil)
      stage.touchDown(at: thumb)
      stage.move(
        from: thumb, by: CGVector(dx: isHorizontal ? 90 : 0, dy: isHorizontal ? 0 : 90),
        duration: 0.2)
      stage.touchUp()
    }
    #expect(lines.contains("gesture") == (!isAlong || place == .control))
    #expect(lines.contains("control") || lines.contains("gesture"))
  }

  @Test(arguments: Place.allCases, [true, false]) func aPanOnASwitch(place: Place, isAlong: Bool) {
    let lines = logged(.toggle, place, UIPanGestureRecognizer()) { stage, control, _ in
      let knob = control.convert(CGPoint(x: 14, y: control.bounds.midY), to: nil)
      stage.touchDown(at: knob)
      stage.move(
        from: knob, by: CGVector(dx: isAlong ? 36 : 0, dy: isAlong ? 0 : 60), duration: 0.3)
      stage.touchUp()
    }
    #expect(lines.contains("gesture") == (!isAlong || place == .control))
  }

  @Test func besideTheControlsTheGestureIsRecognized() {
    let lines = logged(.button, .root, UITapGestureRecognizer()) { stage, _, _ in
      stage.tap(at: CGPoint(x: 200, y: 600))
    }
    #expect(lines == ["gesture"])
  }
}
