import Foundation

extension CharacterSet {
  /// All other characters, as a set that can be changed.
  ///
  /// Foundation on Linux (Swift 6.3) keeps a standard set's inverse immutable, and its `insert` and `remove` end
  /// the process. A union is a set of its own.
  @_spi(Lowered) public var _inverted: CharacterSet { CharacterSet().union(inverted) }
}
