import Foundation

/// A predicate as it was read.
indirect enum PredicateTree: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: object)
    case .all(let inner): inner.allSatisfy { $0.holds(for: object) }
    case .any(let inner): inner.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

/// One side of a comparison.
indirect enum PredicateTerm: @unchecked Sendable {
  case value(Any?)
  case keyPath(String)
  case list([PredicateTerm])

  func value(of object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .list(let terms): terms.map { $0.value(of: object) ?? NSNull() }
    case .keyPath(let path):
      path.split(separator: ".").reduce(object) { object, key in
        Self.value(of: object, String(key))
      }
    }
  }

  /// An object's value under a key: of a collection, the values of its elements.
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
