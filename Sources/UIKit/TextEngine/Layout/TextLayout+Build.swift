import CPango
import Foundation

extension TextLayout {
  /// Breaks `text` into lines. Prefer ``cached(_:_:)``.
  ///
  /// - Parameter known: The text before an edit with its layout, from which unchanged paragraphs are
  ///   reused.
  convenience init(
    _ text: AttributedText, _ options: TextLayoutOptions, known: KnownParagraphs? = nil
  ) {
    var builder = TextLayoutBuilder(text: text, options: options, known: known)
    FontMap.shared.withLock { builder.build(fonts: $0) }
    self.init(
      lines: builder.placedLines, size: builder.size, isTruncated: builder.isTruncated,
      options: options, brokenParagraphs: builder.brokenParagraphs)
  }
}

/// Lays out a text by paragraph, from top to bottom.
private struct TextLayoutBuilder {
  /// A line before the column's width is known.
  private struct Draft {
    let glyphs: GlyphLine
    let origin: Int
    let paragraph: ParagraphValues
    let indent: CGFloat
    let top: CGFloat
    let width: CGFloat
    let height: CGFloat
    let baseline: CGFloat
  }

  let text: AttributedText
  let options: TextLayoutOptions
  private var known: KnownParagraphs?
  private(set) var isTruncated = false
  private(set) var brokenParagraphs = 0
  private var drafts: [Draft] = []
  private var bottom: CGFloat = 0

  init(text: AttributedText, options: TextLayoutOptions, known: KnownParagraphs?) {
    self.text = text
    self.options = options
    // With a line limit, a paragraph's number of lines depends on the paragraphs before it.
    self.known = options.lineLimit == 0 ? known : nil
  }

  // MARK: Results

  var size: CGSize {
    let width = drafts.reduce(0) { max($0, $1.indent + $1.width) }
    return CGSize(width: min(width, options.width), height: bottom)
  }

  var placedLines: [TextLayout.Line] {
    let column = options.width.isFinite ? options.width : size.width
    return drafts.map { draft in
      let free = max(
        0, draft.paragraph.lineWidth(inColumn: column, indent: draft.indent) - draft.width)
      let isRightToLeft = options.isRightToLeft(draft.paragraph)
      let leading = draft.indent + draft.paragraph.lead(in: free, isRightToLeft: isRightToLeft)
      return TextLayout.Line(
        glyphs: draft.glyphs, origin: draft.origin,
        x: isRightToLeft ? column - leading - draft.width : leading,
        top: draft.top, width: draft.width, height: draft.height, baseline: draft.baseline,
        range: draft.glyphs.range.lowerBound + draft.origin..<draft.glyphs.range.upperBound
          + draft.origin)
    }
  }

  // MARK: Lines

  mutating func build(fonts: FontMap) {
    let breaker = LineBreaker(text: text, options: options, fonts: fonts)
    let paragraphs = TextSegment.paragraphs(text.units)
    for (index, range) in paragraphs.enumerated() {
      let room = options.lineLimit > 0 ? options.lineLimit - drafts.count : Int.max
      if room <= 0 {
        isTruncated = true
        break
      }
      let values = text.runs[text.runIndex(at: range.lowerBound)].shape.paragraph
      let isLast = index == paragraphs.count - 1
      if index > 0 { bottom += values.paragraphSpacingBefore }
      let lines: [GlyphLine]
      if let same = known?.lines(of: range, in: text) {
        lines = same
      } else {
        brokenParagraphs += 1
        lines = brokenLines(of: range, values, room: room, hasMore: !isLast, breaker: breaker)
      }
      for (position, line) in lines.enumerated() {
        append(line, of: range, values, isFirst: position == 0)
      }
      if !isLast { bottom += values.paragraphSpacing }
    }
    // Space after a line belongs only between lines.
    if let last = drafts.last { bottom = last.top + last.height }
  }

  /// Returns the lines of one paragraph, at most `room`, with the last one truncated if necessary.
  private mutating func brokenLines(
    of range: Range<Int>, _ values: ParagraphValues, room: Int, hasMore: Bool,
    breaker: LineBreaker
  ) -> [GlyphLine] {
    let segment = TextSegment(text.units, range)
    let rest = options.lineWidth(values, isFirst: false)
    let first = options.lineWidth(values, isFirst: true)
    let mode = values.lineBreakMode
    let wrap = LineBreaker.Mode.wrap(byCharacter: mode == .byCharWrapping)

    // A single line that is truncated needs no wrapping first.
    if room == 1, mode.isSingleLine {
      let (line, isShortened) = breaker.lastLine(
        from: range, origin: range.lowerBound, values, width: first, hasMore: hasMore)
      if isShortened { isTruncated = true }
      return [line]
    }
    var lines = breaker.lines(
      of: segment, origin: range.lowerBound, end: range.upperBound, paragraph: values, mode: wrap,
      width: max(rest, first), indent: rest - first
    ).lines
    guard lines.count > room || (lines.count == room && hasMore) else { return lines }
    isTruncated = true
    lines.removeSubrange(room...)
    guard mode.isSingleLine, let last = lines.popLast() else { return lines }
    let start = last.range.lowerBound + range.lowerBound
    lines.append(
      breaker.lastLine(
        from: start..<range.upperBound, origin: range.lowerBound, values,
        width: room == 1 ? first : rest, hasMore: hasMore
      ).line)
    return lines
  }

  // MARK: Heights

  private mutating func append(
    _ line: GlyphLine, of paragraph: Range<Int>, _ values: ParagraphValues, isFirst: Bool
  ) {
    if let previous = drafts.last, !isFirst || previous.paragraph.lineSpacing > 0 {
      bottom += previous.paragraph.lineSpacing
    }
    let origin = paragraph.lowerBound
    let (ascent, descent) = text.extent(
      of: line.range.isEmpty
        ? paragraph : line.range.lowerBound + origin..<line.range.upperBound + origin,
      fontScale: options.fontScale)
    let height = values.lineHeight(natural: ascent + descent)
    drafts.append(
      Draft(
        glyphs: line, origin: origin, paragraph: values,
        indent: isFirst ? values.firstLineHeadIndent : values.headIndent, top: bottom,
        width: min(line.width, options.lineWidth(values, isFirst: isFirst)), height: height,
        // A line's height beyond its fonts' is above the text.
        baseline: bottom + height - descent))
    bottom += height
  }
}
