import Stage
import Testing

@testable import DynamicsEngine
@testable import UIKit

/// Collisions against the conservation of momentum and energy, stacks, and boundaries.
///
/// Source: Apple, UICollisionBehavior and UIDynamicItemBehavior.
@MainActor @Suite(.serialized) struct DynamicsCollisionTests {
  private final class Listener: NSObject, UICollisionBehaviorDelegate {
    var calls: [String] = []
    var onCall: (() -> Void)?

    private func note(_ text: String) {
      calls.append(text)
      onCall?()
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { note("began items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { note("ended items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { note("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { note("ended \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  // MARK: In the plane

  /// Head on: with masses m₁ and m₂, v₁ toward v₂ = 0 and elasticity e, the closed form of momentum and
  /// restitution. The only difference is rounding: a few units in the last place of 1000.
  @Test(arguments: [0, 0.3, 0.8, 1] as [CGFloat], [0.5, 1, 4] as [CGFloat])
  func headOn(elasticity: CGFloat, density: CGFloat) {
    for speed in [40, 300, 2500] as [CGFloat] {
      let bench = DynamicsBench()
      let first = bench.ball(80, 300)
      let second = bench.ball(200, 300)
      let made = bench.made([first]) { $0.elasticity = elasticity }
      let other = bench.made([second]) { $0.density = density }
      bench.animator.addBehavior(UICollisionBehavior(items: [first, second]))
      made.addLinearVelocity(CGPoint(x: speed, y: 0), for: first)
      // Lasts until well after the first has reached the second.
      bench.stage.advance(by: Double(80 / speed) + 0.1)
      let bounce = elasticity
      let first1 = speed * (1 - bounce * density) / (1 + density)
      let second1 = speed * (1 + bounce) / (1 + density)
      let found1 = made.linearVelocity(for: first)
      let found2 = other.linearVelocity(for: second)
      #expect(abs(found1.x - first1) < 1e-8, "\(speed)")
      #expect(abs(found2.x - second1) < 1e-8, "\(speed)")
      #expect(abs(found1.y) < 1e-9)
      #expect(abs(found2.y) < 1e-9)
    }
  }

  /// A ball with elasticity 1 returns to its height, whatever the height, and not above it. The heights reach
  /// the floor at all parts of a step: that of 20 leaves half a step's way before it.
  @Test(arguments: [20, 33, 50, 77, 120, 300] as [CGFloat])
  func bouncesForEver(height: CGFloat) {
    let bench = DynamicsBench()
    let ball = bench.ball(200, 500 - 20 - height)
    let made = bench.made([ball]) { $0.elasticity = 1 }
    bench.animator.addBehavior(UIGravityBehavior(items: [ball]))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 400, y: 500))
    bench.animator.addBehavior(collision)
    var highest = CGFloat.infinity
    var rising = false
    var tops = 0
    for _ in 0..<600 {
      bench.stage.advance(by: 1.0 / 60)
      #expect(ball.center.y <= 480.1)
      let isRising = made.linearVelocity(for: ball).y < 0
      if rising, !isRising {
        tops += 1
        // Observed at the frames, which are 1/60 s apart: up to ½ g (1/60)² after the top.
        #expect(abs(highest - (480 - height)) < 0.3, "\(tops)")
      }
      highest = isRising && rising ? min(highest, ball.center.y) : ball.center.y
      rising = isRising
    }
    #expect(tops >= 6)
  }

  // MARK: Rest

  /// Stacks come to rest as they were built, and then no frame is committed.
  @Test(arguments: [1, 4, 8])
  func stacksComeToRest(count: Int) {
    let bench = DynamicsBench()
    let boxes = (0..<count).map { index in
      bench.box(
        200 + CGFloat(index % 2) * 3, 580 - CGFloat(index) * 42, width: 60, height: 40)
    }
    bench.animator.addBehavior(UIGravityBehavior(items: boxes))
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 600), to: CGPoint(x: 390, y: 600))
    bench.animator.addBehavior(collision)
    bench.stage.advance(by: 5)
    #expect(!bench.animator.isRunning)
    for (index, box) in boxes.enumerated() {
      // Each contact may overlap by the slop and a little.
      let place = 580 - CGFloat(index) * 40
      #expect(box.center.y >= place - 0.1)
      #expect(box.center.y < place + 0.15 * CGFloat(index + 1))
      #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
    }
    let loop = bench.stage.renderLoop
    loop.counts = FrameCounts()
    #expect(!loop.needsFrame)
    #expect(!loop.hasActivity)
    bench.stage.advance(by: 10)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
  }

  /// With friction μ on a slope of angle α a box stays at rest if tan α < μ, and otherwise slides with
  /// g (sin α − μ cos α). The friction of two bodies is the geometric mean; walls have 0.2.
  @Test(arguments: [0.05, 0.3] as [Double], [0.2, 0.8] as [CGFloat])
  func slopes(slope: Double, friction: CGFloat) {
    let bench = DynamicsBench()
    let box = bench.box(200, 0, width: 40, height: 40)
    box.transform = CGAffineTransform(rotationAngle: CGFloat(slope))
    // On the line through (200, 400) the box is 20 points above it.
    box.center = CGPoint(x: 200 + 20 * sin(slope), y: 400 - 20 * cos(slope))
    let start = box.center
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let made = bench.made([box]) { $0.friction = friction }
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "slope" as NSString,
      from: CGPoint(x: 200 - 1000 * cos(slope), y: 400 - 1000 * sin(slope)),
      to: CGPoint(x: 200 + 1000 * cos(slope), y: 400 + 1000 * sin(slope)))
    bench.animator.addBehavior(collision)
    bench.stage.advance(by: 0.5)
    let mixed = (Double(friction) * 0.2).squareRoot()
    let expected = max(0, 1000 * (sin(slope) - mixed * cos(slope)))
    let velocity = made.linearVelocity(for: box)
    let speed = Double(velocity.x) * cos(slope) + Double(velocity.y) * sin(slope)
    #expect(abs(speed - expected * 0.5) < 1 + expected * 0.01)
    if expected == 0 {
      #expect(abs(box.center.x - start.x) < 1)
      #expect(abs(box.center.y - start.y) < 1)
    }
  }

