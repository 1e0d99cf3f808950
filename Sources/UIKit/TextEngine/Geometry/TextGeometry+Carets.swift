import CoreGraphics

extension TextGeometry {
  /// The width of a caret in points, as on iOS.
  package static let caretWidth: CGFloat = 2

  /// A position on a line where a caret can be.
  struct Stop: Equatable {
    let offset: Int
    /// The distance from the column's left edge, in points.
    let x: CGFloat
  }

  /// Returns the stops of a line in text order.
  ///
  /// Each place has exactly one stop, and each gap between glyphs exactly one place. If directions
  /// meet, the character with the lower embedding level determines the position. At the ends of the
  /// line, the paragraph does. The start of Hebrew text in an English line is therefore at its left
  /// end.
  func stops(ofLine index: Int) -> [Stop] {
    let line = lines[index]
    let characters = characters(ofLine: index)
    let base = line.isRightToLeft ? 1 : 0
    let start = line.isRightToLeft ? line.right : line.left
    guard !characters.isEmpty else { return [Stop(offset: line.range.lowerBound, x: start)] }
    var stops: [Stop] = []
    for (position, character) in characters.enumerated() {
      let before = position > 0 ? characters[position - 1] : nil
      let x: CGFloat
      if let before, before.level <= character.level {
        x = line.left + before.trailing
      } else if before == nil, base < character.level {
        x = start
      } else {
        x = line.left + character.leading
      }
      stops.append(Stop(offset: character.range.lowerBound, x: x))
    }
    let last = characters[characters.count - 1]
    let end =
      base < last.level
      ? (line.isRightToLeft ? line.left : line.right) : line.left + last.trailing
    stops.append(Stop(offset: last.range.upperBound, x: end))
    return stops
  }

  /// Returns the caret's rectangle, which has the height of its line and is centred in its gap.
  package func caret(at place: Place) -> CGRect {
    let index = lineIndex(of: place)
    let stops = stops(ofLine: index)
    // Inside a character or a separator, the caret is at the previous stop.
    let stop = stops.last { $0.offset <= place.offset } ?? stops[0]
    return CGRect(
      x: stop.x - Self.caretWidth / 2, y: lines[index].top, width: Self.caretWidth,
      height: lines[index].height)
  }

  /// Returns the place whose caret is nearest to a point: first by line, then horizontally.
  package func place(closestTo point: CGPoint) -> Place {
    place(onLine: lineIndex(closestTo: point), closestTo: point.x)
  }

  func place(onLine index: Int, closestTo x: CGFloat) -> Place {
    // At equal distances, the first one. At the end of a wrapped line, it is the one before the last,
    // hidden space.
    var best = Stop(offset: 0, x: .infinity)
    for stop in stops(ofLine: index) where abs(stop.x - x) < abs(best.x - x) { best = stop }
    let line = lines[index]
    return Place(
      offset: best.offset, isUpstream: line.isWrapped && best.offset == line.range.upperBound)
  }

  /// Returns the character at a point, if there is one.
  package func character(at point: CGPoint) -> Range<Int>? {
    let index = lineIndex(closestTo: point)
    let line = lines[index]
    guard point.y >= line.top, point.y < line.bottom else { return nil }
    let x = point.x - line.left
    return characters(ofLine: index).first { $0.left <= x && x < $0.right }?.range
  }

  // MARK: Moving

  /// Returns the next place to the left or right on the screen, also across line ends.
  package func place(beside place: Place, toRight: Bool) -> Place? {
    let index = lineIndex(of: place)
    let line = lines[index]
    let stops = stops(ofLine: index)
    let here = caret(at: place).midX
    let further = stops.filter { toRight ? $0.x > here + 0.001 : $0.x < here - 0.001 }
    if let next = toRight ? further.min(by: { $0.x < $1.x }) : further.max(by: { $0.x < $1.x }) {
      return Place(
        offset: next.offset, isUpstream: line.isWrapped && next.offset == line.range.upperBound)
    }
    let isForward = toRight != line.isRightToLeft
    if isForward {
      guard index + 1 < lines.count else { return nil }
      let next = lines[index + 1]
      // Both sides of a wrap may have the same offset. Then the caret moves on to the next one.
      guard line.isWrapped, place.offset == next.range.lowerBound else {
        return Place(offset: next.range.lowerBound)
      }
      let second = self.stops(ofLine: index + 1).dropFirst().first
      return Place(offset: second?.offset ?? next.range.lowerBound)
    }
    guard index > 0 else { return nil }
    let previous = lines[index - 1]
    guard previous.isWrapped else { return Place(offset: previous.range.upperBound) }
    let before = self.stops(ofLine: index - 1).dropLast().last
    return Place(offset: before?.offset ?? previous.range.lowerBound)
  }

  /// Returns the place a number of lines below a place, or above if it is negative, nearest to `x`.
  /// Returns `nil` beyond the text.
  package func place(from place: Place, lines count: Int, x: CGFloat) -> Place? {
    lineIndex(from: lineIndex(of: place), rows: count, closestTo: x).map {
      self.place(onLine: $0, closestTo: x)
    }
  }

  /// Returns the first or last place of a place's line.
  package func edge(ofLineOf place: Place, isEnd: Bool) -> Place {
    let line = lines[lineIndex(of: place)]
    guard isEnd else { return Place(offset: line.range.lowerBound) }
    return Place(offset: line.range.upperBound, isUpstream: line.isWrapped)
  }
}
