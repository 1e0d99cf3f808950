import OpenCombine

// OpenCombine leaves these out if it can import a module named Combine when it is compiled, which depends on
// the earlier parts of the build. Here they always exist.

extension Optional {
  /// A publisher that sends an optional's value, if it has one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// Sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher that sends a result's value and finishes, or fails with its error.
  public typealias Publisher = OCombine.Publisher

  /// Sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }
}
