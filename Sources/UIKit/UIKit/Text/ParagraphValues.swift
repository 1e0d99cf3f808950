import Foundation

/// The values of a paragraph style: they take part in the layout cache's keys.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  package var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  /// `nil` for TextKit's own, every 28 points.
  package var tabStops: [TabStop]?
  var defaultTabInterval: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsTightening = false
  var lineBreakStrategy: UInt = 0

  package init() {}

  /// The height of a line whose fonts ask for `natural` points.
  ///
  /// The multiple applies first, then the limits (a maximum of 0 is none), as TextKit documents.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }

  /// The width of a line in a column: the tail indent counts from the leading margin when
  /// positive, from the trailing one when zero or negative.
  package func lineWidth(inColumn width: CGFloat, indent: CGFloat) -> CGFloat {
    max(0, lineEnd(inColumn: width) - indent)
  }

  /// Where lines end in a column, from its leading margin.
  func lineEnd(inColumn width: CGFloat) -> CGFloat {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// How far from its leading end a line begins that leaves so much of its room free.
  func lead(in free: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch alignment {
    case .left: isRightToLeft ? free : 0
    case .right: isRightToLeft ? 0 : free
    case .center: free / 2
    case .natural, .justified: 0
    }
  }
}
