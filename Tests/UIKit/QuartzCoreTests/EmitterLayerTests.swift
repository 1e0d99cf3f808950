import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Source: Apple, CAEmitterLayer and CAEmitterCell.
@MainActor @Suite struct EmitterLayerTests {
  let test = TestLoop(width: 200, height: 200)

  private func picture() -> CGImage {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 4, height: 4), scale: 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.makeImage()!
  }

  private func cell(_ rate: Float, _ lifetime: Float) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = picture()
    cell.birthRate = rate
    cell.lifetime = lifetime
    return cell
  }

  private func emitter(_ cells: [CAEmitterCell], prepare: (CAEmitterLayer) -> Void = { _ in })
    -> CAEmitterLayer
  {
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.emitterPosition = CGPoint(x: 100, y: 100)
    layer.beginTime = test.loop.now
    layer.emitterCells = cells
    prepare(layer)
    test.root.addSublayer(layer)
    test.loop.commit()
    return layer
  }

  private func nodes() -> [LayerNode] {
    test.loop.layerTree(root: test.root).root.children[0].children
  }

  @Test(arguments: [0.5, 3, 20, 100] as [Float], [0.3, 1, 2] as [Float])
  func asManyLiveAsAreBornInALifetime(rate: Float, lifetime: Float) {
    test.loop.makeCurrent()
    let layer = emitter([cell(rate, lifetime)])
    #expect(layer.particleCount == 0)
    for step in 1...40 {
      let time = Double(step) * 0.1
      test.loop.advance(to: time)
      let born = (1...500).map { Double($0) / Double(rate) }
      let expected = born.count { $0 <= time + 1e-9 && time < $0 + Double(lifetime) }
      #expect(abs(layer.particleCount - expected) <= 1, "\(time)")
      #expect(nodes().count == layer.particleCount)
    }
    let mean = Double(rate * lifetime)
    #expect(abs(Double(layer.particleCount) - mean) <= 1)
  }

  @Test func particlesFollowTheirClosedForm() {
    test.loop.makeCurrent()
    let cell = cell(1, 10)
    cell.velocity = 30
    cell.emissionLongitude = .pi / 3
    cell.xAcceleration = -4
    cell.yAcceleration = 20
    cell.spin = 0.5
    cell.scale = 2
    cell.scaleSpeed = -0.1
    cell.alphaSpeed = -0.05
    _ = emitter([cell])
    for time in [1.0, 1.5, 2.25, 4, 7.5] {
      test.loop.advance(to: time)
      for (index, node) in nodes().enumerated() {
        let age = time - Double(index + 1)
        let x = 100 + 30 * cos(.pi / 3) * age - 2 * age * age
        let y = 100 + 30 * sin(.pi / 3) * age + 10 * age * age
        #expect(abs(node.properties.position.x - x) < 1e-6)
        #expect(abs(node.properties.position.y - y) < 1e-6)
        #expect(abs(Double(node.properties.opacity) - (1 - 0.05 * age)) < 1e-6)
        let t = node.properties.transform
        #expect(abs(Double(t.m11) - (2 - 0.1 * age) * cos(0.5 * age)) < 1e-6)
        #expect(abs(Double(t.m12) - (2 - 0.1 * age) * sin(0.5 * age)) < 1e-6)
      }
    }
  }

  private func wild(_ seed: UInt32) -> CAEmitterLayer {
    let cell = cell(60, 1.5)
    cell.lifetimeRange = 0.7
    cell.velocity = 60
    cell.velocityRange = 40
    cell.emissionRange = 2 * .pi
    cell.spinRange = 3
    cell.scaleRange = 0.8
    cell.redRange = 0.5
    cell.blueSpeed = -0.4
    let spark = self.cell(8, 0.4)
    spark.velocity = 20
    spark.emissionRange = 2 * .pi
    cell.emitterCells = [spark]
    return emitter([cell]) {
      $0.seed = seed
      $0.emitterShape = .circle
      $0.emitterSize = CGSize(width: 20, height: 20)
    }
  }

  private func bits() -> Data? {
    Compositor.render(test.loop.layerTree(root: test.root)).dataProvider?.data
  }

  /// The picture depends on the time and the seed, but not on the frames in between.
  @Test func sameTimesShowTheSameBits() throws {
    test.loop.makeCurrent()
    var pictures: [Data] = []
    for frames in [1, 2, 7, 60, 240] {
      let fresh = EmitterLayerTests()
      _ = fresh.wild(7)
      for frame in 1...frames { fresh.test.loop.advance(to: 2 * Double(frame) / Double(frames)) }
      pictures.append(try #require(fresh.bits()))
    }
    for picture in pictures { #expect(picture == pictures[0]) }
    let other = EmitterLayerTests()
    _ = other.wild(8)
    other.test.loop.advance(to: 2)
    #expect(other.bits() != pictures[0])
  }

  @Test func framesComeWhileParticlesLiveAndNoneAfter() {
    test.loop.makeCurrent()
    let layer = emitter([cell(10, 1)])
    test.loop.advance(to: 1)
    #expect(test.loop.needsFrame)
    layer.birthRate = 0
    layer.removeAllAnimations()
    test.loop.commit()
    test.loop.advance(to: 1.1)
    #expect(layer.particleCount > 0)
    #expect(test.loop.needsFrame)
    test.loop.advance(to: 2.5)
    #expect(layer.particleCount == 0)
    #expect(!test.loop.needsFrame)
    let rebuilt = test.loop.counts.nodesRebuilt
    test.loop.advance(to: 3)
    #expect(test.loop.counts.nodesRebuilt == rebuilt)
    layer.birthRate = 1
    layer.removeAllAnimations()
    test.loop.commit()
    test.loop.advance(to: 3.5)
    #expect(test.loop.needsFrame)
    layer.removeFromSuperlayer()
    test.loop.advance(to: 3.6)
    #expect(!test.loop.needsFrame)
  }

  @Test func pausedLayersNeedNoFrames() {
    test.loop.makeCurrent()
    let layer = emitter([cell(10, 1)])
    test.loop.advance(to: 0.55)
    let count = layer.particleCount
    layer.timeOffset = layer.convertTime(test.loop.now, from: nil)
    layer.beginTime = 0
    layer.speed = 0
    test.loop.advance(to: 0.6)
    #expect(!test.loop.needsFrame)
    test.loop.advance(to: 5)
    #expect(layer.particleCount == count)
  }

  /// A layer that begins in the past shows the particles that exist by now, as on iOS.
  @Test func layersThatBeganEarlierAreFullAtOnce() {
    test.loop.makeCurrent()
    test.loop.advance(to: 50)
    let layer = emitter([cell(10, 2)]) { $0.beginTime = 0 }
    #expect(abs(layer.particleCount - 20) <= 1)
  }

  @Test func keyPathsNameCells() {
    test.loop.makeCurrent()
    let cell = cell(10, 1)
    cell.name = "spark"
    let layer = emitter([cell])
    test.loop.advance(to: 1)
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 10)
    layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    test.loop.commit()
    test.loop.advance(to: 2.2)
    #expect(layer.particleCount == 0)
    let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
    animation.fromValue = 100
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for step in 0..<30 { test.loop.advance(to: 2.3 + Double(step) / 60) }
    #expect(layer.particleCount > 30)
  }

  @Test func subEmittersEmitFromTheirParticles() {
    test.loop.makeCurrent()
    let rocket = cell(1, 2)
    rocket.velocity = 20
    let burst = cell(100, 0.5)
    burst.beginTime = 1
    burst.duration = 0.2
    rocket.emitterCells = [burst]
    let layer = emitter([rocket]) { $0.birthRate = 1 }
    test.loop.advance(to: 1.9)
    #expect(layer.particleCount == 1)
    test.loop.advance(to: 2.2)
    #expect(abs(layer.particleCount - 22) <= 1)
    let born = nodes().map(\.properties.position.x)
    #expect(born.allSatisfy { $0 >= 100 && $0 <= 125 })
    test.loop.advance(to: 2.69)
    #expect(layer.particleCount < 10)
  }

  @Test(arguments: [
    CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
  ])
  func particlesBeginOnTheirShape(shape: CAEmitterLayerEmitterShape) {
    test.loop.makeCurrent()
    for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
      let fresh = EmitterLayerTests()
      _ = fresh.emitter([fresh.cell(200, 10)]) {
        $0.emitterShape = shape
        $0.emitterMode = mode
        $0.emitterSize = CGSize(width: 40, height: 20)
        $0.emitterDepth = 10
      }
      fresh.test.loop.advance(to: 1)
      let all = fresh.nodes().map(\.properties.position)
      #expect(all.count > 190)
      for p in all {
        let (x, y) = (abs(p.x - 100), abs(p.y - 100))
        switch shape {
        case .point:
          #expect(x == 0)
          #expect(y == 0)
        case .line:
          #expect(x <= 20)
          #expect(y == 0)
          #expect(mode != .points || x == 20)
        case .circle, .sphere:
          #expect(hypot(x, y) <= 40 + 1e-9)
          if mode == .outline { #expect(abs(hypot(x, y) - 40) < 1e-9) }
        default:
          #expect(x <= 20)
          #expect(y <= 10)
          if mode == .points {
            #expect(x == 20)
            #expect(y == 10)
          }
          if mode == .outline, shape == .rectangle { #expect(x == 20 || y == 10) }
        }
      }
      let isSpread = shape != .point && !(mode == .points && shape != .line)
      if isSpread { #expect(Set(all.map { Int($0.x) }).count > 1) }
    }
  }

  /// A circle's outline emits its particles outwards, and a line emits them upwards.
  @Test func shapesGiveDirections() {
    test.loop.makeCurrent()
    for (shape, mode) in [
      (CAEmitterLayerEmitterShape.circle, CAEmitterLayerEmitterMode.outline), (.line, .volume),
    ] {
      let fresh = EmitterLayerTests()
      let cell = fresh.cell(50, 10)
      cell.velocity = 10
      _ = fresh.emitter([cell]) {
        $0.emitterShape = shape
        $0.emitterMode = mode
        $0.emitterSize = CGSize(width: 30, height: 0)
      }
      fresh.test.loop.advance(to: 1)
      for p in fresh.nodes().map(\.properties.position) {
        if shape == .circle {
          #expect(hypot(p.x - 100, p.y - 100) >= 30 - 1e-9)
        } else {
          #expect(p.y <= 100)
        }
      }
    }
  }

  @Test func renderModesOrderAndAdd() {
    test.loop.makeCurrent()
    let cell = cell(10, 10)
    cell.color = .of(0.25, 0.25, 0.25)
    let layer = emitter([cell]) { $0.renderMode = .additive }
    test.loop.advance(to: 0.35)
    let pixels = Pixels(Compositor.render(test.loop.layerTree(root: test.root)))
    #expect(near(pixels[100, 100], [191, 191, 191, 255], 3))
    layer.renderMode = .oldestFirst
    let first = nodes().map(\.id)
    layer.renderMode = .oldestLast
    #expect(nodes().map(\.id) == first.reversed())
    #expect(!nodes().contains { $0.properties.addsLight })
  }

  @Test func hostileValuesAreBounded() {
    test.loop.makeCurrent()
    for value in [Float.infinity, .nan, -1, 1e30] {
      let cell = cell(value, value)
      cell.velocity = CGFloat(value)
      cell.scale = CGFloat(value)
      cell.spinRange = CGFloat(value)
      let inner = self.cell(1e9, 10)
      cell.emitterCells = [inner]
      let layer = emitter([cell, self.cell(1e9, 5)])
      test.loop.advance(to: test.loop.now + 0.5)
      #expect(layer.particleCount <= 10_000)
      layer.removeFromSuperlayer()
    }
  }
}
