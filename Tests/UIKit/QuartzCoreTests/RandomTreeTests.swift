import CoreGraphics
import OozeKernel
import Testing

@testable import QuartzCore

extension SplitMix64 {
  fileprivate mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }
}

@MainActor @Suite struct RandomTreeTests {
  /// Makes one random change of a kind that affects a tree's picture.
  private func mutate(_ layers: inout [CALayer], _ root: CALayer, _ dice: inout SplitMix64) {
    let layer = layers[dice.below(layers.count)]
    switch dice.below(12) {
    case 0: layer.position = CGPoint(x: dice.length(0...60), y: dice.length(0...60))
    case 1:
      layer.bounds = CGRect(
        x: dice.length(-5...5), y: dice.length(-5...5), width: dice.length(0...40),
        height: dice.length(0...40))
    case 2: layer.backgroundColor = .of(dice.length(0...1), dice.length(0...1), dice.length(0...1))
    case 3: layer.opacity = Float(dice.length(0...1))
    case 4: layer.zPosition = CGFloat(dice.below(3))
    case 5: layer.masksToBounds.toggle()
    case 6: layer.setAffineTransform(CGAffineTransform(rotationAngle: dice.length(-3...3)))
    case 7: layer.cornerRadius = dice.length(0...12)
    case 8: layer.isHidden.toggle()
    case 9:
      let new = CALayer()
      new.frame = CGRect(x: 3, y: 4, width: 12, height: 9)
      layer.insertSublayer(new, at: UInt32(dice.below(3)))
      layers.append(new)
    case 10:
      // Moves the layer anywhere except into itself.
      guard layer !== root else { return }
      var parents = layers.filter { candidate in
        var ancestor: CALayer? = candidate
        while let current = ancestor {
          if current === layer { return false }
          ancestor = current.superlayer
        }
        return true
      }
      parents.append(root)
      parents[dice.below(parents.count)].addSublayer(layer)
    default:
      guard layer !== root else { return }
      layer.removeFromSuperlayer()
    }
  }

  private func same(_ a: LayerNode, _ b: LayerNode) -> Bool {
    a.id == b.id && a.properties == b.properties && a.children.count == b.children.count
      && zip(a.children, b.children).allSatisfy(same)
  }

  /// Checks that a layer and its sublayers are clean, as all are after a commit.
  private func checkClean(_ layer: CALayer) {
    #expect(layer.dirty.isEmpty)
    for sublayer in layer.sublayerStorage { checkClean(sublayer) }
  }

  /// Shared subtrees are never outdated: the tree always equals one that is created from scratch.
  @Test(arguments: [1, 2, 3, 5, 8, 13] as [UInt64]) func sharedTreesAreTheTreesMadeAnew(
    seed: UInt64
  ) {
    var dice = SplitMix64(seed: seed)
    let test = TestLoop(width: 60, height: 60)
    var layers = [test.root]
    for round in 0..<150 {
      CATransaction.setDisableActions(true)
      for _ in 0...dice.below(4) { mutate(&layers, test.root, &dice) }
      if round % 3 == 0 {
        test.loop.commit()
        checkClean(test.root)
      }
      let shared = test.loop.layerTree(root: test.root).root
      #expect(same(shared, ModelNodes.node(of: test.root)), "seed \(seed), round \(round)")
    }
  }

  /// Layers that are left out because they are outside of the clip weren't visible.
  @Test(arguments: [4, 7, 11, 18] as [UInt64]) func cullingChangesNoPixel(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let test = TestLoop(width: 60, height: 60)
    var layers = [test.root]
    CATransaction.setDisableActions(true)
    for _ in 0..<80 { mutate(&layers, test.root, &dice) }
    test.root.isHidden = false
    test.root.opacity = 1
    test.root.setAffineTransform(.identity)
    test.root.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    let node = ModelNodes.node(of: test.root)
    let whole = CairoTarget(area: PixelRect(x: 0, y: 0, width: 60, height: 60))
    CompositorPass(whole).draw(node, transform: .identity, clip: whole.area.rect)
    let expected = Pixels(CGImage(cairoSurface: whole.surfaceReference))
    for (x, y, width, height) in [
      (0, 0, 20, 20), (15, 25, 30, 10), (40, 40, 20, 20), (29, 0, 1, 60),
    ] {
      let part = CairoTarget(area: PixelRect(x: x, y: y, width: width, height: height))
      CompositorPass(part).draw(node, transform: .identity, clip: part.area.rect)
      let pixels = Pixels(CGImage(cairoSurface: part.surfaceReference))
      for row in 0..<height {
        for column in 0..<width {
          // Cairo's antialiasing differs by a step or two where the surface cuts shapes, and clips multiply
          // that.
          #expect(near(pixels[column, row], expected[x + column, y + row], 8))
        }
      }
    }
  }
}
