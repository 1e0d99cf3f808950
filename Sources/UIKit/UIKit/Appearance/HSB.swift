import CoreGraphics

/// Hue, saturation and brightness, each in 0…1, with their conversion to red, green and blue (A. R.
/// Smith, "Color Gamut Transform Pairs", 1978).
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = hue.clamped(to: 0...1)
    // A full turn is red again.
    let sextant = turn == 1 ? 0 : turn * 6
    let fraction = sextant - sextant.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    return switch Int(sextant) {
    case 0: (brightness, t, p)
    case 1: (q, brightness, p)
    case 2: (p, brightness, t)
    case 3: (p, q, brightness)
    case 4: (t, p, brightness)
    default: (brightness, p, q)
    }
  }
}

extension HSB {
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? chroma / high : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sextant =
      switch high {
      case red: (green - blue) / chroma
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    hue = (sextant < 0 ? sextant + 6 : sextant) / 6
  }
}
