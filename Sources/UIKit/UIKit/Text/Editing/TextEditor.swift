import Foundation
import TextEngine

/// The view of an editor's text.
@preconcurrency @MainActor protocol TextEditorClient: AnyObject {
  /// Returns whether a change by undo is allowed.
  func editorShouldReplace(_ range: NSRange, with text: String) -> Bool
  func editorDidChangeText()
  func editorDidChangeSelection()
}

/// A text that is edited, with its selection, its composition and its undo history.
///
/// Ranges are in UTF-16 units. After every call, they are inside the text, including the marked range. The
/// editor doesn't know any view. Other objects decide about the look of the text and whether changes are
/// allowed.
@MainActor final class TextEditor {
  weak var client: (any TextEditorClient)?
  let storage: NSMutableAttributedString
  /// The attributes of the text typed next.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private(set) var selection = NSRange(location: 0, length: 0)
  /// Whether the caret belongs to the previous character, at the end of a wrapped line.
  private(set) var isUpstream = false
  /// The text that an input method hasn't committed.
  private(set) var marked: NSRange?
  let undoManager = UndoManager()
  let history = TextHistory()

  init(storage: NSMutableAttributedString = NSMutableAttributedString(string: "")) {
    self.storage = storage
    history.editor = self
  }

  var string: String { storage.string }
  var length: Int { storage.length }

  /// Returns the nearest valid range.
  func clamped(_ range: NSRange) -> NSRange {
    let start = range.location.clamped(0, length)
    let end = min(max(start, range.location + range.length), length)
    return NSRange(location: start, length: end - start)
  }

  // MARK: Selection

  /// Sets the selection. Ends the composition if the selection leaves it.
  func select(_ range: NSRange, isUpstream: Bool = false) {
    let range = clamped(range)
    guard range != selection || isUpstream != self.isUpstream else { return }
    if let marked, range.location < marked.location || range.upperBound > marked.upperBound {
      commit()
    }
    selection = range
    self.isUpstream = isUpstream
    history.breakTyping()
    client?.editorDidChangeSelection()
  }

  // MARK: Changes by the user

  /// The range that typing replaces: the composition, or else the selection.
  var insertionRange: NSRange { marked ?? selection }

  /// The range that a backward deletion removes: the selection, or else the character before the caret.
  var deletionRange: NSRange {
    if selection.length > 0 || selection.location == 0 { return selection }
    let units = string.units
    let character = TextBoundaries.character(at: selection.location - 1, of: units)
    let start = character?.lowerBound ?? selection.location - 1
    return NSRange(location: start, length: selection.location - start)
  }

  /// Replaces the composition or the selection. The caret moves behind the text.
  func insert(_ text: NSAttributedString, kind: TextChange.Kind = .typing) {
    let range = insertionRange
    let caret = NSRange(location: range.location + text.length, length: 0)
    if marked != nil {
      substitute(range, text)
      marked = nil
      selection = caret
      history.composing(text.length)
      history.endComposing()
      tellOfChange()
    } else {
      replace(range, with: text, kind: kind, select: caret)
    }
  }

  func deleteBackward() {
    let range = deletionRange
    guard range.length > 0 else { return }
    if let marked, range.location >= marked.location, range.upperBound <= marked.upperBound {
      let rest = storage.part(marked).mutableText
      rest.deleteCharacters(
        in: NSRange(location: range.location - marked.location, length: range.length))
      compose(rest, select: NSRange(location: range.location - marked.location, length: 0))
    } else {
      commit()
      remove(range, kind: .deleting)
    }
  }

  /// Removes a range. The caret moves to its position.
  func remove(_ range: NSRange, kind: TextChange.Kind) {
    replace(
      range, with: NSAttributedString(string: ""), kind: kind,
      select: NSRange(location: range.location, length: 0))
  }

  /// Replaces a range as a single change for undo. The composition is committed first.
  func replace(
    _ range: NSRange, with text: NSAttributedString, kind: TextChange.Kind, select: NSRange
  ) {
    commit()
    let range = clamped(range)
    let change = TextChange(
      kind: kind, location: range.location, removed: storage.part(range),
      insertedLength: text.length, selection: selection)
    substitute(range, text)
    selection = clamped(select)
    isUpstream = false
    history.add(change)
    tellOfChange()
  }

