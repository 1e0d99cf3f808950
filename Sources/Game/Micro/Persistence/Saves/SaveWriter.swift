/// Writes values as bytes, one after the other.
///
/// A type writes its parts in a fixed order, and `SaveReader` reads them in the same order:
///
///     writer.chunk("spin") { writer in
///       writer.write(angle)
///       writer.write(speeds)
///     }
public struct SaveWriter {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  /// The genomes that were written so far.
  var genomes = WrittenGenomes()

  /// Creates a writer without any bytes.
  public init() {}

  /// Writes a value.
  public mutating func write<Value: Saved>(_ value: Value) { value.save(to: &self) }

  /// Writes an array: its count, then its values.
  public mutating func write<Value: Saved>(_ values: [Value]) {
    write(varint: UInt64(values.count))
    for value in values { value.save(to: &self) }
  }

  /// Writes a chunk with its name and its length in front, so that a reader notices when it gets out of step.
  ///
  /// - Parameter name: Four ASCII characters.
  public mutating func chunk(_ name: String, _ body: (inout SaveWriter) -> Void) {
    precondition(name.utf8.count == 4, "a chunk's name has four characters, not “\(name)”")
    write(bytes: Array(name.utf8))
    let place = bytes.count
    write(UInt32(0))
    body(&self)
    let length = UInt32(bytes.count - place - 4)
    for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
  }

  /// Writes raw bytes.
  mutating func write(bytes: [UInt8]) { self.bytes += bytes }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes an integer, least significant byte first.
  mutating func write<Number: FixedWidthInteger>(integer: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: integer >> Number(shift)))
    }
  }

  /// Writes an integer in as few bytes as possible, with seven bits in each, lowest first (LEB128).
  mutating func write(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
