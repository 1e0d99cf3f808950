/// Values that are kept beside objects, one for each.
///
/// A value is released some time after its object: when values of other objects are set and there
/// are twice as many as were alive at the last look, those of objects that are gone are dropped. An
/// object at the address of one that is gone never meets the other's value, since the entry's weak
/// reference is gone with it. O(1) amortized.
@MainActor final class AssociatedValues<Value> {
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

  /// How many values are kept, those of gone objects among them.
  var count: Int { entries.count }

  private func sweep() {
    entries = entries.filter { $0.value.owner != nil }
    nextSweep = max(16, entries.count * 2)
  }
}
