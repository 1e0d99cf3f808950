import Foundation
import Stage
import Testing

/// Compares a text field with a simple model of text, selection, composition and history, with random
/// edits.
@Suite(.serialized) @MainActor struct TextEditingModelTests {
  /// The model of an editor: texts as UTF-16, and histories as whole texts.
  struct Model {
    struct Snapshot: Equatable {
      var text: [UInt16]
      var selection: Range<Int>
    }
    struct Group {
      var before: Snapshot
      var after: Snapshot
    }
    enum Kind { case typing, deleting, other }

    var text: [UInt16] = []
    var selection = 0..<0
    var marked: Range<Int>?
    var asked: [String] = []
    var undo: [Group] = []
    var redo: [Group] = []
    /// The kind of the last group while it may grow, with its range.
    var growing: (kind: Kind, start: Int, end: Int)?
    var composing: Snapshot?

    var snapshot: Snapshot { Snapshot(text: text, selection: selection) }

    func character(before offset: Int) -> Range<Int> {
      var start = 0
      for character in String(decoding: text, as: UTF16.self) {
        let end = start + character.utf16.count
        if end >= offset { return start..<offset }
        start = end
      }
      return offset..<offset
    }

    mutating func ask(_ range: Range<Int>, _ new: String) -> Bool {
      asked.append("\(range) \(new)")
      return !new.contains("#")
    }

    private mutating func put(_ range: Range<Int>, _ new: String) {
      text.replaceSubrange(range, with: Array(new.utf16))
    }

    mutating func type(_ new: String) {
      let range = marked ?? selection
      guard ask(range, new) else { return }
      insert(new)
    }

    mutating func insert(_ new: String) {
      let range = marked ?? selection
      let end = range.lowerBound + new.utf16.count
      if marked != nil {
        put(range, new)
        selection = end..<end
        commit()
        return
      }
      change(range, new, .typing, select: end..<end)
    }

    mutating func change(_ range: Range<Int>, _ new: String, _ kind: Kind, select: Range<Int>) {
      commit()
      let before = snapshot
      put(range, new)
      selection = select
      redo = []
      let end = range.lowerBound + new.utf16.count
      let joins: Bool =
        switch (kind, growing?.kind) {
        case (.typing, .typing): range.isEmpty && range.lowerBound == growing?.end
        case (.deleting, .deleting): range.upperBound == growing?.start
        default: false
        }
      if joins {
        undo[undo.count - 1].after = snapshot
        growing?.end = end
        if kind == .deleting { growing?.start = range.lowerBound }
      } else {
        undo.append(Group(before: before, after: snapshot))
        growing = (kind, range.lowerBound, end)
      }
    }

    mutating func deleteBackward() {
      let range =
        selection.isEmpty ? character(before: selection.lowerBound) : selection
      guard !range.isEmpty, ask(range, "") else { return }
      let caret = range.lowerBound..<range.lowerBound
      if let marked, marked.lowerBound <= range.lowerBound, range.upperBound <= marked.upperBound {
        put(range, "")
        selection = caret
        self.marked =
          marked.count == range.count
          ? nil : marked.lowerBound..<marked.upperBound - range.count
        if self.marked == nil { endComposing() }
      } else {
        change(range, "", .deleting, select: caret)
      }
    }

    mutating func compose(_ new: String, _ select: Range<Int>) {
      let range = marked ?? selection
      if marked == nil, new.isEmpty { return }
      guard ask(range, new) else { return }
      if marked == nil {
        composing = snapshot
        redo = []
        growing = nil
      }
      put(range, new)
      let start = range.lowerBound
      marked = new.isEmpty ? nil : start..<start + new.utf16.count
      selection = start + select.lowerBound..<start + select.upperBound
      if marked == nil { endComposing() }
    }

    mutating func commit() {
      guard marked != nil else { return }
      marked = nil
      endComposing()
    }

    private mutating func endComposing() {
      if let before = composing, before.text != text || !before.selection.isEmpty {
        undo.append(Group(before: before, after: snapshot))
      }
      composing = nil
      growing = nil
    }

    mutating func select(_ range: Range<Int>) {
      guard range != selection else { return }
      if let marked, range.lowerBound < marked.lowerBound || range.upperBound > marked.upperBound {
        commit()
      }
      selection = range
      if marked == nil { growing = nil }
    }
  }

