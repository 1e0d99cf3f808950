import Foundation

extension NumberFormatter {
  /// Returns the number that a whole text describes, or `nil` if something follows the number. Foundation on Linux
  /// ignores what follows.
  ///
  /// Complexity: O(n²) in the characters that don't change the number.
  @_spi(Lowered) public func _number(from string: String) -> NSNumber? {
    guard let (number, length) = numberAtStart(of: string), length == string.count else {
      return nil
    }
    return number
  }

  /// Returns the number at the start of a text, and the number of characters that belong to it.
  func numberAtStart(of string: String) -> (number: NSNumber, length: Int)? {
    guard let number = number(from: string) else { return nil }
    // The shortest text that describes the same number.
    var end = string.endIndex
    while end > string.startIndex {
      let before = string.index(before: end)
      guard self.number(from: String(string[..<before])) == number else { break }
      end = before
    }
    let length = string[..<end].count + neutralLength(of: string[end...], after: string[..<end])
    // "8.5" isn't the integer 8.
    let cutsFraction =
      !allowsFloats && length == string[..<end].count
      && string[end...].first.map { separators.contains(String($0)) } ?? false
    return cutsFraction ? nil : (number, length)
  }

  private var separators: [String] {
    [decimalSeparator, currencyDecimalSeparator].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the length of the part of a number that doesn't change its value: a decimal separator and digits behind
  /// it, zeros of the number zero, or an exponent of zero.
  private func neutralLength(of rest: Substring, after number: Substring) -> Int {
    var left = rest
    var isFraction = separators.contains { number.contains($0) }
    if !isFraction, allowsFloats,
      let separator = separators.first(where: { left.hasPrefix($0) })
    {
      isFraction = true
      left = left.dropFirst(separator.count)
    }
    let isZero = number.allSatisfy { $0.wholeNumberValue ?? 0 == 0 }
    left = left.drop { isFraction ? $0.isWholeNumber : isZero && $0.wholeNumberValue == 0 }
    if let exponent = exponentSymbol, !exponent.isEmpty,
      left.lowercased().hasPrefix(exponent.lowercased())
    {
      let digits = left.dropFirst(exponent.count).drop { "+-".contains($0) }
      let zeros = digits.prefix { $0.wholeNumberValue == 0 }
      if !zeros.isEmpty { left = digits.dropFirst(zeros.count) }
    }
    return rest.count - left.count
  }
}
