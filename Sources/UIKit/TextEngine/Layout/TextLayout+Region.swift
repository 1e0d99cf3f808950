import CoreGraphics

extension TextLayout {
  /// Breaks `text` into lines inside a region.
  ///
  /// Lines with the region's full width are identical to those of a column, to the bit. If there is space
  /// on both sides of a shape, a row has several lines, in the paragraph's reading order. If not even a
  /// character fits, the text continues below. Text that doesn't fit in the region isn't laid out.
  ///
  /// - Parameter known: The text before an edit with its layout, from which lines with the same width are
  ///   reused.
  convenience init(
    _ text: AttributedText, _ options: TextLayoutOptions, region: TextRegion,
    known: KnownParagraphs?
  ) {
    var builder = RegionLayoutBuilder(text: text, options: options, region: region, known: known)
    FontMap.shared.withLock { builder.build(fonts: $0) }
    self.init(
      lines: builder.lines, fragments: builder.fragments, size: builder.size,
      isTruncated: builder.isTruncated, options: options,
      brokenParagraphs: builder.brokenParagraphs)
  }
}

/// Lays out a text by row, from top to bottom.
private struct RegionLayoutBuilder {
  /// A line with its available width.
  private struct Piece {
    var glyphs: GlyphLine
    let fragment: CGRect
    let area: (left: CGFloat, right: CGFloat)
    let span: Span
  }

  /// The available width for text in a fragment, measured from the column's leading edge.
  private struct Span {
    let start: CGFloat
    let room: CGFloat
  }

  /// Lines next to each other.
  private struct Row {
    var top: CGFloat
    var pieces: [Piece] = []
    /// The unit of the paragraph at which the next row begins.
    var end: Int
  }

  let text: AttributedText
  let options: TextLayoutOptions
  let region: TextRegion
  private let known: KnownParagraphs?
  private(set) var lines: [TextLayout.Line] = []
  private(set) var fragments: [TextLayout.Fragment] = []
  private(set) var isTruncated = false
  private(set) var brokenParagraphs = 0
  private var bottom: CGFloat = 0
  /// The extent of lines from the leading edge, ignoring alignment.
  private var furthest: CGFloat = 0
  private var rows = 0
  private var previous: ParagraphValues?

  init(
    text: AttributedText, options: TextLayoutOptions, region: TextRegion, known: KnownParagraphs?
  ) {
    self.text = text
    self.options = options
    self.region = region
    self.known = options.lineLimit == 0 ? known : nil
  }

  var size: CGSize { CGSize(width: min(furthest, options.width), height: bottom) }

  /// The width of text in a line with the region's full width.
  private var column: CGFloat {
    options.width.isFinite ? options.width : region.width - 2 * region.padding
  }

  // MARK: Paragraphs

  mutating func build(fonts: FontMap) {
    let breaker = LineBreaker(text: text, options: options, fonts: fonts)
    let paragraphs = TextSegment.paragraphs(text.units)
    for (index, range) in paragraphs.enumerated() {
      let values = text.runs[text.runIndex(at: range.lowerBound)].shape.paragraph
      let isLast = index == paragraphs.count - 1
      if index > 0 { bottom += values.paragraphSpacingBefore }
      guard layOut(range, values, hasMore: !isLast, breaker) else {
        isTruncated = true
        break
      }
      if !isLast { bottom += values.paragraphSpacing }
    }
    // Space after a line belongs only between lines.
    if let last = lines.last { bottom = last.top + last.height }
  }

  /// Lays out a paragraph. Returns whether all of it, including the following text if needed, is laid out.
  private mutating func layOut(
    _ range: Range<Int>, _ values: ParagraphValues, hasMore: Bool, _ breaker: LineBreaker
  ) -> Bool {
    var (supply, isKnown) = lines(of: range, values, breaker)
    defer { if !isKnown || supply.hasBroken { brokenParagraphs += 1 } }
    var start = 0
    var isFirst = true
    repeat {
      if options.lineLimit > 0, rows >= options.lineLimit { return false }
      if let previous { bottom += previous.lineSpacing }
      guard var row = row(from: start, isFirst: isFirst, &supply) else { return false }
      let isCut =
        rows + 1 == options.lineLimit && (row.end < range.count || hasMore)
      if isCut, values.lineBreakMode.isSingleLine, let last = row.pieces.last {
        row.pieces[row.pieces.count - 1].glyphs =
          breaker.lastLine(
            from: range.lowerBound + last.glyphs.range.lowerBound..<range.upperBound,
            origin: range.lowerBound, values, width: last.span.room, hasMore: hasMore,
            isRightToLeft: supply.isRightToLeft
          ).line
      }
      place(row, of: supply)
      if isCut { return false }
      start = row.end
      isFirst = false
    } while start < range.count
    return true
  }

