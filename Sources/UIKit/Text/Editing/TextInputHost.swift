import CoreGraphics
import Foundation

/// A view that shows and edits the text of an editor: what UITextField and UITextView have in common.
@MainActor protocol TextInputHost: UIView, UITextInput {
  var _editor: TextEditor { get }
  /// Hears of changes that the system did not ask for.
  var inputDelegate: (any UITextInputDelegate)? { get }
  /// The text as it is shown.
  var _geometry: TextGeometry { get }
  /// Where the top left of the geometry's column stands in the view.
  var _columnOrigin: CGPoint { get }
  /// How far selections reach that go on in the next line; `nil` as far as their glyphs.
  var _column: CGFloat? { get }
  /// From an offset of the text to one of what is shown, and back.
  func _shown(_ offset: Int) -> Int
  func _unshown(_ offset: Int) -> Int
  /// The superview of carets.
  var _caretContainer: UIView { get }
  /// Where text is seen, in the view's coordinates.
  var _visibleTextRect: CGRect { get }
  /// Whether a caret is shown: the text can be edited.
  var _showsCaret: Bool { get }
  /// The delegate's edit menu; `nil` leaves it to the suggested actions.
  func _delegateEditMenu(for range: UITextRange, _ suggested: [UIMenuElement]) -> UIMenu?
  func _delegateWillPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  func _delegateWillDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  /// Does what a tap at a point is for besides putting the caret, if anything.
  func _takesTap(at point: CGPoint) -> Bool
  /// The natural direction of paragraphs that have no letters.
  var _isRightToLeft: Bool { get }
}

extension TextInputHost {
  func _shown(_ offset: Int) -> Int { offset }
  func _unshown(_ offset: Int) -> Int { offset }
  func _takesTap(at point: CGPoint) -> Bool { false }
  var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Places

  /// The place, `nil` when it lies in another text, or beyond this one.
  func _place(_ position: UITextPosition) -> TextGeometry.Place? {
    guard let place = (position as? TextPosition)?.place, place.offset <= _editor.length else {
      return nil
    }
    return place
  }

  func _offset(_ position: UITextPosition) -> Int? { _place(position)?.offset }

  func _range(_ range: UITextRange) -> NSRange? {
    guard let start = _offset(range.start), let end = _offset(range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  private func _shownPlace(_ position: UITextPosition) -> TextGeometry.Place {
    var place =
      _place(position) ?? TextGeometry.Place(offset: _editor.length)
    place.offset = _shown(place.offset)
    return place
  }

  private func _position(shown place: TextGeometry.Place) -> TextPosition {
    var place = place
    place.offset = _unshown(place.offset)
    return TextPosition(place)
  }

  func _textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = _place(from), let to = _place(to) else { return nil }
    let isInOrder = from.offset <= to.offset
    return TextSpan(TextPosition(isInOrder ? from : to), TextPosition(isInOrder ? to : from))
  }

  func _position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = _offset(position) else { return nil }
    let (target, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, (0..._editor.length).contains(target) else { return nil }
    return TextPosition(target)
  }

  /// Characters to the left or right as they look; lines up or down.
  func _position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard _place(position) != nil else { return nil }
    let geometry = _geometry
    var place = _shownPlace(position)
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
    guard let whole = _range(range) else { return nil }
    switch direction {
    case .up: return TextPosition(whole.location)
    case .down: return TextPosition(whole.upperBound)
    case .left, .right:
      let isRightToLeft = _writingDirection(at: range.start) == .rightToLeft
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

  func _writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let geometry = _geometry
    let line = geometry.lines[geometry.lineIndex(of: _shownPlace(position))]
    return line.isRightToLeft ? .rightToLeft : .leftToRight
  }

  func _caretRect(for position: UITextPosition) -> CGRect {
    _geometry.caret(at: _shownPlace(position)).offsetBy(dx: _columnOrigin.x, dy: _columnOrigin.y)
  }

  func _firstRect(for range: UITextRange) -> CGRect {
    guard let range = _range(range) else { return .null }
    return _geometry.firstRect(of: _shown(range.location)..<_shown(range.upperBound))
      .offsetBy(dx: _columnOrigin.x, dy: _columnOrigin.y)
  }

  func _selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = _range(range) else { return [] }
    let stretches = _geometry.selection(
      of: _shown(range.location)..<_shown(range.upperBound), column: _column)
    return stretches.enumerated().map { index, stretch in
      TextSelectionRect(
        stretch.rect.offsetBy(dx: _columnOrigin.x, dy: _columnOrigin.y),
        isRightToLeft: stretch.isRightToLeft, isFirst: index == 0,
        isLast: index == stretches.count - 1)
    }
  }

  func _closestPosition(to point: CGPoint) -> UITextPosition {
    let place = CGPoint(x: point.x - _columnOrigin.x, y: point.y - _columnOrigin.y)
    return _position(shown: _geometry.place(closestTo: place))
  }

  func _closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let whole = _range(range), let place = _place(_closestPosition(to: point)) else {
      return nil
    }
    if place.offset < whole.location { return range.start }
    return place.offset > whole.upperBound ? range.end : TextPosition(place)
  }

  func _characterRange(at point: CGPoint) -> UITextRange? {
    let place = CGPoint(x: point.x - _columnOrigin.x, y: point.y - _columnOrigin.y)
    guard let character = _geometry.character(at: place) else { return nil }
    let start = _unshown(character.lowerBound)
    return TextSpan(NSRange(location: start, length: _unshown(character.upperBound) - start))
  }

  // MARK: Text

  func _text(in range: UITextRange) -> String? {
    _range(range).map { (_editor.string as NSString).substring(with: $0) }
  }

  var _selectedRange: UITextRange {
    let selection = _editor.selection
    guard selection.length == 0 else { return TextSpan(selection) }
    let caret = TextPosition(
      TextGeometry.Place(offset: selection.location, isUpstream: _editor.isUpstream))
    return TextSpan(caret, caret)
  }

  func _select(_ range: UITextRange?) {
    guard let range, let span = _range(range) else { return }
    let isUpstream = range.isEmpty && _place(range.start)?.isUpstream == true
    inputDelegate?.selectionWillChange(self)
    _editor.select(span, isUpstream: isUpstream)
    inputDelegate?.selectionDidChange(self)
  }

  func _attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: _editor.typingAttributes)
  }

  func _replace(_ range: UITextRange, with text: String) {
    guard let span = _range(range) else { return }
    let text = _attributed(text)
    _editor.replace(
      span, with: text, kind: .pasting,
      select: NSRange(location: span.location + text.length, length: 0))
  }

  func _setMarkedText(_ text: NSAttributedString?, selected: NSRange) {
    let styled = NSMutableAttributedString(attributedString: _attributed(text?.string ?? ""))
    text?.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) {
      attributes, range, _ in
      styled.addAttributes(attributes, range: range)
    }
    _editor.compose(styled, select: selected)
  }
}

extension TextInputHost {
  /// The attributes at a place: of the character before it, or for `forward` of the one after.
  func _styling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = _offset(position) else { return nil }
    let index = direction == .forward ? offset : offset - 1
    guard index >= 0, index < _editor.length else { return _editor.typingAttributes }
    return _editor.storage.attributes(at: index, effectiveRange: nil)
  }
}
