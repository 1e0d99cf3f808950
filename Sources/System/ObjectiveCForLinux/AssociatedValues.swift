import Foundation

/// A table of values associated with objects, one for each. Any thread may use it.
///
/// A value is released some time after its object. When a value is set and the table is twice as large as after
/// the last cleanup, the values of deallocated objects are removed. A new object at the address of a
/// deallocated one never gets its value, because the entry's weak reference has become `nil`. O(1) amortized.
///
/// Values are released outside the lock, because their deinitializers may use the table.
final class AssociatedValues<Value>: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var value: Value
  }

  /// The values and objects that a change of the table releases.
  private struct Released {
    var value: Value?
    var entries: [Entry] = []
    /// The owners that were alive during a cleanup. Another thread may have released them meanwhile.
    var owners: [AnyObject] = []
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 16

  /// Returns the value of an object.
  func value(of object: AnyObject) -> Value? { lock.withLock { known(object) } }

  /// Returns the value of an object, which is made if it has none.
  func value(of object: AnyObject, orMake make: () -> Value) -> Value {
    if let known = value(of: object) { return known }
    return update(of: object) { value in
      let result = value ?? make()
      value = result
      return result
    }
  }

  /// Changes the value of an object, `nil` if it has none, and returns the result of `change`.
  ///
  /// - Parameter change: Runs while other threads wait, so it must not call an app's code.
  func update<Result>(of object: AnyObject, _ change: (inout Value?) -> Result) -> Result {
    var released = Released()
    let result = lock.withLock {
      let key = ObjectIdentifier(object)
      var value = known(object)
      released.value = value
      let result = change(&value)
      if value != nil, entries.count >= nextSweep { sweep(into: &released) }
      let old = entries.removeValue(forKey: key)
      if let old { released.entries.append(old) }
      if let value { entries[key] = Entry(owner: object, value: value) }
      return result
    }
    withExtendedLifetime(released) {}
    return result
  }

  /// Removes the value of an object that may be in deallocation, so that no weak reference to it remains.
  func remove(_ object: ObjectIdentifier) -> Value? {
    lock.withLock { entries.isEmpty ? nil : entries.removeValue(forKey: object)?.value }
  }

  private func known(_ object: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.value
  }

  private func sweep(into released: inout Released) {
    for (key, entry) in entries {
      if let owner = entry.owner {
        released.owners.append(owner)
      } else {
        released.entries.append(entry)
        entries[key] = nil
      }
    }
    nextSweep = max(16, entries.count * 2)
  }
}
