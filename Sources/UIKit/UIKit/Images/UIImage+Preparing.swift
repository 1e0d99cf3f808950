import CoreGraphics
import Foundation

extension UIImage {
  // These methods can be overridden on iOS, but nobody overrides an image's preparation.

  /// Returns the image itself, because bitmaps are decoded when an image is created.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// Calls back later on another thread with the result of ``preparingForDisplay()``.
  @preconcurrency public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image upright at another size, in points, with the same scale. Returns `nil` for an
  /// image without a bitmap or for an invalid size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let limits = ImageLimits.default
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard cgImage != nil, pixels.width >= 1, pixels.height >= 1,
      pixels.width <= CGFloat(limits.maximumDimension),
      pixels.height <= CGFloat(limits.maximumDimension),
      pixels.width * pixels.height <= CGFloat(limits.maximumPixels)
    else { return nil }
    let context = CGContext(lazyBitmapOfSize: size, scale: scale)
    context.interpolationQuality = .high
    _draw(in: CGRect(origin: .zero, size: size), context)
    return context.takeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Calls back on another thread with the result of ``preparingThumbnail(of:)``.
  @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