  /// Changes the attributes of a range, run by run, as a single change for undo. The selection stays, and
  /// the composition is committed first.
  func restyle(
    _ range: NSRange, kind: TextChange.Kind,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    commit()
    let range = clamped(range)
    guard range.length > 0 else { return }
    let before = storage.part(range)
    isChanging = true
    storage.beginEditing()
    before.enumerateAttributes(in: before.wholeRange) { known, run, _ in
      var attributes = known
      change(&attributes)
      storage.setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    storage.endEditing()
    isChanging = false
    history.add(
      TextChange(
        kind: kind, location: range.location, removed: before, insertedLength: range.length,
        selection: selection))
    client?.editorDidChangeText()
  }

  /// Resizes the fonts that follow the user's text size for a category.
  func adjustFonts(to category: UIContentSizeCategory) {
    if let font = typingAttributes[.font] as? UIFont {
      typingAttributes[.font] = font.adjusted(to: category)
    }
    var fonts: [(UIFont, NSRange)] = []
    storage.enumerateAttribute(.font, in: storage.wholeRange) { value, range, _ in
      if let font = value as? UIFont { fonts.append((font.adjusted(to: category), range)) }
    }
    storage.beginEditing()
    for (font, range) in fonts { storage.addAttribute(.font, value: font, range: range) }
    storage.endEditing()
  }

  /// Replaces the whole text by the program. Earlier changes can't be undone afterwards.
  func reset(to text: NSAttributedString) {
    marked = nil
    history.forget()
    substitute(storage.wholeRange, text)
    selection = NSRange(location: length, length: 0)
    isUpstream = false
  }

  // MARK: Composition

  /// Replaces the composition, or else the selection, by text that stays marked. An empty text ends the
  /// composition.
  ///
  /// - Parameter select: The selected range inside the text.
  func compose(_ text: NSAttributedString, select: NSRange) {
    let range = insertionRange
    if marked == nil {
      guard text.length > 0 || range.length > 0 else { return }
      history.beginComposing(
        TextChange(
          kind: .typing, location: range.location,
          removed: storage.part(range), insertedLength: 0,
          selection: selection))
    }
    substitute(range, text)
    history.composing(text.length)
    marked = text.length > 0 ? NSRange(location: range.location, length: text.length) : nil
    let start = select.location.clamped(0, text.length)
    let end = min(max(start, select.location + select.length), text.length)
    selection = NSRange(location: range.location + start, length: end - start)
    isUpstream = false
    if marked == nil { history.endComposing() }
    tellOfChange()
  }

  /// Ends the composition and keeps its text.
  func commit() {
    guard marked != nil else { return }
    marked = nil
    history.endComposing()
  }

  // MARK: Changes

  /// Whether the editor itself is changing the storage.
  private(set) var isChanging = false

  private func substitute(_ range: NSRange, _ text: NSAttributedString) {
    text.releasingRuns()
    isChanging = true
    defer { isChanging = false }
    if let tracked = storage as? _TrackedString {
      tracked.replaceCharacters(in: range, with: text)
    } else if text.length > 0 || range.length > 0 {
      storage.put(text, in: range)
    }
  }

  private func tellOfChange() {
    client?.editorDidChangeSelection()
    client?.editorDidChangeText()
  }

  /// Undoes a change. Returns the change that redoes it, or `nil` if it wasn't allowed.
  func revert(_ change: TextChange) -> TextChange? {
    let range = NSRange(location: change.location, length: change.insertedLength)
    guard range.upperBound <= length,
      !change.kind.changesCharacters
        || client?.editorShouldReplace(range, with: change.removed.string) ?? true,
      range.upperBound <= length
    else { return nil }
    let inverse = TextChange(
      kind: change.kind, location: change.location,
      removed: storage.part(range), insertedLength: change.removed.length,
      selection: selection)
    substitute(range, change.removed)
    marked = nil
    selection = clamped(change.selection)
    isUpstream = false
    tellOfChange()
    return inverse
  }

  /// Updates the ranges after other code has replaced text in the storage.
  func storageDidReplace(_ range: NSRange, length newLength: Int) {
    marked = nil
    history.forget()
    func moved(_ offset: Int) -> Int {
      if offset <= range.location { return offset }
      if offset >= range.upperBound { return offset + newLength - range.length }
      return range.location + newLength
    }
    let start = moved(selection.location)
    selection = clamped(
      NSRange(location: start, length: moved(selection.upperBound) - start))
  }
}
