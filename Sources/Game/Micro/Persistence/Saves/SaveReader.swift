/// Reads values from bytes in the order in which `SaveWriter` wrote them.
///
/// Nothing is believed: every read checks that there is enough left, and what is built never takes
/// more memory than the bytes that it came from, times a constant.
public struct SaveReader {
  /// The version of the file: its types look at it to read documents of older versions.
  public let version: UInt16
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  /// Where the innermost open chunk ends.
  private var end: Int
  /// The genomes that were read so far, and the bodies that they develop into.
  var genomes = ReadGenomes()

  init(_ bytes: ArraySlice<UInt8>, version: UInt16 = SaveFormat.version) {
    self.version = version
    self.bytes = bytes
    place = bytes.startIndex
    end = bytes.endIndex
  }

  /// How many bytes are left in the chunk.
  public var remaining: Int { end - place }

  /// Reads a value as its type does.
  public mutating func read<Value: Saved>(
    _ type: Value.Type = Value.self
  ) throws(SaveError) -> Value {
    try Value(from: &self)
  }

  /// Reads values after their number.
  public mutating func read<Value: Saved>(
    _ type: [Value].Type = [Value].self
  ) throws(SaveError) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  /// Reads the part with a name, all of it.
  public mutating func chunk<Value>(
    _ name: String, _ body: (inout SaveReader) throws(SaveError) -> Value
  ) throws(SaveError) -> Value {
    for byte in name.utf8 where try readByte() != byte { throw invalid("the part “\(name)”") }
    let length = Int(try read(UInt32.self))
    guard length <= remaining else { throw invalid("the length of “\(name)”") }
    let outer = end
    end = place + length
    let value = try body(&self)
    try expectEnd()
    end = outer
    return value
  }

  /// Throws if anything is left.
  public func expectEnd() throws(SaveError) {
    guard remaining == 0 else { throw invalid("what follows") }
  }

  /// The error for something that was just read and can't be.
  public func invalid(_ what: String) -> SaveError { .invalid(what, at: place) }

  mutating func readByte() throws(SaveError) -> UInt8 {
    guard place < end else { throw invalid("the end") }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads a whole number, least significant byte first.
  mutating func readInteger<Number: FixedWidthInteger>() throws(SaveError) -> Number {
    guard remaining >= Number.bitWidth / 8 else { throw invalid("the end") }
    var number: Number = 0
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      number |= Number(truncatingIfNeeded: bytes[place]) << Number(shift)
      place += 1
    }
    return number
  }

  /// Reads what `SaveWriter.write(varint:)` wrote; more bytes than needed are invalid.
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

  /// Reads the number of things that follow, each of which takes a byte at least.
  mutating func readCount(upTo limit: Int = .max) throws(SaveError) -> Int {
    let count = try readVarint()
    guard count <= UInt64(min(limit, remaining)) else { throw invalid("a number of things") }
    return Int(count)
  }

  /// Reads so many bytes as they are.
  mutating func read(bytes count: Int) throws(SaveError) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw invalid("the end") }
    defer { place += count }
    return bytes[place..<(place + count)]
  }
}
