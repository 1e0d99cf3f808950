import UIKit

/// A cache of drawn images with a limit of memory.
@available(iOS 16, *)
@MainActor struct ImageCache<Key: Hashable> {
  /// The largest number of bytes of all kept images.
  let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses: UInt64 = 0
  /// The number of bytes of the kept images.
  private(set) var bytes = 0

  private struct Entry {
    let image: UIImage
    let bytes: Int
    var lastUse: UInt64
  }

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The limit in bytes, with four bytes per pixel.
  init(limit: Int) { self.limit = limit }

  /// Returns the kept image, or a new one. A new image is kept unless it alone takes more than a quarter of the limit.
  /// O(1) except for images that are removed.
  mutating func image(for key: Key, draw: () -> UIImage) -> UIImage {
    uses += 1
    if let image = entries[key]?.image {
      entries[key]?.lastUse = uses
      return image
    }
    let image = draw()
    let size = Self.bytes(of: image)
    guard size <= limit / 4 else { return image }
    if bytes + size > limit { forgetOldest() }
    entries[key] = Entry(image: image, bytes: size, lastUse: uses)
    bytes += size
    return image
  }

  /// Removes the least recently used images, down to half of the limit.
  private mutating func forgetOldest() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > limit / 2 else { return }
      entries[key] = nil
      bytes -= entry.bytes
    }
  }

  private static func bytes(of image: UIImage) -> Int {
    4 * Int(image.size.width * image.scale) * Int(image.size.height * image.scale)
  }
}
