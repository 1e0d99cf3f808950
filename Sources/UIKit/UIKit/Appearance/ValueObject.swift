import Foundation

/// A base class for objects that represent a value: copied and compared by content.
///
/// In Apple's classes `copy(with:)` and `isEqual(_:)` come from Objective-C and aren't members of the
/// classes themselves. Here they are in this base class, which no code names.
open class _ValueObject: NSObject, NSCopying {
  private let tag = CoreFoundationTag()

  open func copy(with zone: NSZone? = nil) -> Any { _copy() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let object else { return false }
    return object as AnyObject === self || _isEqual(to: object)
  }

  /// Returns the object itself, which is right for immutable objects.
  open func _copy() -> Any { self }

  /// Whether another object has the same value. Subclasses that override it also override `hash`.
  open func _isEqual(to object: Any) -> Bool { false }
}
