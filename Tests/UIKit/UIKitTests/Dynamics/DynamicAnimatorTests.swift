import QuartzCore
import Stage
import Testing

@testable import UIKit

/// When an animator runs and pauses, which delegate calls it makes, and which objects it retains.
///
/// Sources: Apple, UIDynamicAnimator, UIDynamicAnimatorDelegate, UIDynamicBehavior, UIDynamicItemGroup.
@MainActor @Suite(.serialized) struct DynamicAnimatorTests {
  private final class Listener: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  private final class Composite: UIDynamicBehavior {
    var moves: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      moves.append(dynamicAnimator != nil)
    }
  }

  @Test func resumesAndPausesAndCostsNothingAtRest() {
    let bench = DynamicsBench()
    let listener = Listener()
    bench.animator.delegate = listener
    let box = bench.box(200, 300)
    let made = UIDynamicItemBehavior(items: [box])
    made.resistance = 8
    #expect(!bench.animator.isRunning)
    #expect(listener.calls.isEmpty)
    bench.animator.addBehavior(made)
    #expect(bench.animator.isRunning)
    #expect(listener.calls == ["resume"])
    made.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    bench.stage.advance(by: 0.25)
    #expect(abs(bench.animator.elapsedTime - 0.25) < 1e-9)
    bench.stage.advance(by: 5)
    #expect(!bench.animator.isRunning)
    #expect(listener.calls == ["resume", "pause"])
    let elapsed = bench.animator.elapsedTime
    #expect(elapsed < 2)
    let loop = bench.stage.renderLoop
    loop.counts = FrameCounts()
    #expect(!loop.needsFrame)
    #expect(!loop.hasActivity)
    bench.stage.advance(by: 10)
    #expect(loop.counts.commits <= 1)
    #expect(loop.counts.nodesRebuilt == 0)
    #expect(bench.animator.elapsedTime == elapsed)
    made.addLinearVelocity(CGPoint(x: 0, y: 100), for: box)
    #expect(listener.calls == ["resume", "pause", "resume"])
    bench.stage.advance(by: 5)
    #expect(listener.calls == ["resume", "pause", "resume", "pause"])
  }

  /// Without items nothing moves.
  @Test func noItemsNoFrames() {
    let bench = DynamicsBench()
    bench.animator.addBehavior(UIGravityBehavior())
    bench.stage.advance(by: 0.1)
    #expect(!bench.animator.isRunning)
    let box = bench.box(100, 100)
    let gravity = UIGravityBehavior(items: [box])
    bench.animator.addBehavior(gravity)
    bench.stage.advance(by: 0.5)
    #expect(bench.animator.isRunning)
    #expect(box.center.y > 200)
    bench.animator.removeAllBehaviors()
    let place = box.center
    bench.stage.advance(by: 0.5)
    #expect(!bench.animator.isRunning)
    #expect(box.center == place)
    #expect(bench.animator.behaviors.isEmpty)
  }

  /// The same touches and times give the same bits.
  @Test func theSameBitsOnEachRun() {
    func run() -> [CGFloat] {
      let bench = DynamicsBench()
      var random = SplitMix(state: 11)
      let items = (0..<12).map { index in
        let x = 60 + CGFloat(random.next(260))
        let y = 100 + CGFloat(index) * 40
        return index % 2 == 0
          ? bench.ball(x, y, diameter: 30 + CGFloat(random.next(30)))
          : bench.box(x, y, width: 30 + CGFloat(random.next(40)), height: 30)
      }
      bench.animator.addBehavior(UIGravityBehavior(items: items))
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      bench.animator.addBehavior(collision)
      _ = bench.made(items) { $0.elasticity = 0.4 }
      let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      for item in items { noise.addItem(item) }
      bench.animator.addBehavior(noise)
      bench.stage.advance(by: 1.5)
      bench.animator.removeBehavior(noise)
      bench.stage.advance(by: 1)
      return items.flatMap { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
    }
    let first = run()
    #expect(first == run())
    #expect(first.allSatisfy { $0.isFinite })
  }

  /// The frame rate of the display makes no difference.
  @Test(arguments: [30, 120, 240, 50] as [Double])
  func framesMakeNoDifference(rate: Double) {
    func run(_ rate: Double) -> CGPoint {
      let bench = DynamicsBench()
      bench.stage.frameRate = rate
      let ball = bench.ball(150, 100)
      bench.animator.addBehavior(UIGravityBehavior(items: [ball]))
      let collision = UICollisionBehavior(items: [ball])
      collision.addBoundary(
        withIdentifier: 1 as NSNumber, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 390, y: 350))
      bench.animator.addBehavior(collision)
      _ = bench.made([ball]) { $0.elasticity = 0.6 }
      bench.stage.advance(by: 1)
      return ball.center
    }
    #expect(run(rate) == run(60))
  }

  // MARK: Behaviors

  @Test func behaviorsComeAndGoWithTheirParents() {
    let bench = DynamicsBench()
    let box = bench.box(200, 300)
    let composite = Composite()
    let child = Composite()
    let gravity = UIGravityBehavior(items: [box])
    composite.addChildBehavior(child)
    child.addChildBehavior(gravity)
    child.addChildBehavior(gravity)
    var actions: [String] = []
    composite.action = { actions.append("composite") }
    gravity.action = { actions.append("gravity") }
    #expect(composite.dynamicAnimator == nil)
    #expect(composite.moves.isEmpty)
    bench.animator.addBehavior(composite)
    bench.animator.addBehavior(composite)
    #expect(bench.animator.behaviors.count == 1)
    #expect(composite.childBehaviors.count == 1)
    #expect(composite.moves == [true])
    #expect(child.moves == [true])
    #expect(gravity.dynamicAnimator === bench.animator)
    bench.stage.advance(by: 1.0 / 30)
    #expect(actions == ["composite", "gravity", "composite", "gravity"])
    #expect(box.center.y > 300)
    child.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil)
    #expect(child.childBehaviors.isEmpty)
    let made = bench.made([box])
    let speed = made.linearVelocity(for: box).y
    bench.stage.advance(by: 0.1)
    #expect(made.linearVelocity(for: box).y == speed)
    bench.animator.removeBehavior(composite)
    #expect(composite.moves == [true, false])
    #expect(child.moves == [true, false])
  }

  /// An action may add and remove behaviors and items.
  @Test func changesInActions() {
    let bench = DynamicsBench()
    let boxes = (0..<4).map { bench.box(60 + CGFloat($0) * 90, 300, width: 40, height: 40) }
    let gravity = UIGravityBehavior(items: boxes)
    var frames = 0
    gravity.action = { [weak gravity] in
      frames += 1
      guard let gravity else { return }
      if let last = gravity.items.last { gravity.removeItem(last) }
      if gravity.items.isEmpty { bench.animator.removeBehavior(gravity) }
      bench.animator.addBehavior(UISnapBehavior(item: boxes[0], snapTo: CGPoint(x: 50, y: 50)))
    }
    bench.animator.addBehavior(gravity)
    bench.stage.advance(by: 1)
    #expect(frames == 4)
    #expect(bench.animator.behaviors.count == 4)
    #expect(boxes[3].center.y > 300)
    #expect(boxes[3].center.y < 302)
    gravity.action = nil
  }

  // MARK: Items

  /// The animator overwrites outside changes, unless the app reports them.
  @Test func itemsChangedOutside() {
    let bench = DynamicsBench()
    let box = bench.box(200, 100)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    let made = bench.made([box])
    bench.stage.advance(by: 0.25)
    let speed = made.linearVelocity(for: box)
    box.center = CGPoint(x: 50, y: 50)
    bench.stage.advance(by: 1.0 / 60)
    #expect(box.center.x == 200)
    #expect(box.center.y > 110)
    box.center = CGPoint(x: 50, y: 50)
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    bench.animator.updateItem(usingCurrentState: box)
    #expect(abs(made.linearVelocity(for: box).y - speed.y) < 20)
    bench.stage.advance(by: 1.0 / 60)
    #expect(box.center.x == 50)
    #expect(box.center.y > 50)
    #expect(box.center.y < 60)
    #expect(abs(atan2(box.transform.b, box.transform.a) - 0.5) < 1e-12)
    // A larger view is a heavier body.
    box.bounds.size = CGSize(width: 200, height: 100)
    bench.animator.updateItem(usingCurrentState: box)
    let before = made.linearVelocity(for: box)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    bench.animator.addBehavior(push)
    bench.stage.advance(by: 1.0 / 60)
    #expect(abs(made.linearVelocity(for: box).x - before.x - 50) < 1e-9)
  }

  /// A scaled item keeps its scale.
  @Test func transformsKeepTheirScale() {
    let bench = DynamicsBench()
    let box = bench.box(200, 300)
    box.transform = CGAffineTransform(scaleX: 2, y: 0.5).rotated(by: 0)
    let made = bench.made([box])
    made.addAngularVelocity(1, for: box)
    bench.stage.advance(by: 0.5)
    let transform = box.transform
    #expect(abs(transform.a * transform.d - transform.b * transform.c - 1) < 1e-9)
    #expect(abs(atan2(transform.b, transform.a) - 0.5) < 1e-9)
    #expect(abs((transform.a * transform.a + transform.b * transform.b).squareRoot() - 2) < 1e-9)
  }

  @Test func itemsInRectangles() {
    let bench = DynamicsBench()
    let boxes = [bench.box(50, 50), bench.box(200, 50), bench.box(50, 200)]
    boxes[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
    bench.animator.addBehavior(UIDynamicItemBehavior(items: boxes))
    func found(_ rect: CGRect) -> [UIView] {
      bench.animator.items(in: rect).compactMap { $0 as? UIView }
    }
    #expect(found(CGRect(x: 0, y: 0, width: 300, height: 300)) == boxes)
    #expect(found(CGRect(x: 0, y: 0, width: 10, height: 10)) == [boxes[0]])
    // Items that only touch the rectangle don't overlap it.
    #expect(found(CGRect(x: 100, y: 0, width: 50, height: 50)) == [])
    #expect(found(CGRect(x: 0, y: 130, width: 300, height: 6)) == [boxes[2]])
  }

  /// A group is one body: its items keep their places in it.
  @Test func groups() {
    let bench = DynamicsBench()
    let first = bench.box(150, 300, width: 60, height: 20)
    let second = bench.box(190, 330, width: 20, height: 40)
    let group = UIDynamicItemGroup(items: [first, second])
    #expect(group.center == CGPoint(x: 160, y: 320))
    #expect(group.bounds.size == CGSize(width: 80, height: 60))
    bench.animator.addBehavior(UIGravityBehavior(items: [group]))
    let collision = UICollisionBehavior(items: [group])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 390, y: 500))
    bench.animator.addBehavior(collision)
    let made = UIDynamicItemBehavior(items: [group])
    bench.animator.addBehavior(made)
    made.addAngularVelocity(2, for: group)
    for _ in 0..<240 {
      bench.stage.advance(by: 1.0 / 60)
      let angle = atan2(first.transform.b, first.transform.a)
      let offset = CGPoint(x: 40, y: 30).applying(CGAffineTransform(rotationAngle: angle))
      #expect(abs(second.center.x - first.center.x - offset.x) < 1e-6)
      #expect(abs(second.center.y - first.center.y - offset.y) < 1e-6)
      #expect(abs(atan2(second.transform.b, second.transform.a) - angle) < 1e-9)
      #expect(first.frame.maxY < 501)
      #expect(second.frame.maxY < 501)
    }
    #expect(!bench.animator.isRunning)
  }

  // MARK: Windows and lifetimes

  /// Items can move without a window, and the animator waits while its reference view has none.
  @Test func outOfTheWindow() {
    let bench = DynamicsBench()
    let box = bench.box(200, 100)
    bench.animator.addBehavior(UIGravityBehavior(items: [box]))
    bench.stage.advance(by: 0.1)
    box.removeFromSuperview()
    bench.stage.advance(by: 0.1)
    #expect(box.center.y > 115)
    let host = UIView(frame: bench.view.bounds)
    bench.view.addSubview(host)
    let animator = UIDynamicAnimator(referenceView: host)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.addSubview(other)
    animator.addBehavior(UIGravityBehavior(items: [other]))
    bench.animator.removeAllBehaviors()
    bench.stage.advance(by: 0.2)
    let place = other.center
    #expect(place.y > 40)
    host.removeFromSuperview()
    let loop = bench.stage.renderLoop
    bench.stage.advance(by: 0.1)
    #expect(!loop.needsFrame)
    #expect(animator.isRunning)
    #expect(other.center == place)
    bench.view.addSubview(host)
    bench.stage.advance(by: 0.1)
    #expect(other.center.y > place.y)
  }

  /// A deallocated animator stops, and its behaviors can be added to another one.
  @Test func animatorsGo() {
    let bench = DynamicsBench()
    let box = bench.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    weak var gone: UIDynamicAnimator?
    do {
      let animator = UIDynamicAnimator(referenceView: bench.view)
      animator.addBehavior(gravity)
      bench.stage.advance(by: 0.1)
      gone = animator
    }
    #expect(gone == nil)
    #expect(gravity.dynamicAnimator == nil)
    let place = box.center
    #expect(place.y > 104)
    bench.stage.advance(by: 1)
    #expect(box.center == place)
    #expect(!bench.stage.renderLoop.needsFrame)
    bench.animator.addBehavior(gravity)
    bench.stage.advance(by: 0.1)
    #expect(box.center.y > place.y)
  }

  /// A reference view that is deallocated only takes its boundary with it.
  @Test func referenceViewsGo() {
    let bench = DynamicsBench()
    var host: UIView? = UIView(frame: bench.view.bounds)
    bench.view.addSubview(host!)
    let animator = UIDynamicAnimator(referenceView: host!)
    let box = bench.box(200, 100)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    bench.stage.advance(by: 0.1)
    host?.removeFromSuperview()
    host = nil
    #expect(animator.referenceView == nil)
    bench.stage.advance(by: 0.1)
    animator.removeAllBehaviors()
    bench.stage.advance(by: 0.1)
    #expect(!animator.isRunning)
  }
}
