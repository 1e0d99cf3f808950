import CPango
import Foundation

/// One line of glyphs, shaped and in visual order.
///
/// Owns a `PangoLayoutLine`, which outlives the layout it was broken out of.
final class GlyphLine: @unchecked Sendable {
  /// A stretch of glyphs with one font and one set of attributes.
  struct Piece {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The UTF-16 unit whose attributes count.
    let unit: Int
    /// In points.
    let width: CGFloat
    /// Whether the glyphs are pictures, as of emoji, rather than outlines.
    let isColored: Bool
  }

  let width: CGFloat
  /// The UTF-16 units on this line.
  let range: Range<Int>
  let pieces: [Piece]

  private let line: UnsafeMutablePointer<PangoLayoutLine>

  /// Takes over a line of a layout of `segment`. Call with Pango locked.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of segment: TextSegment, end: Int) {
    self.line = pango_layout_line_ref(line)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    width = CGFloat(logical.width) / CGFloat(PANGO_SCALE)

    let start = Int(line.pointee.start_index)
    let first = segment.unit(atByte: start, end: end)
    let last = segment.unit(atByte: start + Int(line.pointee.length), end: end)
    range = first..<max(first, last)

    var pieces: [Piece] = []
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = run.pointee.item, let glyphs = run.pointee.glyphs,
        let font = item.pointee.analysis.font
      {
        pieces.append(
          Piece(
            font: font, glyphs: glyphs,
            unit: segment.unit(atByte: Int(item.pointee.offset), end: max(0, end - 1)),
            width: CGFloat(pango_glyph_string_get_width(glyphs)) / CGFloat(PANGO_SCALE),
            isColored: Self.isColored(font)))
      }
      node = current.pointee.next
    }
    self.pieces = pieces
  }

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var isColored: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    return isColored != 0
  }

  deinit {
    let line = line
    TextEngine.shared.withLock { _ in pango_layout_line_unref(line) }
  }
}
