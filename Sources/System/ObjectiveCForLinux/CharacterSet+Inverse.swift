import Foundation

extension CharacterSet {
  /// All other characters, as a set that can be changed.
  ///
  /// In Foundation on Linux (Swift 6.3) the inverse of a standard set is immutable, and its `insert` and
  /// `remove` end the process. A union is a new set.
  @_spi(Lowered) public var _inverted: CharacterSet { CharacterSet().union(inverted) }
}
