import Foundation

/// An attributed string that notifies its layout managers of changes.
///
/// Changes between `beginEditing` and `endEditing` are reported together.
open class NSTextStorage: _TrackedString {
  /// The kind of change in an edit.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public convenience init() {
    self.init(string: "")
  }

  open private(set) var editedMask: EditActions = []
  /// The changed range in the current text. Between edits, its location is NSNotFound.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  open weak var delegate: (any NSTextStorageDelegate)?

  open private(set) var layoutManagers: [NSLayoutManager] = []

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.storageDidChange()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Fixing attributes

  /// Whether attributes are fixed on demand. Always false, because unsupported attributes are ignored in the
  /// layout.
  open var fixesAttributesLazily: Bool { false }
  /// Fixes attributes that can't be displayed. Does nothing, because every character has a font.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}

  // MARK: Editing

  override func didEndEditing() {
    if !editedMask.isEmpty { processEditing() }
  }

  override func didEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    edited(mask, range: range, changeInLength: delta)
  }

  /// Records a change. A subclass with its own storage calls it after each change.
  ///
  /// - Parameters:
  ///   - editedRange: The range before the change.
  ///   - delta: The change in length.
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
    if !isEditing { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the edit.
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
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  public static let willProcessEditingNotification =
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification =
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}

/// Methods that are called for edits. The first one may change attributes and characters.
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
