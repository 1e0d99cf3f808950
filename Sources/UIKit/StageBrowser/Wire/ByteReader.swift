import Foundation

/// Reads numbers and strings from a message, from front to back and never past its end.
///
/// Every read either returns a value or throws a ``ClientMessageError``; no input makes it trap.
package struct ByteReader {
  private let bytes: [UInt8]
  /// The position of the next read.
  package private(set) var position = 0

  package init(_ data: some Sequence<UInt8>) {
    bytes = Array(data)
  }

  package var remaining: Int { bytes.count - position }

  package mutating func byte() throws(ClientMessageError) -> UInt8 {
    guard position < bytes.count else { throw .truncated(at: position) }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func take(_ count: Int) throws(ClientMessageError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw .truncated(at: position) }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads an unsigned LEB128 number of at most 64 bits.
  package mutating func varint() throws(ClientMessageError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      // The tenth byte has space for only one bit.
      guard shift < 63 || bits <= 1 else { throw .numberTooLarge(at: start) }
      value |= bits << shift
      if next < 0x80 { return value }
    }
    throw .numberTooLarge(at: start)
  }

  /// Reads a little-endian IEEE 754 single.
  package mutating func float32() throws(ClientMessageError) -> Float {
    Float(bitPattern: try fixed(UInt32.self))
  }

  /// Reads a little-endian IEEE 754 double.
  mutating func float64() throws(ClientMessageError) -> Double {
    Double(bitPattern: try fixed(UInt64.self))
  }

  /// Reads a UTF-8 string: its length in bytes as a varint, then its bytes.
  package mutating func string(maximumLength: Int) throws(ClientMessageError) -> String {
    let start = position
    let length = try varint()
    guard length <= UInt64(maximumLength) else { throw .stringTooLong(at: start) }
    let units = try take(Int(length))
    guard let string = String(validating: units, as: UTF8.self) else {
      throw .invalidText(at: start)
    }
    return string
  }

  private mutating func fixed<T: FixedWidthInteger>(_: T.Type) throws(ClientMessageError) -> T {
    var value: T = 0
    for (index, byte) in try take(MemoryLayout<T>.size).enumerated() {
      value |= T(byte) << T(8 * index)
    }
    return value
  }
}
