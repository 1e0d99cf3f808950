import Foundation

/// Begins a section in which only one thread at a time uses the object; the same thread may enter again.
/// Returns 0, `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

/// Ends the section.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).unlock()
  return 0
}

/// The locks of objects in use.
private final class ObjectLocks: Sendable {
  static let shared = ObjectLocks()

  private let locks = AssociatedValues<NSRecursiveLock>()

  func lock(of object: AnyObject) -> NSRecursiveLock {
    locks.value(of: object, orMake: NSRecursiveLock.init)
  }
}
