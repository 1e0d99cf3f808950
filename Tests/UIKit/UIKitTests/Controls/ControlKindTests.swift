import Foundation
import Stage
import Testing

@MainActor @Suite struct ControlKindTests {
  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    view.frame.origin = CGPoint(x: 100, y: 200)
    controller.view.addSubview(view)
    stage.show(controller)
    return stage
  }

  @Test func aTapSwitches() {
    let control = UISwitch()
    let stage = stage(control)
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 110, y: 215))
    #expect(control.isOn)
    #expect(values == [true])
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 110, y: 215))
    #expect(!control.isOn)
    #expect(values == [true, false])
    control.isEnabled = false
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 110, y: 215))
    #expect(values.count == 2)
    control.setOn(true, animated: true)
    #expect(values.count == 2)
  }

  @Test func draggingTakesTheKnobAlong() {
    let control = UISwitch()
    let stage = stage(control)
    stage.drag(
      from: CGPoint(x: 105, y: 215), by: CGVector(dx: 40, dy: 0), duration: 0.3)
    #expect(control.isOn)
    stage.advance(by: 1)
    stage.drag(
      from: CGPoint(x: 145, y: 215), by: CGVector(dx: -40, dy: 0), duration: 0.3)
    #expect(!control.isOn)
  }

  @Test func aSwitchKeepsItsSize() {
    let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 300))
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func anIndicatorShowsWhileItTurns() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func aButtonOnTheStageIsTapped() {
    let button = UIButton(type: .system)
    button.setTitle("Begin", for: .normal)
    button.sizeToFit()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let stage = stage(button)
    stage.tap(at: CGPoint(x: 110, y: 210))
    #expect(taps == 1)
  }

  /// Only changed views are drawn.
  @Test func aLabelIsDrawnWhenItsTextChanges() {
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    let stage = stage(label)
    stage.advance(by: 0.1)
    func drawn(_ change: () -> Void) -> Int {
      let loop = RenderLoop.current
      loop.counts = FrameCounts()
      change()
      stage.advance(by: 0.1)
      return loop.counts.layersDrawn
    }
    #expect(drawn { label.frame.origin.y += 10 } == 0)
    #expect(drawn { label.text = "Hello" } == 0)
    #expect(drawn { label.font = .systemFont(ofSize: 17) } == 0)
    #expect(drawn { label.textColor = .label } == 0)
    #expect(drawn { label.text = "Hallo" } == 1)
    label.contentMode = .left
    #expect(drawn { label.frame.size.width += 10 } == 1)
    #expect(drawn { label.frame.origin.x += 10 } == 0)
    #expect(drawn { label.textColor = .red } == 1)
  }
}
