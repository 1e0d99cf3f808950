import Foundation

// Predicates with format strings, which Foundation has on iOS and not on Linux.
//
// Source: Apple, Predicate Programming Guide, "Predicate Format String Syntax" and "BNF Definition
// of Cocoa Predicates".

// They are members of a protocol extension, so that the result can be a compound predicate or a comparison.
extension _Constructible where Self: NSPredicate {
  /// Creates a predicate from a format string such as `"name CONTAINS[c] %@ AND age > 17"`.
  ///
  /// Key paths are looked up in dictionaries, and in the registered properties of objects. Names that begin
  /// with `$` get their values in `evaluate(with:substitutionVariables:)`. Arithmetic, functions and subqueries
  /// aren't supported. As on iOS, the program ends if the string isn't a valid predicate.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = PredicateParser.parse(predicateFormat, args).predicate as! Self
  }

  /// Creates a predicate from a format string, with the arguments in an array.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = PredicateParser.parse(predicateFormat, arguments ?? []).predicate as! Self
  }
}

extension PredicateTree {
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .not(let inner): NSCompoundPredicate(notPredicateWithSubpredicate: inner.predicate)
    case .all(let inner): NSCompoundPredicate(andPredicateWithSubpredicates: inner.map(\.predicate))
    case .any(let inner): NSCompoundPredicate(orPredicateWithSubpredicates: inner.map(\.predicate))
    case .comparison(let comparison): NSComparisonPredicate(comparison)
    }
  }
}
