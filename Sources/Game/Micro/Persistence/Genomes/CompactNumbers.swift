// Compact numbers of genomes. Each has exactly one form, so equal genomes have equal bytes.

extension SaveWriter {
  /// Writes a multiple of a thousandth up to ±8,000 as its count, zigzag from 1 on. Any other number is 0 and its bits.
  mutating func write(decimal number: Float) {
    if let thousandths = Thousandths.count(of: number) {
      write(varint: ZigZag.encoded(Int64(thousandths)) + 1)
    } else {
      write(varint: 0)
      write(number)
    }
  }

  /// Writes an identifier as its distance from another one.
  mutating func write(step id: GeneID, from other: GeneID) {
    write(varint: ZigZag.encoded(Int64(id) - Int64(other)))
  }

  /// Writes an identifier as its distance from the last one, and updates the last one.
  mutating func write(step id: GeneID, from last: inout GeneID) {
    write(step: id, from: last)
    last = id
  }
}

extension SaveReader {
  /// Reads a number.
  ///
  /// - Throws: `SaveError.invalid` for bytes that `write(decimal:)` doesn't write, and for a number that isn't finite.
  mutating func readDecimal() throws(SaveError) -> Float {
    let code = try readVarint()
    if code == 0 {
      let number = try read(Float.self)
      guard number.isFinite, Thousandths.count(of: number) == nil else { throw invalid("a number") }
      return number
    }
    let thousandths = ZigZag.decoded(code - 1)
    guard abs(thousandths) <= Int64(Thousandths.largest) else { throw invalid("a number") }
    return Float(thousandths) / 1000
  }

  mutating func readIdentifier() throws(SaveError) -> GeneID {
    let number = try readVarint()
    guard let id = GeneID(exactly: number) else { throw invalid("an identifier") }
    return id
  }

  mutating func readStep(from other: GeneID) throws(SaveError) -> GeneID {
    let step = ZigZag.decoded(try readVarint())
    let (sum, overflows) = Int64(other).addingReportingOverflow(step)
    guard !overflows, let id = GeneID(exactly: sum) else { throw invalid("an identifier") }
    return id
  }

  mutating func readStep(from last: inout GeneID) throws(SaveError) -> GeneID {
    last = try readStep(from: last)
    return last
  }
}

private enum Thousandths {
  /// The largest count. Beyond it neighbouring floats are closer than thousandths, and a varint needs as many bytes as
  /// the float.
  static let largest = 8_000_000

  /// Returns the count of thousandths that is exactly this number, to the bit; `nil` for others.
  static func count(of number: Float) -> Int? {
    guard abs(number) <= Float(largest / 1000) else { return nil }
    let count = Int((number * 1000).rounded())
    return (Float(count) / 1000).bitPattern == number.bitPattern ? count : nil
  }
}

/// Maps signed numbers to unsigned ones that are small near zero: 0, −1, 1, −2, 2 …
private enum ZigZag {
  static func encoded(_ number: Int64) -> UInt64 {
    UInt64(bitPattern: (number << 1) ^ (number >> 63))
  }

  static func decoded(_ code: UInt64) -> Int64 {
    Int64(bitPattern: code >> 1) ^ -Int64(bitPattern: code & 1)
  }
}
