/// The pixel grid of a device, to which coordinates in points are rounded.
///
/// There is one rule: the nearest pixel, and if two are equally near the one below or to the right. Rounding
/// errors of sums don't decide a tie.
@usableFromInline package struct PixelGrid: Sendable {
  /// The number of pixels per point.
  @usableFromInline package let scale: CGFloat

  /// The part of a pixel that counts as zero.
  @usableFromInline package static let noise: CGFloat = 1e-5

  /// Creates a grid with `scale` pixels per point, or with one if the scale is invalid.
  @inlinable
  package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Returns the coordinate of the nearest pixel.
  @inlinable
  package func nearest(_ place: CGFloat) -> CGFloat {
    (place * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// Returns the coordinate of the first pixel at or after a coordinate, for sizes that must not clip their
  /// content.
  @inlinable
  package func up(_ length: CGFloat) -> CGFloat { pixels(covering: length) / scale }

  /// Returns the number of whole pixels that cover a length.
  @inlinable
  package func pixels(covering length: CGFloat) -> CGFloat {
    (length * scale - Self.noise).rounded(.up)
  }

  /// Returns the rectangle moved to the nearest pixel, with the same size.
  package func moved(_ rect: CGRect) -> CGRect {
    CGRect(x: nearest(rect.minX), y: nearest(rect.minY), width: rect.width, height: rect.height)
  }

  /// Returns the rectangle with all edges on the nearest pixels.
  package func aligned(_ rect: CGRect) -> CGRect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return CGRect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
  }

  /// Returns the size with both sides rounded to the nearest pixel.
  package func nearest(_ size: CGSize) -> CGSize {
    CGSize(width: nearest(size.width), height: nearest(size.height))
  }

  /// Returns the size with both sides rounded up.
  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }
}
