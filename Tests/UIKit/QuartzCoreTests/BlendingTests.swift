import CoreGraphics
import QuartzCore
import Testing

/// Layers that are blended with the layers behind them.
///
/// Source: the names are Core Animation's. The colours follow from the formulas of "Compositing and Blending
/// Level 1" (W3C), 10, which Quartz's modes with those names implement.
@MainActor struct BlendingTests {
  /// The channel that each mode produces from the one behind and the one in front, both opaque.
  nonisolated private static let modes: [(String, @Sendable (Double, Double) -> Double)] = [
    ("normalBlendMode", { _, front in front }),
    ("multiplyBlendMode", { $0 * $1 }),
    ("screenBlendMode", { $0 + $1 - $0 * $1 }),
    ("darkenBlendMode", { min($0, $1) }),
    ("lightenBlendMode", { max($0, $1) }),
    ("differenceBlendMode", { abs($0 - $1) }),
    ("exclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
    ("overlayBlendMode", { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    ("hardLightBlendMode", { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
  ]

  private func pixel(_ name: String?, behind: CGFloat, front: CGFloat, opacity: Float) -> [Int] {
    let test = TestLoop(width: 4, height: 4)
    let back = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    back.backgroundColor = CGColor(red: behind, green: behind, blue: behind, alpha: 1)
    let layer = test.addLayer(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    layer.backgroundColor = CGColor(red: front, green: front, blue: front, alpha: 1)
    layer.opacity = opacity
    layer.compositingFilter = name
    let pixels = test.render()
    let outside = Double(pixels[0, 0][0])
    #expect(outside == (Double(behind) * 255).rounded(), "outside it changes nothing")
    return pixels[1, 1]
  }

  @Test(arguments: modes.indices) func modes(_ index: Int) {
    let (name, formula) = Self.modes[index]
    for behind in [0, 0.2, 0.6, 1] {
      for front in [0, 0.4, 0.8, 1] {
        for opacity in [1, 0.6] {
          let found = pixel(name, behind: behind, front: front, opacity: Float(opacity))
          let blended = formula(behind, front)
          let wanted = 255 * (behind + (blended - behind) * opacity)
          #expect(
            abs(Double(found[0]) - wanted) <= 3, "\(name) \(behind) \(front) \(opacity): \(found)")
          #expect(found[3] == 255)
        }
      }
    }
  }

  /// A layer and its sublayers are composed into one picture before they are blended.
  @Test func sublayersAreBlendedWithTheirLayer() {
    let test = TestLoop(width: 4, height: 4)
    let back = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    back.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let group = test.addLayer(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    group.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 2, height: 4)
    inner.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    group.addSublayer(inner)
    group.compositingFilter = "multiplyBlendMode"
    let pixels = test.render()
    #expect(abs(pixels[0, 0][0] - 128) <= 1)
    #expect(pixels[3, 0] == [0, 0, 0, 255])
    group.compositingFilter = nil
    #expect(test.render()[0, 0] == [255, 255, 255, 255])
    #expect(group.compositingFilter == nil)
  }

  @Test func aFilterIsKept() {
    let layer = CALayer()
    #expect(layer.compositingFilter == nil)
    for (name, _) in Self.modes {
      layer.compositingFilter = name
      #expect(layer.compositingFilter as? String == name)
    }
  }
}
