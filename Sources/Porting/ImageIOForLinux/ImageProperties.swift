// Keys of ImageIO's image properties, with Apple's values.

public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// The orientation of an image, with the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left
}

extension CGImage {
  /// The image's own properties, under ImageIO's keys.
  var properties: [CFString: Any] {
    [
      kCGImagePropertyPixelWidth: width, kCGImagePropertyPixelHeight: height,
      kCGImagePropertyDepth: bitsPerComponent, kCGImagePropertyOrientation: exifOrientation,
      kCGImagePropertyHasAlpha: !isOpaqueByFormat,
      kCGImagePropertyColorModel: colorSpace?.model == .monochrome
        ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
  }

  /// The image rotated according to its orientation.
  var upright: CGImage? {
    guard let orientation = CGImagePropertyOrientation(rawValue: UInt32(exifOrientation)),
      orientation != .up
    else { return self }
    return turned(orientation)
  }

  private func turned(_ orientation: CGImagePropertyOrientation) -> CGImage? {
    let isOnSide = orientation.rawValue >= 5
    let (newWidth, newHeight) = isOnSide ? (height, width) : (width, height)
    guard let context = CGContext(size: (newWidth, newHeight)),
      let pixels = context.data?.assumingMemoryBound(to: UInt32.self)
    else { return nil }
    let rowWords = context.bytesPerRow / 4
    var y = 0
    forEachRow(in: 0..<height) { row in
      for (x, pixel) in row.enumerated() {
        let (column, line) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (height - 1 - y, x)
          case .rightMirrored: (height - 1 - y, width - 1 - x)
          case .left: (y, width - 1 - x)
          }
        pixels[line * rowWords + column] = pixel
      }
      y += 1
    }
    return context.makeImage()
  }

  /// Returns the image scaled so that its longer side is at most `side` pixels.
  func fitted(to side: Double?) -> CGImage? {
    let longest = Double(max(width, height))
    guard let side, side >= 1, side < longest else { return self }
    let scale = side / longest
    let size = (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
    guard let context = CGContext(size: size) else { return nil }
    context.interpolationQuality = .high
    context.draw(self, in: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    return context.makeImage()
  }
}

extension CGContext {
  /// Creates a context with premultiplied `0xAARRGGBB` words, the format of images.
  fileprivate convenience init?(size: (width: Int, height: Int)) {
    self.init(
      data: nil, width: size.width, height: size.height, bitsPerComponent: 8,
      bytesPerRow: size.width * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo.native.rawValue)
  }
}

/// Returns a value of an options dictionary as a number, whatever its type.
func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

/// Returns whether a value of an options dictionary is true.
func isTrue(_ value: Any?) -> Bool {
  (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
}
