import QuartzCore
import Testing

@MainActor @Suite struct TransitionTests {
  private func make(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> (TestLoop, CALayer) {
    let test = TestLoop(width: 20, height: 20)
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    layer.add(transition, forKey: nil)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .blue
    test.loop.commit()
    return (test, layer)
  }

  private func pixels(_ test: TestLoop, at time: CFTimeInterval) -> Pixels {
    test.loop.advance(to: time)
    return Pixels(Compositor.render(test.loop.layerTree(root: test.root)))
  }

  @Test func fade() {
    let (test, layer) = make(.fade)
    #expect(layer.animationKeys() == [kCATransition])
    #expect(near(pixels(test, at: 0)[10, 10], [255, 0, 0, 255]))
    #expect(near(pixels(test, at: 0.25)[10, 10], [191, 0, 64, 255]))
    #expect(near(pixels(test, at: 0.75)[10, 10], [64, 0, 191, 255]))
    #expect(pixels(test, at: 1)[10, 10] == [0, 0, 255, 255])
    #expect(layer.animationKeys() == nil)
    #expect(!test.loop.needsFrame)
  }

  @Test func directions() {
    let sides: [(CATransitionSubtype, Int, Int)] = [
      (.fromLeft, 0, 10), (.fromRight, 19, 10), (.fromTop, 10, 0), (.fromBottom, 10, 19),
    ]
    for type in [CATransitionType.push, .moveIn, .reveal] {
      for (side, x, y) in sides {
        let (test, _) = make(type, side)
        let half = pixels(test, at: 0.5)
        #expect(half[x, y] == [0, 0, 255, 255], "\(type.rawValue) \(side.rawValue)")
        #expect(half[19 - x, 19 - y] == [255, 0, 0, 255], "\(type.rawValue) \(side.rawValue)")
      }
    }
  }

  /// The browser identifies layers by their numbers.
  @Test func numbersAreUnique() {
    let (test, layer) = make(.fade)
    layer.addSublayer(CALayer())
    test.loop.advance(to: 0.5)
    var seen: Set<UInt32> = []
    func visit(_ node: LayerNode) {
      #expect(seen.insert(node.id).inserted)
      node.children.forEach(visit)
    }
    visit(test.loop.layerTree(root: test.root).root)
  }
}

@MainActor @Suite struct VisibleRectTests {
  @Test func maskingSuperlayersCut() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    inner.frame = CGRect(x: 30, y: -20, width: 40, height: 40)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.visibleRect == inner.bounds)
    outer.masksToBounds = true
    #expect(inner.visibleRect == CGRect(x: 0, y: 20, width: 20, height: 20))
    inner.position.x = 500
    #expect(inner.visibleRect == .zero)
  }
}
