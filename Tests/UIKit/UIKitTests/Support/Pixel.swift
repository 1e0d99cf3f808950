import UIKit

/// The premultiplied components of a pixel, 0…255.
struct Pixel: Equatable {
  let red, green, blue, alpha: UInt8
}

extension CGImage {
  /// All pixels, row by row from the top left.
  var pixels: [Pixel] {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.interpolationQuality = .none
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    let bytes = context.data!.assumingMemoryBound(to: Pixel.self)
    return Array(UnsafeBufferPointer(start: bytes, count: width * height))
  }

  /// The smallest rectangle around all pixels that are at least half opaque.
  var inkBounds: CGRect {
    var bounds = CGRect.null
    for (index, pixel) in pixels.enumerated() where pixel.alpha >= 128 {
      let at = CGRect(x: index % width, y: index / width, width: 1, height: 1)
      bounds = bounds.isNull ? at : bounds.union(at)
    }
    return bounds
  }
}
