import Testing

@testable import MicroApp

@Suite("The history of edits") struct EditHistoryTests {
  @Test("undoes and redoes changes one by one, and names them")
  func backAndForth() {
    var history = EditHistory<Int, String>(1)
    #expect(history.undo() == nil)
    #expect(history.redo() == nil)
    history.record(2, by: "two")
    history.record(3, by: "three")
    #expect(history.lastChange == "three")
    #expect(history.undo() == "three")
    #expect(history.present == 2)
    #expect(history.nextChange == "three")
    #expect(history.undo() == "two")
    #expect(history.present == 1)
    #expect(history.redo() == "two")
    #expect(history.redo() == "three")
    #expect(history.redo() == nil)
    #expect(history.present == 3)
    #expect(history.count == 2)
  }

  @Test("forgets undone changes as soon as there is a new one")
  func branch() {
    var history = EditHistory<Int, String>(1)
    history.record(2, by: "two")
    history.undo()
    history.record(5, by: "five")
    #expect(history.nextChange == nil)
    #expect(history.redo() == nil)
    #expect(history.present == 5)
    #expect(history.count == 1)
  }

  @Test("extends an unfinished change, which a single undo reverts")
  func amend() {
    var history = EditHistory<Int, String>(1)
    history.amend(2, by: "slide")
    history.amend(3, by: "slide")
    history.amend(4, by: "slide")
    #expect(history.count == 1)
    #expect(history.undo() == "slide")
    #expect(history.present == 1)
    #expect(history.redo() == "slide")
    #expect(history.present == 4)
    history.record(6, by: "jump")
    history.amend(4, by: "jump")
    #expect(history.present == 4)
    #expect(history.count == 1, "a change back to the beginning is no change")
    #expect(history.lastChange == "slide")
  }
}
