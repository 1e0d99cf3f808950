/// A type that writes itself into saves and reads itself from them, bit for bit.
public protocol Saved {
  /// Writes the value to a save.
  func save(to writer: inout SaveWriter)
  /// Reads a value. Throws `SaveError.invalid` for bytes that can't come from a valid value.
  init(from reader: inout SaveReader) throws(SaveError)
}

// MARK: Numbers

extension UInt8: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(byte: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readByte() }
}

extension Int16: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readInteger() }
}

extension UInt16: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readInteger() }
}

extension Int32: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readInteger() }
}

extension UInt32: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readInteger() }
}

extension UInt64: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: self) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) { self = try reader.readInteger() }
}

/// An integer of 64 bits, regardless of the machine.
extension Int: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: Int64(self)) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let number: Int64 = try reader.readInteger()
    guard let value = Int(exactly: number) else { throw reader.invalid("a number") }
    self = value
  }
}

extension Int {
  /// Whether it can be a count of events: up to 10¹⁵, so that counting on is safe.
  var isCount: Bool { (0...1_000_000_000_000_000).contains(Int64(self)) }
}

extension Float: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: bitPattern) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(bitPattern: try reader.readInteger())
  }
}

extension Double: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(integer: bitPattern) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(bitPattern: try reader.readInteger())
  }
}

extension Bool: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(byte: self ? 1 : 0) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let byte = try reader.readByte()
    guard byte <= 1 else { throw reader.invalid("a flag") }
    self = byte == 1
  }
}

extension Vector: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(x)
    writer.write(y)
  }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(x: try reader.read(), y: try reader.read())
  }
}

// MARK: Composite values

extension Optional: Saved where Wrapped: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
  }
}

extension Range: Saved where Bound == Int {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(lowerBound)
    writer.write(upperBound)
  }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let (low, high) = (try reader.read(Int.self), try reader.read(Int.self))
    guard 0 <= low, low <= high else { throw reader.invalid("a range") }
    self = low..<high
  }
}

extension Saved where Self: RawRepresentable, RawValue == UInt8 {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { writer.write(byte: rawValue) }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    guard let value = Self(rawValue: try reader.readByte()) else {
      throw reader.invalid("a choice")
    }
    self = value
  }
}

extension RandomSource: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    for word in [state.0, state.1, state.2, state.3] { writer.write(word) }
  }
  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    let state: (UInt64, UInt64, UInt64, UInt64) = (
      try reader.read(), try reader.read(), try reader.read(), try reader.read()
    )
    guard let source = RandomSource(state: state) else { throw reader.invalid("a random source") }
    self = source
  }
}
