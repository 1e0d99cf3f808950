import CoreGraphics
import Foundation
import TextEngine

/// A position in a document, which only the document can interpret. Use the document to compare
/// positions.
@preconcurrency @MainActor open class UITextPosition: _ValueObject {}

/// A range of a document from one position to another.
@preconcurrency @MainActor open class UITextRange: _ValueObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a displayed selection, around characters of one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in this rectangle.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  /// Whether the text is vertical. Always false here.
  open var isVertical: Bool { false }
}

/// A position in this module's texts. Positions with the same offset are equal.
final class TextPosition: UITextPosition {
  nonisolated let place: TextGeometry.Place

  init(_ place: TextGeometry.Place) {
    self.place = place
  }

  init(_ offset: Int) {
    place = TextGeometry.Place(offset: offset)
  }

  nonisolated var offset: Int { place.offset }

  nonisolated override func _isEqual(to object: Any) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range in this module's texts.
final class TextSpan: UITextRange {
  nonisolated let first: TextPosition
  nonisolated let last: TextPosition

  init(_ first: TextPosition, _ last: TextPosition) {
    self.first = first
    self.last = last
  }

  convenience init(_ range: NSRange) {
    self.init(TextPosition(range.location), TextPosition(range.location + range.length))
  }

  override var isEmpty: Bool { first.offset == last.offset }
  override var start: UITextPosition { first }
  override var end: UITextPosition { last }

  nonisolated var range: NSRange {
    NSRange(location: first.offset, length: last.offset - first.offset)
  }

  nonisolated override func _isEqual(to object: Any) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { first.offset &* 31 &+ last.offset }

  nonisolated override var description: String { "<UITextRange: \(range)>" }
}

/// A rectangle of a selection in this module's texts.
final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isRightToLeft: Bool
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, isRightToLeft: Bool, isFirst: Bool, isLast: Bool) {
    place = rect
    self.isRightToLeft = isRightToLeft
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
