/// The format of an integer.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private let explicitSign: Bool
  private let prefix: String
  private let uppercase: Bool
  private let minDigits: () -> Int

  private init(
    radix: Int, explicitSign: Bool = false, prefix: String = "", uppercase: Bool = false,
    minDigits: @escaping () -> Int = { 1 }
  ) {
    self.radix = radix
    self.explicitSign = explicitSign
    self.prefix = prefix
    self.uppercase = uppercase
    self.minDigits = minDigits
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitSign: explicitPositiveSign)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, explicitSign: explicitPositiveSign, minDigits: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      uppercase: uppercase)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      uppercase: uppercase, minDigits: minDigits)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      uppercase: uppercase)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      uppercase: uppercase, minDigits: minDigits)
  }

  func text<Value: BinaryInteger>(_ value: Value) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits() - digits.count))
    let sign = value < 0 ? "-" : explicitSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
