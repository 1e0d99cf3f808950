import CPango
import Foundation

/// One line of glyphs, shaped and in visual order.
///
/// Its places are counted from where its paragraph begins, so that it serves as long as that paragraph
/// is the same, wherever the text around takes it. Owns a `PangoLayoutLine`, which outlives the layout it was broken out of.
final class GlyphLine: @unchecked Sendable {
  /// A stretch of glyphs with one font and one set of attributes.
  struct Piece {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The UTF-16 unit of the paragraph whose attributes count.
    let unit: Int
    /// Its bytes in the segment that the line was broken out of, from where the lines begin in that.
    let bytes: Range<Int>
    /// Unicode's embedding level: odd reads right to left.
    let level: Int
    /// In points.
    let width: CGFloat
    /// Whether the glyphs are pictures, as of emoji, rather than outlines.
    let isColored: Bool
  }

  let width: CGFloat
  /// The UTF-16 units of the paragraph on this line.
  let range: Range<Int>
  /// The UTF-16 unit of the paragraph that the lines of the segment begin with.
  let segmentStart: Int
  let pieces: [Piece]
  /// Whether the paragraph reads right to left; `nil` when none of its letters says.
  let isRightToLeft: Bool?

  private let line: UnsafeMutablePointer<PangoLayoutLine>

  /// Takes over a line of a layout of `segment`. Call with Pango locked.
  ///
  /// - Parameters:
  ///   - prefix: the byte at which the lines of the segment begin.
  ///   - origin: where in the text the paragraph begins.
  ///   - end: where in the text the segment ends.
  init(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of segment: TextSegment, from prefix: Int,
    origin: Int, end: Int
  ) {
    self.line = pango_layout_line_ref(line)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let start = Int(line.pointee.start_index)
    let first = segment.unit(atByte: start, end: end)
    let last = segment.unit(atByte: start + Int(line.pointee.length), end: end)
    range = first - origin..<max(first, last) - origin
    segmentStart = (prefix < segment.units.count ? segment.units[prefix] : first) - origin

    var pieces: [Piece] = []
    var padding: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item = run.pointee.item, let glyphs = run.pointee.glyphs,
        let font = item.pointee.analysis.font
      {
        let isEllipsis =
          Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        let extra = isEllipsis ? Self.padding(of: glyphs, in: font) : 0
        padding += extra
        let offset = Int(item.pointee.offset)
        pieces.append(
          Piece(
            font: font, glyphs: glyphs,
            unit: segment.unit(atByte: offset, end: max(0, end - 1)) - origin,
            bytes: offset - prefix..<offset - prefix + Int(item.pointee.length),
            level: Int(item.pointee.analysis.level),
            width: Self.points(pango_glyph_string_get_width(glyphs) - extra),
            isColored: Self.isColored(font)))
      }
      node = current.pointee.next
    }
    self.pieces = pieces
    isRightToLeft = segment.bytes.isEmpty ? nil : line.pointee.resolved_dir % 2 == 1
    width = Self.points(logical.width - padding)
  }

  /// By how much Pango widened the last glyph of an ellipsis, to fill the column exactly. UIKit
  /// doesn't: a shortened line is as wide as what it shows, and is aligned like any other.
  private static func padding(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, in font: UnsafeMutablePointer<PangoFont>
  ) -> Int32 {
    guard glyphs.pointee.num_glyphs > 0 else { return 0 }
    let last = glyphs.pointee.glyphs[Int(glyphs.pointee.num_glyphs) - 1]
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, last.glyph, nil, &logical)
    return max(0, last.geometry.width - logical.width)
  }

  private static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

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
