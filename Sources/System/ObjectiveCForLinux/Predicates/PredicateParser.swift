import Foundation

/// A parser for the format strings of predicates.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<Any>
  private var index = 0

  /// Parses a string, or ends the program if it isn't a valid predicate, as the exception on iOS does.
  static func parse(_ format: String, _ arguments: [Any]) -> PredicateTree {
    guard let tree = read(format, arguments) else {
      preconditionFailure("Unable to parse the format string \"\(format)\"")
    }
    return tree
  }

  /// Returns the predicate of a format string, or `nil` if it is invalid or has fewer arguments than it needs.
  static func read(_ format: String, _ arguments: [Any]) -> PredicateTree? {
    guard let tokens = PredicateToken.all(in: format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    guard let tree = parser.alternatives(), parser.index == tokens.count else { return nil }
    return tree
  }

  private var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  /// Skips a symbol or a word, ignoring case. Returns `false` if something else follows.
  private mutating func skip(_ texts: String...) -> Bool {
    guard let next, texts.contains(where: next.isWord) else { return false }
    index += 1
    return true
  }

  // MARK: Predicates

  private mutating func alternatives() -> PredicateTree? {
    series("OR", "||") { $0.conjunction() }.map { $0.count == 1 ? $0[0] : .any($0) }
  }

  private mutating func conjunction() -> PredicateTree? {
    series("AND", "&&") { $0.operand() }.map { $0.count == 1 ? $0[0] : .all($0) }
  }

  /// Parses parts that are separated by a word or a symbol.
  private mutating func series(
    _ word: String, _ sign: String, _ part: (inout Self) -> PredicateTree?
  ) -> [PredicateTree]? {
    var all: [PredicateTree] = []
    repeat {
      guard let next = part(&self) else { return nil }
      all.append(next)
    } while skip(word, sign)
    return all
  }

  private mutating func operand() -> PredicateTree? {
    if skip("NOT", "!") { return operand().map { .not($0) } }
    if skip("TRUEPREDICATE") { return .constant(true) }
    if skip("FALSEPREDICATE") { return .constant(false) }
    let start = self
    if skip("("), let inner = alternatives(), skip(")") { return inner }
    // The parenthesis may have belonged to a term.
    self = start
    return comparison().map { .comparison($0) }
  }

  private mutating func comparison() -> PredicateComparison? {
    let quantifier: PredicateComparison.Quantifier =
      skip("ANY", "SOME") ? .any : skip("ALL") ? .all : skip("NONE") ? .no : .none
    guard let left = term(), let relation = relation() else { return nil }
    let options = self.options()
    guard let options, let right = term() else { return nil }
    return PredicateComparison(
      quantifier: quantifier, left: left, relation: relation, options: options, right: right)
  }

  private mutating func relation() -> PredicateComparison.Relation? {
    guard case .word(let word) = next, let found = Self.relations[word.uppercased()] else {
      return nil
    }
    index += 1
    return found
  }

  private static let relations: [String: PredicateComparison.Relation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BETWEEN": .between, "IN": .within, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  /// Parses `[cd]` after a relation. Returns `nil` if the brackets contain something else.
  private mutating func options() -> String.CompareOptions? {
    guard skip("[") else { return [] }
    guard case .word(let letters) = next else { return nil }
    index += 1
    guard skip("]") else { return nil }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // `n` compares unchanged texts, and `l` compares in the user's language; both are the default here.
      case "n", "l": break
      default: return nil
      }
    }
    return options
  }

  // MARK: Terms

  private mutating func term() -> PredicateTerm? {
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { return nil }
      if isKey { return (argument as? String).map { .keyPath($0) } }
      return .value(argument is NSNull ? nil : argument)
    case .word("{"):
      var terms: [PredicateTerm] = []
      while !skip("}") {
        guard let term = term() else { return nil }
        terms.append(term)
        guard skip(",") || next?.isWord("}") == true else { return nil }
      }
      return .list(terms)
    case .word("("):
      guard let inner = term(), skip(")") else { return nil }
      return inner
    case .word(let word): return Self.term(word)
    }
  }

  private static func term(_ word: String) -> PredicateTerm? {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default: break
    }
    if word.first == "$" {
      let keys = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      return .variable(keys[0], keyPath: keys.count > 1 ? keys[1] : "")
    }
    guard let first = word.first, first.isLetter || first == "_" || first == "@" || first == "#"
    else { return nil }
    return relations[word.uppercased()] == nil
      ? .keyPath(word.replacing("#", with: "")) : nil
  }
}