  static let pieces = [
    "a", "b ", "word", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "שלום", "日本", "\u{301}", "#", "ffi", " ", "x. Y",
  ]

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
  func randomEdits(seed: UInt64) {
    let bench = TextFieldBench()
    bench.refuses = { $0.contains("#") }
    bench.focus()
    var random = Generator(state: seed)
    var model = Model()
    for step in 0..<150 {
      bench.asked = 0
      model.asked = []
      let what = perform(&random, bench, &model)
      let field = bench.field
      #expect(Array(field.text!.utf16) == model.text, "seed \(seed) step \(step): \(what)")
      #expect(bench.selection == model.selection, "seed \(seed) step \(step): \(what)")
      #expect(range(field.markedTextRange, field) == model.marked, "\(seed) \(step): \(what)")
      #expect(bench.asked == model.asked.count, "seed \(seed) step \(step): \(what)")
      checkGeometry(field, "seed \(seed) step \(step)")
      if Array(field.text!.utf16) != model.text { return }
    }
    // Undoes everything, and redoes it again.
    bench.field.unmarkText()
    model.commit()
    let manager = bench.field.undoManager!
    var count = 0
    while manager.canUndo, count < 1000 {
      manager.undo()
      count += 1
    }
    #expect(bench.field.text == "")
    #expect(count == model.undo.count)
    // No further, because edits that undid changes themselves can be redone beyond the current state.
    for _ in 0..<count { manager.redo() }
    #expect(Array(bench.field.text!.utf16) == model.text)
  }

  private func range(_ range: UITextRange?, _ field: UITextField) -> Range<Int>? {
    range.map {
      let start = field.offset(from: field.beginningOfDocument, to: $0.start)
      return start..<start + field.offset(from: $0.start, to: $0.end)
    }
  }

  /// The caret is inside the field, and its place can be found from its position.
  private func checkGeometry(_ field: UITextField, _ comment: String) {
    guard let range = field.selectedTextRange, range.isEmpty else { return }
    let caret = field.caretRect(for: range.start)
    let rect = field.editingRect(forBounds: field.bounds).insetBy(dx: -2, dy: -1)
    #expect(rect.contains(caret), "\(comment)")
  }

  private func perform(
    _ random: inout Generator, _ bench: TextFieldBench, _ model: inout Model
  ) -> String {
    let field = bench.field
    let piece = Self.pieces[random.next(Self.pieces.count)]
    let places = String(decoding: model.text, as: UTF16.self).characterOffsets
    let (one, two) = (places[random.next(places.count)], places[random.next(places.count)])
    let range = min(one, two)..<max(one, two)
    switch random.next(14) {
    case 0...3:
      TextTyping.insert(piece, into: field)
      model.type(piece)
      return "type \(piece)"
    case 4, 5:
      TextTyping.deleteBackward(in: field)
      model.deleteBackward()
      return "delete"
    case 6:
      bench.select(range)
      model.select(range)
      return "select \(range)"
    case 7:
      bench.select(one..<one)
      model.select(one..<one)
      return "caret \(one)"
    case 8, 9:
      let text = random.next(5) == 0 ? "" : piece
      let inside = text.characterOffsets
      let caret = inside[random.next(inside.count)]
      TextTyping.compose(
        text, selected: NSRange(location: caret, length: 0), in: field)
      model.compose(text, caret..<caret)
      return "compose \(text)"
    case 10:
      field.unmarkText()
      model.commit()
      return "commit"
    case 11:
      return back(bench, &model)
    case 12:
      return again(bench, &model)
    default:
      guard !model.selection.isEmpty else { return "nothing" }
      let selected = model.selection
      field.cut(nil)
      if model.ask(selected, "") {
        model.change(
          selected, "", .other, select: selected.lowerBound..<selected.lowerBound)
      }
      model.growing = nil
      return "cut"
    }
  }

  private func back(_ bench: TextFieldBench, _ model: inout Model) -> String {
    bench.field.unmarkText()
    model.commit()
    #expect(bench.field.undoManager!.canUndo == !model.undo.isEmpty)
    guard let group = model.undo.popLast() else { return "undo nothing" }
    model.growing = nil
    let now = model.snapshot
    bench.field.undoManager!.undo()
    _ = model.ask(0..<0, "")
    model.redo.append(Model.Group(before: now, after: group.before))
    model.text = group.before.text
    model.selection = group.before.selection
    return "undo"
  }

  private func again(_ bench: TextFieldBench, _ model: inout Model) -> String {
    bench.field.unmarkText()
    model.commit()
    #expect(bench.field.undoManager!.canRedo == !model.redo.isEmpty)
    guard let group = model.redo.popLast() else { return "redo nothing" }
    model.growing = nil
    let now = model.snapshot
    bench.field.undoManager!.redo()
    _ = model.ask(0..<0, "")
    model.undo.append(Model.Group(before: now, after: group.before))
    model.text = group.before.text
    model.selection = group.before.selection
    return "redo"
  }

  private typealias Generator = SplitMix
}
