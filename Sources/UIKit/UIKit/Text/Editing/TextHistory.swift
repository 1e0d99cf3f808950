import Foundation

/// A replacement, with the information to undo it.
struct TextChange {
  enum Kind: Equatable {
    case typing, deleting, cutting, pasting
    /// The same characters with another style.
    case styling(BasicTextStyle)

    /// The name in menus.
    var actionName: String {
      let name: SystemText =
        switch self {
        case .typing, .deleting: .typing
        case .cutting: .cut
        case .pasting: .paste
        case .styling(let style): style.title
        }
      return name.text
    }

    var changesCharacters: Bool {
      if case .styling = self { false } else { true }
    }
  }

  let kind: Kind
  /// The location in UTF-16 units.
  var location: Int
  /// The removed text.
  var removed: NSAttributedString
  /// The length of the inserted text.
  var insertedLength: Int
  /// The selection before the change.
  let selection: NSRange
}

/// The changes of an editor in its undo manager. Letters typed one after the other form a single change,
/// and so do letters deleted one after the other.
@MainActor final class TextHistory {
  /// A change that the next one may still extend.
  private final class Entry {
    var change: TextChange
    init(_ change: TextChange) { self.change = change }
  }

  weak var editor: TextEditor?
  private var last: Entry?
  /// The manager's count when `last` was registered. If it differs, another change is on top.
  private var count = 0

  func add(_ change: TextChange) {
    guard let manager = editor?.undoManager else { return }
    if let last, count == manager.registrationCount, let joined = join(last.change, change) {
      last.change = joined
      return
    }
    let entry = Entry(change)
    manager.beginUndoGrouping()
    register(entry, manager)
    manager.setActionName(change.kind.actionName)
    manager.endUndoGrouping()
    last = entry
  }

  private func register(_ entry: Entry, _ manager: UndoManager) {
    manager.registerUndo(withTarget: self) { $0.undo(entry) }
    count = manager.registrationCount
  }

  // MARK: Composition

  /// Begins a composition. It is a single change from the first keystroke on, so that undo always removes
  /// all of it.
  func beginComposing(_ change: TextChange) {
    last = nil
    add(change)
  }

  /// Updates the length of the composition.
  func composing(_ length: Int) { last?.change.insertedLength = length }

  /// Ends the composition. If it changed nothing, it isn't recorded.
  func endComposing() {
    if let change = last?.change, change.removed.length == 0, change.insertedLength == 0,
      let manager = editor?.undoManager, count == manager.registrationCount
    {
      manager.discardLastRegistration()
    }
    last = nil
  }

  /// Makes the next change a separate one.
  func breakTyping() {
    if editor?.marked == nil { last = nil }
  }

  func forget() {
    last = nil
    editor?.undoManager.removeAllActions(withTarget: self)
  }

  private func undo(_ entry: Entry) {
    last = nil
    guard let editor, let inverse = editor.revert(entry.change) else { return }
    register(Entry(inverse), editor.undoManager)
  }

  private func join(_ first: TextChange, _ second: TextChange) -> TextChange? {
    guard first.kind == second.kind else { return nil }
    var joined = first
    switch first.kind {
    case .typing:
      guard second.removed.length == 0, second.location == first.location + first.insertedLength
      else { return nil }
      joined.insertedLength += second.insertedLength
    case .deleting:
      guard second.location + second.removed.length == first.location else { return nil }
      let removed = second.removed.mutableText
      removed.append(first.removed)
      joined.removed = removed
      joined.location = second.location
    case .cutting, .pasting, .styling: return nil
    }
    return joined
  }
}
