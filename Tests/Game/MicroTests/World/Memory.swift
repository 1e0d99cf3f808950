@testable import Micro

/// A collection that knows how much memory it reserves for its elements.
private protocol Reserving {
  /// The memory in bytes, without memory that elements reserve elsewhere.
  var reserved: Int { get }
}

extension Array: Reserving {
  fileprivate var reserved: Int { capacity * MemoryLayout<Element>.stride }
}

/// Returns the memory of all arrays in a value and its parts, in bytes.
func reservedBytes(_ value: Any) -> Int {
  let mirror = Mirror(reflecting: value)
  guard let array = value as? any Reserving else {
    return mirror.children.reduce(0) { $0 + reservedBytes($1.value) }
  }
  // Only the element type Creature has arrays of its own.
  let creatures = value as? [Creature] ?? []
  return array.reserved + creatures.reduce(0) { $0 + reservedBytes($1.brain) }
}
