/// Converts decimal numbers to ASCII text and back, with the same bits on every machine and without a library.
enum DecimalText {
  /// Returns the shortest text that reads back as the number: 0.1, -12, 1.5e-12. Numbers that aren't finite give nan,
  /// inf or -inf, which don't read back.
  static func text(_ number: Float) -> [UInt8] {
    guard number.isFinite else {
      return Array((number.isNaN ? "nan" : number < 0 ? "-inf" : "inf").utf8)
    }
    let sign: [UInt8] = number.sign == .minus ? [UInt8(ascii: "-")] : []
    guard number != 0 else { return sign + [UInt8(ascii: "0")] }
    let magnitude = Double(number.magnitude)
    let exponent = self.exponent(of: magnitude)
    // Nine digits distinguish all floats, and the error of Double is far below the ninth digit.
    for count in 1...9 {
      let scale = count - 1 - exponent
      let digits = UInt64(scaled(magnitude, by: scale) + 0.5)
      if Float(scaled(Double(digits), by: -scale)) == number.magnitude {
        return sign + layOut(digits, scale)
      }
    }
    preconditionFailure("nine digits do not tell the bits \(number.bitPattern)")
  }

  /// Reads `-12`, `0.5` or `1.5e-12`. Returns `nil` for everything else and for numbers that are too large.
  ///
  /// The result is the nearest number for up to 15 digits within 10^±22. Beyond that, it may be off by one in the last
  /// place.
  static func number(_ text: ArraySlice<UInt8>) -> Float? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var digits: UInt64 = 0
    var scale = 0
    guard takeDigits(&rest, &digits, &scale, isFraction: false) else { return nil }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest, &digits, &scale, isFraction: true) else { return nil }
    }
    if rest.first == UInt8(ascii: "e") {
      rest.removeFirst()
      let isSmall = rest.first == UInt8(ascii: "-")
      if isSmall { rest.removeFirst() }
      guard rest.count <= 2, let exponent = wholeNumber(rest) else { return nil }
      scale += isSmall ? Int(exponent) : -Int(exponent)
      rest = []
    }
    guard rest.isEmpty else { return nil }
    let value = Float(scaled(Double(digits), by: -scale))
    return value.isFinite ? (isNegative ? -value : value) : nil
  }

  /// Reads an integer of one to nine digits.
  static func wholeNumber(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard (1...9).contains(text.count) else { return nil }
    var number: UInt32 = 0
    for byte in text {
      guard let digit = digit(byte) else { return nil }
      number = number * 10 + UInt32(digit)
    }
    return number
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
  }

  /// Takes all digits, at least one. Digits after the eighteenth change no float.
  private static func takeDigits(
    _ rest: inout ArraySlice<UInt8>, _ digits: inout UInt64, _ scale: inout Int, isFraction: Bool
  ) -> Bool {
    var isEmpty = true
    while let next = rest.first.flatMap(digit) {
      rest.removeFirst()
      isEmpty = false
      if digits < 100_000_000_000_000_000 {
        digits = digits * 10 + UInt64(next)
        if isFraction { scale += 1 }
      } else if !isFraction {
        scale -= 1
      }
    }
    return !isEmpty
  }

  /// Returns the power of ten of the first digit.
  private static func exponent(of magnitude: Double) -> Int {
    var exponent = 0
    while scaled(magnitude, by: -exponent) >= 10 { exponent += 1 }
    while scaled(magnitude, by: -exponent) < 1 { exponent -= 1 }
    return exponent
  }

  /// Returns number · 10^power. Up to 10²² the power is exact, so the result is rounded once.
  private static func scaled(_ number: Double, by power: Int) -> Double {
    var factor = 1.0
    for _ in 0..<min(power.magnitude, 300) { factor *= 10 }
    return power < 0 ? number / factor : number * factor
  }

  /// Writes digits · 10^-scale without trailing zeros, with a decimal point, or with an exponent if the point would be
  /// far away.
  private static func layOut(_ digits: UInt64, _ scale: Int) -> [UInt8] {
    var (digits, scale) = (digits, scale)
    while digits % 10 == 0 {
      digits /= 10
      scale -= 1
    }
    let text = Array(String(digits).utf8)
    let point = UInt8(ascii: ".")
    let exponent = text.count - 1 - scale
    if !(-6...8).contains(exponent) {
      let fraction = text.count > 1 ? [point] + text.dropFirst() : []
      return [text[0]] + fraction + [UInt8(ascii: "e")] + Array(String(exponent).utf8)
    }
    if scale <= 0 { return text + zeros(-scale) }
    if scale >= text.count { return [UInt8(ascii: "0"), point] + zeros(scale - text.count) + text }
    return text.dropLast(scale) + [point] + text.suffix(scale)
  }

  private static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "0"), count: count)
  }
}
