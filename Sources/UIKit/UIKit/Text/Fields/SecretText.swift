import Foundation
import TextEngine

/// The display of a secret text, with a dot for each character.
struct SecretText {
  private static let dot = "\u{2022}"
  /// The offsets at which characters begin, and the text's end.
  private let edges: [Int]
  let shown: String

  init(_ text: String) {
    let units = text.units
    let characters = TextBoundaries.characters(of: units, in: 0..<units.count)
    edges = characters.map(\.lowerBound) + [units.count]
    shown = String(repeating: Self.dot, count: characters.count)
  }

  /// Returns the number of dots before an offset in the text.
  func shown(_ offset: Int) -> Int {
    (edges.firstIndex { $0 >= offset } ?? edges.count - 1)
  }

  /// Returns the offset in the text behind a number of dots.
  func unshown(_ offset: Int) -> Int { edges[offset.clamped(0, edges.count - 1)] }
}
