import Foundation

// Predicates with format strings, which Foundation has on iOS and not on Linux.
//
// Source: Apple, Predicate Programming Guide, "Predicate Format String Syntax" and "BNF Definition
// of Cocoa Predicates".

extension NSPredicate {
  /// Creates a predicate from a format string such as `"name CONTAINS[c] %@ AND age > 17"`.
  ///
  /// Key paths are looked up in dictionaries, and in the registered properties of objects. Names that begin
  /// with `$` get their values in `evaluate(with:substitutionVariables:)`. Arithmetic, functions and subqueries
  /// aren't supported. As on iOS, the program ends if the string isn't a valid predicate.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(tree: PredicateParser.parse(predicateFormat, args))
  }

  /// Creates a predicate from a format string, with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(tree: PredicateParser.parse(predicateFormat, arguments ?? []))
  }

  private convenience init(tree: PredicateTree) {
    self.init(block: { object, variables in tree.holds(for: object, variables ?? [:]) })
  }
}
