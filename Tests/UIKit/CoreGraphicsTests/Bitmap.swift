import CoreGraphics

/// An image's pixels, row 0 at the top.
struct Bitmap {
  let width: Int
  let height: Int
  private let data: Data

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    data = image.nativeBytes
  }

  init?(_ context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(image)
  }

  subscript(x: Int, y: Int) -> Pixel {
    let at = (y * width + x) * 4
    return Pixel(Int(data[at + 2]), Int(data[at + 1]), Int(data[at]), Int(data[at + 3]))
  }

  var alphaSum: Int {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += self[x, y].a } }
    return sum
  }
}

extension CGImage {
  /// Premultiplied BGRA bytes, whatever the image's own layout.
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

/// Returns a plain bitmap context, whose y axis points up.
func makeContext(_ width: Int, _ height: Int) -> CGContext {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
}

/// Returns an image of the given pixels, row 0 at the top.
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
