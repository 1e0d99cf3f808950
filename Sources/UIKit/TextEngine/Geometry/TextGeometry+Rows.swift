import CoreGraphics
import OozeKernel

// In a column, each line is a row. Next to shapes, a row may have several lines, starting with the one
// where its text begins.

extension TextGeometry {
  /// Whether lines have their own areas instead of a column.
  package var hasFragments: Bool { !fragments.isEmpty }

  /// Returns the area of a line in a region, or `nil` in a column.
  package func fragment(ofLine index: Int) -> TextLayout.Fragment? {
    index < fragments.count ? fragments[index] : nil
  }

  /// The end of the text that fits in a region, or `nil` if all of it fits or a line limit ends it.
  package var endOfRoom: Int? {
    guard hasFragments, layout.isTruncated, layout.options.lineLimit == 0 else { return nil }
    return layout.lines.last?.range.upperBound ?? 0
  }

  private var rowCount: Int { rowStarts.isEmpty ? lines.count : rowStarts.count }

  /// Returns the lines of a row.
  private func row(_ index: Int) -> Range<Int> {
    guard !rowStarts.isEmpty else { return index..<index + 1 }
    return rowStarts[index]..<(index + 1 < rowStarts.count ? rowStarts[index + 1] : lines.count)
  }

  /// Returns the row at a height. Above all rows, returns the first, and below all, the last. The cost is
  /// logarithmic.
  private func rowIndex(atHeight y: CGFloat) -> Int {
    Bisection.count(rowCount - 1) {
      y >= (lines[row($0).lowerBound].bottom + lines[row($0 + 1).lowerBound].top) / 2
    }
  }

  /// Returns the line nearest to a point: the one with the nearest area in the row at its height.
  package func lineIndex(closestTo point: CGPoint) -> Int {
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

  /// Returns the line nearest to `x` in the row a number of rows below a line, or above if it is negative.
  func lineIndex(from line: Int, rows count: Int, closestTo x: CGFloat) -> Int? {
    let start =
      rowStarts.isEmpty ? line : Bisection.count(rowStarts.count) { rowStarts[$0] <= line } - 1
    let target = start + count
    guard target >= 0, target < rowCount else { return nil }
    return self.line(ofRow: target, closestTo: x)
  }

  /// Returns the lines between two heights, with one more row at both ends, because accents and descenders
  /// extend into neighbouring rows.
  package func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = max(0, rowIndex(atHeight: top) - 1)
    let last = min(rowIndex(atHeight: bottom) + 1, rowCount - 1)
    return row(first).lowerBound..<row(max(first, last)).upperBound
  }

  /// Returns the edges to which a selection that continues after a line extends, which are those of the
  /// line's area.
  func edges(ofLine index: Int, column: CGFloat) -> (left: CGFloat, right: CGFloat) {
    guard let fragment = fragment(ofLine: index) else { return (0, column) }
    return (fragment.left, fragment.right)
  }
}
