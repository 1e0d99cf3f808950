import CoreGraphics
import Testing

/// Tests of the differences between Core Graphics' two coordinate systems.
struct DrawingTests {
  private func alphas(_ context: CGContext) throws -> [[UInt8]] {
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data)
    return (0..<image.height).map { y in
      (0..<image.width).map { x in data[(y * image.width + x) * 4 + 3] }
    }
  }

  private func contexts(_ side: Int) -> (plain: CGContext, uiKit: CGContext) {
    let plain = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    let size = CGSize(width: side, height: side)
    return (plain, CGContext(lazyBitmapOfSize: size, scale: 1))
  }

  /// Apple's Technical Q&A QA1706: since iOS 3.2, a positive y offset moves shadows down. In a
  /// context with the origin at the bottom, it moves them up (Quartz 2D Programming Guide,
  /// "Shadows"). Neither depends on the CTM.
  @Test func shadowsFallTheBaseSpacesWay() throws {
    let both = contexts(9)
    for (context, row) in [(both.plain, 1), (both.uiKit, 7)] {
      context.rotate(by: .pi / 2)
      context.rotate(by: -.pi / 2)
      context.setShadow(
        offset: CGSize(width: 0, height: 3), blur: 0,
        color: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 4, y: 4, width: 1, height: 1))
      let rows = try alphas(context)
      #expect(rows[4][4] == 255)
      #expect(rows[row][4] == 255)
      #expect(rows.joined().count { $0 > 0 } == 2)
    }
  }

  /// Quartz 2D Programming Guide, "Shadows": the default colour is black with an alpha of one
  /// third.
  @Test func shadowsAreAThirdBlack() throws {
    let context = contexts(4).plain
    context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try alphas(context)[3][2] == 85)
  }

  /// Drawing and Printing Guide for iOS, "Coordinate Systems and Drawing in iOS": an image drawn
  /// with CGContextDrawImage into a UIKit context is upside down. An arc that is clockwise in a
  /// default Core Graphics context turns the other way.
  @Test func uiKitsContextsTurnImagesAndArcsOver() throws {
    let half = contexts(2).uiKit
    half.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(half.makeImage())
    let both = contexts(2)
    for (context, isUpright) in [(both.plain, true), (both.uiKit, false)] {
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(try alphas(context)[0][0] == (isUpright ? 255 : 0))
    }
    let arcs = contexts(20)
    for (context, isBelow) in [(arcs.plain, true), (arcs.uiKit, false)] {
      // From right to left, clockwise with y pointing up: through the lower half.
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
      context.fillPath()
      let rows = try alphas(context)
      #expect((rows[14][10] == 255) == isBelow)
      #expect((rows[5][10] == 255) == !isBelow)
    }
  }

  /// Quartz 2D Programming Guide, "Paths": "Changes to the current transformation matrix do not
  /// affect the coordinates of path segments already added."
  @Test func pathsKeepTheirPlace() {
    let context = contexts(10).plain
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
  }
}
