import CoreGraphics
import Foundation

/// The questions that a responder answers to have its text edited: keyboards, input methods and
/// selections work on any object that answers them.
///
/// Places are opaque. Where there is no such place the answer is `nil`.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?

  /// Replaces a stretch of text.
  func replace(_ range: UITextRange, withText text: String)

  /// Whether a change by the user may be made. Asked before `insertText` and `deleteBackward`.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and composition

  /// An empty range is a caret.
  var selectedTextRange: UITextRange? { get set }

  /// Text that an input method has not committed; `nil` without one.
  var markedTextRange: UITextRange? { get }

  /// How that looks; `nil` for the system's look.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Replaces the marked text, or else the selection, by text that stays marked.
  ///
  /// - Parameter selectedRange: What is selected in it, counted from its start in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  /// Commits the marked text.
  func unmarkText()

  // MARK: Places

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

  /// The place some characters into a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// The rectangle around the range's part on its first line.
  func firstRect(for range: UITextRange) -> CGRect

  func caretRect(for position: UITextPosition) -> CGRect

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  func closestPosition(to point: CGPoint) -> UITextPosition?

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view in whose coordinates those are.
  var textInputView: UIView { get }

  /// To which side of a wrap the caret belongs.
  var selectionAffinity: UITextStorageDirection { get set }

  /// The attributes of text typed at a place.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: Edit menu

  /// The menu for a range; `nil` leaves it to the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // MARK: Helpers

  /// Finds words, lines and other units.
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
    preconditionFailure("UITextInput: \(self) is no view and has no textInputView")
  }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

/// Hears what changes in a document without the input system's doing.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds where units of a text begin and end.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a place is in, or at whose edge it is; at an edge, the one in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends there for who comes in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next boundary in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
