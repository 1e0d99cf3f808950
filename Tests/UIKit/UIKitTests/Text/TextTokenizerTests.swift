import Foundation
import Stage
import Testing

/// Tests of text units by Unicode's rules, and of the pasteboard for copies.
@Suite(.serialized) @MainActor struct TextTokenizerTests {
  private func offsets(
    _ field: UITextField, _ unit: UITextGranularity, _ direction: UITextStorageDirection
  ) -> [Int] {
    var position =
      direction == .forward ? field.beginningOfDocument : field.endOfDocument
    var result: [Int] = []
    while let next = field.tokenizer.position(
      from: position, toBoundary: unit, inDirection: .storage(direction))
    {
      result.append(field.offset(from: field.beginningOfDocument, to: next))
      position = next
    }
    return result
  }

  @Test func boundaries() {
    let bench = TextFieldBench()
    bench.field.text = "One, two's. Three!"
    #expect(offsets(bench.field, .word, .forward) == [3, 10, 17, 18])
    #expect(offsets(bench.field, .word, .backward) == [12, 5, 0])
    #expect(offsets(bench.field, .document, .forward) == [18])
    #expect(offsets(bench.field, .character, .forward) == Array(1...18))
    let start = bench.field.position(from: bench.field.beginningOfDocument, offset: 5)!
    let tokenizer = bench.field.tokenizer
    #expect(tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(!tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(tokenizer.isPosition(start, withinTextUnit: .word, inDirection: .storage(.forward)))
    let range = tokenizer.rangeEnclosingPosition(
      start, with: .word, inDirection: .storage(.forward))
    #expect(range.flatMap { bench.field.text(in: $0) } == "two's")
    let comma = bench.field.position(from: bench.field.beginningOfDocument, offset: 4)!
    #expect(
      tokenizer.rangeEnclosingPosition(comma, with: .word, inDirection: .storage(.forward)) == nil)
  }

  @Test func characters() {
    let bench = TextFieldBench()
    bench.field.text = "e\u{301}👨‍👩‍👧‍👦🇩🇪"
    #expect(offsets(bench.field, .character, .forward) == [2, 13, 17])
  }

  /// Positions that don't exist are `nil`.
  @Test func placesEnd() {
    let field = TextFieldBench().field
    field.text = "ab"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    #expect(field.position(from: start, offset: 2) == end)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.textRange(from: end, to: start).flatMap { field.text(in: $0) } == "ab")
  }

  @Test func pasteboards() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil)
    #expect(!board.hasStrings)
    #expect(board.numberOfItems == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a")
    #expect(board.numberOfItems == 2)
    #expect(board.changeCount == 1)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
    board.addItems([["own.type": 5]])
    #expect(board.items.count == 3)
    #expect(!board.contains(pasteboardTypes: ["own.type"]))
    board.color = .red
    #expect(board.hasColors)
    #expect(!board.hasStrings)
    // Pasteboards with the same name share their contents.
    let same = UIPasteboard(name: board.name, create: false)
    #expect(same?.color == .red)
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
  }
}
