import CoreGraphics
import Foundation
import TextEngine

/// A control with editable text. It implements ``UITextInput`` for ``UITextField``, with members that
/// can be overridden.
@preconcurrency @MainActor open class _TextInputControl: UIControl, UITextInput {
  let editor = TextEditor()
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The geometry of the text, which ``UITextField`` provides.
  var geometry: TextGeometry { preconditionFailure("_TextInputControl has no text of its own") }
  var columnOrigin: CGPoint { .zero }
  var caretContainer: UIView { self }
  var visibleTextRect: CGRect { bounds }
  func shown(_ offset: Int) -> Int { offset }
  func unshown(_ offset: Int) -> Int { offset }
  func takesTap(at point: CGPoint) -> Bool { false }

  private lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)
  open var tokenizer: any UITextInputTokenizer { stringTokenizer }

  // MARK: Text

  open var hasText: Bool { editor.length > 0 }
  open func insertText(_ text: String) { editor.insert(attributed(text)) }
  open func deleteBackward() { editor.deleteBackward() }
  open func text(in range: UITextRange) -> String? { _text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { _replace(range, with: text) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  // MARK: Edit menu

  /// Returns a menu, or `nil` for the delegate's or the suggested actions.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  func delegateEditMenu(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu? { nil }
  func delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {}
  func delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {}

  // MARK: Selection and composition

  open var selectedTextRange: UITextRange? {
    get { _selectedRange }
    set { _select(newValue) }
  }

  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    _setMarkedText(markedText.map { NSAttributedString(string: $0) }, selected: selectedRange)
  }

  open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    _setMarkedText(markedText, selected: selectedRange)
  }

  open func unmarkText() {
    editor.commit()
    setNeedsDisplay()
  }

  open var selectionAffinity: UITextStorageDirection {
    get { editor.isUpstream ? .backward : .forward }
    set { editor.select(editor.selection, isUpstream: newValue == .backward) }
  }

  // MARK: Positions

  open var beginningOfDocument: UITextPosition { TextPosition(0) }
  open var endOfDocument: UITextPosition { TextPosition(editor.length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { _textRange(from: fromPosition, to: toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { _position(from: position, in: direction, offset: offset) }

  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { _compare(position, to: other) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _offset(from: from, to: toPosition)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { _position(within: range, farthestIn: direction) }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { _characterRange(byExtending: position, in: direction) }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection(at: position) }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  // MARK: Geometry

  open func firstRect(for range: UITextRange) -> CGRect { _firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { _caretRect(for: position) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    _selectionRects(for: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { _closestPosition(to: point) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    _closestPosition(to: point, within: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { _characterRange(at: point) }
  open var textInputView: UIView { self }

  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(at: position, in: direction) }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default {
    didSet { if smartQuotesType == .yes { Diagnostics.reportIneffective("smartQuotesType") } }
  }
  open var smartDashesType = UITextSmartDashesType.default {
    didSet { if smartDashesType == .yes { Diagnostics.reportIneffective("smartDashesType") } }
  }
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
    didSet {
      if smartInsertDeleteType == .yes { Diagnostics.reportIneffective("smartInsertDeleteType") }
    }
  }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
}

extension _TextInputControl: TextInputHost {
  var column: CGFloat? { nil }
  var showsCaret: Bool { true }
}
