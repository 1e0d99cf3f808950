import CPango
import CoreGraphics
import Foundation

extension TextLayout {
  /// Draws the lines with the column's top left at `origin`.
  ///
  /// Each range of text is drawn with its paint in `text`, or in `color`. Baselines are on whole
  /// pixels, and letters at fractions of pixels.
  ///
  /// - Parameters:
  ///   - override: A colour for all text, which replaces the text's own.
  ///   - range: The lines to draw. The default is all of them.
  ///   - parts: The parts of the lines to draw. The default is both.
  package func draw(
    _ text: AttributedText, in context: CGContext, at origin: CGPoint,
    color: any TextColor = CGColor.defaultText,
    override: (any TextColor)? = nil, lines range: Range<Int>? = nil,
    parts: TextParts = [.backgrounds, .glyphs]
  ) {
    let lines = lines[range ?? 0..<lines.count]
    guard !lines.isEmpty else { return }
    let painter = TextPainter(context: context, text: text, color: color, override: override)
    context.saveGState()
    defer { context.restoreGState() }
    FontMap.shared.withLock { _ in
      for line in lines where parts.contains(.backgrounds) {
        painter.drawBackground(of: line, at: origin)
      }
      for line in lines where parts.contains(.glyphs) {
        painter.draw(line, at: origin, fontScale: options.fontScale)
      }
    }
  }
}

/// The parts of lines that are drawn.
package struct TextParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let backgrounds = TextParts(rawValue: 1 << 0)
  /// Glyphs with their underlines, shadows and attachments.
  package static let glyphs = TextParts(rawValue: 1 << 1)
}

/// Draws the pieces of lines into one context.
private struct TextPainter {
  let context: CGContext
  let text: AttributedText
  let color: any TextColor
  let override: (any TextColor)?

  func drawBackground(of line: TextLayout.Line, at origin: CGPoint) {
    var x = origin.x + line.x
    for piece in line.glyphs.pieces {
      if let background = text.paints[text.runIndex(at: line.origin + piece.unit)].background {
        fill(
          CGRect(x: x, y: origin.y + line.top, width: piece.width, height: line.height),
          background)
      }
      x += piece.width
    }
  }

