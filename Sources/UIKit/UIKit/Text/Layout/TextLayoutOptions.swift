import Foundation

/// Into what a text is laid out.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The column's width in points; infinite for lines that never wrap.
  package var width: CGFloat
  /// The most lines there may be; 0 is no limit.
  var lineLimit: Int
  /// Where natural alignment stands, and how a text without any letter reads.
  package var isRightToLeft: Bool
  /// The factor of all fonts, and of the space they ask for.
  var fontScale: CGFloat

  package init(
    width: CGFloat = .infinity, lineLimit: Int = 0, isRightToLeft: Bool = false,
    fontScale: CGFloat = 1
  ) {
    // Some callers mean “as wide as it likes” by the largest number.
    self.width = width < 1e6 ? max(0, width) : .infinity
    self.lineLimit = max(0, lineLimit)
    self.isRightToLeft = isRightToLeft
    self.fontScale = fontScale
  }

  /// The room of a paragraph's first line, or of its others.
  func lineWidth(_ paragraph: ParagraphValues, isFirst: Bool) -> CGFloat {
    guard width.isFinite else { return .infinity }
    return paragraph.lineWidth(
      inColumn: width, indent: isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent)
  }

  /// Which side of a paragraph is leading: indents and natural alignment start there.
  func isRightToLeft(_ paragraph: ParagraphValues) -> Bool {
    switch paragraph.baseWritingDirection {
    case .natural: isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }
}
