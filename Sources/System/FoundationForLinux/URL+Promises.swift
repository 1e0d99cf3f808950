import Foundation

/// Items that a file provider has promised but not yet delivered. Linux has no file providers, so every item is an
/// ordinary one.
extension URL {
  /// Returns whether the item exists, as `checkResourceIsReachable()` does. Throws if it doesn't.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// Returns the values of an item, as `resourceValues(forKeys:)` does.
  public func promisedItemResourceValues(
    forKeys keys: Set<URLResourceKey>
  ) throws -> URLResourceValues { try resourceValues(forKeys: keys) }
}
