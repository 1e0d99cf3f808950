import Micro
import UIKit

@available(iOS 16, *)
extension Colour {
  package var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  var uiColor: UIColor {
    UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  /// Returns a mixture of two colours in sRGB.
  ///
  /// - Parameter share: From 0, this colour, to 1, the other.
  func mixed(with other: Colour, _ share: Float) -> Colour {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// The lightness L* of CIE 1976, from 0 (black) to 100 (white), regardless of the opacity.
  var lightness: Float {
    func linear(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return Float(
      luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27)
  }
}
