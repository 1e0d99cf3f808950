import Foundation

// Predicates by format strings, which Foundation has on iOS and not on Linux.
//
// Source: Apple, Predicate Programming Guide, "Predicate Format String Syntax" and "BNF Definition
// of Cocoa Predicates".

extension NSPredicate {
  /// Makes a predicate of a format string such as `"name CONTAINS[c] %@ AND age > 17"`.
  ///
  /// Key paths are asked of dictionaries, and of objects for what their classes have registered.
  /// Names that begin with `$` get their values in `evaluate(with:substitutionVariables:)`.
  /// Arithmetic, functions and subqueries aren't read. As on iOS the program ends when
  /// the string is no predicate.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(tree: PredicateParser.parse(predicateFormat, args))
  }

  /// Makes a predicate of a format string, with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(tree: PredicateParser.parse(predicateFormat, arguments ?? []))
  }

  private convenience init(tree: PredicateTree) {
    self.init(block: { object, variables in tree.holds(for: object, variables ?? [:]) })
  }
}
