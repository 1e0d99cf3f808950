import OozeCheckout
import Foundation
import Stage
import Testing

/// The upper parts of screens, side by side and small enough for a page.
@MainActor
struct DocumentationPicture {
  /// The difference of a component, in levels of 255, from which it counts.
  private static let levelTolerance = 12
  /// The share of components that may differ, because another build of the rasterizer may cover edges a little
  /// more or less.
  private static let shareTolerance = 0.002

  static let folder = OozeCheckout.root.appendingPathComponent(
    "Sources/Headers/ElasticHeaders/ElasticHeaders.docc/Resources")

  private let image: CGImage?

  init(halves: [CGImage]) {
    let part = CGSize(width: 240, height: 390)
    let gap: CGFloat = 16
    let width = CGFloat(halves.count) * (part.width + gap) - gap
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: width, height: part.height)
    image =
      UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        UIColor.white.setFill()
        renderer.fill(CGRect(origin: .zero, size: size))
        for (index, half) in halves.enumerated() {
          let place = CGRect(
            origin: CGPoint(x: CGFloat(index) * (part.width + gap), y: 0), size: part)
          renderer.cgContext.saveGState()
          renderer.cgContext.clip(to: place)
          let height = part.width * CGFloat(half.height) / CGFloat(half.width)
          UIImage(cgImage: half).draw(
            in: CGRect(origin: place.origin, size: CGSize(width: part.width, height: height)))
          renderer.cgContext.restoreGState()
        }
      }.cgImage
  }

  /// Compares the picture with the one in the documentation, or writes that one.
  func hold(_ name: String) throws {
    let image = try #require(self.image)
    let file = Self.folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["OOZE_WRITE_PICTURES"] == "1" {
      return try #require(image.pngData()).write(to: file)
    }
    let held = try #require(
      UIImage(data: Data(contentsOf: file))?.cgImage, "\(file.lastPathComponent)")
    try #require(held.width == image.width)
    try #require(held.height == image.height)
    let pairs = zip(try bytes(of: held), try bytes(of: image))
    let differing = pairs.count { abs(Int($0) - Int($1)) > Self.levelTolerance }
    let share = Double(differing) / Double(held.width * held.height * 4)
    #expect(share <= Self.shareTolerance, "\(differing) components differ from \(name).png")
  }

  private func bytes(of image: CGImage) throws -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let start = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return Array(UnsafeBufferPointer(start: start, count: image.width * image.height * 4))
  }
}
