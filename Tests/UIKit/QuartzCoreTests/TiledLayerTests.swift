import CoreGraphics
import Testing

@testable import QuartzCore

private final class TestTiledLayer: CATiledLayer {
  var drawn: [CGRect] = []
  var scales: [CGFloat] = []
  var fill = CGColor.red

  override class func fadeDuration() -> CFTimeInterval { 0.5 }

  override func draw(in ctx: CGContext) {
    drawn.append(ctx.boundingBoxOfClipPath)
    scales.append(abs(ctx.ctm.a))
    ctx.setFillColor(fill)
    ctx.fill(bounds)
  }
}

/// Source: Apple, CATiledLayer.
@MainActor @Suite struct TiledLayerTests {
  let test = TestLoop(width: 100, height: 100)
  fileprivate let layer = TestTiledLayer()

  init() {
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    layer.tileSize = CGSize(width: 50, height: 50)
    test.root.addSublayer(layer)
  }

  private func scroll(to x: CGFloat, _ y: CGFloat) {
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 500 - x, y: 500 - y)
    test.loop.advance(to: test.loop.now + 1)
  }

  @Test func tilesAreDrawnWhenTheyAreSeenAndOnce() {
    test.loop.makeCurrent()
    test.loop.commit()
    #expect(layer.drawn.count == 4)
    #expect(Set(layer.drawn.map(\.size.width)) == [50])
    test.loop.advance(to: 1)
    #expect(layer.drawn.count == 4)
    scroll(to: 25, 0)
    #expect(layer.drawn.count == 6)
    #expect(layer.drawn.last?.minX == 100)
    scroll(to: 0, 0)
    #expect(layer.drawn.count == 6)
    scroll(to: 500, 500)
    #expect(layer.drawn.count == 10)
    scroll(to: 0, 0)
    #expect(layer.drawn.count == 14)
  }

  @Test func scrollingASuperlayerIsSeen() {
    test.loop.makeCurrent()
    let holder = CALayer()
    holder.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    holder.masksToBounds = true
    holder.addSublayer(layer)
    test.root.addSublayer(holder)
    test.loop.commit()
    #expect(layer.drawn.count == 1)
    CATransaction.setDisableActions(true)
    holder.bounds.origin = CGPoint(x: 50, y: 0)
    test.loop.commit()
    #expect(layer.drawn.count == 2)
  }

  @Test func newTilesFadeInAndThenNothingMoves() {
    test.loop.makeCurrent()
    test.loop.commit()
    for step in 0...6 {
      let opacity = Float(step) * 0.1 / 0.5
      let nodes = test.loop.layerTree(root: test.root).root.children[0].children
      #expect(nodes.count == 4)
      for node in nodes { #expect(abs(node.properties.opacity - min(1, opacity)) < 1e-5) }
      #expect(test.loop.needsFrame == (step < 5), "\(step)")
      test.loop.advance(to: Double(step + 1) * 0.1)
    }
    let pixels = Pixels(Compositor.render(test.loop.layerTree(root: test.root)))
    for x in stride(from: 1, to: 100, by: 7) { #expect(pixels[x, x] == [255, 0, 0, 255]) }
  }

  @Test func partsAreDrawnAnew() {
    test.loop.makeCurrent()
    test.loop.commit()
    layer.setNeedsDisplay(CGRect(x: 60, y: 60, width: 5, height: 5))
    test.loop.commit()
    #expect(layer.drawn.count == 5)
    #expect(layer.drawn.last == CGRect(x: 50, y: 50, width: 50, height: 50))
    layer.setNeedsDisplay()
    test.loop.commit()
    #expect(layer.drawn.count == 9)
  }

  /// Each level of detail has half the resolution of the previous one, and the bias is the number of levels
  /// above the layer's own.
  @Test(arguments: [(0.2, 0.25), (0.5, 0.5), (0.9, 1), (1, 1), (1.5, 2), (4, 4), (9, 4)])
  func levelsOfDetail(magnification: CGFloat, scale: CGFloat) {
    test.loop.makeCurrent()
    layer.levelsOfDetail = 5
    layer.levelsOfDetailBias = 2
    layer.setAffineTransform(CGAffineTransform(scaleX: magnification, y: magnification))
    layer.anchorPoint = .zero
    layer.position = .zero
    test.loop.commit()
    #expect(Set(layer.scales) == [scale])
    #expect(layer.drawn.allSatisfy { $0.width <= 50 / scale + 0.01 })
    #expect(layer.drawn.count >= Int((100 / magnification / (50 / scale)).rounded(.down)))
  }

  @Test func tinyTilesAreBounded() {
    test.loop.makeCurrent()
    layer.tileSize = CGSize(width: 0, height: CGFloat.nan)
    test.loop.commit()
    #expect(layer.drawn.count <= TileGrid.limit)
  }

  @Test func rendersWhole() {
    test.loop.makeCurrent()
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 100, height: 100), scale: 1)
    layer.render(in: context)
    #expect(Pixels(context.makeImage()!)[99, 99] == [255, 0, 0, 255])
  }
}
