import Foundation

/// An attributed string that sees each change of itself, whichever of Foundation's methods makes it.
open class _TrackedString: NSMutableAttributedString {
  private var nesting = 0
  /// Inside a method of the superclass, which may call others of its own.
  private var isInside = false

  /// Between `beginEditing` and `endEditing`.
  var isEditing: Bool { nesting > 0 }

  /// A stretch was replaced that was `range`, and grew by `delta`.
  func didEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {}
  /// The outermost `endEditing` came.
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

  /// Foundation on Linux traps at bounds inside a character: those texts are written anew.
  private func splice(_ range: NSRange, _ text: String) {
    guard string.dividesCharacter(range) else {
      return super.replaceCharacters(in: range, with: text)
    }
    // An insertion continues the text that it replaces or follows, as everywhere.
    let model = range.length > 0 ? range.location : max(range.location - 1, 0)
    put(
      NSAttributedString(string: text, attributes: attributes(at: model, effectiveRange: nil)),
      in: range)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // Foundation on Linux leaves a broken string behind when the replacement is empty.
    if attrString.length == 0 { return deleteCharacters(in: range) }
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
