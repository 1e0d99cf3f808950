import CoreGraphics
import OozeKernel

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<CGFloat> = 0...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
}

/// A pixel, straight from a bitmap: premultiplied.
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

/// An image's pixels, row 0 at the top.
struct Bitmap {
  let width: Int
  let height: Int
  private let data: Data
  private let stride: Int
  private let offsets: (Int, Int, Int, Int)

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    // Draws nothing: reads the surface that everything else is made from.
    data = image.withCairoSurface { _ in image.nativeBytes }
    stride = width * 4
    offsets = (2, 1, 0, 3)
  }

  init?(_ context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(image)
  }

  subscript(x: Int, y: Int) -> Pixel {
    let at = data.startIndex + y * stride + x * 4
    return Pixel(
      Int(data[at + offsets.0]), Int(data[at + offsets.1]), Int(data[at + offsets.2]),
      Int(data[at + offsets.3]))
  }

  var alphaSum: Int {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y].a } }
    return sum
  }
}

extension CGImage {
  /// Premultiplied BGRA, whatever the image's own layout.
  fileprivate var nativeBytes: Data {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue)!
    context.setBlendMode(.copy)
    context.interpolationQuality = .none
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return Data(bytes: context.data!, count: width * height * 4)
  }
}

/// A plain bitmap context: y up.
func makeContext(_ width: Int, _ height: Int) -> CGContext {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
}

/// An image of the given pixels, row 0 at the top.
func makeImage(_ rows: [[Pixel]]) -> CGImage {
  var data = Data()
  for row in rows {
    for pixel in row {
      data.append(contentsOf: [pixel.r, pixel.g, pixel.b, pixel.a].map { UInt8($0) })
    }
  }
  return CGImage(
    width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
    bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
    provider: CGDataProvider(data: data)!, decode: nil, shouldInterpolate: false,
    intent: .defaultIntent)!
}
