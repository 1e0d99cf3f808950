import Foundation
import TextEngine

/// The alignment of a paragraph's lines between its margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Fills each line except the last by widening its spaces.
  case justified = 3
  /// The leading side: left, or right in a right-to-left interface.
  case natural = 4
}

/// The wrapping or truncation of text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
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
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first letter that has one (Unicode's rules P2 and P3).
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

// The text engine has the same values, with the same numbers.

extension NSTextAlignment {
  init(_ alignment: TextAlignment) { self = Self(rawValue: alignment.rawValue)! }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) { self = Self(rawValue: alignment.rawValue)! }
}

extension NSLineBreakMode {
  init(_ mode: LineBreakMode) { self = Self(rawValue: mode.rawValue)! }
}

extension LineBreakMode {
  init(_ mode: NSLineBreakMode) { self = Self(rawValue: mode.rawValue)! }
}

extension NSWritingDirection {
  init(_ direction: WritingDirection) { self = Self(rawValue: direction.rawValue)! }
}

extension WritingDirection {
  init(_ direction: NSWritingDirection) { self = Self(rawValue: direction.rawValue)! }
}
