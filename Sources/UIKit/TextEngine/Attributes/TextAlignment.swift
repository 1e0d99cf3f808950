import Foundation

/// The alignment of a paragraph's lines between its margins, with the numbers of `NSTextAlignment`.
package enum TextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Fills each line except the last by widening its spaces.
  case justified = 3
  /// The leading side: left, or right in a right-to-left interface.
  case natural = 4
}

/// The wrapping or truncation of text that is too long for a line, with the numbers of `NSLineBreakMode`.
package enum LineBreakMode: Int, Sendable {
  /// Breaks between words. A word longer than the line breaks inside.
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// Clips the last line at the margin.
  case byClipping = 2
  /// “…the end of the text”.
  case byTruncatingHead = 3
  /// “The start of the te…”.
  case byTruncatingTail = 4
  /// “The start…the end”.
  case byTruncatingMiddle = 5

  /// Whether the last line contains all remaining text, truncated or clipped.
  var isSingleLine: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}

/// The direction of a paragraph, with the numbers of `NSWritingDirection`.
package enum WritingDirection: Int, Sendable {
  /// The direction of the paragraph's first letter that has one (Unicode's rules P2 and P3).
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A tab stop.
package struct TabStop: Hashable, Sendable {
  /// The distance from the leading margin, in points.
  package var location: CGFloat
  package var alignment: TextAlignment

  package init(location: CGFloat, alignment: TextAlignment) {
    self.location = location
    self.alignment = alignment
  }
}
