import CoreGraphics
import Testing

@Suite struct CompositingTests {
  static let colors: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (0, 0, 0, 0), (1, 0, 0, 1), (0.2, 0.6, 1, 1), (0.8, 0.4, 0.2, 0.5), (0.5, 0.5, 0.5, 0.75),
    (1, 1, 1, 1), (0, 0, 0, 1),
  ]

  /// Blends one component in a separable mode, as in PDF 32000-1, section 11.3.5.
  private static func blend(_ mode: CGBlendMode, _ b: CGFloat, _ s: CGFloat) -> CGFloat? {
    switch mode {
    case .normal: s
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: blend(.hardLight, s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 {
        b - (1 - 2 * s) * b * (1 - b)
      } else {
        b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
      }
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: nil
    }
  }

  /// Composites premultiplied components in a Porter-Duff mode, as CGContext.h states it.
  private static func compose(
    _ mode: CGBlendMode, _ s: CGFloat, _ sa: CGFloat, _ d: CGFloat, _ da: CGFloat
  ) -> CGFloat? {
    switch mode {
    case .clear: 0
    case .copy: s
    case .sourceIn: s * da
    case .sourceOut: s * (1 - da)
    case .sourceAtop: s * da + d * (1 - sa)
    case .destinationOver: s * (1 - da) + d
    case .destinationIn: d * sa
    case .destinationOut: d * (1 - sa)
    case .destinationAtop: s * (1 - da) + d * sa
    case .xor: s * (1 - da) + d * (1 - sa)
    case .plusLighter: min(1, s + d)
    default: nil
    }
  }

  private func result(
    _ mode: CGBlendMode, _ s: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ d: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> Pixel {
    func channel(_ s: CGFloat, _ sa: CGFloat, _ d: CGFloat, _ da: CGFloat) -> CGFloat {
      if mode == .plusDarker { return max(0, min(1, sa + da) - (sa - s * sa) - (da - d * da)) }
      if let value = Self.compose(mode, s * sa, sa, d * da, da) { return value }
      let mixed = Self.blend(mode, d, s)!
      return (1 - sa) * da * d + (1 - da) * sa * s + sa * da * mixed
    }
    let alpha =
      mode == .plusDarker
      ? min(1, s.3 + d.3)
      : Self.compose(mode, s.3, s.3, d.3, d.3) ?? s.3 + d.3 - s.3 * d.3
    return Pixel(
      Int((channel(s.0, s.3, d.0, d.3) * 255).rounded()),
      Int((channel(s.1, s.3, d.1, d.3) * 255).rounded()),
      Int((channel(s.2, s.3, d.2, d.3) * 255).rounded()), Int((alpha * 255).rounded()))
  }

  static let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
    .softLight, .hardLight, .difference, .exclusion, .clear, .copy, .sourceIn, .sourceOut,
    .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
    .plusDarker, .plusLighter,
  ]

  @Test(arguments: modes)
  func pixelsFollowTheFormula(mode: CGBlendMode) throws {
    for s in Self.colors {
      for d in Self.colors {
        let context = makeContext(2, 1)
        let all = CGRect(x: 0, y: 0, width: 2, height: 1)
        context.setFillColor(red: d.0, green: d.1, blue: d.2, alpha: d.3)
        context.fill(all)
        context.setBlendMode(mode)
        context.setFillColor(red: s.0, green: s.1, blue: s.2, alpha: s.3)
        // Only the left pixel: the right one must not change, in any mode.
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bitmap = try #require(Bitmap(context))
        let expected = result(mode, s, d)
        // Premultiplied bytes are rounded two or three times, and modes that divide by a colour enlarge the
        // error.
        let tolerance = [.colorBurn, .colorDodge, .softLight].contains(mode) ? 4 : 2
        #expect(
          bitmap[0, 0].differs(from: expected) <= tolerance,
          "\(s) onto \(d): \(bitmap[0, 0]), not \(expected)")
        #expect(bitmap[1, 0].differs(from: result(.normal, d, (0, 0, 0, 0))) <= 1)
      }
    }
  }

  /// Tests the modes with a color that has hue, saturation and luminosity.
  @Test(arguments: [CGBlendMode.hue, .saturation, .color, .luminosity])
  func hueModesKeepOrTakeTheLuminosity(mode: CGBlendMode) throws {
    func luminosity(_ p: Pixel) -> Double {
      0.3 * Double(p.r) + 0.59 * Double(p.g) + 0.11 * Double(p.b)
    }
    for s in Self.colors where s.3 == 1 {
      for d in Self.colors where d.3 == 1 {
        let context = makeContext(1, 1)
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        context.setFillColor(red: d.0, green: d.1, blue: d.2, alpha: 1)
        context.fill(all)
        context.setBlendMode(mode)
        context.setFillColor(red: s.0, green: s.1, blue: s.2, alpha: 1)
        context.fill(all)
        let pixel = try #require(Bitmap(context))[0, 0]
        let kept = mode == .luminosity ? s : d
        let expected = 255 * (0.3 * kept.0 + 0.59 * kept.1 + 0.11 * kept.2)
        #expect(abs(luminosity(pixel) - expected) < 2, "\(s) onto \(d)")
      }
    }
  }

  @Test func alphaMultiplies() throws {
    for alpha in [0, 0.25, 0.5, 1] as [CGFloat] {
      let context = makeContext(3, 1)
      context.setAlpha(alpha)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.draw(makeImage([[.red]]), in: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(Pixel.red.color)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
      let bitmap = try #require(Bitmap(context))
      #expect(abs(bitmap[0, 0].a - Int(127.5 * alpha)) <= 1)
      #expect(abs(bitmap[1, 0].a - Int(255 * alpha)) <= 1)
      #expect(abs(bitmap[2, 0].a - Int(255 * alpha)) <= 1)
    }
  }

  @Test func layersNestAndSurviveUnbalancedStates() throws {
    let context = makeContext(4, 4)
    context.setFillColor(Pixel.red.color)
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 4), auxiliaryInfo: nil)
    context.saveGState()
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    let bitmap = try #require(Bitmap(context))
    #expect(abs(bitmap[0, 0].a - 128) <= 1)
    #expect(abs(bitmap[1, 3].a - 128) <= 1)
    #expect(bitmap[2, 0] == .clear)
    #expect(bitmap[3, 3] == .clear)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}
