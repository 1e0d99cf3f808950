import Foundation

/// A predicate that compares two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// Which elements of the left side have to satisfy the comparison.
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all = 1
    case any = 2
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case customSelector = 11
    case contains = 99
    case between = 100
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Self(rawValue: 0x01)
    public static let diacriticInsensitive = Self(rawValue: 0x02)
    public static let normalized = Self(rawValue: 0x04)
  }

  private let comparison: PredicateComparison

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init(block: { object, variables in comparison.holds(for: object, variables ?? [:]) })
  }

  /// - Parameter type: Any operator except `customSelector`, with which the program ends.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    guard let relation = Self.relations[type] else {
      preconditionFailure("NSComparisonPredicate: custom selectors aren't supported")
    }
    var compared: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    let quantifier: PredicateComparison.Quantifier =
      switch modifier {
      case .direct: .none
      case .all: .all
      case .any: .any
      }
    self.init(
      PredicateComparison(
        quantifier: quantifier, left: lhs.term, relation: relation, options: compared,
        right: rhs.term))
  }

  public required init?(coder: NSCoder) { nil }

  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  open var rightExpression: NSExpression { NSExpression(comparison.right) }

  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case .none: .direct
    case .all: .all
    case .any, .no: .any
    }
  }

  open var predicateOperatorType: Operator {
    Self.relations.first { $0.value == comparison.relation }!.key
  }

  open var options: Options {
    var options: Options = []
    if comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  private static let relations: [Operator: PredicateComparison.Relation] = [
    .lessThan: .less, .lessThanOrEqualTo: .lessOrEqual, .greaterThan: .greater,
    .greaterThanOrEqualTo: .greaterOrEqual, .equalTo: .equal, .notEqualTo: .unequal,
    .matches: .matches, .like: .like, .beginsWith: .beginsWith, .endsWith: .endsWith, .in: .within,
    .contains: .contains, .between: .between,
  ]
}
