import CoreGraphics
import OozeKernel
import Testing

@Suite struct ShadowTests {
  @Test func hardShadowsAreTheShapeMovedAside() throws {
    for isUIKit in [false, true] {
      for (dx, dy) in [(0, 0), (3, 2), (-4, 5), (2, -6)] {
        let context =
          isUIKit
          ? CGContext(lazyBitmapOfSize: CGSize(width: 30, height: 30), scale: 1)
          : makeContext(30, 30)
        // The CTM doesn't affect the offset.
        context.translateBy(x: 5, y: 5)
        context.scaleBy(x: 2, y: 2)
        context.setShadow(offset: CGSize(width: dx, height: dy), blur: 0, color: Pixel.blue.color)
        context.setFillColor(Pixel.red.color)
        context.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
        let bitmap = try #require(Bitmap(context))
        for y in 0..<30 {
          for x in 0..<30 {
            let up = isUIKit ? y : 29 - y
            let inShape = (11..<15).contains(x) && (11..<15).contains(up)
            let inShadow = (11..<15).contains(x - dx) && (11..<15).contains(up - dy)
            let expected: Pixel = inShape ? .red : inShadow ? .blue : .clear
            #expect(bitmap[x, y] == expected, "\(isUIKit) \(dx) \(dy) at \(x) \(y)")
          }
        }
      }
    }
  }

  /// The blurred edge of a half plane is the integral of a Gaussian, with sigma half the blur.
  @Test func blurredEdgesAreGaussian() throws {
    for blur in [2, 6, 20] as [CGFloat] {
      let context = makeContext(120, 120)
      context.setShadow(offset: CGSize(width: 0, height: -300), blur: blur, color: Pixel.blue.color)
      context.setFillColor(Pixel.red.color)
      context.fill(CGRect(x: 60, y: 200, width: 400, height: 400))
      let bitmap = try #require(Bitmap(context))
      for x in 0..<120 {
        let z = (CGFloat(x) + 0.5 - 60) / (blur / 2)
        let expected = 255 * 0.5 * (1 + erf(z / CGFloat(2).squareRoot()))
        #expect(
          abs(CGFloat(bitmap[x, 60].a) - expected) <= 3, "blur \(blur), \(z) sigmas off the edge")
      }
    }
  }

  @Test func everythingThrowsOne() throws {
    let image = makeImage([[.red, .red], [.red, .red]])
    let kinds: [(String, (CGContext) -> Void)] = [
      ("fill", { $0.fill(CGRect(x: 4, y: 4, width: 2, height: 2)) }),
      ("stroke", { $0.stroke(CGRect(x: 4.5, y: 4.5, width: 1, height: 1)) }),
      ("image", { $0.draw(image, in: CGRect(x: 4, y: 4, width: 2, height: 2)) }),
      (
        "layer",
        {
          $0.beginTransparencyLayer(auxiliaryInfo: nil)
          $0.fill(CGRect(x: 4, y: 4, width: 1, height: 2))
          $0.fill(CGRect(x: 5, y: 4, width: 1, height: 2))
          $0.endTransparencyLayer()
        }
      ),
    ]
    for (name, draw) in kinds {
      let context = makeContext(16, 16)
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: Pixel.green.color)
      draw(context)
      let bitmap = try #require(Bitmap(context))
      #expect(bitmap[10, 10] == .green, "\(name)")
      #expect(bitmap[11, 11] == .green, "\(name)")
      #expect(bitmap[4, 10].a == 255, "\(name)")
      #expect(bitmap[7, 10].a == 0, "\(name)")
      #expect(bitmap[13, 10].a == 0, "\(name)")
      context.setShadow(offset: .zero, blur: 3, color: nil)
      context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
      draw(context)
      #expect(Bitmap(context)?[11, 11].a == 0, "\(name)")
    }
  }

  @Test func aShapeOutsideTheClipStillThrowsItsShadowInside() throws {
    let context = makeContext(20, 20)
    context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
    context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: Pixel.blue.color)
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    let bitmap = try #require(Bitmap(context))
    #expect(bitmap[13, 15] == .blue)
    #expect(bitmap[3, 15] == .clear)
  }

  /// Compares with the weights of the Gaussian itself, in both directions, for pictures of random blocks.
  @Test(arguments: [1, 2, 3, 6, 9, 16] as [CGFloat])
  func blurIsTheGaussiansSum(blur: CGFloat) throws {
    var random = SplitMix64(seed: 21)
    let side = 48
    var alphas = [[CGFloat]](repeating: Array(repeating: 0, count: side), count: side)
    let context = makeContext(side, side)
    context.setShadow(
      offset: CGSize(width: 0, height: -100), blur: blur, color: Pixel.blue.color)
    for _ in 0..<6 {
      let (x, y) = (Int.random(in: 8..<30, using: &random), Int.random(in: 8..<30, using: &random))
      let (w, h) = (Int.random(in: 1..<12, using: &random), Int.random(in: 1..<12, using: &random))
      for row in y..<(y + h) { for column in x..<(x + w) { alphas[row][column] = 1 } }
    }
    // The whole picture as one shape, above the bitmap, so that only its shadow is inside.
    for row in 0..<side {
      for column in 0..<side where alphas[row][column] == 1 {
        context.addRect(CGRect(x: column, y: row + 100, width: 1, height: 1))
      }
    }
    context.fillPath()
    let bitmap = try #require(Bitmap(context))
    let sigma = blur / 2
    let reach = Int((4 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func blurred(_ lines: [[CGFloat]]) -> [[CGFloat]] {
      lines.map { line in
        line.indices.map { at in
          var value: CGFloat = 0
          for (index, weight) in weights.enumerated() {
            let from = at + index - reach
            if line.indices.contains(from) { value += line[from] * weight }
          }
          return value / sum
        }
      }
    }
    func transposed(_ lines: [[CGFloat]]) -> [[CGFloat]] {
      lines.indices.map { row in lines.map { $0[row] } }
    }
    let exact = transposed(blurred(transposed(blurred(alphas))))
    var worst = 0
    for row in 0..<side {
      for column in 0..<side {
        let should = Int((exact[row][column] * 255).rounded())
        worst = max(worst, abs(bitmap[column, side - 1 - row].a - should))
      }
    }
    // The Gaussian is cut off at three sigmas and rounded to bytes after each direction. Wide ones are
    // interpolated linearly between pixels up to half a sigma apart.
    #expect(worst <= (sigma < 4 ? 3 : 6), "blur \(blur): off by \(worst)")
  }
}
