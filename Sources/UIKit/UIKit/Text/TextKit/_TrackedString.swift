import Foundation

/// An attributed string that detects each of its changes, whichever Foundation method makes it.
open class _TrackedString: NSMutableAttributedString {
  private var nesting = 0
  /// Whether a method of the superclass is running, which may call others.
  private var isInside = false

  /// Whether the string is between `beginEditing` and `endEditing`.
  var isEditing: Bool { nesting > 0 }

  /// Called when the characters or attributes of `range` were changed, with `delta` as the change in
  /// length.
  func didEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {}
  /// Called for the outermost `endEditing`.
  func didEndEditing() {}

  open override func beginEditing() { nesting += 1 }

  open override func endEditing() {
    precondition(nesting > 0, "NSTextStorage: endEditing without beginEditing")
    nesting -= 1
    if nesting == 0 { didEndEditing() }
  }

  private func editing(
    _ mask: NSTextStorage.EditActions, _ range: NSRange, _ newLength: Int, _ change: () -> Void
  ) {
    if isInside { return change() }
    isInside = true
    change()
    isInside = false
    didEdit(mask, range, newLength - range.length)
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    editing(.editedCharacters, range, str.utf16.count) {
      splice(range, str)
    }
  }

  /// Replaces text by writing the whole string again, because Foundation on Linux traps at bounds
  /// inside a character.
  private func splice(_ range: NSRange, _ text: String) {
    guard string.dividesCharacter(range) else {
      return super.replaceCharacters(in: range, with: text)
    }
    // An insertion takes the attributes of the text that it replaces or follows, as usual.
    let model = range.length > 0 ? range.location : max(range.location - 1, 0)
    put(
      NSAttributedString(string: text, attributes: attributes(at: model, effectiveRange: nil))
        .releasingRuns(),
      in: range)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // With an empty replacement, Foundation on Linux corrupts the string.
    if attrString.length == 0 { return deleteCharacters(in: range) }
    attrString.releasingRuns()
    editing([.editedCharacters, .editedAttributes], range, attrString.length) {
      splice(range, attrString.string)
      // Run by run, as in `put(_:in:)`.
      attrString.enumerateAttributes(in: attrString.wholeRange) { attributes, run, _ in
        super.setAttributes(
          attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    editing(.editedCharacters, range, 0) { splice(range, "") }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: wholeRange, with: attrString)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    editing(.editedAttributes, range, range.length) {
      super.setAttributes(attrs, range: range)
    }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    editing(.editedAttributes, range, range.length) {
      super.addAttribute(name, value: value, range: range)
    }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    editing(.editedAttributes, range, range.length) {
      super.addAttributes(attrs, range: range)
    }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    editing(.editedAttributes, range, range.length) {
      super.removeAttribute(name, range: range)
    }
  }
}
