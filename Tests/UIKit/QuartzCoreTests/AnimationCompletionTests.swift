import QuartzCore
import Testing

@MainActor @Suite struct AnimationCompletionTests {
  private let test = TestLoop()
  private let log = AnimationLog()

  private func add(
    _ path: String, duration: CFTimeInterval, to layer: CALayer, key: String? = nil
  ) {
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = 0
    animation.duration = duration
    animation.delegate = log
    layer.add(animation, forKey: key ?? path)
  }

  /// Makes this suite's loop current, because another suite's test may have run since this instance was
  /// created.
  private func layer() -> CALayer {
    test.loop.makeCurrent()
    return test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func endsAreToldOnceAndInOrder() {
    let layer = layer()
    add("opacity", duration: 0.3, to: layer)
    add("cornerRadius", duration: 0.1, to: layer)
    add("zPosition", duration: 0.1, to: layer)
    #expect(log.events == [])
    test.loop.commit()
    #expect(log.events == ["start opacity", "start cornerRadius", "start zPosition"])
    log.events = []
    test.run(until: 1)
    #expect(
      log.events == ["stop cornerRadius true", "stop zPosition true", "stop opacity true"])
  }

  /// Completions run in the order of the animations' ends, however large the time steps are.
  @Test(arguments: [0.01, 1.0 / 60, 0.07, 0.5, 10]) func orderDoesNotDependOnFrames(step: Double) {
    let layer = layer()
    for (index, path) in ["opacity", "cornerRadius", "zPosition", "borderWidth"].enumerated() {
      add(path, duration: 0.4 - Double(index) * 0.1, to: layer)
    }
    test.loop.commit()
    log.events = []
    while test.loop.now < 1 { test.loop.advance(to: test.loop.now + step) }
    #expect(
      log.events == [
        "stop borderWidth true", "stop zPosition true", "stop cornerRadius true",
        "stop opacity true",
      ])
  }

  @Test func removedAnimationsAreNotFinished() {
    let layer = layer()
    add("opacity", duration: 1, to: layer)
    test.loop.advance(to: 0.5)
    layer.removeAnimation(forKey: "opacity")
    test.loop.commit()
    #expect(log.events == ["start opacity", "stop opacity false"])
    test.run(until: 3)
    #expect(log.events.count == 2)
  }

  @Test func aReplacedAnimationIsNotFinished() {
    let layer = layer()
    add("opacity", duration: 1, to: layer, key: "fade")
    test.loop.advance(to: 0.5)
    add("cornerRadius", duration: 1, to: layer, key: "fade")
    test.run(until: 2)
    #expect(
      log.events == [
        "start opacity", "stop opacity false", "start cornerRadius", "stop cornerRadius true",
      ])
  }

  @Test func leavingTheTreeEndsAnimations() {
    let parent = layer()
    let child = CALayer()
    parent.addSublayer(child)
    add("opacity", duration: 1, to: child)
    test.loop.advance(to: 0.5)
    parent.removeFromSuperlayer()
    test.loop.commit()
    #expect(log.events == ["start opacity", "stop opacity false"])
    #expect(child.animationKeys() == nil)
  }

  @Test func movingWithinTheTreeKeepsAnimations() {
    let (one, two) = (layer(), layer())
    let child = CALayer()
    one.addSublayer(child)
    add("opacity", duration: 1, to: child)
    test.loop.advance(to: 0.5)
    child.removeFromSuperlayer()
    two.addSublayer(child)
    test.loop.commit()
    #expect(log.events == ["start opacity"])
    test.run(until: 2)
    #expect(log.events == ["start opacity", "stop opacity true"])
  }

  @Test func aLayerThatIsLetGoEndsItsAnimations() {
    test.loop.makeCurrent()
    var layer: CALayer? = CALayer()
    add("opacity", duration: 1, to: layer!)
    layer = nil
    test.loop.advance(to: 0.1)
    #expect(log.events == ["start opacity", "stop opacity false"])
    #expect(!test.loop.needsFrame)
  }

  @Test func completionMayStartTheNext() {
    final class Chain: NSObject, CAAnimationDelegate {
      var ends: [Double] = []
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }

      func start() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 0.1
        animation.delegate = self
        layer.add(animation, forKey: "chain")
      }

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ends.append(CACurrentMediaTime())
        if ends.count < 5 { start() }
      }
    }
    let chain = Chain(layer())
    chain.start()
    for step in 1...20 { test.loop.advance(to: Double(step) / 20) }
    #expect(chain.ends == [0.1, 0.2, 0.3, 0.4, 0.5].map { ($0 * 20).rounded() / 20 })
  }

  @Test func repeatForeverNeverEnds() {
    let layer = layer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.repeatCount = .infinity
    animation.delegate = log
    layer.add(animation, forKey: nil)
    test.loop.advance(to: 1000.5)
    #expect(log.events == ["start opacity"])
    #expect(test.loop.needsFrame)
    #expect(layer.presentation()?.opacity == 0.5)
    layer.removeAllAnimations()
    test.loop.commit()
    #expect(!test.loop.needsFrame)
  }
}
