/// The pixels of a device, among which places in points are put.
///
/// There is one rule: the nearest pixel, and where two are as near the one below or to the right. What
/// sums leave in the last digits doesn't decide a tie.
@usableFromInline package struct PixelGrid: Sendable {
  /// Pixels in a point.
  @usableFromInline package let scale: CGFloat

  /// A part of a pixel that counts as nothing.
  @usableFromInline package static let noise: CGFloat = 1e-5

  /// Makes a grid of `scale` pixels in a point; of one where there is no such scale.
  @inlinable
  package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// The nearest pixel's place.
  @inlinable
  package func nearest(_ place: CGFloat) -> CGFloat {
    (place * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// The place of the first pixel at or behind a place: for sizes that must not cut off what they hold.
  @inlinable
  package func up(_ length: CGFloat) -> CGFloat { pixels(covering: length) / scale }

  /// How many whole pixels cover a length.
  @inlinable
  package func pixels(covering length: CGFloat) -> CGFloat {
    (length * scale - Self.noise).rounded(.up)
  }

  /// The rectangle moved to the nearest pixel, as large as it is.
  package func moved(_ rect: CGRect) -> CGRect {
    CGRect(x: nearest(rect.minX), y: nearest(rect.minY), width: rect.width, height: rect.height)
  }

  /// The rectangle with all edges on the nearest pixels.
  package func aligned(_ rect: CGRect) -> CGRect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return CGRect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
  }

  /// The size with both sides at the nearest pixel.
  package func nearest(_ size: CGSize) -> CGSize {
    CGSize(width: nearest(size.width), height: nearest(size.height))
  }

  /// The size with both sides rounded up.
  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }
}
