import Foundation

/// The values of a paragraph style, which are part of the layout cache's keys.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreakMode = LineBreakMode.byWordWrapping
  package var baseWritingDirection = WritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  /// The tab stops, or `nil` for TextKit's default of every 28 points.
  package var tabStops: [TabStop]?
  package var defaultTabInterval: CGFloat = 0
  package var hyphenationFactor: Float = 0
  package var usesDefaultHyphenation = false
  package var allowsTightening = false
  package var lineBreakStrategy: UInt = 0

  package init() {}

  /// Returns the height of a line whose fonts need `natural` points.
  ///
  /// The multiple is applied first, then the limits (a maximum of 0 means none), as documented for
  /// TextKit.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }

  /// Returns the width of a line in a column. The tail indent is measured from the leading margin
  /// if it is positive, and otherwise from the trailing margin.
  package func lineWidth(inColumn width: CGFloat, indent: CGFloat) -> CGFloat {
    max(0, lineEnd(inColumn: width) - indent)
  }

  /// Returns the end of lines in a column, measured from its leading margin.
  func lineEnd(inColumn width: CGFloat) -> CGFloat {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// Returns the distance between the leading end and a line's start, for a given free width.
  func lead(in free: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch alignment {
    case .left: isRightToLeft ? free : 0
    case .right: isRightToLeft ? 0 : free
    case .center: free / 2
    case .natural, .justified: 0
    }
  }
}
