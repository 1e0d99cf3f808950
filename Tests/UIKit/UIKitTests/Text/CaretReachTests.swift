import Stage
import Testing

@testable import UIKit

/// Tests that a finger can reach every caret position.
///
/// Source: F-TEXT-06.
@MainActor @Suite(.serialized) struct CaretReachTests {
  nonisolated static let texts = [
    "hello big world", "שלום עולם", "ab שלום cd", "שלום ab עולם", "日本語 かな", "ab 日本 cd",
    "مرحبا 123 ok", "e\u{301}a\u{308}o u 👍🏽 abc",
  ]

  /// Returns points across the field, one point apart.
  private func points(_ bench: TextFieldBench) -> [CGPoint] {
    stride(from: bench.field.frame.minX + 2, to: bench.field.frame.maxX - 2, by: 1)
      .map { CGPoint(x: $0, y: bench.field.frame.midY) }
  }

  /// A long press followed by a movement along the text takes the caret to every position.
  @Test(arguments: texts) func aFingerThatRestsReachesEveryPlace(text: String) {
    let bench = TextFieldBench()
    bench.field.text = text
    bench.focus()
    let points = points(bench)
    bench.stage.touchDown(at: points[0])
    bench.stage.advance(by: 0.6)
    var reached = Set([bench.selection])
    for point in points {
      bench.stage.touchMove(to: point)
      bench.stage.advance(by: 0.02)
      reached.insert(bench.selection)
    }
    bench.stage.touchUp()
    #expect(reached == Set(text.characterOffsets.map { $0..<$0 }))
  }

  /// Taps reach both edges of every word.
  @Test(arguments: texts) func tapsReachTheEdgesOfWords(text: String) {
    let bench = TextFieldBench()
    bench.field.text = text
    bench.focus()
    var reached: Set<Int> = []
    for point in points(bench) {
      bench.stage.advance(by: 1)
      bench.stage.tap(at: point)
      #expect(bench.selection.isEmpty)
      reached.insert(bench.selection.lowerBound)
    }
    let edges = text.split(separator: " ").flatMap { word in
      [word.startIndex.utf16Offset(in: text), word.endIndex.utf16Offset(in: text)]
    }
    #expect(Set(edges).subtracting(reached) == [])
  }
}
