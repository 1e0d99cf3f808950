@testable import Micro

/// What can tell how much memory it keeps for its elements.
private protocol Reserving {
  /// In bytes, what elements keep elsewhere not counted.
  var reserved: Int { get }
}

extension Array: Reserving {
  fileprivate var reserved: Int { capacity * MemoryLayout<Element>.stride }
}

/// The memory that a value keeps in arrays, its own and those of its parts, in bytes.
func reservedBytes(_ value: Any) -> Int {
  let mirror = Mirror(reflecting: value)
  guard let array = value as? any Reserving else {
    return mirror.children.reduce(0) { $0 + reservedBytes($1.value) }
  }
  // Of the elements, only creatures keep arrays of their own.
  let creatures = value as? [Creature] ?? []
  return array.reserved + creatures.reduce(0) { $0 + reservedBytes($1.brain) }
}
