import QuartzCore
import Testing

@MainActor @Suite struct LayerTreeTests {
  /// Makes `width` layers with `width` sublayers each.
  private func makeTree(_ test: TestLoop, width: Int) -> [[CALayer]] {
    let rows = (0..<width).map { _ in (0..<width).map { _ in CALayer() } }
    for row in rows {
      let parent = CALayer()
      for layer in row { parent.addSublayer(layer) }
      test.root.addSublayer(parent)
    }
    test.loop.commit()
    return rows
  }

  @Test func unchangedTreesAreTheSameObjects() {
    let test = TestLoop()
    _ = makeTree(test, width: 5)
    let first = test.loop.layerTree(root: test.root).root
    test.loop.counts = FrameCounts()
    test.loop.advance(to: 1)
    #expect(test.loop.layerTree(root: test.root).root === first)
    #expect(test.loop.counts.nodesRebuilt == 0)
    #expect(test.loop.counts.layersLaidOut == 0)
    #expect(test.loop.counts.layersDrawn == 0)
  }

  @Test(arguments: [3, 10, 40]) func movingOneLayerRebuildsItAndItsAncestors(width: Int) {
    let test = TestLoop()
    let layers = makeTree(test, width: width)
    let before = test.loop.layerTree(root: test.root).root
    test.loop.counts = FrameCounts()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layers[1][1].position = CGPoint(x: 7, y: 8)
    CATransaction.commit()
    test.loop.commit()
    let after = test.loop.layerTree(root: test.root).root
    #expect(test.loop.counts.nodesRebuilt == 3)
    #expect(after !== before)
    for index in 0..<width {
      #expect((after.children[index] === before.children[index]) == (index != 1))
      let same = after.children[1].children[index] === before.children[1].children[index]
      #expect(same == (index != 1))
    }
    #expect(after.children[1].children[1].properties.position == CGPoint(x: 7, y: 8))
    #expect(after.children[1].children[1].id == layers[1][1].serial)
  }

  @Test func aRunningAnimationRebuildsItsPathOnly() {
    let test = TestLoop()
    let layers = makeTree(test, width: 6)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    layers[2][3].add(animation, forKey: nil)
    test.loop.commit()
    test.loop.counts = FrameCounts()
    for step in 1...10 {
      test.loop.advance(to: Double(step) / 20)
      _ = test.loop.layerTree(root: test.root)
    }
    #expect(test.loop.counts.nodesRebuilt == 30)
    #expect(test.loop.counts.layersDrawn == 0)
  }

  @Test func drawingOrderIsZThenPlace() {
    let test = TestLoop()
    let layers = (0..<6).map { _ in CALayer() }
    for (layer, z) in zip(layers, [0.0, 2, -1, 0, 2, -1]) {
      layer.zPosition = z
      test.root.addSublayer(layer)
    }
    let ids = test.loop.layerTree(root: test.root).root.children.map(\.id)
    #expect(ids == [2, 5, 0, 3, 1, 4].map { layers[$0].serial })
    #expect(test.root.sublayers?.map(\.serial) == layers.map(\.serial))
  }

  @Test func masksAreInTheTreeAndMarkTheirLayer() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mask = CALayer()
    layer.mask = mask
    test.loop.commit()
    let before = test.loop.layerTree(root: test.root).root.children[0]
    #expect(before.mask?.id == mask.serial)
    CATransaction.setDisableActions(true)
    mask.cornerRadius = 3
    #expect(test.loop.needsFrame)
    let after = test.loop.layerTree(root: test.root).root.children[0]
    #expect(after !== before)
    layer.mask = nil
    #expect(mask.superlayer == nil)
    #expect(test.loop.layerTree(root: test.root).root.children[0].mask == nil)
  }

  @Test func contentsAreComparedByObject() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = quarters(4, 4)
    layer.contents = image
    let before = test.loop.layerTree(root: test.root).root
    layer.contents = image
    #expect(test.loop.layerTree(root: test.root).root === before)
    layer.contents = quarters(4, 4)
    #expect(test.loop.layerTree(root: test.root).root !== before)
    layer.contents = "not an image"
    #expect(test.loop.layerTree(root: test.root).root.children[0].properties.contents == nil)
    #expect(layer.contents as? String == "not an image")
  }
}

@MainActor @Suite struct HierarchyTests {
  private func make(_ count: Int) -> (CALayer, [CALayer]) {
    let root = CALayer()
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    return (root, layers)
  }

  private func order(_ root: CALayer, _ layers: [CALayer]) -> [Int] {
    (root.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer }! }
  }

  @Test func insertAtEveryIndex() {
    for from in 0..<4 {
      for to in 0..<6 {
        let (root, layers) = make(4)
        root.insertSublayer(layers[from], at: UInt32(to))
        var expected = [0, 1, 2, 3]
        expected.remove(at: from)
        expected.insert(from, at: min(to, 3))
        #expect(order(root, layers) == expected, "\(from) to \(to)")
      }
    }
  }

  @Test func insertBesideEverySibling() {
    for moved in 0..<4 {
      for sibling in 0..<4 where sibling != moved {
        for above in [false, true] {
          let (root, layers) = make(4)
          if above {
            root.insertSublayer(layers[moved], above: layers[sibling])
          } else {
            root.insertSublayer(layers[moved], below: layers[sibling])
          }
          var expected = [0, 1, 2, 3].filter { $0 != moved }
          expected.insert(moved, at: expected.firstIndex(of: sibling)! + (above ? 1 : 0))
          #expect(order(root, layers) == expected)
        }
      }
    }
  }

  @Test func replaceRemoveAndMoveBetweenParents() {
    let (root, layers) = make(3)
    let new = CALayer()
    root.replaceSublayer(layers[1], with: new)
    #expect(root.sublayers?.map(\.serial) == [layers[0].serial, new.serial, layers[2].serial])
    #expect(layers[1].superlayer == nil)
    let other = CALayer()
    other.addSublayer(layers[0])
    #expect(layers[0].superlayer === other)
    #expect(root.sublayers?.count == 2)
    root.sublayers = [layers[2], layers[1]]
    #expect(order(root, layers) == [2, 1])
    #expect(new.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }
}
