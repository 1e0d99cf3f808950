import CoreGraphics

/// An image's pixels in the page protocol.
///
/// Pixels are premultiplied `0xAARRGGBB` words, little endian. Text and glyphs consist mostly of long runs of
/// equal pixels, so they are sent as runs. Pictures have few runs and are sent as they are. PNG would be
/// smaller but not better: over loopback bytes cost little, PNG takes longer to encode, and the page would have
/// to decode it asynchronously and draw a frame without it. Measured in a debug build: a line of text of 1083 ×
/// 132 pixels is 572 kB as it is, 32 kB in runs (4 ms), 10 kB as PNG (8 ms). A screen of 1179 × 2556 pixels
/// with little content is 46 kB in runs (17 ms), 22 kB as PNG (150 ms).
struct EncodedImage {
  package enum Encoding: UInt8, CaseIterable, Sendable {
    case raw = 0
    case runs = 1
  }

  package let width: Int
  package let height: Int
  package let encoding: Encoding
  package let bytes: [UInt8]

  package init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    if image.looksRunny {
      (encoding, bytes) = (.runs, image.runs())
    } else {
      (encoding, bytes) = (.raw, image.raw())
    }
  }
}

extension CGImage {
  /// Whether runs are worthwhile, estimated from at most 16 rows.
  fileprivate var looksRunny: Bool {
    let step = max(1, height / 16)
    var changes = 0
    var count = 0
    forEachRow(in: stride(from: step / 2, to: height, by: step)) { row in
      for x in 1..<max(row.count, 1) where row[x] != row[x - 1] { changes += 1 }
      count += row.count
    }
    return changes * 3 < count
  }

  fileprivate func raw() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      forEachRow(in: 0..<height) { row in
        let target = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        target.copyMemory(from: UnsafeRawBufferPointer(row))
        count += 4 * row.count
      }
    }
  }

  /// Returns runs of three or more equal pixels as (count · 2 + 1, pixel), and the pixels between them as
  /// (count · 2, pixels). Runs end with their row.
  fileprivate func runs() -> [UInt8] {
    var writer = ByteWriter()
    forEachRow(in: 0..<height) { row in
      var copyStart = 0
      var x = 0
      while x < row.count {
        var end = x + 1
        while end < row.count, row[end] == row[x] { end += 1 }
        if end - x >= 3 {
          writer.copy(row[copyStart..<x])
          writer.varint((end - x) * 2 + 1)
          writer.word(row[x])
          copyStart = end
        }
        x = end
      }
      writer.copy(row[copyStart..<row.count])
    }
    return writer.takeBytes()
  }
}

extension ByteWriter {
  fileprivate mutating func copy(_ pixels: Slice<UnsafeBufferPointer<UInt32>>) {
    guard !pixels.isEmpty else { return }
    varint(pixels.count * 2)
    for pixel in pixels { word(pixel) }
  }
}
