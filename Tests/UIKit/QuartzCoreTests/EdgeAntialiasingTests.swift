import QuartzCore
import Testing

struct EdgeAntialiasingTests {
  /// Source: Apple, `CALayer.allowsEdgeAntialiasing` and `edgeAntialiasingMask`: false without a value in Info.plist, and
  /// all edges.
  @Test @MainActor func aLayerKeepsTheEdges() {
    let layer = CALayer()
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = [.layerTopEdge, .layerLeftEdge]
    #expect(layer.allowsEdgeAntialiasing)
    #expect(layer.edgeAntialiasingMask == [.layerLeftEdge, .layerTopEdge])
  }
}
