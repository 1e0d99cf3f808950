import SwiftSyntax

/// The places in a file where the compiler found uses of declarations that were left out.
struct FoundUses {
  /// The names, by the positions of their tokens.
  private var places: [Int: String] = [:]
  private(set) var names: Set<String> = []

  /// Finds the tokens of the uses. A name that isn't on its line any more is ignored.
  init(_ uses: Set<LeftOutUse>, in file: SourceFileSyntax, text: [UInt8]) {
    guard !uses.isEmpty else { return }
    let namesByLine = Dictionary(grouping: uses, by: \.line).mapValues { Set($0.map(\.name)) }
    let lines = LineTable(text)
    for token in file.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind else { continue }
      let name = text.filter { $0 != "`" }
      guard namesByLine[lines.place(of: token.start).line]?.contains(name) == true else { continue }
      places[token.start] = name
      names.insert(name)
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// Returns the name of the first use in a node, except in some of its inner nodes.
  func name(in node: Syntax, without inner: [Syntax] = []) -> String? {
    guard !isEmpty else { return nil }
    return places.filter { place, _ in
      node.range.contains(place) && !inner.contains { $0.range.contains(place) }
    }.min { $0.key < $1.key }?.value
  }
}
