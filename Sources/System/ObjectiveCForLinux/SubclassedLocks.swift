import Foundation

// The superclasses of an app's own locks. Foundation's locks can't have subclasses on Linux: Swift 6.3 says "cannot inherit
// from class 'NSLock' because it has overridable members that could not be loaded".

/// The superclass of a class that inherits from `NSLock` on iOS.
open class _NSLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSLock()

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }

  /// A name for messages about the lock.
  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }
}

/// The superclass of a class that inherits from `NSRecursiveLock` on iOS.
open class _NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let inner = NSRecursiveLock()

  open func lock() { inner.lock() }
  open func unlock() { inner.unlock() }
  open func `try`() -> Bool { inner.try() }
  open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }

  /// A name for messages about the lock.
  open var name: String? {
    get { inner.name }
    set { inner.name = newValue }
  }
}
