import DynamicsEngine
import Stage
import Testing

@testable import UIKit

/// Springs against the closed form of the damped oscillator.
///
/// Sources: Apple, UIAttachmentBehavior (frequency in hertz, damping 1 is critical); UISnapBehavior.
@MainActor @Suite(.serialized) struct DynamicsSpringTests {
  /// x(t) of x″ + 2ζω x′ + ω² x = 0, starting at 1 and at rest.
  private static func oscillator(_ frequency: Double, _ damping: Double, _ time: Double) -> Double {
    let omega = 2 * Double.pi * frequency
    let fading = exp(-damping * omega * time)
    if damping < 1 {
      let turn = omega * (1 - damping * damping).squareRoot()
      return fading * (cos(turn * time) + damping * omega / turn * sin(turn * time))
    }
    if damping == 1 { return fading * (1 + omega * time) }
    let turn = omega * (damping * damping - 1).squareRoot()
    return fading * (cosh(turn * time) + damping * omega / turn * sinh(turn * time))
  }

  /// The allowed deviation: velocities are those between two steps, so that rest at the beginning is rest
  /// half a step before. That is half a step of the greatest speed, A ω h/2.
  private static func tolerance(_ frequency: Double, _ amplitude: Double) -> Double {
    amplitude * 2 * .pi * frequency * DynamicsWorld.step / 2 * 1.02 + 1e-9
  }

  private nonisolated static let dampings: [Double] = [0, 0.05, 0.3, 0.7, 1, 1.8]

  /// Anchored springs move along the spring, and without a length in the plane.
  @Test(arguments: dampings, [0.5, 1, 3, 8])
  func anchoredSprings(damping: Double, frequency: Double) {
    for length in [0, 100] as [CGFloat] {
      let bench = DynamicsBench()
      let box = bench.box(150 + length, 300)
      let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 300))
      #expect(spring.length == 50 + length)
      #expect(spring.attachedBehaviorType == .anchor)
      #expect(spring.damping == 0)
      #expect(spring.frequency == 0)
      spring.length = length
      spring.damping = CGFloat(damping)
      spring.frequency = CGFloat(frequency)
      bench.animator.addBehavior(spring)
      for frame in 1...30 {
        bench.stage.advance(by: 1.0 / 30)
        guard bench.animator.isRunning else { break }
        let expected = 50 * Self.oscillator(frequency, damping, Double(frame) / 30)
        let found = Double(box.center.x - 100 - length)
        #expect(
          abs(found - expected) <= Self.tolerance(frequency, 50), "frame \(frame), \(length)")
        #expect(abs(box.center.y - 300) < 1e-9)
      }
    }
  }

  /// Two items on a spring oscillate about their centre of mass, which stays, with the frequency of the
  /// spring whatever their masses.
  @Test(arguments: [0, 0.4], [0.5, 1, 3] as [CGFloat])
  func springsBetweenItems(damping: Double, density: CGFloat) {
    let bench = DynamicsBench()
    let first = bench.box(100, 300)
    let second = bench.box(300, 300)
    _ = bench.made([second]) { $0.density = density }
    let spring = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(spring.length == 200)
    #expect(spring.attachedBehaviorType == .items)
    spring.length = 160
    spring.frequency = 2
    spring.damping = CGFloat(damping)
    bench.animator.addBehavior(spring)
    let middle = (100 + density * 300) / (1 + density)
    for frame in 1...30 {
      bench.stage.advance(by: 1.0 / 30)
      let distance = Double(second.center.x - first.center.x)
      let expected = 160 + 40 * Self.oscillator(2, damping, Double(frame) / 30)
      #expect(abs(distance - expected) <= Self.tolerance(2, 40))
      let found = (first.center.x + density * second.center.x) / (1 + density)
      #expect(abs(found - middle) < 1e-9)
    }
  }

  /// A snap is a damped spring of 3 Hz (own choice) in both directions and for the angle.
  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func snaps(damping: CGFloat) {
    let bench = DynamicsBench()
    let box = bench.box(100, 500)
    box.transform = CGAffineTransform(rotationAngle: 0.8)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 300))
    #expect(snap.damping == 0.5)
    snap.damping = damping
    bench.animator.addBehavior(snap)
    let ratio = 0.2 + 0.8 * Double(damping)
    for frame in 1...60 {
      bench.stage.advance(by: 1.0 / 60)
      let left = Self.oscillator(3, ratio, Double(frame) / 60)
      let tolerance = Self.tolerance(3, 200)
      #expect(abs(Double(box.center.x) - 250 + 150 * left) <= tolerance)
      #expect(abs(Double(box.center.y) - 300 - 200 * left) <= tolerance)
      let angle = Double(atan2(box.transform.b, box.transform.a))
      #expect(abs(angle - 0.8 * left) <= Self.tolerance(3, 0.8))
    }
    bench.stage.advance(by: 4)
    #expect(!bench.animator.isRunning)
    // Rest is a threshold of speed; the remaining distance is less than a point.
    #expect(abs(box.center.x - 250) < 0.2)
    #expect(abs(box.center.y - 300) < 0.2)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(bench.animator.isRunning)
    bench.stage.advance(by: 4)
    #expect(abs(box.center.x - 100) < 0.2)
    #expect(abs(box.center.y - 100) < 0.2)
  }
}
