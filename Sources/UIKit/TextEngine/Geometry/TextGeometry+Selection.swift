import CoreGraphics

extension TextGeometry {
  /// A part of a selection on one line.
  package struct SelectedStretch: Equatable {
    package var rect: CGRect
    package var isRightToLeft: Bool
    package var line: Int
  }

  /// Returns the area that a range of text covers, from the top and from the left.
  ///
  /// - Parameter column: The width to which selected line ends extend, or the area of the line next to
  ///   shapes. `nil` means the end of the glyphs.
  package func selection(of range: Range<Int>, column: CGFloat? = nil) -> [SelectedStretch] {
    guard !range.isEmpty else { return [] }
    var result: [SelectedStretch] = []
    let first = lineIndex(of: Place(offset: range.lowerBound))
    for index in first..<lines.count {
      let line = lines[index]
      guard line.range.lowerBound < range.upperBound || index == first else { break }
      result += stretches(of: range, ofLine: index)
      guard let column, line.range.upperBound < range.upperBound else { continue }
      let edges = edges(ofLine: index, column: column)
      let (left, right) =
        line.isRightToLeft ? (edges.left, line.left) : (line.right, edges.right)
      let rest = CGRect(x: left, y: line.top, width: right - left, height: line.height)
      guard rest.width > 0 else { continue }
      result.append(
        SelectedStretch(rect: rest, isRightToLeft: line.isRightToLeft, line: index))
    }
    return merged(result)
  }

  private func stretches(of range: Range<Int>, ofLine index: Int) -> [SelectedStretch] {
    let line = lines[index]
    let selected = characters(ofLine: index).filter { $0.range.overlaps(range) }
    return selected.sorted { $0.left < $1.left }.map {
      SelectedStretch(
        rect: CGRect(
          x: line.left + $0.left, y: line.top, width: $0.right - $0.left, height: line.height),
        isRightToLeft: $0.isRightToLeft, line: index)
    }
  }

  /// Joins adjacent parts of a line with the same direction.
  private func merged(_ stretches: [SelectedStretch]) -> [SelectedStretch] {
    let ordered = stretches.sorted { ($0.line, $0.rect.minX) < ($1.line, $1.rect.minX) }
    var result: [SelectedStretch] = []
    for stretch in ordered {
      if let last = result.last, last.line == stretch.line,
        last.isRightToLeft == stretch.isRightToLeft,
        abs(last.rect.maxX - stretch.rect.minX) < 0.01
      {
        result[result.count - 1].rect = last.rect.union(stretch.rect)
      } else {
        result.append(stretch)
      }
    }
    return result
  }

  /// Returns the rectangle around the range's part on its first line. For an empty range, returns its
  /// caret.
  package func firstRect(of range: Range<Int>) -> CGRect {
    let stretches = selection(of: range)
    guard let first = stretches.first else { return caret(at: Place(offset: range.lowerBound)) }
    return stretches.filter { $0.line == first.line }.reduce(first.rect) { $0.union($1.rect) }
  }
}
