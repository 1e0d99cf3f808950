/// A colour of a layer: sRGB with straight (not premultiplied) alpha, each component in 0…1.
package struct RGBA: Sendable, Equatable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self.init(
      red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// The components red, green, blue, alpha.
  var vector: SIMD4<Float> { SIMD4(red, green, blue, alpha) }

  init(vector: SIMD4<Float>) {
    self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.w)
  }

  /// Returns the colour at `fraction` of the way from this one to `end`.
  func mixed(with end: RGBA, _ fraction: Float) -> RGBA {
    RGBA(vector: vector + (end.vector - vector) * fraction)
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  package static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  package var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
