/// A QR code of a short text, such as an address for a phone's camera.
///
///     QRCode("http://192.168.1.20:4242/")?.terminalText
///
/// Source: ISO/IEC 18004: versions 1 to 5 with correction level L, whose words form one block, in byte mode. The mask
/// is always the first one: the code states which of the eight it uses, and every reader accepts each.
struct QRCode {
  /// The number of modules on a side.
  let side: Int
  private var dark: [Bool]
  /// The modules that hold no data: patterns and format.
  private var isFixed: [Bool]

  /// For each version: the number of data words and of correction words.
  private static let words = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]
  /// The words that the mode, a length of eight bits and the terminator take.
  private static let overhead = 2

  /// Encodes a text.
  ///
  /// - Parameter text: At most 106 bytes in UTF-8; `nil` for more.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard
      let index = Self.words.firstIndex(where: { bytes.count <= $0.0 - Self.overhead })
    else { return nil }
    side = 21 + 4 * index
    dark = Array(repeating: false, count: side * side)
    isFixed = dark
    drawPatterns(hasAlignment: index > 0)
    drawFormat()
    let (count, correction) = Self.words[index]
    let data = Self.data(bytes, count: count)
    drawData(data + Self.remainder(of: data, count: correction))
  }

  /// Returns whether a module is dark. Modules outside the code are light.
  subscript(x: Int, y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && dark[y * side + x]
  }

  // MARK: Words

  /// Encodes mode, length, bytes, terminator and padding.
  private static func data(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // The mode's four bits shift everything by half a word.
    let head: [UInt8] = [0x40 | UInt8(bytes.count >> 4)]
    let lower = [UInt8(truncatingIfNeeded: bytes.count)] + bytes
    let shifted = lower.indices.map { index in
      lower[index] << 4 | (index + 1 < lower.count ? lower[index + 1] >> 4 : 0)
    }
    let words = head + shifted
    return words + (0..<count - words.count).map { $0 % 2 == 0 ? 0xEC : 0x11 }
  }

  /// Returns the correction words: the remainder of a division by (x − 1)(x − α)(x − α²)…
  private static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = Array(repeating: UInt8(0), count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in divisor.indices {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    return data.reduce(into: Array(repeating: 0, count: count)) { rest, word in
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in divisor.indices { rest[index] ^= product(divisor[index], factor) }
    }
  }

  /// Multiplies in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(0) { sum, bit in
      (sum << 1) ^ (sum >> 7 * 0x1D) ^ (other >> UInt8(bit) & 1) * one
    }
  }

  // MARK: Modules

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<side).contains(x), (0..<side).contains(y) else { return }
    dark[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  private mutating func drawPatterns(hasAlignment: Bool) {
    for index in 0..<side {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      drawRings(around: x, y, radius: 4) { $0 != 2 && $0 != 4 }
    }
    if hasAlignment { drawRings(around: side - 7, side - 7, radius: 2) { $0 != 1 } }
  }

  private mutating func drawRings(
    around x: Int, _ y: Int, radius: Int, isDark: (Int) -> Bool
  ) {
    for dy in -radius...radius {
      for dx in -radius...radius { fix(x + dx, y + dy, isDark(max(abs(dx), abs(dy)))) }
    }
  }

  /// Draws the format twice: level L and the first mask, with their correction.
  private mutating func drawFormat() {
    // 01 000, followed by its remainder by 0x537, exclusive or 0x5412.
    let bits = 0x77C4
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
    fix(8, side - 8, true)
  }

  /// Draws the data, two columns at a time from the right, up and down, skipping the column of the timing pattern.
  private mutating func drawData(_ words: [UInt8]) {
    let columns = Array(stride(from: side - 1, to: 6, by: -2)) + [5, 3, 1]
    var index = 0
    for (turn, right) in columns.enumerated() {
      for step in 0..<side {
        let y = turn % 2 == 0 ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] {
          let isSet = index < words.count * 8 && words[index / 8] >> (7 - index % 8) & 1 == 1
          dark[y * side + x] = isSet != ((x + y) % 2 == 0)
          index += 1
        }
      }
    }
  }

  // MARK: A terminal

  /// The code for a terminal: two rows of modules per line, black on white whatever the terminal's colours, with the
  /// quiet zone of four modules that readers require.
  var terminalText: String {
    let margin = 4
    return stride(from: -margin, to: side + margin, by: 2).map { y in
      let row = (-margin..<side + margin).map { x in
        switch (self[x, y], self[x, y + 1]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[30;107m\(row.joined())\u{1B}[0m"
    }.joined(separator: "\n")
  }
}
