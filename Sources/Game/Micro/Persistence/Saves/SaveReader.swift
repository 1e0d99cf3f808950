/// Reads values from bytes, in the order in which `SaveWriter` wrote them.
///
/// It trusts nothing: every read checks that enough bytes are left, and a value never takes more memory than its bytes
/// times a constant.
public struct SaveReader {
  /// The version of the file, which types need to read documents of older versions.
  public let version: UInt16
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  /// The end of the innermost open chunk.
  private var end: Int
  /// The genomes that were read so far, and the bodies that develop from them.
  var genomes = ReadGenomes()

  init(_ bytes: ArraySlice<UInt8>, version: UInt16 = SaveFormat.version) {
    self.version = version
    self.bytes = bytes
    place = bytes.startIndex
    end = bytes.endIndex
  }

  /// The number of bytes left in the chunk.
  public var remaining: Int { end - place }

  /// Reads a value.
  public mutating func read<Value: Saved>(
    _ type: Value.Type = Value.self
  ) throws(SaveError) -> Value {
    try Value(from: &self)
  }

  /// Reads an array: its count, then its values.
  public mutating func read<Value: Saved>(
    _ type: [Value].Type = [Value].self
  ) throws(SaveError) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  /// Reads the chunk with a name completely.
  public mutating func chunk<Value>(
    _ name: String, _ body: (inout SaveReader) throws(SaveError) -> Value
  ) throws(SaveError) -> Value {
    for byte in name.utf8 where try readByte() != byte {
      throw invalid("the name of the part “\(name)”")
    }
    let length = Int(try read(UInt32.self))
    guard length <= remaining else { throw invalid("the length of “\(name)”") }
    let outer = end
    end = place + length
    let value = try body(&self)
    try expectEnd()
    end = outer
    return value
  }

  /// Throws an error if any bytes are left.
  public func expectEnd() throws(SaveError) {
    guard remaining == 0 else { throw invalid("the data after the end") }
  }

  /// Returns the error for an invalid value that was just read.
  public func invalid(_ what: String) -> SaveError { .invalid(what, at: place) }

  mutating func readByte() throws(SaveError) -> UInt8 {
    guard place < end else { throw invalid("the end of the data") }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads an integer, least significant byte first.
  mutating func readInteger<Number: FixedWidthInteger>() throws(SaveError) -> Number {
    guard remaining >= Number.bitWidth / 8 else { throw invalid("the end of the data") }
    var number: Number = 0
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      number |= Number(truncatingIfNeeded: bytes[place]) << Number(shift)
      place += 1
    }
    return number
  }

  /// Reads an integer that `SaveWriter.write(varint:)` wrote. More bytes than needed are invalid.
  mutating func readVarint() throws(SaveError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      let part = UInt64(byte & 0x7F)
      guard (part << shift) >> shift == part, byte != 0 || shift == 0 else {
        throw invalid("a number")
      }
      number |= part << shift
      if byte < 0x80 { return number }
    }
    throw invalid("a number")
  }

  /// Reads a count of elements, each of which takes at least a byte.
  mutating func readCount(upTo limit: Int = .max) throws(SaveError) -> Int {
    let count = try readVarint()
    guard count <= UInt64(min(limit, remaining)) else { throw invalid("a count") }
    return Int(count)
  }

  /// Reads raw bytes.
  mutating func read(bytes count: Int) throws(SaveError) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw invalid("the end of the data") }
    defer { place += count }
    return bytes[place..<(place + count)]
  }
}
