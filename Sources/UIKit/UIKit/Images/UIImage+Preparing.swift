import CoreGraphics
import Foundation

extension UIImage {
  // Overridable on iOS; nobody overrides an image's preparation.

  /// The image itself: bitmaps are decoded when an image is made.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// As ``preparingForDisplay()``, told later on another thread.
  @preconcurrency public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image upright in another size, in points, with the same scale. `nil` for an image without a
  /// bitmap or a size that none can have.
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

  /// As ``preparingThumbnail(of:)``, made and told on another thread.
  @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
