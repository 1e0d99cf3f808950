import CoreGraphics
import Foundation
import Testing

/// Source: Apple, CGPattern, and "Patterns" in the Quartz 2D Programming Guide: a pattern's cells are in the
/// base space of a context, whatever the CTM is. An uncoloured pattern is drawn in the given components.
@Suite struct PatternTests {
  /// Draws a cell of 4 by 4: red at the lower left, green at the right, blue above red.
  private static func cell(_ info: UnsafeMutableRawPointer?, _ context: CGContext) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
  }

  private func pattern(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4),
    matrix: CGAffineTransform = .identity, step: CGFloat = 4, isColored: Bool = true,
    _ drawing: CGPatternDrawPatternCallback? = cell
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: drawing, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .constantSpacing,
      isColored: isColored, callbacks: &callbacks)
  }

  private func setFill(_ pattern: CGPattern, in context: CGContext, alpha: CGFloat = 1) throws {
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setFillPattern(pattern, colorComponents: [alpha])
  }

  /// Returns the expected pixel whose centre is `x` to the right of and `y` above the origin of a cell.
  private func expected(_ x: Int, _ y: Int) -> Pixel {
    let (x, y) = ((x % 4 + 4) % 4, (y % 4 + 4) % 4)
    return x >= 2 ? .green : y < 2 ? .red : .blue
  }

  @Test func repeatsInTheSpaceThatTheContextBeganWith() throws {
    for (dx, dy) in [(0, 0), (1, 0), (3, 2), (5, 7)] {
      for phase in [0, 1, 3] {
        let context = makeContext(16, 16)
        try setFill(try #require(pattern()), in: context)
        context.setPatternPhase(CGSize(width: phase, height: 2 * phase))
        context.translateBy(x: CGFloat(dx), y: CGFloat(dy))
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 8))
        let bitmap = try #require(Bitmap(context))
        for y in 0..<16 {
          for x in 0..<16 {
            let isInside = (dx..<dx + 9).contains(x) && (dy..<dy + 8).contains(15 - y)
            let color = isInside ? expected(x - phase, 15 - y - 2 * phase) : .clear
            #expect(bitmap[x, y] == color, "\(x) \(y), moved by \(dx) \(dy), phase \(phase)")
          }
        }
      }
    }
  }

  @Test func cellsAreMovedTurnedAndEnlargedByTheirMatrix() throws {
    let context = makeContext(16, 16)
    let matrix = CGAffineTransform(translationX: 2, y: 0).scaledBy(x: 2, y: -1)
    try setFill(try #require(pattern(matrix: matrix)), in: context)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    let bitmap = try #require(Bitmap(context))
    for y in 0..<16 {
      for x in 0..<16 {
        let cellX = Int((Double(x) + 0.5 - 2) / 2 + 16)
        #expect(bitmap[x, y] == expected(cellX, -(15 - y) - 1), "\(x) \(y)")
      }
    }
  }

  @Test func aDrawingWithoutColoursIsDrawnInThoseGiven() throws {
    let stencil = try #require(
      pattern(isColored: false) { _, context in
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      })
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let context = makeContext(16, 4)
    context.setFillColorSpace(space)
    context.setFillPattern(stencil, colorComponents: [0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.setFillPattern(stencil, colorComponents: [1, 0, 0, 1])
    context.fill(CGRect(x: 8, y: 0, width: 8, height: 4))
    let bitmap = try #require(Bitmap(context))
    for x in 0..<16 {
      let color: Pixel = x % 4 >= 2 ? .clear : x < 8 ? .blue : .red
      #expect(bitmap[x, 1] == color, "\(x)")
    }
  }

  @Test func alphaIsThatOfTheColourAndOfTheState() throws {
    for (own, state) in [(1.0, 1.0), (0.5, 1), (1, 0.5), (0.5, 0.5), (0, 1)] {
      let context = makeContext(4, 4)
      try setFill(try #require(pattern()), in: context, alpha: own)
      context.setAlpha(state)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let alpha = Int((own * state * 255).rounded())
      #expect(try #require(Bitmap(context))[3, 0].differs(from: Pixel(0, alpha, 0, alpha)) <= 1)
    }
  }

  @Test func drawingsThatReachOverTheirStepOverlap() throws {
    let wide = try #require(
      pattern(bounds: CGRect(x: 0, y: 0, width: 6, height: 4)) { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 4))
      })
    let context = makeContext(16, 4)
    try setFill(wide, in: context)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
    let bitmap = try #require(Bitmap(context))
    for x in 0..<16 {
      let alpha = x % 4 < 2 ? 191 : 128
      #expect(bitmap[x, 1].differs(from: Pixel(alpha, 0, 0, alpha)) <= 1, "\(x)")
    }
  }

  @Test func strokesAndShadowsAreOfIt() throws {
    let context = makeContext(16, 16)
    context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setStrokePattern(try #require(pattern()), colorComponents: [1])
    context.setShadow(offset: CGSize(width: 0, height: -8), blur: 0, color: Pixel.white.color)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 12), CGPoint(x: 16, y: 12)])
    let bitmap = try #require(Bitmap(context))
    for x in 0..<16 {
      #expect(bitmap[x, 4] == expected(x, 11), "\(x)")
      #expect(bitmap[x, 11] == .white, "\(x)")
    }
  }

  @Test func whatCannotBeRepeatedIsNone() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(pattern(nil) == nil)
    #expect(pattern(step: 0) == nil)
    #expect(pattern(step: .nan) == nil)
    #expect(pattern(bounds: .zero) == nil)
    #expect(pattern(bounds: .null) == nil)
    #expect(pattern(bounds: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(pattern(bounds: unit, matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    #expect(pattern(bounds: unit, step: 1e12) != nil)
  }

  @Test func coloursOfPatternsFollowTheirSpace() throws {
    let colored = try #require(pattern())
    let stencil = try #require(pattern(isColored: false))
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    let overRGB = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(CGColorSpace(patternBaseSpace: plain) == nil)
    #expect(plain.model == .pattern)
    #expect((plain.numberOfComponents, overRGB.numberOfComponents) == (0, 3))
    #expect(plain != overRGB)
    let color = try #require(CGColor(patternSpace: plain, pattern: colored, components: [0.25]))
    #expect(color.pattern === colored)
    #expect(color.alpha == 0.25)
    #expect(color.copy(alpha: 1)?.pattern === colored)
    #expect(CGColor(patternSpace: plain, pattern: stencil, components: [1]) == nil)
    #expect(CGColor(patternSpace: overRGB, pattern: colored, components: [0, 0, 0, 1]) == nil)
    #expect(
      CGColor(
        patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: colored, components: [0, 0, 0, 1])
        == nil)
    #expect(CGColor(colorSpace: plain, components: [1]) == nil)
    #expect(
      color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        == nil)
    let another = try #require(pattern())
    let other = try #require(CGColor(patternSpace: plain, pattern: another, components: [0.25]))
    #expect(color != other)
    #expect(color == color.copy())
  }

  @Test func aSpaceOfPatternsPaintsNothingUntilThereIsOne() throws {
    let context = makeContext(4, 4)
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try #require(Bitmap(context)).alphaSum == 0)
    context.setFillColor(gray: 0, alpha: 1)
    context.setFillPattern(try #require(pattern()), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try #require(Bitmap(context))[3, 0] == Pixel(0, 0, 0, 255))
  }

  @Test func infoIsGivenBackWithThePattern() throws {
    final class Count { var released = 0 }
    let count = Count()
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, _ in },
      releaseInfo: { Unmanaged<Count>.fromOpaque($0!).takeUnretainedValue().released += 1 })
    var pattern = CGPattern(
      info: Unmanaged.passUnretained(count).toOpaque(),
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion, isColored: true,
      callbacks: &callbacks)
    #expect(pattern != nil)
    #expect(count.released == 0)
    pattern = nil
    #expect(count.released == 1)
  }
}
