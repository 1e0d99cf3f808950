import Foundation

/// A main-actor object that is copied and compared by its content.
///
/// Like ``_ValueObject``, except that a subclass's `copy(with:)` is on the main actor, as its
/// properties are.
@MainActor open class _CopyingObject: NSObject, @preconcurrency NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { _copy() }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated { other.map { $0 as AnyObject === self || _isEqual(to: $0) } }
      ?? false
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { _hash } }

  func _copy() -> Any { self }
  func _isEqual(to object: Any) -> Bool { false }
  var _hash: Int { ObjectIdentifier(self).hashValue }
}
