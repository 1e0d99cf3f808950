import CoreGraphics
import Foundation
import TextEngine

/// A view that shows and edits an editor's text: the common behaviour of UITextField and UITextView.
@preconcurrency @MainActor protocol TextInputHost: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The object that is notified of changes that the input system didn't make.
  var inputDelegate: (any UITextInputDelegate)? { get }
  /// The geometry of the displayed text.
  var geometry: TextGeometry { get }
  /// The position of the geometry's top left corner in the view.
  var columnOrigin: CGPoint { get }
  /// The width to which selections that continue on the next line extend, or `nil` for the end of
  /// their glyphs.
  var column: CGFloat? { get }
  /// Converts an offset in the text to one in the displayed text, and back.
  func shown(_ offset: Int) -> Int
  func unshown(_ offset: Int) -> Int
  /// The superview of carets.
  var caretContainer: UIView { get }
  /// The visible area of the text, in the view's coordinates.
  var visibleTextRect: CGRect { get }
  /// Whether a caret is shown because the text can be edited.
  var showsCaret: Bool { get }
  /// Returns the delegate's edit menu, or `nil` for the suggested actions.
  func delegateEditMenu(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu?
  func delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  func delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  /// Handles a tap with another purpose than placing the caret. Returns whether there was one.
  func takesTap(at point: CGPoint) -> Bool
}

extension TextInputHost {
  func shown(_ offset: Int) -> Int { offset }
  func unshown(_ offset: Int) -> Int { offset }

  // MARK: Positions

  /// Returns the place of a position, or `nil` if it belongs to another text or is beyond the end.
  func geometryPlace(_ position: UITextPosition) -> TextGeometry.Place? {
    guard let place = (position as? TextPosition)?.place, place.offset <= editor.length else {
      return nil
    }
    return place
  }

  func _offset(_ position: UITextPosition) -> Int? { geometryPlace(position)?.offset }

  func utf16Range(_ range: UITextRange) -> NSRange? {
    guard let start = _offset(range.start), let end = _offset(range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  private func shownPlace(_ position: UITextPosition) -> TextGeometry.Place {
    var place =
      geometryPlace(position) ?? TextGeometry.Place(offset: editor.length)
    place.offset = shown(place.offset)
    return place
  }

  private func _position(shown place: TextGeometry.Place) -> TextPosition {
    var place = place
    place.offset = unshown(place.offset)
    return TextPosition(place)
  }

  func _textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = geometryPlace(from), let to = geometryPlace(to) else { return nil }
    let isInOrder = from.offset <= to.offset
    return TextSpan(TextPosition(isInOrder ? from : to), TextPosition(isInOrder ? to : from))
  }

  func _position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = _offset(position) else { return nil }
    let (target, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, (0...editor.length).contains(target) else { return nil }
    return TextPosition(target)
  }

  /// Moves left or right by visible characters, or up or down by lines.
  func _position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard geometryPlace(position) != nil else { return nil }
    let geometry = self.geometry
    var place = shownPlace(position)
    switch direction {
    case .left, .right:
      let toRight = (direction == .right) == (offset >= 0)
      for _ in 0..<abs(offset) {
        guard let next = geometry.place(beside: place, toRight: toRight) else { return nil }
        place = next
      }
    case .up, .down:
      let lines = direction == .down ? offset : -offset
      let x = geometry.caret(at: place).midX
      guard let next = geometry.place(from: place, lines: lines, x: x) else { return nil }
      place = next
    }
    return _position(shown: place)
  }

  func _compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (_offset(position) ?? 0, _offset(other) ?? 0)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func _offset(from: UITextPosition, to: UITextPosition) -> Int {
    (_offset(to) ?? 0) - (_offset(from) ?? 0)
  }

