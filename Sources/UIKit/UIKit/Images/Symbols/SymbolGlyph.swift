import CoreGraphics
import Foundation
import Synchronization
import TextEngine

/// A symbol at one size and weight, with its bounds and its bitmap.
struct SymbolGlyph: Hashable {
  let name: String
  /// The size of the font that the symbol goes with, in points.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale

  private var unit: CGFloat {
    pointSize * SymbolMetrics.unit * SymbolMetrics.factor(scale)
  }

  private var recipe: SymbolRecipe {
    guard let recipe = SymbolRecipe.named(name) else {
      preconditionFailure("a glyph of the unknown symbol \(name)")
    }
    return recipe
  }

  var isDirectional: Bool { recipe.isDirectional }

  /// The part of the outlines' square that the image shows, in units.
  ///
  /// It contains the ink of the regular weight, or that of this weight if it is larger, and a
  /// margin.
  private var frame: CGRect {
    let line = max(SymbolMetrics.line(weight), SymbolMetrics.line(.regular))
    let ink = recipe.parts.filter { !$0.ink.isCut }.reduce(CGRect.null) { ink, part in
      let reach = part.ink.hasLine ? line / 2 : 0
      return ink.union(part.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
    return ink.insetBy(dx: -SymbolMetrics.margin, dy: -SymbolMetrics.margin)
  }

  /// Returns the image's size in points, rounded up to pixels.
  func size(displayScale: CGFloat) -> CGSize {
    PixelGrid(scale: displayScale).up(
      CGSize(width: frame.width * unit, height: frame.height * unit))
  }

  /// The distance of the text baseline from the image's bottom, in points.
  ///
  /// The square's centre is at half the height of capitals, as in Apple's symbols (WWDC 2019,
  /// session 206).
  var baselineFromBottom: CGFloat {
    let capHeight = pointSize * FontMetrics.sanFrancisco.capHeight
    return (frame.maxY - SymbolOutline.side / 2) * unit - capHeight / 2
  }

  /// Draws the symbol with a colour for each level. Further levels use the last colour.
  ///
  /// - Parameter stretch: The factor by which views enlarge the image, which multiplies its
  ///   resolution.
  func bitmap(colors: [CGColor], displayScale: CGFloat, stretch: CGFloat = 1) -> CGImage? {
    let key = PictureKey(
      glyph: self, colors: colors, displayScale: displayScale, stretch: stretch)
    return Self.pictures.withLock { kept in
      if let known = kept.pictures[key] { return known }
      guard let made = draw(colors, displayScale: displayScale, stretch: stretch) else {
        return nil
      }
      kept.keep(made, for: key)
      return made
    }
  }

  private func draw(_ colors: [CGColor], displayScale: CGFloat, stretch: CGFloat) -> CGImage? {
    let size = size(displayScale: displayScale)
    let frame = frame
    let context = CGContext(lazyBitmapOfSize: size, scale: displayScale * stretch)
    // The centre of the ink is the centre of the image, so rounding to pixels affects both sides
    // equally.
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -frame.midX, y: -frame.midY)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let isMonochrome = colors.count == 1
    let parts = recipe.parts
    let levels = isMonochrome ? [0] : [1, 0]
    for level in levels {
      let color = colors[min(level, colors.count - 1)]
      let own = parts.filter { isMonochrome || $0.level == level }
      // Fill and line overlap, so translucency applies to the combined shape.
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for part in own where !part.ink.isCut {
        paint(part, color.copy(alpha: 1) ?? color, context)
      }
      context.endTransparencyLayer()
      context.setAlpha(1)
      for part in own where part.ink.isCut {
        // A mark is painted over a level of another colour. In its own colour it would be invisible.
        let covers = parts.contains { !$0.ink.isCut && $0.level == level }
        if isMonochrome || covers { context.setBlendMode(.clear) }
        paint(part, color, context)
        context.setBlendMode(.normal)
      }
    }
    return context.takeImage()
  }

  private func paint(_ part: SymbolRecipe.Part, _ color: CGColor, _ context: CGContext) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(SymbolMetrics.line(weight))
    if part.ink.hasArea {
      context.addPath(part.path)
      context.fillPath()
    }
    if part.ink.hasLine {
      context.addPath(part.path)
      context.strokePath()
    }
  }

  private struct PictureKey: Hashable {
    let glyph: SymbolGlyph
    let colors: [CGColor]
    let displayScale: CGFloat
    let stretch: CGFloat
  }

  private struct Kept {
    /// The maximum number of bytes for all cached bitmaps.
    static let limit = 8 << 20

    private(set) var pictures: [PictureKey: CGImage] = [:]
    private var bytes = 0

    /// Caches a bitmap. When there is no space left, drops all cached bitmaps, which are drawn again
    /// on demand.
    mutating func keep(_ picture: CGImage, for key: PictureKey) {
      let size = picture.bytesPerRow * picture.height
      guard size <= Self.limit / 4 else { return }
      if bytes + size > Self.limit {
        pictures.removeAll()
        bytes = 0
      }
      pictures[key] = picture
      bytes += size
    }
  }

  private static let pictures = Mutex(Kept())
}
