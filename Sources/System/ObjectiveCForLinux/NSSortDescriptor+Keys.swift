import Foundation

// Sort descriptors by key. Foundation on Linux declares their initializers unavailable, because it has no key-value
// coding. The initializers that lowered modules get themselves call the one here.

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of objects for a key path.
  ///
  /// Source: Apple, `NSSortDescriptor.init(key:ascending:)`: the values are compared with `compare(_:)` by default. A missing
  /// value precedes all others, which is our own choice: the page doesn't say.
  ///
  /// - Parameters:
  ///   - key: The key path; `nil` and `self` mean the objects themselves.
  ///   - selector: A method of the values that takes another one and returns a `ComparisonResult`.
  ///   - comparator: Compares two values instead of a method.
  @_spi(Lowered) public convenience init(
    _key key: String?, ascending: Bool, selector: Selector? = nil, comparator: Comparator? = nil
  ) {
    let order = SortKey(
      path: key ?? "self", selector: selector ?? Selector("compare:"), comparator: comparator)
    self.init(keyPath: \Any.self, ascending: ascending) { order.compare($0, $1) }
    objc_setAssociatedObject(
      self, SortKey.association,
      SortKey.Box(key: key, selector: comparator == nil ? order.selector : nil),
      .OBJC_ASSOCIATION_RETAIN)
  }

  /// The key path; `nil` for a descriptor with a Swift key path.
  @_spi(Lowered) public var _key: String? { box?.key }

  /// The method that compares two values; `nil` if a comparator does.
  @_spi(Lowered) public var _selector: Selector? { box?.selector }

  private var box: SortKey.Box? {
    objc_getAssociatedObject(self, SortKey.association) as? SortKey.Box
  }
}

/// The way in which a sort descriptor compares two objects.
private struct SortKey {
  /// The values of a descriptor's properties, which Foundation's class doesn't have.
  final class Box: NSObject {
    let key: String?
    let selector: Selector?

    init(key: String?, selector: Selector?) {
      self.key = key
      self.selector = selector
    }
  }

  nonisolated(unsafe) static let association = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var path: String
  var selector: Selector
  var comparator: Comparator?

  func compare(_ a: Any, _ b: Any) -> ComparisonResult {
    let (first, second) = (value(of: a), value(of: b))
    guard let first, let second else {
      if first == nil, second == nil { return .orderedSame }
      return first == nil ? .orderedAscending : .orderedDescending
    }
    if let comparator { return comparator(first, second) }
    if let a = PredicateComparison.text(first), let b = PredicateComparison.text(second),
      let result = Self.compare(a, b, selector)
    {
      return result
    }
    if selector == Selector("compare:") {
      if let result = PredicateComparison.order(first, second) { return result }
      if let a = first as? IndexPath, let b = second as? IndexPath {
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
      }
    }
    if let object = bridged(first, ifTo: NSObject.self) {
      nonisolated(unsafe) let (receiver, other) = (object, second)
      let method = selector
      let result = onThisThread { method.result(on: receiver, [other]) }
      if let order = result as? ComparisonResult { return order }
    }
    Diagnostics.report("'\(selector)' can't compare values of '\(path)', so they aren't sorted")
    return .orderedSame
  }

  private func value(of object: Any) -> Any? {
    let value = PredicateTerm.value(of: object, path: path)
    return value is NSNull ? nil : value
  }

  private static func compare(_ a: String, _ b: String, _ selector: Selector) -> ComparisonResult? {
    switch selector {
    case Selector("compare:"): a.compare(b)
    case Selector("caseInsensitiveCompare:"): a.caseInsensitiveCompare(b)
    case Selector("localizedCompare:"): a.localizedCompare(b)
    case Selector("localizedCaseInsensitiveCompare:"): a.localizedCaseInsensitiveCompare(b)
    case Selector("localizedStandardCompare:"): a.localizedStandardCompare(b)
    default: nil
    }
  }
}
