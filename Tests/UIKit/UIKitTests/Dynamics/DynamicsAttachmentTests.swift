import Stage
import Testing

@testable import UIKit

/// Rods, ropes, pins, welds and slides.
///
/// Source: Apple, UIAttachmentBehavior.
@MainActor @Suite(.serialized) struct DynamicsAttachmentTests {
  private func point(of view: UIView, _ offset: CGPoint) -> CGPoint {
    let turned = offset.applying(view.transform)
    return CGPoint(x: view.center.x + turned.x, y: view.center.y + turned.y)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// A pendulum keeps its length and its energy: the energy below equals that above up to the step's lag, g v
  /// h/2 of g r.
  @Test(arguments: [40, 100, 160] as [CGFloat])
  func aRodIsAPendulum(length: CGFloat) {
    let bench = DynamicsBench()
    let ball = bench.ball(200 + length, 300, diameter: 20)
    let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 200, y: 300))
    bench.animator.addBehavior(rod)
    bench.animator.addBehavior(UIGravityBehavior(items: [ball]))
    let made = bench.made([ball])
    let greatest = (2 * 1000 * length).squareRoot()
    for _ in 0..<300 {
      bench.stage.advance(by: 1.0 / 60)
      #expect(abs(distance(ball.center, CGPoint(x: 200, y: 300)) - length) < 0.05)
      let velocity = made.linearVelocity(for: ball)
      let energy =
        (velocity.x * velocity.x + velocity.y * velocity.y) / 2 - 1000 * (ball.center.y - 300)
      #expect(abs(energy) < 1000 * greatest * CGFloat(DynamicsBench.step))
    }
  }

  /// A moved anchor takes the item along, held by a point away from its centre.
  @Test func anchorsMove() {
    let bench = DynamicsBench()
    let box = bench.box(200, 400)
    let offset = UIOffset(horizontal: 30, vertical: -40)
    let rod = UIAttachmentBehavior(
      item: box, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 230, y: 360))
    #expect(rod.length == 0)
    bench.animator.addBehavior(rod)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    for index in 0..<120 {
      rod.anchorPoint = CGPoint(x: 230 - CGFloat(index), y: 360 - CGFloat(index))
      bench.stage.advance(by: 1.0 / 60)
      #expect(distance(point(of: box, CGPoint(x: 30, y: -40)), rod.anchorPoint) < 1)
    }
    // It hangs below the point in the end.
    let made = bench.made([box]) {
      $0.angularResistance = 5
      $0.resistance = 1
    }
    bench.stage.advance(by: 8)
    let held = point(of: box, CGPoint(x: 30, y: -40))
    #expect(abs(box.center.x - held.x) < 1)
    #expect(abs(box.center.y - held.y - 50) < 1)
    #expect(made.linearVelocity(for: box) != .zero || !bench.animator.isRunning)
  }

  /// A rope allows smaller distances and holds at its length.
  @Test func aRopeHolds() {
    let bench = DynamicsBench()
    let first = bench.box(200, 200, width: 40, height: 40)
    let second = bench.box(240, 200, width: 20, height: 20)
    _ = bench.made([first]) { $0.isAnchored = true }
    let rope = UIAttachmentBehavior.limitAttachment(
      with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
    #expect(rope.length == 40)
    rope.length = 90
    bench.animator.addBehavior(rope)
    bench.animator.addBehavior(UIGravityBehavior(items: [second]))
    let made = bench.made([second])
    func lengths(_ frames: Int) -> [CGFloat] {
      (0..<frames).map { _ in
        bench.stage.advance(by: 1.0 / 60)
        return distance(first.center, second.center)
      }
    }
    let falling = lengths(60)
    #expect(falling.allSatisfy { $0 < 90.5 })
    #expect(falling.contains { $0 > 89.5 })
    // Thrown up, the item leaves the rope slack.
    made.addLinearVelocity(CGPoint(x: 0, y: -500), for: second)
    let thrown = lengths(120)
    #expect(thrown.allSatisfy { $0 < 90.5 })
    #expect(thrown.contains { $0 < 60 })
    #expect(first.center == CGPoint(x: 200, y: 200))
  }

  /// Welded items keep their relative positions, and their common momentum.
  @Test func aWeldIsOnePiece() {
    let bench = DynamicsBench()
    let first = bench.box(150, 300, width: 60, height: 40)
    let second = bench.box(230, 320, width: 40, height: 60)
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 190, y: 310))
    #expect(weld.items.count == 2)
    bench.animator.addBehavior(weld)
    let made = bench.made([first, second])
    made.addLinearVelocity(CGPoint(x: 60, y: -200), for: second)
    for _ in 0..<60 {
      bench.stage.advance(by: 1.0 / 60)
      let angle = atan2(first.transform.b, first.transform.a)
      #expect(abs(atan2(second.transform.b, second.transform.a) - angle) < 0.01)
      #expect(distance(point(of: first, CGPoint(x: 80, y: 20)), second.center) < 0.5)
      let a = made.linearVelocity(for: first)
      let b = made.linearVelocity(for: second)
      #expect(abs(a.x + b.x - 60) < 1e-6)
      #expect(abs(a.y + b.y + 200) < 1e-6)
    }
    #expect(abs(atan2(first.transform.b, first.transform.a)) > 0.2)
  }

  /// A pin turns within its range, and doesn't turn below its friction torque.
  @Test func pins() {
    for (range, torque) in [
      (UIFloatRange.infinite, 0), (UIFloatRange(minimum: -0.4, maximum: 0.6), 0),
      (.infinite, 100),
    ] as [(UIFloatRange, CGFloat)] {
      let bench = DynamicsBench()
      let first = bench.box(150, 300, width: 60, height: 40)
      let second = bench.box(220, 300, width: 80, height: 20)
      _ = bench.made([first]) { $0.isAnchored = true }
      let pin = UIAttachmentBehavior.pinAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 180, y: 300))
      #expect(pin.attachmentRange == .infinite)
      #expect(pin.frictionTorque == 0)
      pin.attachmentRange = range
      pin.frictionTorque = torque
      bench.animator.addBehavior(pin)
      bench.animator.addBehavior(UIGravityBehavior(items: [second]))
      var greatest: CGFloat = 0
      for _ in 0..<120 {
        bench.stage.advance(by: 1.0 / 60)
        #expect(distance(point(of: second, CGPoint(x: -40, y: 0)), CGPoint(x: 180, y: 300)) < 0.5)
        greatest = max(greatest, atan2(second.transform.b, second.transform.a))
      }
      // Its weight is 160 mass · points/s² at 40 points: a torque of 0.64. Without resistance it swings to
      // nearly upright on the other side.
      if torque > 0 {
        #expect(greatest < 0.01)
      } else if range.isInfinite {
        #expect(greatest > 2.5)
      } else {
        #expect(abs(greatest - 0.6) < 0.02)
      }
    }
  }

  /// A slide moves along its axis, within its range, and doesn't turn.
  @Test(arguments: [0, 0.5, 1.2] as [CGFloat])
  func slides(angle: CGFloat) {
    let bench = DynamicsBench()
    let box = bench.box(200, 300, width: 60, height: 40)
    let axis = CGVector(dx: cos(angle), dy: sin(angle))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 220, y: 300), axisOfTranslation: axis)
    #expect(slide.attachedBehaviorType == .anchor)
    slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 80)
    bench.animator.addBehavior(slide)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let made = bench.made([box])
    for frame in 1...60 {
      bench.stage.advance(by: 1.0 / 60)
      let way = CGPoint(x: box.center.x - 200, y: box.center.y - 300)
      let along = way.x * axis.dx + way.y * axis.dy
      #expect(abs(way.x * axis.dy - way.y * axis.dx) < 0.2)
      #expect(along > -11)
      #expect(along < 81)
      #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
      let time = CGFloat(frame) / 60
      let free = 500 * sin(angle) * time * (time + CGFloat(DynamicsBench.step))
      if free < 75 { #expect(abs(along - free) < 0.2) }
    }
    if angle > 0 { #expect(abs(made.linearVelocity(for: box).y) < 1) }
  }

  @Test func twoItemsSlide() {
    let bench = DynamicsBench()
    let first = bench.box(150, 300, width: 60, height: 40)
    let second = bench.box(230, 300, width: 40, height: 60)
    bench.animator.addBehavior(
      UIAttachmentBehavior.slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 190, y: 300),
        axisOfTranslation: CGVector(dx: 1, dy: 0)))
    let made = bench.made([first, second])
    made.addLinearVelocity(CGPoint(x: 100, y: 0), for: second)
    made.addAngularVelocity(1, for: first)
    for _ in 0..<60 {
      bench.stage.advance(by: 1.0 / 60)
      let angle = atan2(first.transform.b, first.transform.a)
      #expect(abs(atan2(second.transform.b, second.transform.a) - angle) < 0.02)
      // The second's point stays on the first's axis.
      let way = CGPoint(
        x: second.center.x - first.center.x, y: second.center.y - first.center.y)
      #expect(abs(-way.x * sin(angle) + way.y * cos(angle)) < 1)
    }
    #expect(second.center.x - first.center.x > 120)
  }
}
