@_spi(Reflection) import Swift

/// A stored property of a class, from the compiler's reflection metadata.
///
/// Linux has no key-value coding. Outlets and runtime attributes are named in a file, so the
/// property with that name is found here and written directly. Property observers (`didSet`) don't
/// run.
struct StoredProperty {
  let name: String
  /// The offset from the object's start, in bytes.
  let offset: Int
  /// The declared type. For a weak property, it is the optional type of the object.
  let type: Any.Type
  let isWeak: Bool

  /// Returns the stored properties of the class and its superclasses.
  ///
  /// The class's own come first, so that the first property with a name is the one that the source
  /// refers to. O(number of properties).
  static func all(of type: AnyClass) -> [StoredProperty] {
    var result: [StoredProperty] = []
    var current: AnyClass? = type
    while let this = current, this != NSObject.self {
      var fields: [(name: String, offset: Int, type: Any.Type)] = []
      // The reflection visits the superclasses first.
      _ = _forEachField(of: this, options: _EachFieldOptions(rawValue: 1)) {
        name, offset, type, _ in
        fields.append((String(cString: name), offset, type))
        return true
      }
      let weak = weakFlags(of: this)
      let own = fields.suffix(weak.count)
      for (field, isWeak) in zip(own, weak) {
        result.append(
          StoredProperty(name: field.name, offset: field.offset, type: field.type, isWeak: isWeak))
      }
      current = _getSuperclass(this)
    }
    return result
  }

  /// Writes the value into the object. Returns `false` if the property's type doesn't accept it.
  func set(_ value: Any?, in object: AnyObject) -> Bool {
    let address = Unmanaged.passUnretained(object).toOpaque() + offset
    if isWeak {
      guard let value else {
        address.assumingMemoryBound(to: WeakReference.self).pointee.object = nil
        return true
      }
      guard accepts(value) else { return false }
      address.assumingMemoryBound(to: WeakReference.self).pointee.object = value as AnyObject
      return true
    }
    func assign<T>(_: T.Type) -> Bool {
      guard let value = value as? T else { return false }
      address.assumingMemoryBound(to: T.self).pointee = value
      return true
    }
    return _openExistential(type, do: assign)
  }

  /// Returns the current value of the property.
  func value(in object: AnyObject) -> Any? {
    let address = Unmanaged.passUnretained(object).toOpaque() + offset
    if isWeak { return address.assumingMemoryBound(to: WeakReference.self).pointee.object }
    func load<T>(_: T.Type) -> Any? { address.assumingMemoryBound(to: T.self).pointee }
    return _openExistential(type, do: load)
  }

  private func accepts(_ value: Any) -> Bool {
    func check<T>(_: T.Type) -> Bool { value is T }
    return _openExistential(type, do: check)
  }

  /// A weak variable has the same layout for every type of object.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  /// Returns whether each stored property that the class itself declares is weak, in order.
  ///
  /// The reflection API doesn't provide this, but the field descriptor does: the mangled type of a
  /// weak field ends in `Xw` (F-SWIFT-06). Layouts: `include/swift/ABI/Metadata.h` and
  /// `include/swift/RemoteInspection/Records.h` of the Swift project, without Objective-C interop.
  private static func weakFlags(of type: AnyClass) -> [Bool] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    guard let fields = descriptor.flatMap({ relative(at: $0 + 16) }) else { return [] }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      guard let mangled = relative(at: fields + 16 + index * recordSize + 4) else { return false }
      return endsInWeakMark(mangled)
    }
  }

  private static func relative(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.load(as: Int32.self)
    return distance == 0 ? nil : address + Int(distance)
  }

  private static func endsInWeakMark(_ mangled: UnsafeRawPointer) -> Bool {
    var position = 0
    var lastTwo: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = mangled.load(fromByteOffset: position, as: UInt8.self)
      switch byte {
      case 0: return lastTwo == (UInt8(ascii: "X"), UInt8(ascii: "w"))
      case 0x01...0x17:  // a symbolic reference: four bytes follow
        position += 5
        lastTwo = (0, 0)
      case 0x18...0x1F:  // an absolute reference: a pointer follows
        position += 1 + MemoryLayout<UnsafeRawPointer>.size
        lastTwo = (0, 0)
      default:
        lastTwo = (lastTwo.1, byte)
        position += 1
      }
    }
  }
}
