import CPango
import Foundation

extension TextLayout {
  /// Breaks `text` into lines. Prefer ``cached(_:_:)``.
  ///
  /// - Parameter known: a text before an edit with its layout, from which the paragraphs that are the
  ///   same are taken.
  package convenience init(
    _ text: AttributedText, _ options: TextLayoutOptions, known: KnownParagraphs? = nil
  ) {
    var builder = TextLayoutBuilder(text: text, options: options, known: known)
    TextEngine.shared.withLock { builder.build(engine: $0) }
    self.init(
      lines: builder.placedLines, size: builder.size, isTruncated: builder.isTruncated,
      options: options, brokenParagraphs: builder.brokenParagraphs)
  }
}

/// Lays a text out paragraph by paragraph, top to bottom.
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
    // How many lines a paragraph may have depends on those before it where they are limited.
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
      let lead: CGFloat =
        switch draft.paragraph.alignment {
        case .left: isRightToLeft ? free : 0
        case .right: isRightToLeft ? 0 : free
        case .center: free / 2
        case .natural, .justified: 0
        }
      let leading = draft.indent + lead
      return TextLayout.Line(
        glyphs: draft.glyphs, origin: draft.origin,
        x: isRightToLeft ? column - leading - draft.width : leading,
        top: draft.top, width: draft.width, height: draft.height, baseline: draft.baseline,
        range: draft.glyphs.range.lowerBound + draft.origin..<draft.glyphs.range.upperBound
          + draft.origin)
    }
  }

  // MARK: Lines

  mutating func build(engine: TextEngine) {
    let breaker = LineBreaker(text: text, options: options, engine: engine)
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
        let isFirst = position == 0
        append(line, of: range, values, isFirst: isFirst)
      }
      if !isLast { bottom += values.paragraphSpacing }
    }
    // Space that follows a line belongs between lines only.
    if let last = drafts.last { bottom = last.top + last.height }
  }

  /// The lines of one paragraph, at most `room`, the last of them shortened if need be.
  private mutating func brokenLines(
    of range: Range<Int>, _ values: ParagraphValues, room: Int, hasMore: Bool,
    breaker: LineBreaker
  ) -> [GlyphLine] {
    let segment = TextSegment(text.units, range)
    let rest = width(values, isFirst: false)
    let first = width(values, isFirst: true)
    let mode = values.lineBreakMode
    let wrap = LineBreaker.Mode.wrap(byCharacter: mode == .byCharWrapping)

    // One line that is shortened needs no wrapping first.
    if room == 1, mode.isSingleLine {
      return [
        lastLine(
          from: range, origin: range.lowerBound, values, width: first, hasMore: hasMore,
          breaker: breaker)
      ]
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
      lastLine(
        from: start..<range.upperBound, origin: range.lowerBound, values,
        width: room == 1 ? first : rest,
        hasMore: hasMore, breaker: breaker))
    return lines
  }

  /// The last line that there is room for, with everything that follows, shortened to fit.
  private mutating func lastLine(
    from range: Range<Int>, origin: Int, _ values: ParagraphValues, width: CGFloat,
    hasMore: Bool, breaker: LineBreaker
  ) -> GlyphLine {
    var end = range.upperBound
    let mode: LineBreaker.Mode
    var segment: TextSegment
    switch values.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle:
      // The end of the whole text stays in sight.
      end = hasMore ? text.units.count : end
      segment = TextSegment(text.units, range.lowerBound..<end)
      mode = .truncate(
        values.lineBreakMode == .byTruncatingHead ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE)
    case .byTruncatingTail:
      segment = TextSegment(text.units, range)
      if hasMore { segment.append(TextSegment.ellipsis, at: max(0, end - 1)) }
      mode = .truncate(PANGO_ELLIPSIZE_END)
    case .byClipping, .byWordWrapping, .byCharWrapping:
      segment = TextSegment(text.units, range)
      mode = .single
    }
    let (lines, isShortened) = breaker.lines(
      of: segment, origin: origin, end: end, paragraph: values, mode: mode, width: width)
    let line = lines[0]
    if isShortened || hasMore || line.width > width + 0.01 { isTruncated = true }
    return line
  }

  private func width(_ values: ParagraphValues, isFirst: Bool) -> CGFloat {
    guard options.width.isFinite else { return .infinity }
    return values.lineWidth(
      inColumn: options.width, indent: isFirst ? values.firstLineHeadIndent : values.headIndent)
  }

  // MARK: Heights

  private mutating func append(
    _ line: GlyphLine, of paragraph: Range<Int>, _ values: ParagraphValues, isFirst: Bool
  ) {
    if let previous = drafts.last, !isFirst || previous.paragraph.lineSpacing > 0 {
      bottom += previous.paragraph.lineSpacing
    }
    let origin = paragraph.lowerBound
    let (ascent, descent) = extent(
      of: line.range.isEmpty
        ? paragraph : line.range.lowerBound + origin..<line.range.upperBound + origin)
    let height = values.lineHeight(natural: ascent + descent)
    drafts.append(
      Draft(
        glyphs: line, origin: origin, paragraph: values,
        indent: isFirst ? values.firstLineHeadIndent : values.headIndent, top: bottom,
        width: min(line.width, width(values, isFirst: isFirst)), height: height,
        // The height of a line beyond its fonts stands above the text.
        baseline: bottom + height - descent))
    bottom += height
  }

  /// How far the fonts of a range reach above and below the baseline.
  private func extent(of range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    let metrics = FontMetrics.sanFrancisco
    let first = text.runIndex(at: range.lowerBound)
    let last = text.runIndex(at: max(range.lowerBound, range.upperBound - 1))
    var ascent = -CGFloat.infinity
    var descent = -CGFloat.infinity
    for run in text.runs[first...last] {
      if let attachment = run.shape.attachment {
        ascent = max(ascent, attachment.maxY + run.shape.baselineOffset)
        descent = max(descent, -attachment.minY - run.shape.baselineOffset)
      }
      let size = run.shape.font.size * options.fontScale
      let offset = run.shape.baselineOffset * options.fontScale
      ascent = max(ascent, metrics.ascender * size + offset)
      descent = max(descent, -metrics.descender * size - offset)
    }
    return (ascent, descent)
  }
}

extension NSLineBreakMode {
  /// Whether the last line holds all the text that is left, shortened or cut off.
  fileprivate var isSingleLine: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
