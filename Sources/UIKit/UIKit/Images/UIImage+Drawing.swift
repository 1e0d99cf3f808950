import CoreGraphics
import Foundation
import Synchronization

/// A cache of bitmaps derived from an image.
package final class DerivedImages: Sendable {
  private struct State {
    var upright: CGImage?
    var tinted: (color: CGColor, image: CGImage)?
    var asset: UIImageAsset?
  }

  private let state = Mutex(State())

  func upright(_ make: () -> CGImage?) -> CGImage? {
    if let known = state.withLock({ $0.upright }) { return known }
    let image = make()
    state.withLock { $0.upright = image }
    return image
  }

  /// The asset of an image that was created without one, if it was requested already.
  var knownAsset: UIImageAsset? { state.withLock { $0.asset } }

  /// Returns the asset of an image that was created without one. It is created on the first request.
  func asset(_ make: () -> UIImageAsset) -> UIImageAsset {
    state.withLock { state in
      let asset = state.asset ?? make()
      state.asset = asset
      return asset
    }
  }

  /// Caches only the last tint, because an image is rarely shown in two.
  func tinted(_ color: CGColor, _ make: () -> CGImage?) -> CGImage? {
    if let known = state.withLock({ $0.tinted }), known.color == color { return known.image }
    let image = make()
    state.withLock { $0.tinted = image.map { (color, $0) } }
    return image
  }
}

extension UIImage {
  /// The bitmap in upright orientation, as layers show it.
  package var uprightBitmap: CGImage? {
    guard let bitmap = cgImage, imageOrientation != .up else { return cgImage }
    return derived.upright {
      let pixels =
        imageOrientation.swapsAxes
        ? CGSize(width: bitmap.height, height: bitmap.width)
        : CGSize(width: bitmap.width, height: bitmap.height)
      let context = CGContext(lazyBitmapOfSize: pixels, scale: 1)
      // Whole pixels map to whole pixels, so no interpolation is needed.
      context.interpolationQuality = .none
      context.drawUpright(bitmap, imageOrientation, in: CGRect(origin: .zero, size: pixels))
      return context.takeImage()
    }
  }

  /// Returns the shape of the upright bitmap in a colour.
  func tintedBitmap(_ color: CGColor) -> CGImage? {
    guard let bitmap = uprightBitmap else { return nil }
    return derived.tinted(color) {
      let pixels = CGSize(width: bitmap.width, height: bitmap.height)
      let rect = CGRect(origin: .zero, size: pixels)
      let context = CGContext(lazyBitmapOfSize: pixels, scale: 1)
      context.interpolationQuality = .none
      context.drawUpright(bitmap, .up, in: rect)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color)
      context.fill(rect)
      return context.takeImage()
    }
  }

  /// Returns the bitmap to show for a tint colour, or with the image's own colours if `tint` is `nil`.
  ///
  /// - Parameter stretch: The resolution of a symbol, relative to its own size.
  package func bitmap(tint: UIColor?, stretch: CGFloat = 1) -> CGImage? {
    let own = renderingMode == .alwaysTemplate ? nil : imageTraits.tint
    let color = (isTemplate ? tint ?? own : own)?.cgColor
    if let symbol = imageTraits.symbol {
      return symbolBitmap(symbol, tint: color, stretch: stretch)
    }
    if stretch > 1, let sharp = sharpImage(stretch: stretch) {
      return color.map(sharp.tintedBitmap) ?? sharp.uprightBitmap
    }
    return color.map(tintedBitmap) ?? uprightBitmap
  }

  /// Returns the image redrawn with more pixels, or `nil` if it exists only as a bitmap.
  func sharpImage(stretch: CGFloat) -> UIImage? {
    guard let drawing = imageTraits.drawing, let bitmap = cgImage,
      let sharp = try? drawing.image(
        width: Int((CGFloat(bitmap.width) * stretch).rounded()),
        height: Int((CGFloat(bitmap.height) * stretch).rounded()))
    else { return nil }
    return UIImage(cgImage: sharp, scale: scale * stretch, orientation: imageOrientation)
  }

  /// Whether the image takes the tint colour in a view. A symbol is a template unless its rendering
  /// mode says otherwise or it has its own colours.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: imageTraits.symbol.map { !$0.isColored } ?? false
    }
  }

  /// The image as a template if its rendering mode is automatic. Symbols keep their own mode.
  var asTemplate: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }

  func _draw(in rect: CGRect, _ context: CGContext) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    if let sharp = sharpImage(in: rect, context) {
      let bitmap = imageTraits.tint.map { sharp.tintedBitmap($0.cgColor) } ?? sharp.uprightBitmap
      if let bitmap { context.drawUpright(bitmap, .up, in: rect) }
    } else if capInsets != .zero {
      drawResizable(in: rect, context, tint: nil)
    } else if imageTraits.tint != nil || isSymbolImage, let bitmap = self.bitmap(tint: nil) {
      context.drawUpright(bitmap, .up, in: rect)
    } else if let bitmap = cgImage {
      context.drawUpright(bitmap, imageOrientation, in: rect)
    }
  }

  /// Returns a sharper image for `rect` if the bitmap has too few pixels and there is a drawing.
  private func sharpImage(in rect: CGRect, _ context: CGContext) -> UIImage? {
    guard imageTraits.drawing != nil, capInsets == .zero, size.width > 0, size.height > 0 else {
      return nil
    }
    let (ctm, own) = (context.ctm, self.size)
    let pixels = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    let stretch = max(rect.width / own.width, rect.height / own.height) * pixels / scale
    return stretch.isFinite && stretch > 1 ? sharpImage(stretch: stretch) : nil
  }

  func drawTiled(in rect: CGRect, _ context: CGContext) {
    guard let bitmap = self.bitmap(tint: nil), size.width > 0, size.height > 0 else { return }
    context.drawTiles(bitmap, of: size, in: rect)
  }

  /// Draws the nine parts between the cap insets, each into its part of `rect`.
  func drawResizable(in rect: CGRect, _ context: CGContext, tint: UIColor?) {
    guard let bitmap = self.bitmap(tint: tint) else { return }
    let columns = ResizableSpan(
      length: size.width, caps: (capInsets.left, capInsets.right), target: rect.width)
    let rows = ResizableSpan(
      length: size.height, caps: (capInsets.top, capInsets.bottom), target: rect.height)
    for row in rows.parts {
      for column in columns.parts {
        let source = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: column.source.length * scale, height: row.source.length * scale)
        let target = CGRect(
          x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
          width: column.target.length, height: row.target.length)
        guard target.width > 0, target.height > 0, let part = bitmap.cropping(to: source) else {
          continue
        }
        guard resizingMode == .tile, column.isMiddle || row.isMiddle else {
          context.drawUpright(part, .up, in: target)
          continue
        }
        let tile = CGSize(
          width: column.isMiddle ? column.source.length : target.width,
          height: row.isMiddle ? row.source.length : target.height)
        context.drawTiles(part, of: tile, in: target)
      }
    }
  }
}

