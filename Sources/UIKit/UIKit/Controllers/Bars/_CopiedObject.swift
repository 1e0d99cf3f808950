import Foundation

/// An object whose `copy()` gives an object of the same type, as appearances' do on iOS.
///
/// `NSObject` has a `copy()` that gives `Any`, and with both at hand `let copy = object.copy()`
/// would be ambiguous. The override takes that one out of the running: it is disfavoured.
@preconcurrency @MainActor
open class _CopiedObject: NSObject {
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var copy: _CopiedObject?
    MainActor.assumeIsolated { copy = copyOfSelf() }
    return copy!
  }

  /// The copy that both kinds of `copy()` return.
  func copyOfSelf() -> _CopiedObject {
    preconditionFailure("\(type(of: self)) does not say how it is copied")
  }
}
