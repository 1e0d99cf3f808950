import CoreGraphics
import Foundation
import OozeKernel

/// A text that is broken into lines, measured and positioned.
///
/// Positions are in points from the top left of the column, with y pointing down. Lines have San
/// Francisco's heights, and their glyphs are Inter's. A layout is immutable and created once for each
/// text and column; use ``cached(_:_:)``.
///
/// Shaping is linear in the text. A layout found in the cache costs the hash of its text.
package final class TextLayout: Sendable {
  /// A line with its position.
  package struct Line: Sendable {
    let glyphs: GlyphLine
    /// The index in the text at which its paragraph begins.
    let origin: Int
    /// The left end of the text.
    package let x: CGFloat
    package let top: CGFloat
    /// The width, which is at most the column's, even if a glyph extends beyond a column that is too
    /// narrow.
    package let width: CGFloat
    package let height: CGFloat
    /// The distance from the column's top to the baseline.
    package let baseline: CGFloat
    /// The range of the text in UTF-16 units.
    package let range: Range<Int>
  }

  /// The area of a line in a region that isn't a column.
  package struct Fragment: Sendable {
    /// The left edge and the width in the region, including padding.
    package let x: CGFloat
    package let width: CGFloat
    /// The left and right edges for text, in the column's coordinates.
    let left: CGFloat
    let right: CGFloat
    /// The width that the line was broken for.
    let room: CGFloat
    /// The width that the line's first character needs, if there was a place too narrow for it, or else
    /// 0.
    var leastRoom: CGFloat = 0
    /// The number of its row, which lines next to each other share.
    let row: Int
  }

  package let lines: [Line]
  /// The areas of the lines. Empty in a column, where each line has the full width.
  let fragments: [Fragment]
  /// The exact size of the lines, not rounded to pixels.
  package let size: CGSize
  /// Whether some of the text isn't shown.
  package let isTruncated: Bool
  package let options: TextLayoutOptions
  /// The number of paragraphs that were shaped and broken into lines, without those that were reused.
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

  /// Returns the size on the device, with each side rounded **up** to the pixel, as in UILabel.
  package func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: PixelGrid(scale: scale).up(size.width),
      height: PixelGrid(scale: scale).up(size.height))
  }

  /// The distance from the top to the first baseline, or 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance from the top to the last baseline, or 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Returns the number of lines that fit into `height` points, at least one if there are any.
  package func lineCount(fitting height: CGFloat) -> Int {
    let fitting = lines.prefix { $0.top + $0.height <= height + 0.01 }.count
    return fitting.clamped(1, lines.count)
  }
}
