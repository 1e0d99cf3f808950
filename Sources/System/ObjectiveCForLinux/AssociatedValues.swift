/// Values that are kept beside objects, one for each. Whoever owns the table sees to it that one
/// thread at a time uses it.
///
/// A value is released some time after its object: when values of other objects are set and there
/// are twice as many as were alive at the last look, those of objects that are gone are dropped. An
/// object at the address of one that is gone never meets the other's value, since the entry's weak
/// reference is gone with it. O(1) amortized.
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

  /// Takes out the value of an object that may be on its way out, so that no weak reference leads
  /// to it any more.
  func remove(_ object: ObjectIdentifier) -> Value? { entries.removeValue(forKey: object)?.value }

  /// How many values are kept, those of gone objects among them.
  var count: Int { entries.count }

  private func sweep() {
    entries = entries.filter { $0.value.owner != nil }
    nextSweep = max(16, entries.count * 2)
  }
}
