import Foundation

/// How a secret is shown: a dot for each character.
struct SecretText {
  private static let dot = "\u{2022}"
  /// Where characters begin, and the text's end.
  private let edges: [Int]
  let shown: String

  init(_ text: String) {
    let units = text.units
    let characters = TextBoundaries.characters(of: units, in: 0..<units.count)
    edges = characters.map(\.lowerBound) + [units.count]
    shown = String(repeating: Self.dot, count: characters.count)
  }

  /// How many dots stand before an offset of the text.
  func shown(_ offset: Int) -> Int {
    (edges.firstIndex { $0 >= offset } ?? edges.count - 1)
  }

  /// The offset in the text behind some dots.
  func unshown(_ offset: Int) -> Int { edges[offset.clamped(0, edges.count - 1)] }
}
