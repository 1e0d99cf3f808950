import Foundation

/// An array that can hold its objects weakly and can have empty places, which Foundation on Linux lacks.
///
/// The place of a deallocated object becomes empty. Pointers are those of objects, as `Unmanaged` makes them.
open class NSPointerArray: NSObject {
  private var slots: [TableSlot?] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  public override convenience init() { self.init(options: []) }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// The number of places. A smaller count removes places at the end, and a larger one adds empty places.
  open var count: Int {
    get { slots.count }
    set {
      slots = Array(slots.prefix(newValue))
      slots += Array(repeating: nil, count: max(0, newValue - slots.count))
    }
  }

  /// The objects at the places that aren't empty.
  open var allObjects: [Any] { slots.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    checkIndex(index, below: count)
    return slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    checkIndex(index, below: count + 1)
    slots.insert(slot(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    checkIndex(index, below: count)
    slots[index] = slot(item)
  }

  open func removePointer(at index: Int) {
    checkIndex(index, below: count)
    slots.remove(at: index)
  }

  /// Removes the empty places.
  open func compact() { slots.removeAll { $0?.object == nil } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> TableSlot? {
    pointer.map {
      TableSlot(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.isWeak,
        isByIdentity: options.isByIdentity)
    }
  }

  /// Traps for an invalid index, as on iOS.
  private func checkIndex(_ index: Int, below end: Int) {
    precondition((0..<end).contains(index), "an NSPointerArray of \(count) has no place \(index)")
  }
}
