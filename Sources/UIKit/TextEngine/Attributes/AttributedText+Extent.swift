import Foundation

extension AttributedText {
  /// Returns the distances that a range's fonts and attachments extend above and below the
  /// baseline.
  func extent(of range: Range<Int>, fontScale: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
    let metrics = FontMetrics.sanFrancisco
    let first = runIndex(at: range.lowerBound)
    let last = runIndex(at: max(range.lowerBound, range.upperBound - 1))
    var ascent = -CGFloat.infinity
    var descent = -CGFloat.infinity
    for run in runs[first...last] {
      if let attachment = run.shape.attachment {
        ascent = max(ascent, attachment.maxY + run.shape.baselineOffset)
        descent = max(descent, -attachment.minY - run.shape.baselineOffset)
      }
      let size = run.shape.font.size * fontScale
      let offset = run.shape.baselineOffset * fontScale
      ascent = max(ascent, metrics.ascender * size + offset)
      descent = max(descent, -metrics.descender * size - offset)
    }
    return (ascent, descent)
  }
}
