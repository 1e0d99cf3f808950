import CoreGraphics
import Foundation

/// A bitmap with y pointing down, one pixel a point, in which texts are drawn.
struct Canvas {
  let context: CGContext
  let width: Int
  let height: Int

  init(width: Int = 300, height: Int = 60) {
    self.width = width
    self.height = height
    context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
  }

  /// The bytes of the pixels: red, green, blue, alpha, row by row from the top.
  var bytes: [UInt8] { (context.makeImage()?.dataProvider?.data).map { Array($0) } ?? [] }

  /// Returns the columns and the rows with pixels whose component is above 127, sorted.
  func covered(_ component: Component) -> (columns: [Int], rows: [Int]) {
    let bytes = bytes
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + component.rawValue] > 127 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    return (columns.sorted(), rows.sorted())
  }

  enum Component: Int {
    case red = 0
    case green = 1
    case blue = 2
    case alpha = 3
  }
}
