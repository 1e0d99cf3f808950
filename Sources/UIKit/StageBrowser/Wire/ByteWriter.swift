import Foundation

/// Builds a message. The counterpart of the page's reader in `Web/reader.js`.
package struct ByteWriter {
  // An array and not `Data`: appending single bytes is several times faster.
  private var bytes: [UInt8] = []

  package init() {}

  package var data: Data { Data(bytes) }
  package var count: Int { bytes.count }

  package mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  /// Writes an unsigned LEB128 number: seven bits per byte, low bits first.
  package mutating func varint(_ value: some BinaryInteger) {
    var rest = UInt64(value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func float32(_ value: some BinaryFloatingPoint) {
    fixed(Float(value).bitPattern)
  }

  mutating func float64(_ value: Double) {
    fixed(value.bitPattern)
  }

  /// Writes a length or coordinate in points, as a signed varint in units of 1/768 pt.
  ///
  /// Whole device pixels of 1×, 2× and 3× screens are exact, and so are halves, thirds and 256ths of a point.
  /// All other values have an error of at most 1/1536 pt, which no screen shows. Most coordinates take two or
  /// three bytes. NaN becomes 0, and infinities become the largest number.
  package mutating func coordinate(_ points: CGFloat) {
    let units = Self.units(points)
    varint(UInt64(bitPattern: (units << 1) ^ (units >> 63)))
  }

  /// Writes a UTF-8 string: its length in bytes as a varint, then its bytes.
  package mutating func string(_ value: String) {
    varint(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// Writes four bytes, little endian.
  package mutating func word(_ value: UInt32) {
    fixed(value)
  }

  /// Returns everything written so far, and empties the writer.
  package mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  package mutating func append(_ other: some Collection<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Returns the coordinate in units of the page protocol. Two coordinates with the same units are the same on
  /// the page.
  package static func units(_ points: CGFloat) -> Int64 {
    guard !points.isNaN else { return 0 }
    // JavaScript's numbers represent integers of 53 bits.
    let limit = 4_503_599_627_370_496.0
    return Int64((points * 768).rounded().clamped(-limit, limit))
  }

  private mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
