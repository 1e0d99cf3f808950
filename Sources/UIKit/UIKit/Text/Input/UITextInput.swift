import CoreGraphics
import Foundation

/// The requirements for editable text. Keyboards, input methods and selections work with any object
/// that implements them.
///
/// Positions are opaque. Methods return `nil` if there is no such position.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?

  /// Replaces a range of text.
  func replace(_ range: UITextRange, withText text: String)

  /// Returns whether the user's change is allowed. Called before `insertText` and `deleteBackward`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and composition

  /// The selected range. An empty range is a caret.
  var selectedTextRange: UITextRange? { get set }

  /// The text that an input method hasn't committed, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }

  /// The attributes of the marked text, or `nil` for the system's.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Replaces the marked text, or else the selection, by text that stays marked.
  ///
  /// - Parameter selectedRange: The selected range in the marked text, in UTF-16 units from its
  ///   start.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  /// Commits the marked text.
  func unmarkText()

  // MARK: Positions

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?

  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the position at a number of characters inside a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// Returns the rectangle around the range's part on its first line.
  func firstRect(for range: UITextRange) -> CGRect

  func caretRect(for position: UITextPosition) -> CGRect

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  func closestPosition(to point: CGPoint) -> UITextPosition?

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view whose coordinates the rectangles use.
  var textInputView: UIView { get }

  /// The side of a line wrap to which the caret belongs.
  var selectionAffinity: UITextStorageDirection { get set }

  /// Returns the attributes of text that would be typed at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: Edit menu

  /// Returns the menu for a range, or `nil` for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // MARK: Helpers

  /// The object that finds words, lines and other units.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public var textInputView: UIView {
    if let view = self as? UIView { return view }
    preconditionFailure("UITextInput: \(self) isn't a view and has no textInputView")
  }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

/// Methods that are called for changes in a document that the input system didn't make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of text units.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position. At a boundary, returns the unit in the given
  /// direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a position is the boundary of a unit when moving in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next boundary in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
