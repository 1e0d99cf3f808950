import Foundation

/// A replacement that was made, as it takes to undo it.
struct TextChange {
  enum Kind: Equatable {
    case typing, deleting, cutting, pasting
    /// The same characters in another style.
    case styling(BasicTextStyle)

    /// As menus name it.
    var actionName: String {
      switch self {
      case .typing, .deleting: "Typing"
      case .cutting: "Cut"
      case .pasting: "Paste"
      case .styling(let style): style.title
      }
    }

    var changesCharacters: Bool {
      if case .styling = self { false } else { true }
    }
  }

  let kind: Kind
  /// Where, in UTF-16 units.
  var location: Int
  /// The text that was there.
  var removed: NSAttributedString
  /// How much is there instead.
  var insertedLength: Int
  /// The selection before.
  let selection: NSRange
}

/// The changes of an editor in its undo manager: letters typed one after the other are one change, and so
/// are letters deleted one after the other.
@MainActor final class TextHistory {
  /// A change that the next one may still join.
  private final class Entry {
    var change: TextChange
    init(_ change: TextChange) { self.change = change }
  }

  weak var editor: TextEditor?
  private var last: Entry?
  /// The manager's count when `last` was registered: another one since then lies on top of it.
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

  // MARK: Composing

  /// A composition is one change from the first keystroke on, so that undoing at any time takes back
  /// all of it.
  func beginComposing(_ change: TextChange) {
    last = nil
    add(change)
  }

  /// The composition has become this long.
  func composing(_ length: Int) { last?.change.insertedLength = length }

  /// The composition is over. One that changed nothing was none.
  func endComposing() {
    if let change = last?.change, change.removed.length == 0, change.insertedLength == 0,
      let manager = editor?.undoManager, count == manager.registrationCount
    {
      manager.discardLastRegistration()
    }
    last = nil
  }

  /// The next change is one of its own.
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
