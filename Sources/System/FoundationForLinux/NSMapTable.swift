import Foundation

/// A dictionary that can hold its keys and objects weakly, which Foundation on Linux lacks.
///
/// Entries whose key or object was deallocated are no longer in the table.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    var key: TableSlot
    var value: TableSlot
    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private var entries: [Int: [Entry]] = [:]
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() { self.init(keyOptions: []) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [Entry] { entries.values.joined().filter(\.isThere) }

  /// The number of pairs that still exist.
  open var count: Int { present.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[hash(of: aKey)]?.first { $0.key.isEqual(to: aKey as AnyObject) }?.value.object
      as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let key = TableSlot(
      aKey as AnyObject, isWeak: keyOptions.isWeak, isByIdentity: keyOptions.isByIdentity)
    let value = TableSlot(
      anObject as AnyObject, isWeak: valueOptions.isWeak, isByIdentity: valueOptions.isByIdentity)
    entries[key.hash, default: []].append(Entry(key: key, value: value))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash = hash(of: aKey)
    entries[hash]?.removeAll { !$0.isThere || $0.key.isEqual(to: aKey as AnyObject) }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  open func removeAllObjects() { entries = [:] }

  open func keyEnumerator() -> NSEnumerator {
    (present.compactMap { $0.key.object as? KeyType } as NSArray).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    (present.compactMap { $0.value.object as? ObjectType } as NSArray).objectEnumerator()
  }

  private func hash(of key: KeyType) -> Int {
    TableSlot.hash(of: key as AnyObject, isByIdentity: keyOptions.isByIdentity)
  }
}
