import CoreGraphics
import Foundation

/// Where carets and selections stand in a text that is edited.
///
/// Points from the column's top left, y down; offsets in UTF-16 units. There is always a line: an
/// empty text has one, and a separator at the text's end opens another, both in the font that would
/// be typed with.
package struct TextGeometry {
  /// A place between characters, and for the end of a wrapped line on which side of the break.
  package struct Place: Hashable {
    package var offset: Int
    /// Whether it belongs to the character before it.
    package var isUpstream = false

    package init(offset: Int, isUpstream: Bool = false) {
      self.offset = offset
      self.isUpstream = isUpstream
    }
  }

  /// A line with its carets.
  struct Line {
    let range: Range<Int>
    let left: CGFloat
    let right: CGFloat
    let top: CGFloat
    let height: CGFloat
    let baseline: CGFloat
    let isRightToLeft: Bool
    /// Whether the next line goes on with the same paragraph.
    let isWrapped: Bool

    var bottom: CGFloat { top + height }
  }

  package let text: AttributedText
  package let layout: TextLayout
  private(set) var lines: [Line]

  /// - Parameters:
  ///   - typing: what the next character would look like.
  ///   - previous: before an edit; paragraphs that are the same are not laid out again.
  package init(
    _ text: AttributedText, _ options: TextLayoutOptions, typing: AttributedText.Shape,
    previous: TextGeometry? = nil
  ) {
    self.text = text
    let layout: TextLayout
    if let previous, previous.layout.options == options {
      layout = TextLayout(
        text, options,
        known: KnownParagraphs(of: previous.text, in: previous.layout, before: text))
    } else {
      layout = TextLayout.cached(text, options)
    }
    self.layout = layout
    lines = layout.lines.enumerated().map { index, line in
      let next = index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : nil
      let paragraph = text.runs[text.runIndex(at: line.range.lowerBound)].shape.paragraph
      return Line(
        range: line.range, left: line.x, right: line.x + line.glyphs.width, top: line.top,
        height: line.height, baseline: line.baseline,
        isRightToLeft: line.glyphs.isRightToLeft ?? options.isRightToLeft(paragraph),
        isWrapped: next == line.range.upperBound)
    }
    let units = text.units
    if units.last.map(TextSegment.isSeparator) ?? true { addExtraLine(typing, options) }
  }

  /// The line after the last separator, on which nothing stands yet.
  private mutating func addExtraLine(_ typing: AttributedText.Shape, _ options: TextLayoutOptions) {
    let paragraph = typing.paragraph
    let size = typing.font.size * options.fontScale
    let metrics = FontMetrics.sanFrancisco
    let natural = (metrics.ascender - metrics.descender) * size
    let height = paragraph.lineHeight(natural: natural)
    var top: CGFloat = 0
    if let last = lines.last {
      top =
        last.bottom + paragraph.lineSpacing + paragraph.paragraphSpacing
        + paragraph.paragraphSpacingBefore
    }
    let isRightToLeft = options.isRightToLeft(paragraph)
    let column = options.width.isFinite ? options.width : layout.size.width
    let free = paragraph.lineWidth(inColumn: column, indent: paragraph.firstLineHeadIndent)
    let lead: CGFloat =
      switch paragraph.alignment {
      case .left: isRightToLeft ? free : 0
      case .right: isRightToLeft ? 0 : free
      case .center: free / 2
      case .natural, .justified: 0
      }
    let leading = paragraph.firstLineHeadIndent + lead
    let x = isRightToLeft ? column - leading : leading
    lines.append(
      Line(
        range: text.units.count..<text.units.count, left: x, right: x, top: top, height: height,
        baseline: top + height + metrics.descender * size, isRightToLeft: isRightToLeft,
        isWrapped: false))
  }

  var endOfText: Int { text.units.count }

  /// The size of all lines, the empty last one too.
  package var size: CGSize {
    CGSize(width: layout.size.width, height: max(layout.size.height, lines.last?.bottom ?? 0))
  }

  // MARK: Lines

  /// The line on which a place stands. Cost: logarithmic.
  func lineIndex(of place: Place) -> Int {
    let begun = Bisection.count(lines.count) { lines[$0].range.lowerBound <= place.offset }
    let index = max(0, begun - 1)
    guard place.isUpstream, index > 0, lines[index].range.lowerBound == place.offset,
      lines[index - 1].isWrapped
    else { return index }
    return index - 1
  }

  /// The line at a height; the first above all, the last below.
  func lineIndex(atHeight y: CGFloat) -> Int {
    Bisection.count(lines.count - 1) { y >= (lines[$0].bottom + lines[$0 + 1].top) / 2 }
  }

  func characters(ofLine index: Int) -> [PlacedCharacter] {
    guard index < layout.lines.count else { return [] }
    let placed = layout.lines[index]
    var characters = placed.glyphs.characters(of: text.units, origin: placed.origin)
    let line = lines[index]
    guard line.isWrapped else { return characters }
    // Spaces at the end of a wrapped line take no room, and stand where the line ends (rule L1 of the
    // bidirectional algorithm); Pango leaves them where the text before them ends.
    for position in characters.indices.reversed() {
      guard characters[position].right - characters[position].left < 0.001 else { break }
      let end = line.isRightToLeft ? 0 : line.right - line.left
      characters[position].left = end
      characters[position].right = end
      characters[position].level = line.isRightToLeft ? 1 : 0
    }
    return characters
  }
}
