import UIKit

@available(iOS 16, *)
extension UIColor {
  /// The one accent, #5BE7E7; on paper its darker ink, #0B7A7E, which has a contrast of 4.9 to
  /// white.
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x5B / 255, green: 0xE7 / 255, blue: 0xE7 / 255, alpha: 1)
      : UIColor(red: 0x0B / 255, green: 0x7A / 255, blue: 0x7E / 255, alpha: 1)
  }
}
