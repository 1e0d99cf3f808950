extension String {
  /// The UTF-16 units as an array. O(n), and much faster if all characters are ASCII, which are widened.
  package var units: [UInt16] {
    (utf8.withContiguousStorageIfAvailable(Self.widened) ?? nil) ?? Array(utf16)
  }

  /// Returns ASCII characters as UTF-16 units, or `nil` for other bytes.
  ///
  /// The check is part of the loop, because a loop with its own exit isn't vectorized to sixteen at a time.
  private static func widened(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16]? {
    var all: UInt8 = 0
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
      for index in 0..<bytes.count {
        units[index] = UInt16(bytes[index])
        all |= bytes[index]
      }
      count = bytes.count
    }
    return all < 0x80 ? units : nil
  }
}
