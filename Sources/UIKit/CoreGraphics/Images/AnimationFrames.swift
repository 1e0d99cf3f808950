import CPixbuf

/// The frames of an animated file, each complete: the remaining parts of earlier frames are included.
///
/// Decoding only goes forward; an earlier frame than the last one starts again.
package final class AnimationFrames {
  private let decoder: ImageDecoder
  private let animation: OpaquePointer
  private let limits: ImageLimits
  private let utType: String
  private var iterator: OpaquePointer
  private var index = 0
  /// The time in milliseconds since the first frame.
  private var time = 0

  /// Creates the frames, or returns `nil` for a file with one image, or one that can't be read.
  package init?(_ data: Data, limits: ImageLimits = .default) {
    guard let decoder = try? ImageDecoder(of: data, limits: limits),
      (try? decoder.load(data)) != nil, let animation = decoder.animation,
      let iterator = Self.start(animation)
    else { return nil }
    self.decoder = decoder
    self.animation = animation
    self.iterator = iterator
    self.limits = limits
    utType = decoder.kind.utType
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(iterator)) }

  /// Returns a frame by index, from 0, or `nil` after the last one.
  package func frame(at index: Int) -> CGImage? {
    guard index >= 0 else { return nil }
    if index < self.index {
      guard let iterator = Self.start(animation) else { return nil }
      g_object_unref(UnsafeMutableRawPointer(self.iterator))
      self.iterator = iterator
      self.index = 0
      time = 0
    }
    while self.index < index {
      // The last frame of an animation that ends stays forever.
      let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
      guard delay >= 0 else { return nil }
      time += max(1, delay)
      var now = GTimeVal(tv_sec: time / 1000, tv_usec: time % 1000 * 1000)
      _ = gdk_pixbuf_animation_iter_advance(iterator, &now)
      self.index += 1
    }
    guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { return nil }
    return try? CGImage(pixbuf, limits: limits, utType: utType)
  }

  private static func start(_ animation: OpaquePointer) -> OpaquePointer? {
    var start = GTimeVal(tv_sec: 0, tv_usec: 0)
    return gdk_pixbuf_animation_get_iter(animation, &start)
  }
}
