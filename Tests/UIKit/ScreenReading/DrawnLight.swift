import Stage

/// The brightness of a stage's picture by position: the relative luminance that WCAG 2 defines, from 0, which
/// is black, to 1.
@MainActor package struct DrawnLight {
  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  /// Pixels per point.
  private let scale: CGFloat

  /// Reads a stage's picture; `nil` if nothing can be drawn.
  package init?(_ stage: Stage) {
    guard let image = UIImage(data: stage.pngData())?.cgImage else { return nil }
    (width, height) = (image.width, image.height)
    scale = CGFloat(width) / stage.screen.bounds.width
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
    bytes = Array(UnsafeBufferPointer(start: data, count: 4 * width * height))
  }

  /// Returns the darkest and the lightest pixel of a part of the screen, in points.
  package func range(in rect: CGRect) -> ClosedRange<Double> {
    let columns = max(Int(rect.minX * scale), 0)..<min(Int(rect.maxX * scale), width)
    let rows = max(Int(rect.minY * scale), 0)..<min(Int(rect.maxY * scale), height)
    var (low, high) = (1.0, 0.0)
    for row in rows {
      for column in columns {
        let pixel = 4 * (row * width + column)
        let light = Double(
          Self.luminance(
            CGFloat(bytes[pixel]) / 255, CGFloat(bytes[pixel + 1]) / 255,
            CGFloat(bytes[pixel + 2]) / 255))
        low = min(low, light)
        high = max(high, light)
      }
    }
    precondition(low <= high, "nothing of \(rect) is on the screen")
    return low...high
  }

  package static func luminance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the grey of that luminance, from 0 to 1.
  package static func grey(_ luminance: Double) -> CGFloat {
    let light = CGFloat(luminance)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  package static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