  // MARK: Boundaries and delegates

  @Test func boundariesByIdentifier() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.collisionMode == .everything)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    collision.addBoundary(withIdentifier: "a" as NSString, for: path)
    collision.addBoundary(
      withIdentifier: NSNumber(value: 3), from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(
      collision.boundary(withIdentifier: "a" as NSString)?.bounds
        == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(collision.boundary(withIdentifier: "b" as NSString) == nil)
    collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 0, y: 20))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.height == 20)
    collision.removeBoundary(withIdentifier: NSNumber(value: 3))
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  /// The mode decides which partners collide; the delegate receives beginnings and ends in their order.
  @Test(arguments: [UICollisionBehavior.Mode.everything, .items, .boundaries])
  func modes(_ mode: UICollisionBehavior.Mode) {
    let bench = DynamicsBench()
    let ball = bench.ball(200, 300)
    let plate = bench.box(200, 400, width: 200, height: 20)
    _ = bench.made([plate]) { $0.isAnchored = true }
    let made = bench.made([ball]) { $0.elasticity = 1 }
    let collision = UICollisionBehavior(items: [ball, plate])
    collision.collisionMode = mode
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "roof" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 390, y: 200))
    let listener = Listener()
    collision.collisionDelegate = listener
    bench.animator.addBehavior(collision)
    made.addLinearVelocity(CGPoint(x: 0, y: 400), for: ball)
    // The ball is 70 points above the plate, and 532 above the lower edge of the bounds: 1.33 s.
    bench.stage.advance(by: 1.5)
    switch mode {
    case .items: #expect(listener.calls == ["began items", "ended items"])
    case .boundaries:
      #expect(listener.calls.first == "began bounds")
      #expect(!listener.calls.contains("began items"))
    default:
      #expect(
        Array(listener.calls.prefix(4)) == [
          "began items", "ended items", "began roof", "ended roof",
        ])
    }
  }

  /// The boundary of the reference bounds is inset, and follows their changes.
  @Test func referenceBoundsFollow() {
    let bench = DynamicsBench()
    let box = bench.box(200, 300, width: 40, height: 40)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    bench.animator.addBehavior(collision)
    bench.stage.advance(by: 4)
    let floor = bench.view.bounds.height - 100
    #expect(abs(box.center.y - (floor - 20)) < 0.2)
    #expect(!bench.animator.isRunning)
    bench.view.bounds.size.height += 50
    #expect(bench.animator.isRunning)
    bench.stage.advance(by: 4)
    #expect(abs(box.center.y - (floor + 30)) < 0.2)
  }

  /// Shapes matter: a ball rolls in a corner of squares, and a path has its own outline.
  @Test func shapes() {
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addLine(to: CGPoint(x: 50, y: -20))
        path.close()
        return path
      }
    }
    let bench = DynamicsBench()
    let wedge = Wedge(frame: CGRect(x: 150, y: 380, width: 100, height: 40))
    bench.view.addSubview(wedge)
    let ball = bench.ball(220, 300, diameter: 20)
    _ = bench.made([wedge]) { $0.isAnchored = true }
    bench.animator.addBehavior(UIGravityBehavior(items: [ball]))
    bench.animator.addBehavior(UICollisionBehavior(items: [ball, wedge]))
    bench.stage.advance(by: 0.6)
    // Down the slope to the left.
    #expect(ball.center.x < 215)
    #expect(wedge.frame == CGRect(x: 150, y: 380, width: 100, height: 40))
    // The centre of mass of the wedge isn't its centre; the view still stays where it was.
    #expect(BodyShape(wedge.dynamicParts).area == 2000)
  }

  /// Behaviors and items removed in a callback get no further callbacks.
  @Test func changesInCallbacks() {
    let bench = DynamicsBench()
    let balls = (0..<6).map { bench.ball(60 + CGFloat($0) * 50, 300) }
    bench.animator.addBehavior(UIGravityBehavior(items: balls))
    let collision = UICollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    let listener = Listener()
    collision.collisionDelegate = listener
    bench.animator.addBehavior(collision)
    listener.onCall = { [weak collision] in
      guard let collision else { return }
      bench.animator.removeBehavior(collision)
      bench.animator.addBehavior(UISnapBehavior(item: balls[0], snapTo: CGPoint(x: 100, y: 100)))
      balls[1].removeFromSuperview()
    }
    bench.stage.advance(by: 3)
    #expect(listener.calls == ["began bounds"])
    #expect(collision.dynamicAnimator == nil)
    #expect(bench.animator.behaviors.count == 2)
  }
}
