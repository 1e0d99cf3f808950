import Foundation

/// An object that stands for a value: copied and compared by what it holds.
///
/// `copy(with:)` and `isEqual(_:)` come to Apple's classes from Objective-C and are no members of
/// theirs; here they stand in this base class that nobody names.
open class _ValueObject: NSObject, NSCopying {
  private let tag = CoreFoundationTag()

  open func copy(with zone: NSZone? = nil) -> Any { _copy() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let object else { return false }
    return object as AnyObject === self || _isEqual(to: object)
  }

  /// The object itself, which is right for all that cannot be changed.
  open func _copy() -> Any { self }

  /// Whether another object holds the same value. Overriders override `hash`, too.
  open func _isEqual(to object: Any) -> Bool { false }
}
