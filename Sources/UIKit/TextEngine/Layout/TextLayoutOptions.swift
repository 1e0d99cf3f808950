import Foundation

/// The options of a text layout.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The column's width in points, or infinite for lines that never wrap.
  package var width: CGFloat
  /// The maximum number of lines. 0 means no limit.
  package var lineLimit: Int
  /// Whether natural alignment is right, and a text without letters is right-to-left.
  package var isRightToLeft: Bool
  /// The scale of all fonts and of their line heights.
  package var fontScale: CGFloat

  package init(
    width: CGFloat = .infinity, lineLimit: Int = 0, isRightToLeft: Bool = false,
    fontScale: CGFloat = 1
  ) {
    // Some callers pass the largest number for an unlimited width.
    self.width = width < 1e6 ? max(0, width) : .infinity
    self.lineLimit = max(0, lineLimit)
    self.isRightToLeft = isRightToLeft
    self.fontScale = fontScale
  }

  /// Returns the available width of a paragraph's first line, or of its other lines.
  func lineWidth(_ paragraph: ParagraphValues, isFirst: Bool) -> CGFloat {
    guard width.isFinite else { return .infinity }
    return paragraph.lineWidth(
      inColumn: width, indent: isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent)
  }

  /// Returns whether the right side of a paragraph is leading, where indents and natural alignment
  /// start.
  func isRightToLeft(_ paragraph: ParagraphValues) -> Bool {
    switch paragraph.baseWritingDirection {
    case .natural: isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }
}
