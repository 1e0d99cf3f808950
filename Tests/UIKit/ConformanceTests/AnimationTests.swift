import Foundation
import Stage
import Testing

/// Tests of view animations. Sources: F-ANIM-04, F-ANIM-05 and Apple's documentation.
@MainActor @Suite struct AnimationTests {
  func show() -> (Stage, UIView) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(box)
    stage.advance(by: 0.1)
    return (stage, box)
  }

  func travelled(_ box: UIView) -> Double {
    Double((box.layer.presentation() ?? box.layer).position.x - 50) / 100
  }

  /// Returns the ordinate of the cubic Bézier (0, 0) (x1, 0) (x2, 1) (1, 1) at the abscissa `x`.
  func bezier(_ x1: Double, _ x2: Double, _ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      let place = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
      if place < x { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  /// F-ANIM-04: view animations ease in and out, on the curve with the control points (0.42, 0) and (0.58, 1).
  @Test func animationsEaseInAndOut() {
    let (stage, box) = show()
    UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
    for step in 1...9 {
      stage.advance(by: 0.1)
      let expected = bezier(0.42, 0.58, Double(step) / 10)
      #expect(abs(travelled(box) - expected) < 1e-5, "at \(step) tenths")
    }
  }

  /// F-ANIM-05: ω = ln(1000 ζ/√(1−ζ²))/(ζD) for no initial velocity, and ωD = 9.23341 for ζ = 1.
  @Test(arguments: [0.3, 0.5, 0.7, 0.9, 1.0])
  func springsFollowTheRecordedLaw(ratio: Double) {
    let (stage, box) = show()
    let duration = 0.8
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: 0
    ) { box.frame.origin.x = 100 }
    let root = (1 - ratio * ratio).squareRoot()
    let omega = ratio < 1 ? log(1000 * ratio / root) / (ratio * duration) : 9.23341 / duration
    for step in 1..<16 {
      stage.advance(by: 0.05)
      let t = Double(step) * 0.05
      let left =
        ratio < 1
        ? exp(-ratio * omega * t)
          * (cos(root * omega * t) + ratio / root * sin(root * omega * t))
        : exp(-omega * t) * (1 + omega * t)
      #expect(abs(travelled(box) - (1 - left)) < 1e-6, "ζ \(ratio) at \(t) s")
    }
    stage.advance(by: 0.1)
    #expect(travelled(box) == 1)
  }

  /// The completion is called once, with `true` if the animation ran to its end. With a duration of 0, it is
  /// called in the next turn of the run loop (Apple, `animate(withDuration:animations:completion:)`).
  @Test(arguments: [0.0, 0.25, 1]) func completionComesOnce(duration: Double) {
    let (stage, box) = show()
    var calls: [Bool] = []
    UIView.animate(withDuration: duration) {
      box.alpha = 0
    } completion: {
      calls.append($0)
    }
    #expect(calls.isEmpty)
    stage.advance(by: duration + 0.05)
    #expect(calls == [true])
    stage.advance(by: 1)
    #expect(calls == [true])
  }

  /// Model values change immediately, and the visible values follow.
  @Test func theModelIsAtTheEndFromTheStart() {
    let (stage, box) = show()
    UIView.animate(withDuration: 1) { box.center = CGPoint(x: 500, y: 0) }
    #expect(box.center == CGPoint(x: 500, y: 0))
    #expect(travelled(box) == 0)
    withExtendedLifetime(stage) {}
  }

  /// Since iOS 8, animations are additive: a reversal keeps position and velocity (WWDC 2014, session 236).
  @Test func turningRoundKeepsPlaceAndSpeed() {
    let (stage, box) = show()
    UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    let (before, frame) = (travelled(box), 1.0 / 60)
    stage.advance(by: frame)
    let speed = travelled(box) - before
    let place = travelled(box)
    UIView.animate(withDuration: 1) { box.frame.origin.x = 0 }
    #expect(abs(travelled(box) - place) < 1e-9)
    stage.advance(by: frame)
    #expect(abs(travelled(box) - place - speed) < 0.1 * speed)
  }
}
