import CPango
import Foundation

/// A line of shaped glyphs in visual order.
///
/// Its indices are relative to the start of its paragraph. It can therefore be reused while the paragraph stays the
/// same, wherever the text around it moves. It owns a `PangoLayoutLine`, which outlives the layout that created it.
final class GlyphLine: @unchecked Sendable {
  /// A sequence of glyphs with the same font and attributes.
  struct Piece {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The UTF-16 unit of the paragraph whose attributes apply.
    let unit: Int
    /// The byte range in the segment that the line was broken from, relative to the start of the segment's lines.
    let bytes: Range<Int>
    /// The Unicode embedding level. Odd levels are right-to-left.
    let level: Int
    /// The width in points.
    let width: CGFloat
    /// Whether the glyphs are images, such as emoji, instead of outlines.
    let isColored: Bool
  }

  let width: CGFloat
  /// The range of the line in the paragraph, in UTF-16 units.
  let range: Range<Int>
  /// The UTF-16 unit of the paragraph at which the segment's lines begin.
  let segmentStart: Int
  let pieces: [Piece]
  /// Whether the paragraph is right-to-left, or `nil` if none of its letters has a direction.
  let isRightToLeft: Bool?

  private let line: UnsafeMutablePointer<PangoLayoutLine>

  /// Creates a line from a line of a layout of `segment`. Call it with Pango locked.
  ///
  /// - Parameters:
  ///   - prefix: The byte at which the segment's lines begin.
  ///   - origin: The index in the text at which the paragraph begins.
  ///   - end: The index in the text at which the segment ends.
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

  /// Returns the amount by which Pango widened the last glyph of an ellipsis to fill the column exactly.
  ///
  /// UIKit doesn't do this: a truncated line is as wide as its content and is aligned like any other.
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
    FontMap.shared.withLock { _ in pango_layout_line_unref(line) }
  }
}