  /// Returns the lines of a paragraph as they were before an edit, or else in a column.
  private func lines(
    of range: Range<Int>, _ values: ParagraphValues, _ breaker: LineBreaker
  ) -> (lines: ParagraphLines, areKnown: Bool) {
    let first = options.lineWidth(values, isFirst: true)
    let rest = options.lineWidth(values, isFirst: false)
    func inColumn(_ lines: [GlyphLine]) -> [ParagraphLines.Broken] {
      lines.enumerated().map { .init(glyphs: $1, room: $0 == 0 ? first : rest) }
    }
    guard let known, let places = known.places(of: range, in: text) else {
      let broken = breaker.lines(
        of: TextSegment(text.units, range), origin: range.lowerBound, end: range.upperBound,
        paragraph: values, mode: .wrap(byCharacter: values.lineBreakMode == .byCharWrapping),
        width: max(rest, first), indent: rest - first
      ).lines
      return (ParagraphLines(inColumn(broken), of: range, values, breaker: breaker), false)
    }
    let layout = known.layout
    let broken =
      layout.fragments.isEmpty
      ? inColumn(layout.lines[places].map(\.glyphs))
      : places.map {
        ParagraphLines.Broken(
          glyphs: layout.lines[$0].glyphs, room: layout.fragments[$0].room,
          leastRoom: layout.fragments[$0].leastRoom)
      }
    return (ParagraphLines(broken, of: range, values, breaker: breaker), true)
  }

  // MARK: Rows

  /// Returns the next row, moved down to where there is space, or `nil` if the region ends before that.
  private mutating func row(
    from start: Int, isFirst: Bool, _ supply: inout ParagraphLines
  ) -> Row? {
    let range = supply.range
    let unit = range.lowerBound + start
    // The height of the first character. A taller one later in the row makes it try again.
    let (ascent, descent) = text.extent(
      of: unit..<min(unit + 1, range.upperBound), fontScale: options.fontScale)
    var height = supply.values.lineHeight(natural: ascent + descent)
    var top = bottom
    var moves = 0
    while moves < TextRegion.maximumMoves {
      guard
        let row = fill(top: top, height: height, from: start, isFirst: isFirst, &supply)
      else { return nil }
      guard !row.pieces.isEmpty else {
        moves += 1
        top = region.lower(than: row.top)
        continue
      }
      let needed = extent(of: row, in: range, supply.values).height
      guard needed > height + PixelGrid.noise else { return row }
      height = needed
      top = row.top
    }
    return nil
  }

  /// Returns the row that fits at a height, or `nil` if the region ends.
  private mutating func fill(
    top: CGFloat, height: CGFloat, from start: Int, isFirst: Bool, _ supply: inout ParagraphLines
  ) -> Row? {
    var row = Row(top: top, end: start)
    var proposed = CGRect(x: 0, y: top, width: region.width, height: height)
    let count = supply.range.count
    var isFirstFragment = true
    repeat {
      let answer = region.answer(
        proposed, supply.range.lowerBound + row.end, supply.isRightToLeft)
      guard let area = region.area(of: answer.fragment, in: proposed, column: column) else {
        return isFirstFragment && proposed.maxY > region.bottom + PixelGrid.noise ? nil : row
      }
      let fragment = answer.fragment
      if isFirstFragment {
        row.top = max(top, fragment.minY)
        if row.top + height > region.bottom + PixelGrid.noise { return nil }
      } else if abs(fragment.minY - row.top) > PixelGrid.noise {
        // The fragment is below this row because the region moved it down.
        return row
      }
      isFirstFragment = false
      let span = span(in: area, supply.values, isFirst: isFirst)
      let isWhole = region.isWhole(fragment, proposed)
      if let line = line(from: row.end, span, isWhole: isWhole, &supply) {
        row.pieces.append(Piece(glyphs: line, fragment: fragment, area: area, span: span))
        row.end = line.range.upperBound
      }
      // Without progress, the loop would never end.
      guard answer.rest.width < proposed.width, answer.rest.width > 0 else { break }
      proposed = answer.rest
    } while row.end < count || row.pieces.isEmpty
    return row
  }

