import Foundation

/// A parsed predicate.
indirect enum PredicateTree: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)
}

/// One side of a comparison.
indirect enum PredicateTerm: @unchecked Sendable {
  case value(Any?)
  case keyPath(String)
  case list([PredicateTerm])
  /// A variable, with the key path after it.
  case variable(String, keyPath: String)

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): value
    case .list(let terms): terms.map { $0.value(of: object, variables) ?? NSNull() }
    case .keyPath(let path): Self.value(of: object, path: path)
    case .variable(let name, let path): Self.value(of: Self.value(of: name, variables), path: path)
    }
  }

  /// Returns a variable's value. A variable without a value is reported.
  private static func value(of name: String, _ variables: [String: Any]) -> Any? {
    guard let value = variables[name] else {
      Diagnostics.report("Can't get a value for '\(name)' in the variables of a predicate")
      return nil
    }
    return value is NSNull ? nil : value
  }

  /// Returns an object's value for a key path.
  static func value(of object: Any?, path: String) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in value(of: object, String(key)) }
  }

  /// Returns an object's value for a key, or for a collection the values of its elements.
  private static func value(of object: Any?, _ key: String) -> Any? {
    guard let object, key.uppercased() != "SELF" else { return object }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let elements = PredicateComparison.elements(of: object) {
      if key == "@count" { return elements.count }
      return elements.map { value(of: $0, key) ?? NSNull() }
    }
    if key == "length", let text = object as? String { return text.utf16.count }
    return (object as? NSObject)?.value(forKey: key)
  }
}
