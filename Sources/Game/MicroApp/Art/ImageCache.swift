import UIKit

/// Images that were drawn, by what they show, as long as they don't take too much memory.
@available(iOS 16, *)
@MainActor struct ImageCache<Key: Hashable> {
  /// The bytes that all kept images take at most.
  let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses: UInt64 = 0
  /// The bytes that the kept images take.
  private(set) var bytes = 0

  private struct Entry {
    let image: UIImage
    let bytes: Int
    var lastUse: UInt64
  }

  /// - Parameter limit: In bytes, of four a pixel.
  init(limit: Int) { self.limit = limit }

  /// The kept image, or a new one, which is kept unless it alone takes more than a quarter of the limit.
  /// O(1) but for images that have to go.
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

  /// Forgets those that were not used for the longest time, down to half of the limit.
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