  /// Returns the line in a span if at least a character fits. A span that isn't limited by a shape always
  /// gets a line, because there won't be more space.
  private mutating func line(
    from start: Int, _ span: Span, isWhole: Bool, _ supply: inout ParagraphLines
  ) -> GlyphLine? {
    guard isWhole || span.room > 0 else { return nil }
    let line =
      isWhole
      ? supply.line(from: start, room: span.room)
      : supply.line(from: start, fittingInto: span.room)
    guard let line, line.range.upperBound > start || supply.range.isEmpty else { return nil }
    return line
  }

  /// Returns the available width in a fragment. Indents are relative to the column's edges.
  private func span(
    in area: (left: CGFloat, right: CGFloat), _ values: ParagraphValues, isFirst: Bool
  ) -> Span {
    let isRightToLeft = options.isRightToLeft(values)
    let leading = isRightToLeft ? column - area.right : area.left
    let trailing = isRightToLeft ? column - area.left : area.right
    let start = max(leading, isFirst ? values.firstLineHeadIndent : values.headIndent)
    let room = max(0, min(trailing, values.lineEnd(inColumn: column)) - start)
    return Span(start: start, room: room < TextRegion.unlimited ? room : .infinity)
  }

  // MARK: Positions

  /// Returns the height of a row and the depth below its baseline, which its lines share.
  private func extent(
    of row: Row, in paragraph: Range<Int>, _ values: ParagraphValues
  ) -> (height: CGFloat, descent: CGFloat) {
    let origin = paragraph.lowerBound
    var above: CGFloat = -.infinity
    var below: CGFloat = -.infinity
    var sizes: Set<CGSize> = []
    for piece in row.pieces {
      let range = piece.glyphs.range
      let (ascent, descent) = text.extent(
        of: range.isEmpty ? paragraph : range.lowerBound + origin..<range.upperBound + origin,
        fontScale: options.fontScale)
      let height = values.lineHeight(natural: ascent + descent)
      sizes.insert(CGSize(width: descent, height: height))
      above = max(above, height - descent)
      below = max(below, descent)
    }
    // Lines with a single font have the same height as in a column, to the bit.
    return (sizes.count == 1 ? sizes.first!.height : above + below, below)
  }

  private mutating func place(_ row: Row, of supply: ParagraphLines) {
    let values = supply.values
    let origin = supply.range.lowerBound
    let (height, descent) = extent(of: row, in: supply.range, values)
    let isRightToLeft = options.isRightToLeft(values)
    for piece in row.pieces {
      let range = piece.glyphs.range
      let width = min(piece.glyphs.width, piece.span.room)
      furthest = max(furthest, piece.span.start + width)
      let free = piece.span.room.isFinite ? max(0, piece.span.room - width) : 0
      let leading = piece.span.start + values.lead(in: free, isRightToLeft: isRightToLeft)
      lines.append(
        TextLayout.Line(
          glyphs: piece.glyphs, origin: origin,
          x: isRightToLeft ? column - leading - width : leading, top: row.top,
          width: width, height: height, baseline: row.top + height - descent,
          range: range.lowerBound + origin..<range.upperBound + origin))
      fragments.append(
        TextLayout.Fragment(
          x: piece.fragment.minX, width: piece.fragment.width, left: piece.area.left,
          right: piece.area.right, room: piece.span.room,
          leastRoom: supply.leastRoom(at: range.lowerBound), row: rows))
    }
    bottom = row.top + height
    rows += 1
    previous = values
  }
}
