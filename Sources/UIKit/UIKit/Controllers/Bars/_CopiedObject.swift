import Foundation

/// An object whose `copy()` returns an object of the same type, as that of appearances does on iOS.
///
/// `NSObject` has a `copy()` that returns `Any`; with both, `let copy = object.copy()` would be
/// ambiguous. The override makes the inherited one disfavoured.
@preconcurrency @MainActor
open class _CopiedObject: NSObject {
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var copy: _CopiedObject?
    MainActor.assumeIsolated { copy = copyOfSelf() }
    return copy!
  }

  /// Returns the copy for both kinds of `copy()`.
  func copyOfSelf() -> _CopiedObject {
    preconditionFailure("\(type(of: self)) does not say how it is copied")
  }
}
