import UIKit

@available(iOS 16, *)
extension UIColor {
  /// The only accent colour, #5BE7E7. On paper it is a darker ink, #0A777B, with a contrast of 4.7 to the ground and
  /// 5.3 to white.
  static let accent = UIColor(dark: 0x5BE7E7, light: 0x0A777B)

  /// The background of screens with rows: the water at the dish's rim, or paper.
  static let ground = UIColor(dark: 0x04141A, light: 0xECF1EF)

  /// The background of rows: a shade lighter.
  static let card = UIColor(dark: 0x0C232B, light: 0xFBFDFC)

  /// The background of a touched row.
  static let touchedCard = UIColor(dark: 0x173640, light: 0xD8E2DF)

  /// Creates a colour from one code of red, green and blue for dark mode and another for light mode.
  private convenience init(dark: UInt32, light: UInt32) {
    self.init { traits in
      let code = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
