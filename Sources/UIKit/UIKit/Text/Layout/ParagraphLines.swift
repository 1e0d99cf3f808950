import CoreGraphics

/// The lines of one paragraph, each broken for the room that it finds. Use with Pango locked.
///
/// Pango breaks all lines of a text for one width. So what is left of the paragraph is broken for the room
/// of the next line, and the lines after that serve as long as they find the same room; where they don't,
/// the rest is broken anew. At first those of a column, or of the layout before an edit, serve.
///
/// Room that is too narrow for a character is remembered with the place in the text, also from the layout
/// before an edit: it isn't tried again.
///
/// Cost: a few lines of text are shaped for each line whose room is another than its predecessor's. Where
/// text of both directions meets, all of the paragraph before the line is shaped with it.
struct ParagraphLines {
  /// A line and the room that it was broken for.
  struct Broken {
    let glyphs: GlyphLine
    let room: CGFloat
    /// The room that the line's first character needs, if there was some that it had no place in; else 0.
    var leastRoom: CGFloat = 0
  }

  let breaker: LineBreaker
  /// Where in the text the paragraph is.
  let range: Range<Int>
  let values: ParagraphValues
  /// How the paragraph reads.
  let isRightToLeft: Bool
  /// Whether text was shaped for a line, because those that were there at first didn't serve.
  private(set) var hasBroken = false
  /// Lines that follow each other.
  private var lines: [Broken]
  /// How many of the lines are what they are whatever follows them: the last ones of a part of the paragraph
  /// aren't.
  private var settled: Int
  /// The room that the character at a unit of the paragraph needs, for those that once had no place.
  private var leastRooms: [Int: CGFloat] = [:]
  private lazy var needsContext: Bool = isRightToLeft || isBidirectional

  /// - Parameter lines: those of all of the paragraph at first.
  init(_ lines: [Broken], of range: Range<Int>, _ values: ParagraphValues, breaker: LineBreaker) {
    self.lines = lines
    self.range = range
    self.values = values
    self.breaker = breaker
    settled = lines.count
    isRightToLeft =
      lines.first?.glyphs.isRightToLeft ?? breaker.options.isRightToLeft(values)
    for line in lines where line.leastRoom > 0 {
      leastRooms[line.glyphs.range.lowerBound] = line.leastRoom
    }
  }

  /// The line that begins at a unit of the paragraph in a room of points, however narrow that is.
  mutating func line(from start: Int, room: CGFloat) -> GlyphLine {
    let index = Bisection.count(lines.count) { lines[$0].glyphs.range.lowerBound < start }
    if index < settled, lines[index].room == room, lines[index].glyphs.range.lowerBound == start {
      return lines[index].glyphs
    }
    breakLines(from: start, room: room)
    return lines[0].glyphs
  }

  /// The same if a character has place in the room, else `nil`.
  mutating func line(from start: Int, fittingInto room: CGFloat) -> GlyphLine? {
    guard leastRoom(at: start) <= room + PixelGrid.noise else { return nil }
    let before = (lines: lines, settled: settled)
    let line = line(from: start, room: room)
    guard sticksOut(line, of: room) else { return line }
    leastRooms[start] = line.width
    // Lines for a room that has none serve no other one.
    (lines, settled) = before
    return nil
  }

  /// The room that the character at a unit needs, if there was some that it had no place in; else 0.
  func leastRoom(at start: Int) -> CGFloat { leastRooms[start] ?? 0 }

  /// Whether a line is longer than its room because not even one character has place in it.
  ///
  /// A line of several may be longer by a part of the space between its letters: Pango is told of that at
  /// the ends of the text, not of the line.
  private func sticksOut(_ line: GlyphLine, of room: CGFloat) -> Bool {
    guard line.width > room + PixelGrid.noise else { return false }
    let units = breaker.text.units
    let place = line.range.lowerBound + range.lowerBound..<line.range.upperBound + range.lowerBound
    return TextBoundaries.characters(of: units, in: place).count { character in
      !character.allSatisfy { Unicode.Scalar(units[$0])?.properties.isWhitespace ?? false }
    } <= 1
  }

  // MARK: Breaking

  private mutating func breakLines(from start: Int, room: CGFloat) {
    hasBroken = true
    let units = breaker.text.units
    let first = range.lowerBound + start
    var count = room.isFinite ? likelyCount(in: room, at: first) : range.upperBound - first
    while true {
      let end = min(range.upperBound, first + count)
      // Brackets and digits take their direction from letters, which may stand on another line.
      var segment = TextSegment(units, needsContext ? range.lowerBound..<first : first..<first)
      if !segment.bytes.isEmpty { segment.append(TextSegment.lineSeparator, at: first) }
      let context = segment.bytes.count
      segment.append(TextSegment(units, first..<end))
      let broken = breaker.lines(
        of: segment, origin: range.lowerBound, end: end, paragraph: values,
        mode: .wrap(byCharacter: values.lineBreakMode == .byCharWrapping), width: room,
        context: context, isRightToLeft: isRightToLeft
      ).lines
      // The last lines may end where the piece does, and a word of theirs may be longer.
      let isWhole = end == range.upperBound
      guard isWhole || broken.count > 2 else {
        count *= 2
        continue
      }
      lines = broken.map { Broken(glyphs: $0, room: room) }
      settled = isWhole ? broken.count : broken.count - 2
      return
    }
  }

  /// More units than are likely to be on four lines.
  private func likelyCount(in room: CGFloat, at unit: Int) -> Int {
    let text = breaker.text
    let size =
      text.runs[text.runIndex(at: unit)].shape.font.size * breaker.options.fontScale
    // Narrow letters are a quarter of an em.
    return max(32, Int((4 * room / max(1, size / 4)).rounded(.up)))
  }

  /// Whether characters may read right to left, or say how others do.
  private var isBidirectional: Bool {
    breaker.text.units[range].contains { unit in
      switch unit {
      case 0x590...0x8ff, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xd802...0xd803,
        0xd83a...0xd83b, 0xfb1d...0xfdff, 0xfe70...0xfeff:
        true
      default: false
      }
    }
  }
}