  func draw(_ line: TextLayout.Line, at origin: CGPoint, fontScale: CGFloat) {
    var x = origin.x + line.x
    let baseline = onPixel(origin.y + line.baseline)
    for piece in line.glyphs.pieces {
      let run = text.runIndex(at: line.origin + piece.unit)
      let paint = text.paints[run]
      let shape = text.runs[run].shape
      let y = baseline - shape.baselineOffset * fontScale
      if let shadow = paint.shadow, let color = shadow.drawnColor {
        context.saveGState()
        context.setShadow(
          offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        draw(piece, of: line.origin, run, shape.font.scaled(by: fontScale), x: x, y: y)
        context.restoreGState()
      } else {
        draw(piece, of: line.origin, run, shape.font.scaled(by: fontScale), x: x, y: y)
      }
      x += piece.width
    }
  }

  /// - Parameter origin: The index in the text at which the piece's paragraph begins.
  private func draw(
    _ piece: GlyphLine.Piece, of origin: Int, _ run: Int, _ font: FontSpecification, x: CGFloat,
    y: CGFloat
  ) {
    let paint = text.paints[run]
    let foreground = override ?? paint.foreground ?? color
    let thickness = max(PixelGrid(scale: pixelScale).nearest(font.size / 14), 1 / pixelScale)
    // San Francisco's underline is a tenth of an em below the baseline.
    drawRules(
      paint.underline, paint.underlineColor ?? foreground, along: piece, of: origin, x: x,
      y: y + font.size * 0.1, thickness: thickness)
    if let attachment = paint.attachment {
      draw(attachment, run: run, foreground, x: x, y: y)
    } else {
      drawGlyphs(piece, paint, foreground, font, x: x, y: y)
    }
    drawRules(
      paint.strikethrough, paint.strikethroughColor ?? foreground, along: piece, of: origin, x: x,
      y: y - FontMetrics.sanFrancisco.xHeight * font.size / 2, thickness: thickness)
  }

  /// Draws lines along the whole piece or along its words, if there is a style.
  private func drawRules(
    _ style: RuleStyle, _ color: any TextColor, along piece: GlyphLine.Piece, of origin: Int,
    x: CGFloat, y: CGFloat, thickness: CGFloat
  ) {
    guard style.hasLine else { return }
    let parts =
      style.contains(.byWord)
      ? piece.words(in: text.units.dropFirst(origin + piece.unit)) : [0..<piece.width]
    for part in parts {
      drawRule(
        style, color, x: x + part.lowerBound, width: part.upperBound - part.lowerBound,
        y: onPixel(y), thickness: thickness)
    }
  }

  /// Shows the glyphs as they are in the font, in a colour if they don't have their own.
  private func show(
    _ piece: GlyphLine.Piece, _ color: (any TextColor)? = nil, x: CGFloat, y: CGFloat
  ) {
    let cairo = context.cairo
    cairo_save(cairo)
    if let color {
      let (red, green, blue, alpha) = color.cgColor.rgba
      cairo_set_source_rgba(cairo, Double(red), Double(green), Double(blue), Double(alpha))
    }
    cairo_move_to(cairo, Double(x), Double(y))
    pango_cairo_show_glyph_string(cairo, piece.font, piece.glyphs)
    cairo_restore(cairo)
  }

  /// Fills the glyphs' outlines.
  ///
  /// Cairo places cached glyph images on whole pixels, which degrades spacing at small sizes. Only
  /// coloured glyphs, which have no outline, are drawn that way.
  private func drawGlyphs(
    _ piece: GlyphLine.Piece, _ paint: AttributedText.Paint, _ color: any TextColor,
    _ font: FontSpecification, x: CGFloat, y: CGFloat
  ) {
    if piece.isColored { return show(piece, x: x, y: y) }
    // In a document, text stays text, which can be searched and copied. Outlines would only be
    // shapes.
    if context.drawsDocument, paint.strokeWidth == 0, paint.obliqueness == 0 {
      return show(piece, color, x: x, y: y)
    }
    context.setFillColor(color.cgColor)
    // Accents and swashes extend beyond the line and the advances by less than an em.
    let reach = CGRect(x: x, y: y, width: piece.width, height: 0)
      .insetBy(dx: -font.size, dy: -2 * font.size)
    func outline(_ cairo: OpaquePointer) {
      cairo_save(cairo)
      cairo_translate(cairo, Double(x), Double(y))
      if paint.obliqueness != 0 {
        var lean = cairo_matrix_t(
          xx: 1, yx: 0, xy: -Double(paint.obliqueness), yy: 1, x0: 0, y0: 0)
        cairo_transform(cairo, &lean)
      }
      cairo_move_to(cairo, 0, 0)
      pango_cairo_glyph_string_path(cairo, piece.font, piece.glyphs)
      cairo_restore(cairo)
    }
    if paint.strokeWidth <= 0 { context.fill(bounds: reach) { outline($0) } }
    guard paint.strokeWidth != 0 else { return }
    context.saveGState()
    context.setStrokeColor((paint.strokeColor ?? color).cgColor)
    context.stroke(bounds: reach, width: abs(paint.strokeWidth) / 100 * font.size) { outline($0) }
    context.restoreGState()
  }

  /// Draws an attachment on the baseline.
  private func draw(
    _ attachment: any TextAttachment, run: Int, _ color: any TextColor, x: CGFloat, y: CGFloat
  ) {
    guard let frame = text.runs[run].shape.attachment else { return }
    let padding = attachment.lineLayoutPadding
    let place = CGRect(
      x: x + frame.minX + padding, y: onPixel(y - frame.maxY), width: frame.width - 2 * padding,
      height: frame.height)
    guard place.width > 0, place.height > 0 else { return }
    attachment.draw(
      in: place, of: context, characterIndex: text.runs[run].range.lowerBound, color: color)
  }

  /// Draws a line through or under text: single, thick or double, solid or dashed.
  private func drawRule(
    _ style: RuleStyle, _ color: any TextColor, x: CGFloat, width: CGFloat, y: CGFloat,
    thickness: CGFloat
  ) {
    let isThick = style.contains(.thick)
    let height = isThick ? 2 * thickness : thickness
    var tops = [y]
    if style.isSuperset(of: .double) { tops.append(y + 2 * height) }
    let dashes = style.dashes
    for top in tops {
      guard !dashes.isEmpty else {
        fill(CGRect(x: x, y: top, width: width, height: height), color)
        continue
      }
      var left: CGFloat = 0
      var index = 0
      while left < width {
        let length = dashes[index % dashes.count] * height
        if index.isMultiple(of: 2) {
          fill(CGRect(x: x + left, y: top, width: min(length, width - left), height: height), color)
        }
        left += length
        index += 1
      }
    }
  }

  private func fill(_ rect: CGRect, _ color: any TextColor) {
    context.saveGState()
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  // MARK: Pixels

  /// The vertical number of device pixels per point, or 1 in a rotated context.
  private var pixelScale: CGFloat {
    let transform = context.userSpaceToDeviceSpaceTransform
    guard transform.b == 0, transform.c == 0, transform.d != 0 else { return 1 }
    return abs(transform.d)
  }

  /// Returns the nearest whole pixel to a `y`, or `y` itself in a rotated context.
  private func onPixel(_ y: CGFloat) -> CGFloat {
    let transform = context.userSpaceToDeviceSpaceTransform
    guard transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
    return (PixelGrid(scale: 1).nearest(y * transform.d + transform.ty) - transform.ty)
      / transform.d
  }
}
