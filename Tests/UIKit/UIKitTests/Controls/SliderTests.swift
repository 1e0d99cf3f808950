import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct SliderTests {
  static let point: CGFloat = 1

  /// A slider of 200 points at (100, 200).
  static func stage(_ slider: UISlider, rightToLeft: Bool = false) -> Stage {
    let stage = Stage(
      device: .iPhone14Pro, layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    let controller = UIViewController()
    slider.frame = CGRect(x: 100, y: 200, width: 200, height: 34)
    controller.view.addSubview(slider)
    stage.show(controller)
    return stage
  }

  private func thumb(_ slider: UISlider) -> CGRect {
    slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
  }

  /// Apple, UISlider: the range is 0…1, the value 0, events are continuous.
  @Test func defaults() {
    let slider = UISlider()
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
    // F-CONTROL-01.
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
  }

  /// Apple, UISlider.minimumValue, maximumValue, value: each change keeps minimum ≤ value ≤ maximum.
  @Test func theValueStaysInTheRange() {
    let slider = UISlider()
    let values: [Float] = [-2, -1, 0, 0.5, 1, 3, .infinity, -.infinity, .nan]
    for first in values {
      for second in values {
        for third in values {
          slider.minimumValue = first
          slider.maximumValue = second
          slider.value = third
          #expect(slider.minimumValue <= slider.value)
          #expect(slider.value <= slider.maximumValue)
          slider.minimumValue = third
          #expect(slider.minimumValue <= slider.value)
          #expect(slider.value <= slider.maximumValue)
        }
      }
    }
  }

  @Test func theThumbGoesFromEndToEnd() {
    for isRightToLeft in [false, true] {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.midX == 100)
      #expect(track.midY == 17)
      slider.value = 0
      let start = thumb(slider)
      slider.value = 1
      let end = thumb(slider)
      #expect((isRightToLeft ? end : start).minX == track.minX)
      #expect((isRightToLeft ? start : end).maxX == track.maxX)
      slider.value = 0.5
      #expect(thumb(slider).midX == 100)
    }
  }

  @Test func valueImagesNarrowTheTrack() {
    let image = ImageVariantTests.square(.red, side: 20)
    for (minimum, maximum) in [(true, false), (false, true), (true, true)] {
      for isRightToLeft in [false, true] {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let whole = slider.trackRect(forBounds: slider.bounds)
        slider.minimumValueImage = minimum ? image : nil
        slider.maximumValueImage = maximum ? image : nil
        let track = slider.trackRect(forBounds: slider.bounds)
        let left = isRightToLeft ? maximum : minimum
        let right = isRightToLeft ? minimum : maximum
        // Twenty points of image and a gap of eight.
        #expect(track.minX - whole.minX == (left ? 28 : 0))
        #expect(whole.maxX - track.maxX == (right ? 28 : 0))
        let own = slider.minimumValueImageRect(forBounds: slider.bounds)
        if minimum { #expect(isRightToLeft ? own.maxX == 200 : own.minX == 0) }
      }
    }
  }

  @Test(arguments: [false, true])
  func draggingTheThumbChangesTheValue(rightToLeft: Bool) {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 50
    let stage = Self.stage(slider, rightToLeft: rightToLeft)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    // The thumb moves over 200 − 4 − 28 = 168 points; 42 points are a quarter of it.
    stage.drag(from: CGPoint(x: 200, y: 217), by: CGVector(dx: 42, dy: 0), duration: 0.3)
    let expected: Float = rightToLeft ? 25 : 75
    #expect(abs(slider.value - expected) < 0.01)
    #expect(values.count > 3)
    #expect(values.last == slider.value)
    #expect(zip(values, values.dropFirst()).allSatisfy { rightToLeft ? $0 > $1 : $0 < $1 })
    stage.drag(from: CGPoint(x: 200 + 42, y: 217), by: CGVector(dx: -300, dy: 0), duration: 0.3)
    #expect(slider.value == (rightToLeft ? 100 : 0))
  }

  @Test func theFingerKeepsItsPlaceOnTheThumb() {
    let slider = UISlider()
    slider.value = 0.5
    let stage = Self.stage(slider)
    for offset in [-13, -5, 0, 9, 13] as [CGFloat] {
      slider.value = 0.5
      stage.touchDown(at: CGPoint(x: 200 + offset, y: 217))
      #expect(slider.value == 0.5)
      stage.touchMove(to: CGPoint(x: 200 + offset + 16.8, y: 217))
      // A tenth of the 168 points.
      #expect(abs(slider.value - 0.6) < 1e-4)
      stage.touchUp()
    }
  }

  @Test func aTouchBesideTheThumbChangesNothing() {
    let slider = UISlider()
    let stage = Self.stage(slider)
    stage.tap(at: CGPoint(x: 250, y: 217))
    #expect(slider.value == 0)
    #expect(!slider.isTracking)
  }

  /// Apple, UISlider.isContinuous: one event at the end when false.
  @Test func aSliderThatIsNotContinuousTellsOnce() {
    let slider = UISlider()
    slider.isContinuous = false
    let stage = Self.stage(slider)
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stage.drag(from: CGPoint(x: 116, y: 217), by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(events == 1)
    #expect(slider.value > 0)
    stage.tap(at: CGPoint(x: 116 + 60, y: 217))
    #expect(events == 1)
  }

  @Test func aDisabledSliderStaysAndIsFaded() {
    let slider = UISlider()
    let stage = Self.stage(slider)
    slider.isEnabled = false
    stage.drag(from: CGPoint(x: 116, y: 217), by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(slider.value == 0)
  }

  @Test func imagesGoByState() {
    let slider = UISlider()
    let (normal, held) = (
      ImageVariantTests.square(.red, side: 10), ImageVariantTests.square(.blue, side: 12)
    )
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(held, for: .highlighted)
    #expect(slider.currentThumbImage == normal)
    #expect(slider.thumbImage(for: .highlighted) == held)
    #expect(thumb(slider).size == normal.size)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage == held)
    #expect(thumb(slider).size == held.size)
    slider.setMinimumTrackImage(normal, for: .normal)
    #expect(slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 99, height: 34)).height == 10)
  }

  @Test func assistiveSoftwareAdjustsByTenths() {
    let slider = UISlider()
    #expect(slider.isAccessibilityElement)
    #expect(slider.accessibilityTraits == .adjustable)
    slider.maximumValue = 50
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    for step in 1...12 {
      slider.accessibilityIncrement()
      #expect(abs(slider.value - min(50, Float(step) * 5)) < 0.001)
    }
    #expect(slider.accessibilityValue == "100%")
    #expect(events == 10)
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "90%")
    slider.isEnabled = false
    #expect(slider.accessibilityTraits.contains(.notEnabled))
    slider.accessibilityValue = "loud"
    #expect(slider.accessibilityValue == "loud")
  }
}
