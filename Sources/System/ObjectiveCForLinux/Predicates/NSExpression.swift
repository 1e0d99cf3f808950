import Foundation

/// A part of a predicate that has a value: a constant, a key path, a variable.
///
/// Foundation on Linux declares this class and ``NSComparisonPredicate``, but they can't be used. Lowered modules get
/// aliases for these. Arithmetic, functions and subqueries aren't supported.
open class NSExpression: NSObject, @unchecked Sendable {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case unionSet = 5
    case intersectSet = 6
    case minusSet = 7
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  let term: PredicateTerm

  init(_ term: PredicateTerm) { self.term = term }

  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
  public convenience init(forVariable string: String) { self.init(.variable(string, keyPath: "")) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.list(subexpressions.map(\.term)))
  }

  /// The expression of the object that a predicate is evaluated with.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.keyPath("SELF")) }

  open var expressionType: ExpressionType {
    switch term {
    case .value: .constantValue
    case .keyPath("SELF"): .evaluatedObject
    case .keyPath: .keyPath
    case .list: .aggregate
    case .variable(_, let path): path.isEmpty ? .variable : .function
    }
  }

  /// The value of a constant; `nil` for other expressions.
  open var constantValue: Any? {
    if case .value(let value) = term { value } else { nil }
  }

  /// The key path of such an expression. Others have none, and the program ends, as with the exception on iOS.
  open var keyPath: String {
    guard case .keyPath(let path) = term else { preconditionFailure("\(self) has no key path") }
    return path
  }

  /// The name of a variable, without `$`. Other expressions have none.
  open var variable: String {
    guard case .variable(let name, _) = term else { preconditionFailure("\(self) has no variable") }
    return name
  }

  /// The expressions of an aggregate; `nil` for other expressions.
  open var collection: Any? {
    if case .list(let terms) = term { terms.map { NSExpression($0) } } else { nil }
  }

  /// Returns the value for an object, with the values of variables in `context`.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    return term.value(of: object, variables)
  }

  override open var description: String { term.description }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression)?.description == description
  }
  override open var hash: Int { description.hash }
}

extension PredicateTerm: CustomStringConvertible {
  /// The text in a predicate format.
  var description: String {
    switch self {
    case .value(let value):
      if let text = PredicateComparison.text(value) {
        "\"\(text)\""
      } else {
        value.map { "\($0)" } ?? "nil"
      }
    case .keyPath(let path): path
    case .list(let terms): "{" + terms.map(\.description).joined(separator: ", ") + "}"
    case .variable(let name, let path): path.isEmpty ? "$\(name)" : "$\(name).\(path)"
    }
  }
}
