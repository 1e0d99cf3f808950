import CoreGraphics
import Foundation
import Synchronization

/// A symbol at a size and a weight: its extent, and its picture.
struct SymbolGlyph: Hashable {
  let name: String
  /// The size of the font that the symbol belongs to, in points.
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

  /// The part of the outlines' square that the image shows, in units: the ink of the regular weight
  /// or of this one if that reaches further, and a margin.
  private var frame: CGRect {
    let line = max(SymbolMetrics.line(weight), SymbolMetrics.line(.regular))
    let ink = recipe.parts.filter { !$0.ink.isCut }.reduce(CGRect.null) { ink, part in
      let reach = part.ink.hasLine ? line / 2 : 0
      return ink.union(part.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
    return ink.insetBy(dx: -SymbolMetrics.margin, dy: -SymbolMetrics.margin)
  }

  /// The image's size in points, rounded up to pixels.
  func size(displayScale: CGFloat) -> CGSize {
    PixelGrid(scale: displayScale).up(
      CGSize(width: frame.width * unit, height: frame.height * unit))
  }

  /// How far the baseline of text is above the image's bottom, in points. The square's middle stands
  /// at half the height of capitals, as Apple's symbols do (WWDC 2019, session 206).
  var baselineFromBottom: CGFloat {
    let capHeight = pointSize * FontMetrics.sanFrancisco.capHeight
    return (frame.maxY - SymbolOutline.side / 2) * unit - capHeight / 2
  }

  /// The picture with a colour for each level, the last one for further levels.
  ///
  /// - Parameter stretch: how much finer than the image's own size, for views that enlarge it.
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
    // The ink's middle is the image's: the rounding to pixels goes to both sides.
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
      // Fill and line overlap: what is translucent is so as a whole.
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for part in own where !part.ink.isCut {
        paint(part, color.copy(alpha: 1) ?? color, context)
      }
      context.endTransparencyLayer()
      context.setAlpha(1)
      for part in own where part.ink.isCut {
        // Over a level of another colour a mark is painted; in its own it would not be seen.
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
    /// The bytes that all kept pictures take at most.
    static let limit = 8 << 20

    private(set) var pictures: [PictureKey: CGImage] = [:]
    private var bytes = 0

    /// Where there is no room, all that were kept are dropped, and made again as they are asked for.
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
