import CoreGraphics

// In a column each line is a row of its own. Beside shapes a row may have several, from that with which
// its text begins.

extension TextGeometry {
  /// Whether lines have room of their own rather than a column.
  var hasFragments: Bool { !fragments.isEmpty }

  /// The room of a line in a region; `nil` in a column.
  func fragment(ofLine index: Int) -> TextLayout.Fragment? {
    index < fragments.count ? fragments[index] : nil
  }

  /// The end of the text that a region has room for; `nil` where that is all, or a number of lines ends it.
  var endOfRoom: Int? {
    guard hasFragments, layout.isTruncated, layout.options.lineLimit == 0 else { return nil }
    return layout.lines.last?.range.upperBound ?? 0
  }

  private var rowCount: Int { rowStarts.isEmpty ? lines.count : rowStarts.count }

  /// The lines of a row.
  private func row(_ index: Int) -> Range<Int> {
    guard !rowStarts.isEmpty else { return index..<index + 1 }
    return rowStarts[index]..<(index + 1 < rowStarts.count ? rowStarts[index + 1] : lines.count)
  }

  /// The row at a height; the first above all, the last below. Cost: logarithmic.
  private func rowIndex(atHeight y: CGFloat) -> Int {
    Bisection.count(rowCount - 1) {
      y >= (lines[row($0).lowerBound].bottom + lines[row($0 + 1).lowerBound].top) / 2
    }
  }

  /// The line nearest to a point: of the row at its height, that whose room is nearest.
  func lineIndex(closestTo point: CGPoint) -> Int {
    line(ofRow: rowIndex(atHeight: point.y), closestTo: point.x)
  }

  private func line(ofRow index: Int, closestTo x: CGFloat) -> Int {
    let row = row(index)
    guard row.count > 1 else { return row.lowerBound }
    func distance(_ line: Int) -> CGFloat {
      max(fragments[line].left - x, x - fragments[line].right, 0)
    }
    return row.min { distance($0) < distance($1) } ?? row.lowerBound
  }

  /// The line nearest to `x` in a row some rows below that of a line (above, when negative).
  func lineIndex(from line: Int, rows count: Int, closestTo x: CGFloat) -> Int? {
    let start =
      rowStarts.isEmpty ? line : Bisection.count(rowStarts.count) { rowStarts[$0] <= line } - 1
    let target = start + count
    guard target >= 0, target < rowCount else { return nil }
    return self.line(ofRow: target, closestTo: x)
  }

  /// The lines from one height to another, with a row more at both ends: accents and descenders reach into
  /// neighbours.
  func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = max(0, rowIndex(atHeight: top) - 1)
    let last = min(rowIndex(atHeight: bottom) + 1, rowCount - 1)
    return row(first).lowerBound..<row(max(first, last)).upperBound
  }

  /// How far a selection reaches that goes on behind a line: to the edges of the line's room.
  func edges(ofLine index: Int, column: CGFloat) -> (left: CGFloat, right: CGFloat) {
    guard let fragment = fragment(ofLine: index) else { return (0, column) }
    return (fragment.left, fragment.right)
  }
}
