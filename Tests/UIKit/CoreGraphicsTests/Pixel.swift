import CoreGraphics

/// A premultiplied pixel, as stored in a bitmap.
struct Pixel: Equatable, CustomStringConvertible {
  var r: Int
  var g: Int
  var b: Int
  var a: Int

  init(_ r: Int, _ g: Int, _ b: Int, _ a: Int) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0, 255)
  static let green = Pixel(0, 255, 0, 255)
  static let blue = Pixel(0, 0, 255, 255)
  static let white = Pixel(255, 255, 255, 255)

  var description: String { "(\(r) \(g) \(b) \(a))" }

  func differs(from other: Pixel) -> Int {
    max(abs(r - other.r), abs(g - other.g), abs(b - other.b), abs(a - other.a))
  }

  var color: CGColor {
    CGColor(
      srgbRed: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255,
      alpha: CGFloat(a) / 255)
  }
}
