import Foundation
import Synchronization

// Associated objects, with the names and labels of iOS's module ObjectiveC. The names of a policy's cases are
// Objective-C's.

/// The ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference: the value becomes `nil` when it is deallocated. On iOS the reference would dangle.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key, which is an address; `nil` removes it.
///
/// The value is released some time after the object: see ``AssociatedValues``. A UIKit object releases it when
/// it is deallocated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, key, policy, of: object as AnyObject)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(key, of: object as AnyObject)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The associated values of all objects. It can be used from any thread.
package final class AssociatedObjects: @unchecked Sendable {
  package static let shared = AssociatedObjects()

  private struct Entry {
    var value: Any?
    weak var reference: AnyObject?
    let isWeak: Bool
  }

  private let values = AssociatedValues<[UnsafeRawPointer: Entry]>()

  func set(
    _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, of object: AnyObject
  ) {
    let entry = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        Entry(value: nil, reference: value as AnyObject, isWeak: true)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        Entry(value: (value as? any NSCopying)?.copy(with: nil) ?? value, isWeak: false)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        Entry(value: value, isWeak: false)
      }
    }
    values.update(of: object) { all in
      all = all ?? [:]
      all?[key] = entry
      if all?.isEmpty == true { all = nil }
    }
  }

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    let entry = values.value(of: object)?[key]
    return entry.flatMap { $0.isWeak ? $0.reference : $0.value }
  }

  func removeAll(of object: AnyObject) {
    values.update(of: object) { $0 = nil }
  }

  /// Releases the values associated with an object that is being deallocated.
  package func objectGoes(_ object: AnyObject) { _ = values.remove(ObjectIdentifier(object)) }
}
