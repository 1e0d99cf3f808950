import Foundation

/// How the lines of a paragraph stand between its margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Fills each line but the last by widening its spaces.
  case justified = 3
  /// The side on which reading starts: left, or right in a right-to-left interface.
  case natural = 4
}

/// How text that is too long for a line goes on or ends.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words; a word longer than the line breaks inside.
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// Cuts the last line off at the margin.
  case byClipping = 2
  /// “…the end of the text”.
  case byTruncatingHead = 3
  /// “The start of the te…”.
  case byTruncatingTail = 4
  /// “The start…the end”.
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
  /// By the paragraph's first letter with a direction (Unicode's rules P2 and P3).
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
