import Testing

@testable import QuartzCore

@Suite struct ShadowCacheTests {
  /// Returns a translucent layer, whose picture and not its outline casts the shadow.
  private func node(width: CGFloat, height: CGFloat) -> LayerNode {
    var properties = LayerProperties()
    properties.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    properties.backgroundColor = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    return LayerNode(id: 1, properties: properties, children: [], mask: nil)
  }

  private func caster(_ node: LayerNode) -> ShadowCaster {
    ShadowCaster(Shadow(), node: node, linear: .identity)
  }

  @Test func aLivingCastersShadowIsDrawnOnce() {
    let cache = ShadowCache(limit: 1 << 20)
    let nodes = (1...8).map { node(width: 10 * CGFloat($0), height: 20) }
    var drawn = 0
    for _ in 0..<3 {
      for node in nodes {
        let caster = caster(node)
        let image = cache.image(for: caster, sigma: 3) {
          drawn += 1
          return caster.draw(sigma: 3)
        }
        #expect(image != nil)
      }
    }
    #expect(drawn == nodes.count)
    // A different blur needs a different shadow.
    let other = caster(nodes[0])
    _ = cache.image(for: other, sigma: 5) {
      drawn += 1
      return other.draw(sigma: 5)
    }
    #expect(drawn == nodes.count + 1)
  }

  @Test(arguments: [0, 1 << 14, 1 << 18, 1 << 20])
  func shadowsTakeNoMoreThanTheLimit(limit: Int) {
    let cache = ShadowCache(limit: limit)
    var nodes: [LayerNode] = []
    for width in stride(from: 1.0, through: 401, by: 40) {
      for height in stride(from: 1.0, through: 401, by: 40) {
        let node = node(width: width, height: height)
        nodes.append(node)
        let caster = caster(node)
        #expect(cache.image(for: caster, sigma: 4) { caster.draw(sigma: 4) } != nil)
        #expect(cache.bytes <= limit)
      }
    }
    #expect((cache.bytes > 0) == (limit > 0))
  }

  /// A shadow doesn't keep the picture of a screen that is gone.
  @Test func shadowsGoAfterTheirCasters() {
    let cache = ShadowCache(limit: 1 << 24)
    weak var last: LayerNode?
    for size in 1...20 {
      let node = node(width: 10 * CGFloat(size), height: 10)
      let caster = caster(node)
      let image = cache.image(for: caster, sigma: 2) { caster.draw(sigma: 2) }
      #expect(cache.bytes == image.map { $0.surface.target.bytes })
      last = node
    }
    #expect(last == nil)
  }
}
