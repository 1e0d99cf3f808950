import CoreGraphics
import Testing

@testable import QuartzCore

/// Source: Apple, CAReplicatorLayer.
@MainActor @Suite struct ReplicatorLayerTests {
  let test = TestLoop(width: 100, height: 100)
  let replicator = CAReplicatorLayer()
  let dot = CALayer()

  init() {
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    test.root.addSublayer(replicator)
    test.loop.commit()
  }

  @Test(arguments: 0...6) func copiesStandWhereTheTransformPutsThem(count: Int) {
    test.loop.makeCurrent()
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(14, 9, 0)
    let pixels = test.render()
    for x in 0..<100 {
      for y in 0..<100 {
        let isInCopy = (0..<count).contains {
          (14 * $0..<14 * $0 + 10).contains(x) && (9 * $0..<9 * $0 + 10).contains(y)
        }
        #expect(pixels.alpha(x, y) == (isInCopy ? 255 : 0), "\(x), \(y)")
      }
    }
  }

  /// “The matrix is applied relative to the center of the replicator layer.”
  @Test func rotationsGoAboutTheMiddle() {
    test.loop.makeCurrent()
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let pixels = test.render()
    for (x, y) in [(5, 5), (95, 5), (95, 95), (5, 95)] { #expect(pixels.alpha(x, y) == 255) }
    #expect(pixels.alpha(50, 50) == 0)
  }

  @Test(arguments: [false, true]) func coloursAreMultipliedAndOffset(isPicture: Bool) {
    test.loop.makeCurrent()
    if isPicture {
      dot.backgroundColor = nil
      dot.contents = quarters(2, 2)
      dot.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
      dot.magnificationFilter = .nearest
    }
    replicator.instanceCount = 5
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = .of(1, 0.8, 0.2)
    replicator.instanceRedOffset = -0.2
    replicator.instanceBlueOffset = 0.3
    replicator.instanceAlphaOffset = -0.1
    let pixels = test.render()
    for index in 0..<5 {
      let k = CGFloat(index)
      let alpha = 1 - 0.1 * k
      let expected = [1 - 0.2 * k, 0.8, min(1, 0.2 + 0.3 * k), 1].map { Int($0 * alpha * 255) }
      #expect(near(pixels[20 * index + 5, 5], expected, 3), "copy \(index)")
    }
  }

  @Test func delayShowsEachCopyLater() {
    test.loop.makeCurrent()
    // All three properties are animatable, so they would change gradually.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceDelay = 0.25
    CATransaction.commit()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = 95
    animation.duration = 2
    animation.repeatCount = .infinity
    dot.add(animation, forKey: nil)
    let start = test.loop.now
    for step in 1...20 {
      test.loop.advance(to: start + Double(step) * 0.1)
      let copies = test.loop.layerTree(root: test.root).root.children[0].children
      #expect(copies.count == 4)
      for (index, copy) in copies.enumerated() {
        let late = (Double(step) * 0.1 - Double(index) * 0.25) / 2
        let expected = late < 0 ? 5 : 5 + 90 * CGFloat(late.truncatingRemainder(dividingBy: 1))
        let x = copy.children[0].properties.position.x
        #expect(abs(x - expected) < 1e-6 || abs(abs(x - expected) - 90) < 1e-6, "\(step) \(index)")
      }
    }
  }

  @Test func whatStaysTheSameIsTheSameNode() {
    test.loop.makeCurrent()
    replicator.instanceCount = 3
    let other = CALayer()
    replicator.addSublayer(other)
    test.loop.advance(to: 1)
    let before = test.loop.layerTree(root: test.root).root.children[0]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    other.opacity = 0.5
    CATransaction.commit()
    test.loop.commit()
    let after = test.loop.layerTree(root: test.root).root.children[0]
    for (old, new) in zip(before.children, after.children) {
      #expect(old.id == new.id)
      #expect(old.children[0] === new.children[0])
      #expect(old.children[1] !== new.children[1])
      #expect(old.children[1].id == new.children[1].id)
    }
    #expect(!test.loop.needsFrame)
  }

  @Test func propertiesAnimateImplicitlyAndAreRendered() {
    test.loop.makeCurrent()
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 0)
    test.loop.advance(to: 2)
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    test.loop.advance(to: 2.1)
    let shown = replicator.presentation()?.instanceTransform.m41 ?? 0
    #expect(shown > 0)
    #expect(shown < 50)
    #expect(replicator.value(forKeyPath: "instanceTransform.translation.x") as? CGFloat == 50)
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 100, height: 100), scale: 1)
    replicator.render(in: context)
    let pixels = Pixels(context.makeImage()!)
    #expect(pixels.alpha(55, 5) == 255)
    #expect(pixels.alpha(5, 5) == 255)
    #expect(pixels.alpha(30, 5) == 0)
  }

  @Test func hugeCountsAreBounded() {
    test.loop.makeCurrent()
    for (count, drawn) in [(Int.max, 10_000), (-5, 0)] {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      replicator.instanceCount = count
      CATransaction.commit()
      test.loop.commit()
      #expect(test.loop.layerTree(root: test.root).root.children[0].children.count == drawn)
    }
  }
}
