import Foundation

/// A set that can hold its objects weakly, which Foundation on Linux lacks.
///
/// Deallocated objects are no longer in the set.
open class NSHashTable<ObjectType>: NSObject {
  private var slots: [Int: [TableSlot]] = [:]
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  public override convenience init() { self.init(options: []) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] {
    slots.values.joined().compactMap { $0.object as? ObjectType }
  }

  open var anyObject: ObjectType? {
    slots.values.lazy.joined().compactMap { $0.object as? ObjectType }.first
  }

  open var setRepresentation: Set<AnyHashable> {
    Set(slots.values.joined().compactMap { $0.object as? NSObject })
  }

  /// The number of objects that still exist.
  open var count: Int { slots.values.joined().count { $0.object != nil } }

  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    let slot = TableSlot(
      object as AnyObject, isWeak: options.isWeak, isByIdentity: options.isByIdentity)
    // Deallocated objects with the same hash are removed.
    slots[slot.hash] = (slots[slot.hash] ?? []).filter { $0.object != nil } + [slot]
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = hash(of: object)
    slots[hash]?.removeAll { $0.object == nil || $0.isEqual(to: object as AnyObject) }
    if slots[hash]?.isEmpty == true { slots[hash] = nil }
  }

  open func removeAllObjects() { slots = [:] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return slots[hash(of: object)]?.first { $0.isEqual(to: object as AnyObject) }?.object
      as? ObjectType
  }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  private func hash(of object: ObjectType) -> Int {
    TableSlot.hash(of: object as AnyObject, isByIdentity: options.isByIdentity)
  }
}
