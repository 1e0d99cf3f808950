import Foundation

/// An operator in a key path that applies to the elements of a collection, as in `"@max.size"`.
///
/// Source: Apple, Key-Value Coding Programming Guide, "Using Collection Operators".
enum CollectionOperator: String {
  case average = "@avg"
  case count = "@count"
  case maximum = "@max"
  case minimum = "@min"
  case sum = "@sum"
  case distinctUnionOfObjects = "@distinctUnionOfObjects"
  case unionOfObjects = "@unionOfObjects"
  case distinctUnionOfArrays = "@distinctUnionOfArrays"
  case unionOfArrays = "@unionOfArrays"
  case distinctUnionOfSets = "@distinctUnionOfSets"

  /// Returns the elements of an array or a set, or `nil` for another object.
  static func elements(of object: NSObject) -> [Any]? {
    switch object {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  /// Returns the result for the elements of `list`.
  ///
  /// - Parameter keyPath: The path from an element to the value; empty or `"self"` for the element itself.
  func result(_ elements: [Any], of list: NSObject, keyPath: String) -> Any? {
    switch self {
    case .count: return elements.count
    case .sum: return NSNumber(value: numbers(elements, keyPath).reduce(0, +))
    case .average:
      let numbers = numbers(elements, keyPath)
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(elements.count))
    case .maximum: return ordered(values(elements, keyPath)).last
    case .minimum: return ordered(values(elements, keyPath)).first
    case .unionOfObjects: return NSArray(array: values(elements, keyPath))
    case .distinctUnionOfObjects:
      let distinct = Self.distinct(values(elements, keyPath))
      return list is NSSet ? NSSet(array: distinct) : NSArray(array: distinct)
    case .unionOfArrays: return NSArray(array: nested(elements, keyPath))
    case .distinctUnionOfArrays: return NSArray(array: Self.distinct(nested(elements, keyPath)))
    case .distinctUnionOfSets: return NSSet(array: nested(elements, keyPath))
    }
  }

  /// Returns the elements' values, without those that have none.
  private func values(_ elements: [Any], _ keyPath: String) -> [Any] {
    if keyPath.isEmpty || keyPath == "self" { return elements }
    return elements.compactMap { element in
      let value = (element as AnyObject as? NSObject)?.value(forKeyPath: keyPath)
      return value is NSNull ? nil : value
    }
  }

  /// Returns the values of the elements of the elements, which are collections.
  private func nested(_ elements: [Any], _ keyPath: String) -> [Any] {
    elements.flatMap { element in
      (element as AnyObject as? NSObject).flatMap(Self.elements).map { values($0, keyPath) } ?? []
    }
  }

  private func numbers(_ elements: [Any], _ keyPath: String) -> [Double] {
    values(elements, keyPath).compactMap { value in
      switch value {
      case let number as NSNumber: number.doubleValue
      case let text as String: NSString(string: text).doubleValue
      default: nil
      }
    }
  }

  private func ordered(_ values: [Any]) -> [Any] {
    let order = NSSortDescriptor(_key: nil, ascending: true)
    return values.sorted { order.compare($0, to: $1) == .orderedAscending }
  }

  /// Returns the values without equal ones, in their order.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<NSObject> = []
    return values.filter { ($0 as AnyObject as? NSObject).map { seen.insert($0).inserted } ?? true }
  }
}
