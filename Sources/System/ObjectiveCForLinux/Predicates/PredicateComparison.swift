import Foundation

/// A comparison of two terms.
struct PredicateComparison: @unchecked Sendable {
  enum Relation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, within, contains, beginsWith, endsWith, like, matches
  }

  enum Quantifier { case none, any, all, no }

  var quantifier: Quantifier
  var left: PredicateTerm
  var relation: Relation
  /// The options in brackets after an operator: `c` ignores case, `d` ignores diacritics.
  var options: String.CompareOptions
  var right: PredicateTerm

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let (a, b) = (left.value(of: object, variables), right.value(of: object, variables))
    guard quantifier != .none else { return compare(a, b) }
    let elements = Self.elements(of: a) ?? []
    switch quantifier {
    case .any, .none: return elements.contains { compare($0, b) }
    case .all: return elements.allSatisfy { compare($0, b) }
    case .no: return !elements.contains { compare($0, b) }
    }
  }

  /// Returns the elements of an array or a set, or `nil` for anything else.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map { $0.base }
    default: nil
    }
  }

  private func compare(_ a: Any?, _ b: Any?) -> Bool {
    switch relation {
    case .equal: areEqual(a, b)
    case .unequal: !areEqual(a, b)
    case .less: order(a, b) == .orderedAscending
    case .greater: order(a, b) == .orderedDescending
    case .lessOrEqual: order(a, b).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(a, b).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(a, b)
    case .within: contains(b, a)
    case .contains: contains(a, b)
    case .beginsWith: isPart(b, of: a, anchor: .anchored)
    case .endsWith: isPart(b, of: a, anchor: [.anchored, .backwards])
    case .like: matches(a, Self.text(b).map(Self.pattern))
    case .matches: matches(a, Self.text(b))
    }
  }

  private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    let (a, b) = (Self.present(a), Self.present(b))
    guard let a, let b else { return a == nil && b == nil }
    if let result = order(a, b) { return result == .orderedSame }
    if let a = bridged(a, ifTo: NSObject.self), let b = bridged(b, ifTo: NSObject.self) {
      return a.isEqual(b)
    }
    return (a as? AnyHashable).map { $0 == b as? AnyHashable } ?? false
  }

  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    Self.order(a, b, options: options)
  }

  /// Returns the order of two texts, numbers or dates, or `nil` for anything else.
  static func order(
    _ a: Any?, _ b: Any?, options: String.CompareOptions = []
  ) -> ComparisonResult? {
    guard let a = present(a), let b = present(b) else { return nil }
    if let a = text(a), let b = text(b) { return a.compare(b, options: options) }
    if let a = date(a), let b = date(b) { return a.compare(b) }
    if let a = number(a), let b = number(b) { return a.compare(b) }
    return nil
  }

  private func isBetween(_ a: Any?, _ b: Any?) -> Bool {
    guard let limits = Self.elements(of: b), limits.count == 2 else { return false }
    let (low, high) = (order(a, limits[0]), order(a, limits[1]))
    return low != nil && high != nil && low != .orderedAscending && high != .orderedDescending
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = Self.elements(of: whole) { return elements.contains { areEqual($0, part) } }
    return isPart(part, of: whole, anchor: [])
  }

  private func isPart(_ part: Any?, of whole: Any?, anchor: String.CompareOptions) -> Bool {
    guard let whole = Self.text(whole), let part = Self.text(part) else { return false }
    return !part.isEmpty && whole.range(of: part, options: options.union(anchor)) != nil
  }

  /// Returns whether a regular expression matches the whole text.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard var text = Self.text(value), var pattern else { return false }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseless = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isCaseless ? .caseInsensitive : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Returns the regular expression for a pattern with `?` and `*`.
  private static func pattern(_ like: String) -> String {
    "(?s)"
      + NSRegularExpression.escapedPattern(for: like)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }

  // MARK: Values

  private static func present(_ value: Any?) -> Any? { value is NSNull ? nil : value }

  static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { $0 as String }
  }

  private static func date(_ value: Any) -> Date? {
    value as? Date
      ?? (value as? NSDate).map {
        Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
  }

  private static func number(_ value: Any) -> NSNumber? { bridged(value, ifTo: NSNumber.self) }
}
