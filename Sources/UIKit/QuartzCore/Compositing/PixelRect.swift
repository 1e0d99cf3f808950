/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Creates the rectangle of the pixels that `rect` touches; empty if `rect` contains a NaN.
  init(covering rect: CGRect) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // Rounding must not add a row of pixels to an edge on a pixel border.
    func bound(_ v: CGFloat) -> CGFloat { v.clamped(to: -1e6...1e6) }
    let (x, y) = (bound(rect.minX + 1e-6).rounded(.down), bound(rect.minY + 1e-6).rounded(.down))
    let (maxX, maxY) = (bound(rect.maxX - 1e-6).rounded(.up), bound(rect.maxY - 1e-6).rounded(.up))
    self.init(x: Int(x), y: Int(y), width: Int(maxX - x), height: Int(maxY - y))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: x0, y: y0, width: max(0, min(x + width, other.x + other.width) - x0),
      height: max(0, min(y + height, other.y + other.height) - y0))
  }

  func inset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
