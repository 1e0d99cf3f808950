import CoreGraphics
import Testing

@testable import QuartzCore

/// Source: Apple, CAScrollLayer.
@MainActor @Suite struct ScrollLayerTests {
  @Test func scrollsAlongItsAxes() {
    for (mode, expected) in [
      (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.horizontally, CGPoint(x: 30, y: 0)),
      (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
    ] {
      let layer = CAScrollLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(layer.masksToBounds)
      layer.scrollMode = mode
      layer.scroll(to: CGPoint(x: 30, y: 40))
      #expect(layer.bounds.origin == expected)
    }
  }

  @Test func bringsRectanglesIntoSightByTheLeast() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 200, y: 50, width: 500, height: 500)
    layer.addSublayer(inner)
    inner.scrollRectToVisible(CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(layer.bounds.origin == CGPoint(x: 130, y: 0))
    inner.scrollRectToVisible(CGRect(x: 15, y: 5, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 130, y: 0))
    inner.scroll(CGPoint(x: 1, y: 2))
    #expect(layer.bounds.origin == CGPoint(x: 201, y: 52))
  }
}
