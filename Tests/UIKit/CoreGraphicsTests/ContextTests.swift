import CoreGraphics
import Testing

@Suite struct ContextTests {
  @Test func aPlainBitmapHasItsOriginBottomLeft() throws {
    let context = makeContext(4, 6)
    context.setFillColor(Pixel.red.color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let bitmap = try #require(Bitmap(context))
    for y in 0..<6 {
      for x in 0..<4 { #expect(bitmap[x, y] == (x == 0 && y >= 4 ? .red : .clear)) }
    }
    #expect(context.ctm == .identity)
  }

  @Test func uiKitsBitmapHasItsOriginTopLeft() throws {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 2, height: 3), scale: 2)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
    context.setFillColor(Pixel.red.color)
    context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    let bitmap = try #require(Bitmap(context))
    for y in 0..<6 {
      for x in 0..<4 { #expect(bitmap[x, y] == (x == 0 && y < 2 ? .red : .clear)) }
    }
  }

  @Test func imagesAreUprightWhereYPointsUpAndTurnedOverInUIKit() throws {
    let image = makeImage([[.red, .green], [.blue, .white]])
    let plain = makeContext(2, 2)
    plain.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let upright = try #require(Bitmap(plain))
    #expect(upright[0, 0] == .red)
    #expect(upright[1, 0] == .green)
    #expect(upright[0, 1] == .blue)
    #expect(upright[1, 1] == .white)
    let lazy = CGContext(lazyBitmapOfSize: CGSize(width: 2, height: 2), scale: 1)
    lazy.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let turned = try #require(Bitmap(lazy))
    #expect(turned[0, 0] == .blue)
    #expect(turned[1, 0] == .white)
    #expect(turned[0, 1] == .red)
    #expect(turned[1, 1] == .green)
  }

  @Test func imagesGoWhereTheyAreToldTo() throws {
    let image = makeImage([[.red, .green], [.blue, .white]])
    for (x, y) in [(0, 0), (3, 1), (5, 4)] {
      let context = makeContext(8, 8)
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: x, y: y, width: 2, height: 4))
      let bitmap = try #require(Bitmap(context))
      for row in 0..<8 {
        for column in 0..<8 {
          let (u, v) = (column - x, 7 - row - y)
          let inside = (0..<2).contains(u) && (0..<4).contains(v)
          let expected: Pixel =
            !inside ? .clear : v >= 2 ? (u == 0 ? .red : .green) : (u == 0 ? .blue : .white)
          #expect(bitmap[column, row] == expected, "\(column) \(row)")
        }
      }
    }
  }

  @Test func tilesRepeatTheImage() throws {
    let image = makeImage([[.red, .green], [.blue, .white]])
    let context = makeContext(6, 6)
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
    let bitmap = try #require(Bitmap(context))
    let expected: [[Pixel]] = [[.red, .green], [.blue, .white]]
    for y in 0..<6 { for x in 0..<6 { #expect(bitmap[x, y] == expected[y % 2][x % 2]) } }
  }

  @Test func theStackKeepsEverything() {
    let context = makeContext(10, 10)
    let before = context.ctm
    context.saveGState()
    context.translateBy(x: 3, y: 4)
    context.rotate(by: 1)
    context.scaleBy(x: 2, y: 3)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAlpha(0)
    context.setBlendMode(.clear)
    context.interpolationQuality = .none
    #expect(context.ctm != before)
    context.restoreGState()
    #expect(context.ctm == before)
    #expect(context.interpolationQuality == .default)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Bitmap(context)?[9, 0] == Pixel(0, 0, 0, 255))
    context.restoreGState()
    context.restoreGState()
  }

  @Test func pointsKeepTheirPlaceWhenTheMatrixChanges() throws {
    let context = makeContext(10, 10)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 9, y: 1))
    context.scaleBy(x: 0.5, y: 0.5)
    context.addLine(to: CGPoint(x: 18, y: 18))
    context.addLine(to: CGPoint(x: 2, y: 18))
    #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(context.currentPointOfPath == CGPoint(x: 2, y: 18))
    context.fillPath()
    #expect(context.isPathEmpty)
    let bitmap = try #require(Bitmap(context))
    for y in 0..<10 {
      for x in 0..<10 {
        let inside = (1..<9).contains(x) && (1..<9).contains(y)
        #expect(bitmap[x, y].a == (inside ? 255 : 0))
      }
    }
  }

  @Test func convertsBetweenUserAndDeviceSpace() {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 10, height: 10), scale: 3)
    context.translateBy(x: 1, y: 2)
    let point = CGPoint(x: 2, y: 3)
    #expect(context.convertToDeviceSpace(point) == CGPoint(x: 9, y: 15))
    #expect(context.convertToUserSpace(CGPoint(x: 9, y: 15)) == point)
    #expect(
      context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1))
        == CGRect(x: 3, y: 21, width: 3, height: 3))
  }

  @Test func bothFillRules() throws {
    for isEvenOdd in [false, true] {
      let context = makeContext(9, 9)
      context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
      #expect(
        context.pathContains(CGPoint(x: 4, y: 4), mode: isEvenOdd ? .eoFill : .fill)
          == !isEvenOdd)
      context.drawPath(using: isEvenOdd ? .eoFill : .fill)
      let bitmap = try #require(Bitmap(context))
      #expect(bitmap[4, 4].a == (isEvenOdd ? 0 : 255))
      #expect(bitmap[1, 4].a == 255)
    }
  }

  @Test func strokesAndTheirOutlinesAgree() throws {
    for dashes in [[], [4, 2]] as [[CGFloat]] {
      for cap in [CGLineCap.butt, .round, .square] {
        for join in [CGLineJoin.miter, .round, .bevel] {
          let images = try [false, true].map { asOutline -> Bitmap in
            let context = makeContext(60, 60)
            context.setLineWidth(5)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setLineDash(phase: 1, lengths: dashes)
            context.scaleBy(x: 1.5, y: 0.8)
            context.move(to: CGPoint(x: 5, y: 10))
            context.addLine(to: CGPoint(x: 30, y: 60))
            context.addCurve(
              to: CGPoint(x: 35, y: 10), control1: CGPoint(x: 45, y: 60),
              control2: CGPoint(x: 10, y: 20))
            if asOutline {
              context.replacePathWithStrokedPath()
              context.fillPath()
            } else {
              context.strokePath()
            }
            return try #require(Bitmap(context))
          }
          var worst = 0
          for y in 0..<60 {
            for x in 0..<60 { worst = max(worst, images[0][x, y].differs(from: images[1][x, y])) }
          }
          // Cairo draws caps and joins as polygons, and joins dashes in its own way: a quarter of a pixel on an
          // edge.
          #expect(worst <= 72, "\(cap) \(join) \(dashes)")
        }
      }
    }
  }

  @Test func clipsIntersect() throws {
    let context = makeContext(10, 10)
    context.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
    context.saveGState()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 5))
    context.clip()
    context.resetClip()
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 3, height: 10), CGRect(x: 7, y: 0, width: 3, height: 10),
    ])
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 6, height: 6))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let bitmap = try #require(Bitmap(context))
    for y in 0..<10 {
      for x in 0..<10 {
        #expect(bitmap[x, y].a == ((2..<5).contains(x) && (2..<8).contains(y) ? 255 : 0))
      }
    }
  }

  @Test func anEmptyClipLetsNothingThrough() throws {
    let context = makeContext(4, 4)
    context.beginPath()
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try #require(Bitmap(context)).alphaSum == 0)
  }

  @Test func matricesWithoutInverseDrawNothing() throws {
    let context = makeContext(4, 4)
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(try #require(Bitmap(context)).alphaSum == 0)
    context.translateBy(x: .nan, y: .infinity)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try #require(Bitmap(context)).alphaSum == 0)
  }

  @Test func clearingMakesTransparent() throws {
    let context = makeContext(3, 1)
    context.setFillColor(Pixel.red.color)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setAlpha(0.5)
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bitmap = try #require(Bitmap(context))
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[1, 0] == .clear)
    #expect(bitmap[2, 0] == .red)
  }
}
