import CCairo
import CoreGraphics

/// An image's pixels as they go to the page.
///
/// Pixels are premultiplied `0xAARRGGBB` words, little endian. Text and glyphs are mostly long runs
/// of one pixel, so they are sent as runs; pictures have few, and go as they are. PNG would be
/// smaller but no better: over loopback bytes cost little, it takes longer to make, and the page
/// would have to decode it asynchronously and draw a frame without it. Measured in a debug build: a line
/// of text of 1083 × 132 pixels is 572 kB as it is, 32 kB in runs (4 ms), 10 kB as PNG (8 ms); a
/// screen of 1179 × 2556 pixels with little on it 46 kB in runs (17 ms), 22 kB as PNG (150 ms).
package struct EncodedImage {
  package enum Encoding: UInt8, Sendable {
    case raw = 0
    case runs = 1
  }

  package let width: Int
  package let height: Int
  package let encoding: Encoding
  package let bytes: [UInt8]

  package init(_ image: CGImage) {
    (width, height, encoding, bytes) = image.withCairoSurface { surface in
      cairo_surface_flush(surface)
      let width = Int(cairo_image_surface_get_width(surface))
      let height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else {
        return (0, 0, .raw, [])
      }
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      let pixels = PixelRows(
        base: UnsafeRawPointer(data), width: width, height: height, stride: stride,
        fill: isOpaque ? 0xFF00_0000 : 0)
      return pixels.looksRunny
        ? (width, height, .runs, pixels.runs()) : (width, height, .raw, pixels.raw())
    }
  }
}

/// The rows of a Cairo image surface of 32 bits a pixel.
private struct PixelRows {
  let base: UnsafeRawPointer
  let width: Int
  let height: Int
  let stride: Int
  /// Bits that are set in every pixel: the alpha of a format that has none.
  let fill: UInt32

  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(
      start: (base + y * stride).assumingMemoryBound(to: UInt32.self), count: width)
  }

  /// Whether runs pay, judged by at most 16 rows.
  var looksRunny: Bool {
    let step = max(1, height / 16)
    var changes = 0
    var count = 0
    for y in Swift.stride(from: step / 2, to: height, by: step) {
      let row = row(y)
      for x in 1..<max(width, 1) where row[x] != row[x - 1] { changes += 1 }
      count += width
    }
    return changes * 3 < count
  }

  func raw() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      let target = UnsafeMutableRawPointer(buffer.baseAddress!)
      for y in 0..<height {
        let destination = target + 4 * width * y
        destination.copyMemory(from: base + y * stride, byteCount: 4 * width)
        guard fill != 0 else { continue }
        let words = destination.assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { words[x] |= fill }
      }
      count = 4 * width * height
    }
  }

  /// Runs of three equal pixels and more as (count · 2 + 1, pixel), what lies between them as
  /// (count · 2, pixels). Runs end with their row.
  func runs() -> [UInt8] {
    var writer = ByteWriter()
    for y in 0..<height {
      let row = row(y)
      var copyStart = 0
      var x = 0
      while x < width {
        var end = x + 1
        while end < width, row[end] == row[x] { end += 1 }
        if end - x >= 3 {
          write(row[copyStart..<x], to: &writer)
          writer.varint((end - x) * 2 + 1)
          writer.word(row[x] | fill)
          copyStart = end
        }
        x = end
      }
      write(row[copyStart..<width], to: &writer)
    }
    return writer.takeBytes()
  }

  private func write(_ pixels: Slice<UnsafeBufferPointer<UInt32>>, to writer: inout ByteWriter) {
    guard !pixels.isEmpty else { return }
    writer.varint(pixels.count * 2)
    for pixel in pixels { writer.word(pixel | fill) }
  }
}
