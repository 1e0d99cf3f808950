import CoreGraphics

/// The images that a page has, the layers that use them, and the images that the page may forget.
///
/// An image is sent with the first frame that shows it. When no layer shows it any more, the page keeps it for
/// a while, because a row that scrolls out often comes back. When the unused images exceed
/// ``maximumUnusedBytes``, the page forgets the oldest ones.
struct ImageLedger {
  /// The maximum size of the unused images that a page keeps, in bytes.
  static let maximumUnusedBytes = 32 << 20

  /// The images to send with the frame that is being made.
  private(set) var new: [CGImage] = []
  private var entries: [UInt64: Entry] = [:]
  private var unusedBytes = 0
  private var frame: UInt64 = 0

  private struct Entry {
    var uses: Int
    var bytes: Int
    /// The last frame that showed the image.
    var lastFrame: UInt64
  }

  /// Begins a frame. The images of the previous frame have been sent.
  mutating func beginFrame(_ number: UInt64) {
    frame = number
    new = []
  }

  /// Records that a layer shows `new` instead of `old`.
  mutating func replace(_ old: CGImage?, by new: CGImage?) {
    guard old?.serial != new?.serial else { return }
    if let new { retain(new) }
    if let old { release(old) }
  }

  /// Ends a frame. Returns the images that the page must forget now, oldest first.
  mutating func endFrame() -> [UInt64] {
    guard unusedBytes > Self.maximumUnusedBytes else { return [] }
    let unused = entries.filter { $0.value.uses == 0 }
      .sorted { ($0.value.lastFrame, $0.key) < ($1.value.lastFrame, $1.key) }
    var evicted: [UInt64] = []
    for (serial, entry) in unused where unusedBytes > Self.maximumUnusedBytes {
      evicted.append(serial)
      entries[serial] = nil
      unusedBytes -= entry.bytes
    }
    return evicted
  }

  private mutating func retain(_ image: CGImage) {
    if var entry = entries[image.serial] {
      if entry.uses == 0 { unusedBytes -= entry.bytes }
      entry.uses += 1
      entries[image.serial] = entry
    } else {
      entries[image.serial] = Entry(
        uses: 1, bytes: 4 * image.width * image.height, lastFrame: frame)
      new.append(image)
    }
  }

  private mutating func release(_ image: CGImage) {
    guard var entry = entries[image.serial] else { return }
    entry.uses -= 1
    entry.lastFrame = frame
    if entry.uses == 0 { unusedBytes += entry.bytes }
    entries[image.serial] = entry
  }
}