/// The division of one axis of a resizable image, in points.
struct ResizableSpan {
  struct Part {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    let isMiddle: Bool
  }

  let parts: [Part]

  /// If the caps are longer than the target, they shrink in proportion, and no space is left for the
  /// middle.
  init(length: CGFloat, caps: (CGFloat, CGFloat), target: CGFloat) {
    let start = caps.0.clamped(0, length)
    let end = caps.1.clamped(0, length - start)
    let shrink = start + end > target ? target / (start + end) : 1
    let (from, to) = (start * shrink, target - end * shrink)
    parts = [
      Part(source: 0...start, target: 0...from, isMiddle: false),
      Part(source: start...(length - end), target: from...max(from, to), isMiddle: true),
      Part(source: (length - end)...length, target: max(from, to)...target, isMiddle: false),
    ].filter { $0.source.length > 0 && $0.target.length > 0 }
  }
}

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }
}

extension CGContext {
  /// Tiles a bitmap of the given size from the rectangle's top left, in a context with y pointing
  /// down.
  fileprivate func drawTiles(_ bitmap: CGImage, of size: CGSize, in rect: CGRect) {
    saveGState()
    defer { restoreGState() }
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY + size.height)
    scaleBy(x: 1, y: -1)
    draw(bitmap, in: CGRect(origin: .zero, size: size), byTiling: true)
  }

  /// Draws a bitmap upright into `rect` of a context with y pointing down, rotated by `orientation`.
  func drawUpright(
    _ bitmap: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect
  ) {
    saveGState()
    defer { restoreGState() }
    // From here on, y points up and images are drawn upright.
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    let (width, height) = (rect.width, rect.height)
    switch orientation {
    case .down, .downMirrored:
      translateBy(x: width, y: height)
      rotate(by: .pi)
    case .left, .leftMirrored:
      translateBy(x: width, y: 0)
      rotate(by: .pi / 2)
    case .right, .rightMirrored:
      translateBy(x: 0, y: height)
      rotate(by: -.pi / 2)
    case .up, .upMirrored: break
    }
    switch orientation {
    case .upMirrored, .downMirrored:
      translateBy(x: width, y: 0)
      scaleBy(x: -1, y: 1)
    case .leftMirrored, .rightMirrored:
      translateBy(x: height, y: 0)
      scaleBy(x: -1, y: 1)
    case .up, .down, .left, .right: break
    }
    draw(
      bitmap,
      in: orientation.swapsAxes
        ? CGRect(x: 0, y: 0, width: height, height: width)
        : CGRect(x: 0, y: 0, width: width, height: height))
  }
}
