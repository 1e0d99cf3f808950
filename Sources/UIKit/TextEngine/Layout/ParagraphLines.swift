import CoreGraphics
import OozeKernel

/// The lines of one paragraph, each broken for its available width. Use it with Pango locked.
///
/// Pango breaks all lines of a text for one width. The rest of the paragraph is therefore broken for the
/// width of the next line. The lines after it are reused while their widths are the same, and otherwise the
/// rest is broken again. Initially, the lines of a column, or of the layout before an edit, are reused.
///
/// A width that is too narrow for a character is stored with the text position, including those from the
/// layout before an edit, and isn't tried again.
///
/// For each line whose width differs from its predecessor's, a few lines of text are shaped. In
/// bidirectional text, everything in the paragraph before the line is shaped too.
struct ParagraphLines {
  /// A line and the width that it was broken for.
  struct Broken {
    let glyphs: GlyphLine
    let room: CGFloat
    /// The width that the line's first character needs, if it didn't fit somewhere, or else 0.
    var leastRoom: CGFloat = 0
  }

  let breaker: LineBreaker
  /// The paragraph's range in the text.
  let range: Range<Int>
  let values: ParagraphValues
  /// The paragraph's direction.
  let isRightToLeft: Bool
  /// Whether text was shaped because the initial lines couldn't be reused.
  private(set) var hasBroken = false
  /// Consecutive lines.
  private var lines: [Broken]
  /// The number of lines that don't depend on the text after them. The last lines of a partial paragraph
  /// aren't included.
  private var settled: Int
  /// The width that the character at a unit of the paragraph needs, for those that didn't fit somewhere.
  private var leastRooms: [Int: CGFloat] = [:]
  private lazy var needsContext: Bool = isRightToLeft || isBidirectional

  /// - Parameter lines: The initial lines of the whole paragraph.
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

  /// Returns the line that starts at a unit of the paragraph, for a width in points, however narrow it is.
  mutating func line(from start: Int, room: CGFloat) -> GlyphLine {
    let index = Bisection.count(lines.count) { lines[$0].glyphs.range.lowerBound < start }
    if index < settled, lines[index].room == room, lines[index].glyphs.range.lowerBound == start {
      return lines[index].glyphs
    }
    breakLines(from: start, room: room)
    return lines[0].glyphs
  }

  /// Returns the line if at least one character fits, or else `nil`.
  mutating func line(from start: Int, fittingInto room: CGFloat) -> GlyphLine? {
    guard leastRoom(at: start) <= room + PixelGrid.noise else { return nil }
    let before = (lines: lines, settled: settled)
    let line = line(from: start, room: room)
    guard sticksOut(line, of: room) else { return line }
    leastRooms[start] = line.width
    // Lines for a width that doesn't fit can't be reused.
    (lines, settled) = before
    return nil
  }

  /// Returns the width that the character at a unit needs, if it didn't fit somewhere, or else 0.
  func leastRoom(at start: Int) -> CGFloat { leastRooms[start] ?? 0 }

  /// Returns whether a line is longer than its width because not even one character fits.
  ///
  /// A line with several characters may be longer by a part of the letter spacing, which Pango handles at
  /// the ends of the text, but not of the line.
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
      // Brackets and digits take their direction from letters, which may be on another line.
      var segment = TextSegment(units, needsContext ? range.lowerBound..<first : first..<first)
      if !segment.bytes.isEmpty { segment.append(TextSegment.lineSeparator, at: first) }
      let context = segment.bytes.count
      segment.append(TextSegment(units, first..<end))
      let broken = breaker.lines(
        of: segment, origin: range.lowerBound, end: end, paragraph: values,
        mode: .wrap(byCharacter: values.lineBreakMode == .byCharWrapping), width: room,
        context: context, isRightToLeft: isRightToLeft
      ).lines
      // The last lines may end where the piece does, and their last word may be longer.
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

  /// Returns a number of units that is probably more than four lines.
  private func likelyCount(in room: CGFloat, at unit: Int) -> Int {
    let text = breaker.text
    let size =
      text.runs[text.runIndex(at: unit)].shape.font.size * breaker.options.fontScale
    // Narrow letters are a quarter of an em wide.
    return max(32, Int((4 * room / max(1, size / 4)).rounded(.up)))
  }

  /// Whether characters may be right-to-left or affect the direction of others.
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
