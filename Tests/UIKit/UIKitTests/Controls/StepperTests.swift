import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct StepperTests {
  static func stage(_ view: UIView, rightToLeft: Bool = false) -> Stage {
    let stage = Stage(
      device: .iPhone14Pro, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    let controller = UIViewController()
    view.frame.origin = CGPoint(x: 100, y: 200)
    controller.view.addSubview(view)
    stage.show(controller)
    return stage
  }

  /// Apple, UIStepper: 0…100 by 1, continuous, repeating, not wrapping; 94 points wide.
  @Test func defaults() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 500, height: 500))
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.isContinuous)
    #expect(stepper.autorepeat)
    #expect(!stepper.wraps)
  }

  /// Every step from every value of small ranges, against arithmetic.
  @Test func everyStepOfSmallRanges() {
    for (minimum, maximum) in [(0, 0), (0, 1), (-2, 2), (1, 4)] as [(Double, Double)] {
      for step in [0.5, 1, 3] {
        for wraps in [false, true] {
          for start in stride(from: minimum, through: maximum, by: 0.5) {
            for (half, sign) in [(StepperModel.Half.increment, 1.0), (.decrement, -1)] {
              var model = StepperModel()
              model.maximum = maximum
              model.minimum = minimum
              model.step = step
              model.wraps = wraps
              model.value = start
              let changed = model.step(half)
              let (near, far) = sign > 0 ? (maximum, minimum) : (minimum, maximum)
              var expected = start + sign * step
              if sign > 0 ? expected > near : expected < near {
                expected = wraps && start == near ? far : near
              }
              if minimum == maximum { expected = start }
              #expect(model.value == expected, "\(minimum)…\(maximum) \(start) \(half) \(wraps)")
              #expect(changed == (expected != start))
            }
          }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func aTapSteps(rightToLeft: Bool) {
    let stepper = UIStepper()
    let stage = Self.stage(stepper, rightToLeft: rightToLeft)
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    let (plus, minus) = rightToLeft ? (110.0, 184.0) : (184.0, 110.0)
    stage.tap(at: CGPoint(x: minus, y: 216))
    #expect(values.isEmpty)
    stage.tap(at: CGPoint(x: plus, y: 216))
    stage.tap(at: CGPoint(x: plus, y: 216))
    stage.tap(at: CGPoint(x: minus, y: 216))
    #expect(values == [1, 2, 1])
  }

  @Test func aHeldButtonRepeats() {
    let stepper = UIStepper()
    let stage = Self.stage(stepper)
    stage.touchDown(at: CGPoint(x: 184, y: 216))
    #expect(stepper.value == 1)
    stage.advance(by: StepperMetrics.repeatDelay - 0.05)
    #expect(stepper.value == 1)
    stage.advance(by: 0.1)
    #expect(stepper.value == 2)
    stage.advance(by: 2)
    let held = stepper.value
    #expect(held > 6)
    // A finger on the other half pauses.
    stage.touchMove(to: CGPoint(x: 110, y: 216))
    stage.advance(by: 1)
    #expect(stepper.value == held)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(stepper.value == held)
    stepper.autorepeat = false
    stage.touchDown(at: CGPoint(x: 184, y: 216))
    stage.advance(by: 3)
    #expect(stepper.value == held + 1)
    stage.touchUp()
  }

  @Test func withoutContinuityTheEventComesAtTheEnd() {
    let stepper = UIStepper()
    stepper.isContinuous = false
    let stage = Self.stage(stepper)
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stage.touchDown(at: CGPoint(x: 184, y: 216))
    stage.advance(by: 1.5)
    #expect(values.isEmpty)
    #expect(stepper.value > 2)
    stage.touchUp()
    #expect(values == [stepper.value])
  }

  @Test func theEndOfTheRangeDisablesAHalf() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    let stage = Self.stage(stepper)
    for _ in 0..<4 { stage.tap(at: CGPoint(x: 184, y: 216)) }
    #expect(stepper.value == 2)
    stepper.wraps = true
    stage.tap(at: CGPoint(x: 184, y: 216))
    #expect(stepper.value == 0)
    stage.tap(at: CGPoint(x: 110, y: 216))
    #expect(stepper.value == 2)
  }

  @Test func assistiveSoftwareSteps() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    #expect(stepper.accessibilityTraits == .adjustable)
    #expect(stepper.accessibilityValue == "0")
    for expected in ["1", "2", "2"] {
      stepper.accessibilityIncrement()
      #expect(stepper.accessibilityValue == expected)
    }
  }

  @Test func imagesGoByState() {
    let stepper = UIStepper()
    let (one, two) = (ImageVariantTests.square(.red), ImageVariantTests.square(.blue))
    stepper.setIncrementImage(one, for: .normal)
    stepper.setDecrementImage(two, for: .disabled)
    #expect(stepper.incrementImage(for: .highlighted) == one)
    #expect(stepper.decrementImage(for: .disabled) == two)
    #expect(stepper.decrementImage(for: .normal) == nil)
    stepper.setDividerImage(one, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(two, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == two)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) == one)
    stepper.setBackgroundImage(two, for: .normal)
    #expect(stepper.backgroundImage(for: .normal) == two)
  }
}
