import CPango
import Foundation

extension LineBreaker {
  /// Returns the last line that fits, with all remaining text, truncated to fit, and whether it
  /// doesn't show everything.
  ///
  /// - Parameters:
  ///   - origin: The index in the text at which the paragraph begins.
  ///   - hasMore: Whether there are paragraphs after this one.
  func lastLine(
    from range: Range<Int>, origin: Int, _ values: ParagraphValues, width: CGFloat, hasMore: Bool,
    isRightToLeft: Bool? = nil
  ) -> (line: GlyphLine, isShortened: Bool) {
    var end = range.upperBound
    let mode: LineBreaker.Mode
    var segment: TextSegment
    switch values.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle:
      // The end of the whole text stays visible.
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
    let (lines, isShortened) = lines(
      of: segment, origin: origin, end: end, paragraph: values, mode: mode, width: width,
      isRightToLeft: isRightToLeft)
    let line = lines[0]
    return (line, isShortened || hasMore || line.width > width + 0.01)
  }
}
