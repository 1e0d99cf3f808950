import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct KeyframeTests {
  private let test = TestLoop()
  private let layer: CALayer

  init() { layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  private func keyframes(_ path: String, _ values: [Any]?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.duration = 1
    return animation
  }

  /// Returns the presented values of a number at the given times of an animation of one second.
  private func shown(
    _ animation: CAKeyframeAnimation, at times: [Double], _ key: String = "cornerRadius"
  ) -> [Double] {
    test.loop.makeCurrent()
    layer.removeAllAnimations()
    animation.beginTime = test.loop.now + 1
    layer.add(animation, forKey: nil)
    let start = test.loop.now + 1
    return times.map {
      test.loop.advance(to: start + $0)
      return Double(layer.presentation()!.value(forKeyPath: key) as! CGFloat)
    }
  }

  private func expect(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-6) {
    #expect(zip(a, b).allSatisfy { abs($0 - $1) < tolerance }, "\(a) is not \(b)")
  }

  @Test func linear() {
    let animation = keyframes("cornerRadius", [0, 10, 0])
    expect(shown(animation, at: [0, 0.25, 0.5, 0.75]), [0, 5, 10, 5])
    animation.keyTimes = [0, 0.8, 1]
    expect(shown(animation, at: [0, 0.4, 0.8, 0.9]), [0, 5, 10, 5])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    expect(shown(animation, at: [0.4, 0.9]), [3.153_567, 5], 1e-4)
  }

  @Test func discrete() {
    let animation = keyframes("cornerRadius", [1, 2, 3, 4])
    animation.calculationMode = .discrete
    expect(shown(animation, at: [0, 0.24, 0.26, 0.51, 0.76, 0.99]), [1, 1, 2, 3, 4, 4])
    animation.keyTimes = [0, 0.1, 0.2, 0.9, 1]
    expect(shown(animation, at: [0, 0.15, 0.5, 0.95]), [1, 2, 3, 4])
  }

  @Test func pacedIsEven() {
    let animation = keyframes("cornerRadius", [0, 10, 40, 40, 20])
    animation.calculationMode = .paced
    // The path has the length 10 + 30 + 0 + 20.
    expect(shown(animation, at: [0, 1 / 6.0, 0.5, 2 / 3.0, 5 / 6.0]), [0, 10, 30, 40, 30])
  }

  @Test func cubicGoesThroughTheValuesSmoothly() {
    let animation = keyframes("cornerRadius", [0, 10, 30, 20])
    animation.calculationMode = .cubic
    expect(shown(animation, at: [0, 1 / 3.0, 2 / 3.0]), [0, 10, 30])
    // Catmull–Rom in the middle of the second segment: (9·(10 + 30) − (0 + 20)) / 16.
    expect(shown(animation, at: [0.5]), [21.25])
    animation.tensionValues = [1, 1, 1, 1]
    // Without tangents, the middle is halfway.
    expect(shown(animation, at: [0.5]), [20])
  }

  @Test func aPathIsFollowed() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 20))
    let animation = keyframes("position", nil)
    animation.path = path
    expect(shown(animation, at: [0, 0.25, 0.5, 0.75], "position.x"), [0, 50, 100, 100])
    animation.calculationMode = .paced
    expect(shown(animation, at: [0.5, 0.75], "position.x"), [60, 90])
    expect(shown(animation, at: [0.5, 0.75, 0.95], "position.y"), [0, 0, 14])
  }

  @Test func aCircleIsPacedByItsLength() {
    let animation = keyframes("position", nil)
    animation.path = CGPath(
      ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    animation.calculationMode = .paced
    test.loop.makeCurrent()
    layer.add(animation, forKey: nil)
    for step in 0..<16 {
      test.loop.advance(to: Double(step) / 16)
      let p = layer.presentation()!.position
      let turned = atan2(Double(p.y), Double(p.x))
      let expected = Double(step) / 16 * 2 * .pi
      #expect(abs(sin(turned - expected)) < 0.005)
      #expect(cos(turned - expected) > 0)
    }
  }

  @Test func rotationFollowsThePath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    let animation = keyframes("position", nil)
    animation.path = path
    animation.rotationMode = .rotateAuto
    expect(shown(animation, at: [0.5], "transform.rotation"), [.pi / 2])
  }

  @Test func emptyAndSingleListsAreHarmless() {
    expect(shown(keyframes("cornerRadius", []), at: [0.5]), [0])
    expect(shown(keyframes("cornerRadius", nil), at: [0.5]), [0])
    expect(shown(keyframes("cornerRadius", [7]), at: [0, 0.5]), [7, 7])
    for mode in [
      CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
    ] {
      for values: [Any] in [[], [1], ["no number"], [1, CGPoint.zero], [2, 2, 2]] {
        let animation = keyframes("cornerRadius", values)
        animation.calculationMode = mode
        animation.keyTimes = [0.5, 0.1]
        _ = shown(animation, at: [0, 0.5, 0.99])
      }
    }
  }
}
