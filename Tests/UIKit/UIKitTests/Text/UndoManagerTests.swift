import Foundation
import Testing
import UIKit

/// Tests of Foundation's undo manager, by Apple's documentation.
@Suite @MainActor struct UndoManagerTests {
  @MainActor final class Note {
    var text = ""
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String) {
      let old = text
      manager.registerUndo(withTarget: self) { $0.set(old) }
      text = new
    }
  }

  private func note() -> Note {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return Note(manager)
  }

  private func group(_ note: Note, _ texts: String...) {
    note.manager.beginUndoGrouping()
    for text in texts { note.set(text) }
    note.manager.endUndoGrouping()
  }

  @Test func undoAndRedo() {
    let note = note()
    #expect(!note.manager.canUndo)
    #expect(!note.manager.canRedo)
    group(note, "a")
    group(note, "b", "c")
    note.manager.undo()
    #expect(note.text == "a")
    #expect(note.manager.canRedo)
    note.manager.undo()
    #expect(note.text == "")
    #expect(!note.manager.canUndo)
    note.manager.redo()
    note.manager.redo()
    #expect(note.text == "c")
    #expect(!note.manager.canRedo)
    // A new change discards the redo stack.
    note.manager.undo()
    group(note, "d")
    #expect(!note.manager.canRedo)
    note.manager.undo()
    #expect(note.text == "a")
  }

  @Test func nestedGroupsAreOne() {
    let note = note()
    note.manager.beginUndoGrouping()
    group(note, "a")
    #expect(note.manager.groupingLevel == 1)
    group(note, "b")
    note.manager.endUndoGrouping()
    note.manager.undo()
    #expect(note.text == "")
  }

  @Test func namesAndLevels() {
    let note = note()
    note.manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] {
      group(note, text)
      note.manager.setActionName("Set \(text)")
    }
    #expect(note.manager.undoMenuItemTitle == "Undo Set c")
    note.manager.undo()
    #expect(note.manager.redoActionName == "Set c")
    #expect(note.manager.undoActionName == "Set b")
    note.manager.undo()
    #expect(note.text == "a")
    #expect(!note.manager.canUndo)
    note.manager.removeAllActions()
    #expect(!note.manager.canRedo)
    #expect(note.manager.redoMenuItemTitle == "Redo")
  }

  @Test func registrationCanBeOff() {
    let note = note()
    note.manager.disableUndoRegistration()
    note.set("a")
    #expect(!note.manager.canUndo)
    #expect(!note.manager.isUndoRegistrationEnabled)
    note.manager.enableUndoRegistration()
    group(note, "b")
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canUndo)
  }

  /// Without explicit groups, the changes of an event form a group.
  @Test func eventsAreGroups() {
    let note = Note(UndoManager())
    note.set("a")
    note.set("b")
    #expect(note.manager.groupingLevel == 1)
    UndoManager.endEvent()
    note.set("c")
    note.manager.undo()
    #expect(note.text == "b")
    #expect(note.manager.groupingLevel == 0)
    note.manager.undo()
    #expect(note.text == "")
  }

  @Test func targetsAreNotKept() {
    let manager = UndoManager()
    weak var weakNote: Note?
    do {
      let note = Note(manager)
      note.set("a")
      weakNote = note
    }
    #expect(weakNote == nil)
    manager.undo()
  }
}
