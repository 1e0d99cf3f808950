import Foundation

/// The format of a floating-point number.
public struct OSLogFloatFormatting {
  private let conversion: Character
  private let explicitSign: Bool
  private let precision: (() -> Int)?

  private init(
    _ conversion: Character, uppercase: Bool = false, explicitSign: Bool = false,
    precision: (() -> Int)? = nil
  ) {
    self.conversion = uppercase ? Character(conversion.uppercased()) : conversion
    self.explicitSign = explicitSign
    self.precision = precision
  }

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", uppercase: uppercase, explicitSign: explicitPositiveSign)
  }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "f", uppercase: uppercase, explicitSign: explicitPositiveSign, precision: precision)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("a", uppercase: uppercase, explicitSign: explicitPositiveSign)
  }

  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", uppercase: uppercase, explicitSign: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "e", uppercase: uppercase, explicitSign: explicitPositiveSign, precision: precision)
  }

  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", uppercase: uppercase, explicitSign: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      "g", uppercase: uppercase, explicitSign: explicitPositiveSign, precision: precision)
  }

  func text(_ value: Double) -> String {
    let precision = self.precision.map { ".\(max(0, $0()))" } ?? ""
    return String(format: "%" + (explicitSign ? "+" : "") + precision + "\(conversion)", value)
  }
}
