import CoreGraphics
import Foundation
import Micro
import MicroApp

extension BodyPicture {
  /// Returns the picture as a PNG, on deep water.
  ///
  /// - Parameter scale: Pixels a cell length.
  /// - Throws: `PictureTooLarge` if it doesn't fit into memory.
  func png(scale: Double) throws -> Data {
    let width = Int((Double(high.x - low.x) * scale).rounded(.up))
    let height = Int((Double(high.y - low.y) * scale).rounded(.up))
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw PictureTooLarge(width: width, height: height) }
    context.setFillColor(Colour.water.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    // The y axis of the picture points down.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: CGFloat(-low.x), y: CGFloat(-low.y))
    context.paint(commands)
    guard let data = context.makeImage()?.pngData() else {
      throw PictureTooLarge(width: width, height: height)
    }
    return data
  }
}

/// The picture needs more memory than there is. Holds its size in pixels.
struct PictureTooLarge: Error, CustomStringConvertible {
  let width: Int
  let height: Int

  var description: String { "a picture of \(width) by \(height) pixels is too large" }
}
