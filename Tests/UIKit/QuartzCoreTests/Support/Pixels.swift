import CoreGraphics
import QuartzCore

/// The pixels of a picture, for checks one by one.
struct Pixels {
  private let bytes: Data
  let width: Int
  let height: Int

  init(_ image: CGImage) {
    bytes = image.dataProvider?.data ?? Data()
    width = image.width
    height = image.height
  }

  /// Whether drawing produced a whole picture.
  var isComplete: Bool { bytes.count == width * height * 4 && width > 0 }

  /// Returns premultiplied red, green, blue and alpha, 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    let index = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(bytes[bytes.startIndex + index + $0]) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }
}

/// Returns whether every channel is within `tolerance` of the expected value.
func near(_ a: [Int], _ b: [Int], _ tolerance: Int = 2) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

extension CGColor {
  static func of(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor
  {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  static var red: CGColor { of(1, 0, 0) }
  static var green: CGColor { of(0, 1, 0) }
  static var blue: CGColor { of(0, 0, 1) }
  static var white: CGColor { of(1, 1, 1) }
  static var black: CGColor { of(0, 0, 0) }
}

/// Returns a picture of `width` by `height` pixels whose quarters are red, green (top), blue and white
/// (bottom).
func quarters(_ width: Int, _ height: Int) -> CGImage {
  let size = CGSize(width: width, height: height)
  let context = CGContext(lazyBitmapOfSize: size, scale: 1)
  let (w, h) = (size.width / 2, size.height / 2)
  for (color, x, y) in [
    (CGColor.red, 0.0, 0.0), (.green, w, 0), (.blue, 0, h), (.white, w, h),
  ] {
    context.setFillColor(color)
    context.fill(CGRect(x: x, y: y, width: w, height: h))
  }
  return context.makeImage()!
}
