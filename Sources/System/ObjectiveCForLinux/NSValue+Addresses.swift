import Foundation

// Addresses as values. Foundation on Linux encodes numbers, but no addresses.

extension NSValue {
  /// The encoding of an address here: that of an integer of its size. On iOS it is `^v`, or `@` for an object.
  private static let addressType = "Q"

  /// Creates a value with an address.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt64(UInt(bitPattern: pointer))
    self.init(bytes: &address, objCType: Self.addressType)
  }

  /// Creates a value with an object's address. The object isn't retained.
  public convenience init(nonretainedObject anObject: Any?) {
    self.init(
      pointer: anObject.map {
        UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque())
      })
  }

  /// The address in the value; `nil` if the value contains something else.
  public var pointerValue: UnsafeMutableRawPointer? {
    guard String(cString: objCType) == Self.addressType else { return nil }
    var address: UInt64 = 0
    withUnsafeMutablePointer(to: &address) { getValue($0) }
    return UnsafeMutableRawPointer(bitPattern: UInt(address))
  }

  /// The object whose address the value contains. It must still exist.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
