import CCairo
import CoreGraphics

/// The difference between two pictures by channel, in 256 steps.
struct ImageDifference: CustomStringConvertible {
  /// The mean over all pixels of the largest difference of a pixel's channels.
  let mean: Double
  /// The share of pixels that differ by more than ``visibleStep`` in a channel.
  let visibleShare: Double
  let largest: Int
  /// The position of the largest difference.
  let place: (x: Int, y: Int)

  static let visibleStep = 24

  /// Compares two pictures; `nil` if their sizes differ.
  init?(_ first: CGImage, _ second: CGImage) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let (a, b) = (Self.pixels(first), Self.pixels(second))
    var (sum, visible, largest, index) = (0, 0, 0, 0)
    for pixel in 0..<a.count / 4 {
      var step = 0
      for channel in 0..<3 {
        step = max(step, abs(Int(a[4 * pixel + channel]) - Int(b[4 * pixel + channel])))
      }
      sum += step
      if step > Self.visibleStep { visible += 1 }
      if step > largest { (largest, index) = (step, pixel) }
    }
    mean = Double(sum) / Double(a.count / 4)
    visibleShare = Double(visible) / Double(a.count / 4)
    self.largest = largest
    place = (index % first.width, index / first.width)
  }

  var description: String {
    "mean \(mean), \(visibleShare * 100) % visible, at most \(largest) at \(place)"
  }

  static func pixels(_ image: CGImage) -> [UInt8] {
    image.withCairoSurface { surface in
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = cairo_image_surface_get_data(surface)!
      var result: [UInt8] = []
      result.reserveCapacity(4 * image.width * image.height)
      for y in 0..<image.height {
        result += UnsafeBufferPointer(start: data + y * stride, count: 4 * image.width)
      }
      return result
    }
  }
}
