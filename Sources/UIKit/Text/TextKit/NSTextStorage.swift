import Foundation

/// An attributed string that tells its layout managers what changes in it.
///
/// Between `beginEditing` and `endEditing` changes are told together.
open class NSTextStorage: NSMutableAttributedString {
  /// What an edit changed.
  public struct EditActions: OptionSet, _RawValued, Sendable {
    public let _rawValue: UInt

    public init(rawValue: UInt) {
      _rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public convenience init() {
    self.init(string: "")
  }

  private var managers: [NSLayoutManager] = []
  private var nesting = 0
  /// Inside a method of the superclass, which may call others of its own.
  private var isInside = false

  open private(set) var editedMask: EditActions = []
  /// Where the change is, as it is now; nowhere between edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  open weak var delegate: (any NSTextStorageDelegate)?

  open var layoutManagers: [NSLayoutManager] { managers }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.storageDidChange()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Editing

  open override func beginEditing() { nesting += 1 }

  open override func endEditing() {
    precondition(nesting > 0, "NSTextStorage: endEditing without beginEditing")
    nesting -= 1
    if nesting == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change: a subclass that keeps the text itself calls this after each.
  ///
  /// - Parameters:
  ///   - editedRange: What was there before.
  ///   - delta: By how much it grew.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if self.editedRange.location == NSNotFound {
      self.editedRange = now
    } else {
      let old = self.editedRange
      let start = min(old.location, now.location)
      let end = max(
        old.upperBound > editedRange.location ? old.upperBound + delta : old.upperBound,
        now.upperBound)
      self.editedRange = NSRange(location: start, length: end - start)
    }
    changeInLength += delta
    if nesting == 0 { processEditing() }
  }

  /// Tells delegate and layout managers of what was edited.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in managers {
      manager.storageDidEdit(mask, range: range, changeInLength: delta)
    }
  }

  private func editing(
    _ mask: EditActions, _ range: NSRange, _ newLength: Int, _ change: () -> Void
  ) {
    if isInside { return change() }
    isInside = true
    change()
    isInside = false
    edited(mask, range: range, changeInLength: newLength - range.length)
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    editing(.editedCharacters, range, str.utf16.count) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // Foundation on Linux leaves a broken string behind when the replacement is empty.
    if attrString.length == 0 { return deleteCharacters(in: range) }
    editing([.editedCharacters, .editedAttributes], range, attrString.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    editing(.editedCharacters, range, 0) { super.deleteCharacters(in: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
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

  public static let willProcessEditingNotification =
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification =
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Hears of edits; may change attributes in the first call, characters too.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
