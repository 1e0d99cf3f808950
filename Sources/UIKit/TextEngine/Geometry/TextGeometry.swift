import CoreGraphics
import Foundation
import OozeKernel

/// The positions of carets and selections in an editable text.
///
/// Points are relative to the column's top left, with y pointing down. Offsets are in UTF-16 units.
/// There is always a line: an empty text has one, and a separator at the end of the text starts
/// another, both in the font of the text typed next.
package struct TextGeometry {
  /// A position between characters, with the side of the break at the end of a wrapped line.
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
  package struct Line {
    package let range: Range<Int>
    package let left: CGFloat
    package let right: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    package let baseline: CGFloat
    package let isRightToLeft: Bool
    /// Whether the paragraph continues on the next line.
    let isWrapped: Bool

    package var bottom: CGFloat { top + height }
  }

  package let text: AttributedText
  package let layout: TextLayout
  package private(set) var lines: [Line]
  /// The areas of lines in a region. Empty in a column.
  private(set) var fragments: [TextLayout.Fragment]
  /// The first line of each row in a region. Empty in a column, where each line is a row.
  private(set) var rowStarts: [Int] = []

  package init(
    _ text: AttributedText, _ options: TextLayoutOptions, typing: AttributedText.Shape,
    previous: TextGeometry? = nil
  ) {
    self.init(text, options, typing: typing, previous: previous, region: nil)
  }

  /// - Parameters:
  ///   - typing: The shape of the text typed next.
  ///   - previous: The geometry before an edit, from which unchanged paragraphs are reused.
  ///   - region: The region for lines, or `nil` for a column.
  package init(
    _ text: AttributedText, _ options: TextLayoutOptions, typing: AttributedText.Shape,
    previous: TextGeometry?, region: TextRegion?
  ) {
    self.text = text
    var known: KnownParagraphs?
    if let previous, previous.layout.options == options,
      region != nil || previous.layout.fragments.isEmpty
    {
      known = KnownParagraphs(of: previous.text, in: previous.layout, before: text)
    }
    let layout: TextLayout
    if let region {
      layout = TextLayout(text, options, region: region, known: known)
    } else if let known {
      layout = TextLayout(text, options, known: known)
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
    fragments = layout.fragments
    let units = text.units
    if let region {
      addExtraLine(typing, options, in: region)
      rowStarts = fragments.indices.filter { $0 == 0 || fragments[$0].row != fragments[$0 - 1].row }
    } else if units.last.map(TextSegment.isSeparator) ?? true {
      addExtraLine(typing, options)
    }
  }

  /// Adds the empty line after the last separator.
  private mutating func addExtraLine(_ typing: AttributedText.Shape, _ options: TextLayoutOptions) {
    let paragraph = typing.paragraph
    let isRightToLeft = options.isRightToLeft(paragraph)
    let column = options.width.isFinite ? options.width : layout.size.width
    let free = paragraph.lineWidth(inColumn: column, indent: paragraph.firstLineHeadIndent)
    let leading =
      paragraph.firstLineHeadIndent + paragraph.lead(in: free, isRightToLeft: isRightToLeft)
    appendExtraLine(
      typing, options, x: isRightToLeft ? column - leading : leading, top: extraTop(paragraph))
  }

  /// Adds the empty line in a region, if it fits. A text without any line always gets one.
  private mutating func addExtraLine(
    _ typing: AttributedText.Shape, _ options: TextLayoutOptions, in region: TextRegion
  ) {
    let isOpen = text.units.last.map(TextSegment.isSeparator) ?? true
    guard isOpen && !layout.isTruncated || lines.isEmpty else { return }
    let paragraph = typing.paragraph
    let isRightToLeft = options.isRightToLeft(paragraph)
    let column =
      options.width.isFinite ? options.width : region.width - 2 * region.padding
    let row = (fragments.last?.row ?? -1) + 1
    guard
      let (fragment, area) = region.room(
        from: extraTop(paragraph), height: extraHeight(typing, options), unit: text.units.count,
        isRightToLeft: isRightToLeft, column: column)
    else {
      guard lines.isEmpty else { return }
      addExtraLine(typing, options)
      fragments.append(
        TextLayout.Fragment(
          x: 0, width: region.width, left: 0, right: column, room: column, row: row))
      return
    }
    let edge = isRightToLeft ? column - area.right : area.left
    let end = min(
      isRightToLeft ? column - area.left : area.right, paragraph.lineEnd(inColumn: column))
    let start = max(edge, paragraph.firstLineHeadIndent)
    let free = end - start < TextRegion.unlimited ? max(0, end - start) : 0
    let leading = start + paragraph.lead(in: free, isRightToLeft: isRightToLeft)
    appendExtraLine(
      typing, options, x: isRightToLeft ? column - leading : leading, top: fragment.minY)
    fragments.append(
      TextLayout.Fragment(
        x: fragment.minX, width: fragment.width, left: area.left, right: area.right,
        room: free, row: row))
  }

  private mutating func appendExtraLine(
    _ typing: AttributedText.Shape, _ options: TextLayoutOptions, x: CGFloat, top: CGFloat
  ) {
    let size = typing.font.size * options.fontScale
    let height = extraHeight(typing, options)
    lines.append(
      Line(
        range: text.units.count..<text.units.count, left: x, right: x, top: top, height: height,
        baseline: top + height + FontMetrics.sanFrancisco.descender * size,
        isRightToLeft: options.isRightToLeft(typing.paragraph), isWrapped: false))
  }

  private func extraHeight(
    _ typing: AttributedText.Shape, _ options: TextLayoutOptions
  ) -> CGFloat {
    let metrics = FontMetrics.sanFrancisco
    let size = typing.font.size * options.fontScale
    return typing.paragraph.lineHeight(natural: (metrics.ascender - metrics.descender) * size)
  }

  private func extraTop(_ paragraph: ParagraphValues) -> CGFloat {
    guard let last = lines.last else { return 0 }
    return last.bottom + paragraph.lineSpacing + paragraph.paragraphSpacing
      + paragraph.paragraphSpacingBefore
  }

  package var endOfText: Int { text.units.count }

  /// The size of all lines, including an empty last one.
  package var size: CGSize {
    CGSize(width: layout.size.width, height: max(layout.size.height, lines.last?.bottom ?? 0))
  }

  // MARK: Lines

  /// Returns the line of a place. The cost is logarithmic.
  package func lineIndex(of place: Place) -> Int {
    let begun = Bisection.count(lines.count) { lines[$0].range.lowerBound <= place.offset }
    let index = max(0, begun - 1)
    guard place.isUpstream, index > 0, lines[index].range.lowerBound == place.offset,
      lines[index - 1].isWrapped
    else { return index }
    return index - 1
  }

  package func characters(ofLine index: Int) -> [PlacedCharacter] {
    guard index < layout.lines.count else { return [] }
    let placed = layout.lines[index]
    var characters = placed.glyphs.characters(of: text.units, origin: placed.origin)
    let line = lines[index]
    guard line.isWrapped else { return characters }
    // Spaces at the end of a wrapped line take no width and are at the line's end (rule L1 of the
    // bidirectional algorithm). Pango leaves them where the text before them ends.
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
