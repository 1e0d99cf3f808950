import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Members of images, colors, fonts, paths and layers that no other test names. Source: Apple's documentation of each
/// member, in the comments.
@MainActor @Suite(.serialized) struct DrawingMemberTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  // MARK: UIImage

  /// `imageFlippedForRightToLeftLayoutDirection()`: the same picture, which is flipped where the layout is from right to
  /// left. `withAlignmentRectInsets(_:)`: the same picture with other insets.
  @Test func variantsOfImages() {
    let plain = image(10, 20)
    #expect(plain.imageOrientation == .up)
    #expect(!plain.flipsForRightToLeftLayoutDirection)
    let flipped = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipped.flipsForRightToLeftLayoutDirection)
    #expect(flipped.size == plain.size)
    #expect(!plain.flipsForRightToLeftLayoutDirection)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inset = plain.withAlignmentRectInsets(insets)
    #expect(inset.alignmentRectInsets == insets)
    #expect(inset.size == plain.size)
    #expect(plain.alignmentRectInsets == .zero)
    #expect(UIImageView(image: inset).alignmentRectInsets == insets)
  }

  /// `drawAsPattern(in:)`: "Draws a tiled Quartz pattern using the receiver's contents as the tile pattern."
  @Test func imagesAreTiles() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 4), format: format)
      .image { _ in tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 12, height: 4)) }
    let data = try #require(drawn.cgImage?.dataProvider?.data)
    let alphas = (0..<12).map { data[data.startIndex + 4 * $0 + 3] }
    #expect(alphas == [255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
  }

  /// `animatedImageNamed(_:duration:)`: `nil` without a series of files with this name.
  @Test func missingSeriesOfImages() {
    #expect(UIImage.animatedImageNamed("eel", duration: 1) == nil)
    #expect(UIImage.animatedResizableImageNamed("eel", capInsets: .zero, duration: 1) == nil)
    #expect(
      UIImage.animatedResizableImageNamed(
        "eel", capInsets: .zero, resizingMode: .tile, duration: 1) == nil)
  }

  // MARK: UIColor

  /// `init(dynamicProvider:)`: the provider is called for each trait collection that the color is resolved with.
  @Test func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
  }

  /// `init(displayP3Red:green:blue:alpha:)`: a color in the Display P3 space. Its white and its grays are sRGB's.
  @Test func colorsOfDisplayP3() {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let gray = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    #expect(gray.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3))
    for part in [parts.0, parts.1, parts.2] { #expect(abs(part - 0.5) < 0.01) }
    #expect(parts.3 == 0.25)
  }

  /// Standard colors: translucent fills that fade in their order, the same color for the names of a role, and the
  /// grouped backgrounds that exchange their first two levels.
  @Test func standardColors() {
    func alpha(_ color: UIColor) -> CGFloat { color.cgColor.alpha }
    let fills: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for (stronger, weaker) in zip(fills, fills.dropFirst()) {
      #expect(alpha(stronger) > alpha(weaker))
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      UIColor.groupTableViewBackground.resolvedColor(with: light)
        == UIColor.systemGroupedBackground.resolvedColor(with: light))
    #expect(
      UIColor.tertiarySystemBackground.resolvedColor(with: light)
        == UIColor.systemBackground.resolvedColor(with: light))
    #expect(
      UIColor.tertiarySystemGroupedBackground.resolvedColor(with: light)
        == UIColor.systemGroupedBackground.resolvedColor(with: light))
    #expect(alpha(.placeholderText) < 1)
  }

  // MARK: UIFont

  /// `withSize(_:)`: "the same font" at another size. `xHeight`: the height of the letter x, less than that of capitals.
  @Test func sizesOfFonts() {
    for font in [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 30),
    ] {
      let larger = font.withSize(40)
      #expect(larger.pointSize == 40)
      #expect(larger.fontName == font.fontName)
      #expect(larger.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits)
      #expect(font.xHeight > 0)
      #expect(font.xHeight < font.capHeight)
      #expect(abs(larger.xHeight / 40 - font.xHeight / font.pointSize) < 1e-9)
    }
  }

  // MARK: UIBezierPath

  /// `removeAllPoints()`: "all subpaths". `addClip()`: "Intersects the area enclosed by the receiver's path with the
  /// clipping path of the current graphics context".
  @Test func pathsClip() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.removeAllPoints()
    #expect(path.isEmpty)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1), format: format)
      .image { context in
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 1)).addClip()
        UIBezierPath(rect: CGRect(x: 2, y: 0, width: 6, height: 1)).addClip()
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
      }
    let data = try #require(drawn.cgImage?.dataProvider?.data)
    let alphas = (0..<8).map { data[data.startIndex + 4 * $0 + 3] }
    #expect(alphas == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  // MARK: CALayer

  @Test func initialValuesOfLayers() {
    let layer = CALayer()
    #expect(layer.rasterizationScale == 1)
    #expect(layer.minificationFilterBias == 0)
    #expect(!layer.needsDisplayOnBoundsChange)
    #expect(!layer.drawsAsynchronously)
  }

  /// `contentsAreFlipped()`: "This method returns false by default"; `isGeometryFlipped` of a superlayer flips.
  @Test func flippedContents() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(!inner.contentsAreFlipped())
    outer.isGeometryFlipped = true
    #expect(inner.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped())
  }

  /// `preferredFrameSize()`: "the size of the receiver's bounds rectangle mapped into the coordinate space of its
  /// superlayer".
  @Test func preferredSizes() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
    #expect(layer.preferredFrameSize() == CGSize(width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let turned = layer.preferredFrameSize()
    #expect(abs(turned.width - 10) < 1e-9)
    #expect(abs(turned.height - 20) < 1e-9)
  }

  /// `cornerCurveExpansionFactor(_:)`: the factor by which a radius is multiplied to get the length of the curve.
  @Test func factorsOfCorners() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-6)
  }

  /// `needsDisplayOnBoundsChange`: "the layer needs to be redisplayed when its bounds rectangle changes".
  @Test(arguments: [false, true])
  func boundsMayNeedDisplay(_ needs: Bool) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.needsDisplayOnBoundsChange = needs
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 20
    #expect(layer.needsDisplay() == needs)
  }
}
