/// A table of values associated with objects, one for each. Its owner ensures that one thread at a time uses
/// it.
///
/// A value is released some time after its object. When a value is set and the table is twice as large as after
/// the last cleanup, the values of deallocated objects are removed. A new object at the address of a
/// deallocated one never gets its value, because the entry's weak reference has become `nil`. O(1) amortized.
final class AssociatedValues<Value> {
  private struct Entry {
    weak var owner: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 16

  subscript(object: AnyObject) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.value
    }
    set {
      guard let newValue else {
        entries[ObjectIdentifier(object)] = nil
        return
      }
      if entries.count >= nextSweep { sweep() }
      entries[ObjectIdentifier(object)] = Entry(owner: object, value: newValue)
    }
  }

  /// Removes the value of an object that may be in deallocation, so that no weak reference to it remains.
  func remove(_ object: ObjectIdentifier) -> Value? { entries.removeValue(forKey: object)?.value }

  /// The number of values, including those of deallocated objects.
  var count: Int { entries.count }

  private func sweep() {
    entries = entries.filter { $0.value.owner != nil }
    nextSweep = max(16, entries.count * 2)
  }
}
