import SwiftSyntax

/// Assignments that give variables and stored properties their first values: `size = …`, `self.size = …`.
enum FirstValues {
  /// Whether a statement assigns to one of the local variables, or to one of the properties of `self`.
  static func assigns(_ node: Syntax, to locals: Set<String>, properties: Set<String>) -> Bool {
    assigned(in: node).contains { name, isOfSelf in
      properties.contains(name) || !isOfSelf && locals.contains(name)
    }
  }

  /// Returns the properties of `self` to which a statement assigns.
  static func names(in node: Syntax, among properties: Set<String>) -> Set<String> {
    properties.isEmpty ? [] : properties.intersection(assigned(in: node).map(\.name))
  }

  private static func assigned(in node: Syntax) -> [(name: String, isOfSelf: Bool)] {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    return tokens.indices.dropLast().compactMap { index in
      guard case .identifier(let name) = tokens[index].tokenKind,
        tokens[index + 1].tokenKind == .equal
      else { return nil }
      guard index > 0, tokens[index - 1].tokenKind == .period else { return (name, false) }
      let isOfSelf = index > 1 && tokens[index - 2].tokenKind == .keyword(.self)
      return isOfSelf ? (name, true) : nil
    }
  }
}
