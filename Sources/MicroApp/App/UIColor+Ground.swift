import UIKit

@available(iOS 16, *)
extension UIColor {
  /// The ground of screens with rows: the water at the dish's rim, or paper.
  static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x04 / 255, green: 0x14 / 255, blue: 0x1A / 255, alpha: 1)
      : UIColor(red: 0xEC / 255, green: 0xF1 / 255, blue: 0xEF / 255, alpha: 1)
  }

  /// The background of rows: a shade nearer to the light.
  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x0C / 255, green: 0x23 / 255, blue: 0x2B / 255, alpha: 1)
      : UIColor(red: 0xFB / 255, green: 0xFD / 255, blue: 0xFC / 255, alpha: 1)
  }

  /// A row under a finger.
  static let touchedCard = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x17 / 255, green: 0x36 / 255, blue: 0x40 / 255, alpha: 1)
      : UIColor(red: 0xD8 / 255, green: 0xE2 / 255, blue: 0xDF / 255, alpha: 1)
  }
}
