import UIKit

@available(iOS 16, *)
extension UIColor {
  /// The one accent, #5BE7E7; on paper its darker ink, #0A777B, which has a contrast of 4.7 to
  /// the ground and 5.3 to white.
  static let accent = UIColor(dark: 0x5BE7E7, light: 0x0A777B)

  /// The ground of screens with rows: the water at the dish's rim, or paper.
  static let ground = UIColor(dark: 0x04141A, light: 0xECF1EF)

  /// The background of rows: a shade nearer to the light.
  static let card = UIColor(dark: 0x0C232B, light: 0xFBFDFC)

  /// A row under a finger.
  static let touchedCard = UIColor(dark: 0x173640, light: 0xD8E2DF)

  /// One code of red, green and blue in the dark, and another in the light.
  private convenience init(dark: UInt32, light: UInt32) {
    self.init { traits in
      let code = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }
}
