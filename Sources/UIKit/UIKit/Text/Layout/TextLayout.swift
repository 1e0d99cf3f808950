import Foundation

/// A text broken into lines, measured and placed.
///
/// Positions are points from the top left of the column, y down. Lines have San Francisco's
/// heights; their glyphs are Inter's. Immutable, and made once for each text and column: ask
/// ``cached(_:_:)``.
///
/// Cost: shaping is linear in the text; a layout found in the cache costs the hash of its text.
package final class TextLayout: Sendable {
  /// A line and where it stands.
  package struct Line: Sendable {
    let glyphs: GlyphLine
    /// Where in the text its paragraph begins.
    let origin: Int
    /// The left end of the text.
    package let x: CGFloat
    package let top: CGFloat
    /// At most the column's width, even where a glyph sticks out of a column too narrow for it.
    package let width: CGFloat
    package let height: CGFloat
    /// From the column's top down to the baseline.
    package let baseline: CGFloat
    /// UTF-16 units of the text.
    package let range: Range<Int>
  }

  /// The room that a line was given in a region that is no column.
  struct Fragment: Sendable {
    /// Its left edge and width in the region, paddings included.
    let x: CGFloat
    let width: CGFloat
    /// The edges that text may take, in the column.
    let left: CGFloat
    let right: CGFloat
    /// The width that the line was broken for.
    let room: CGFloat
    /// The width that the line's first character needs, if there was a place too narrow for it; else 0.
    var leastRoom: CGFloat = 0
    /// The number of its row: lines beside each other have one.
    let row: Int
  }

  package let lines: [Line]
  /// One for each line; none in a column, of which each line has all the width.
  let fragments: [Fragment]
  /// The exact size of the lines: not rounded to pixels.
  package let size: CGSize
  /// Whether some of the text is not shown.
  let isTruncated: Bool
  package let options: TextLayoutOptions
  /// How many paragraphs were shaped and broken into lines for it; the others were known.
  let brokenParagraphs: Int

  init(
    lines: [Line], fragments: [Fragment] = [], size: CGSize, isTruncated: Bool,
    options: TextLayoutOptions, brokenParagraphs: Int
  ) {
    self.fragments = fragments
    self.brokenParagraphs = brokenParagraphs
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.options = options
  }

  /// The size on the device: each side rounded **up** to the pixel, as UILabel's is.
  package func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: PixelGrid(scale: scale).up(size.width),
      height: PixelGrid(scale: scale).up(size.height))
  }

  /// From the top down to the first baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// From the top down to the last baseline; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// How many lines fit into `height` points, at least one of those that exist.
  func lineCount(fitting height: CGFloat) -> Int {
    let fitting = lines.prefix { $0.top + $0.height <= height + 0.01 }.count
    return fitting.clamped(1, lines.count)
  }
}