  func _position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    guard let whole = utf16Range(range) else { return nil }
    switch direction {
    case .up: return TextPosition(whole.location)
    case .down: return TextPosition(whole.upperBound)
    case .left, .right:
      let isRightToLeft = writingDirection(at: range.start) == .rightToLeft
      return TextPosition(
        (direction == .left) == isRightToLeft ? whole.upperBound : whole.location)
    }
  }

  func _characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let next = _position(from: position, in: direction, offset: 1) else { return nil }
    return _textRange(from: position, to: next)
  }

  // MARK: Geometry

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let geometry = self.geometry
    let line = geometry.lines[geometry.lineIndex(of: shownPlace(position))]
    return line.isRightToLeft ? .rightToLeft : .leftToRight
  }

  func _caretRect(for position: UITextPosition) -> CGRect {
    geometry.caret(at: shownPlace(position)).offsetBy(dx: columnOrigin.x, dy: columnOrigin.y)
  }

  func _firstRect(for range: UITextRange) -> CGRect {
    guard let range = utf16Range(range) else { return .null }
    return geometry.firstRect(of: shown(range.location)..<shown(range.upperBound))
      .offsetBy(dx: columnOrigin.x, dy: columnOrigin.y)
  }

  func _selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = utf16Range(range) else { return [] }
    let stretches = geometry.selection(
      of: shown(range.location)..<shown(range.upperBound), column: column)
    return stretches.enumerated().map { index, stretch in
      TextSelectionRect(
        stretch.rect.offsetBy(dx: columnOrigin.x, dy: columnOrigin.y),
        isRightToLeft: stretch.isRightToLeft, isFirst: index == 0,
        isLast: index == stretches.count - 1)
    }
  }

  func _closestPosition(to point: CGPoint) -> UITextPosition {
    let place = CGPoint(x: point.x - columnOrigin.x, y: point.y - columnOrigin.y)
    return _position(shown: geometry.place(closestTo: place))
  }

  func _closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let whole = utf16Range(range), let place = geometryPlace(_closestPosition(to: point))
    else {
      return nil
    }
    if place.offset < whole.location { return range.start }
    return place.offset > whole.upperBound ? range.end : TextPosition(place)
  }

  func _characterRange(at point: CGPoint) -> UITextRange? {
    let place = CGPoint(x: point.x - columnOrigin.x, y: point.y - columnOrigin.y)
    guard let character = geometry.character(at: place) else { return nil }
    let start = unshown(character.lowerBound)
    return TextSpan(NSRange(location: start, length: unshown(character.upperBound) - start))
  }

  // MARK: Text

  func _text(in range: UITextRange) -> String? {
    utf16Range(range).map { (editor.string as NSString).substring(with: $0) }
  }

  var _selectedRange: UITextRange {
    let selection = editor.selection
    guard selection.length == 0 else { return TextSpan(selection) }
    let caret = TextPosition(
      TextGeometry.Place(offset: selection.location, isUpstream: editor.isUpstream))
    return TextSpan(caret, caret)
  }

  func _select(_ range: UITextRange?) {
    guard let range, let span = utf16Range(range) else { return }
    let isUpstream = range.isEmpty && geometryPlace(range.start)?.isUpstream == true
    inputDelegate?.selectionWillChange(self)
    editor.select(span, isUpstream: isUpstream)
    inputDelegate?.selectionDidChange(self)
  }

  func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: editor.typingAttributes).releasingRuns()
  }

  func _replace(_ range: UITextRange, with text: String) {
    guard let span = utf16Range(range) else { return }
    let text = attributed(text)
    editor.replace(
      span, with: text, kind: .pasting,
      select: NSRange(location: span.location + text.length, length: 0))
  }

  func _setMarkedText(_ text: NSAttributedString?, selected: NSRange) {
    let styled = NSMutableAttributedString(attributedString: attributed(text?.string ?? ""))
      .releasingRuns()
    text?.enumerateAttributes(in: styled.wholeRange) { attributes, range, _ in
      styled.addAttributes(attributes, range: range)
    }
    editor.compose(styled, select: selected)
  }
}

extension TextInputHost {
  /// Returns the attributes at a position: those of the character before it, or with `forward` those
  /// of the one after it.
  func styling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = _offset(position) else { return nil }
    let index = direction == .forward ? offset : offset - 1
    guard index >= 0, index < editor.length else { return editor.typingAttributes }
    return editor.storage.attributes(at: index, effectiveRange: nil)
  }
}
