import CCairo

/// A separate drawing that can be drawn into a context repeatedly.
public final class CGLayer {
  /// The size in units of the context that the layer was made for.
  public let size: CGSize
  /// The context for drawing into the layer. Its origin is at the bottom left, with y pointing up.
  public let context: CGContext?

  /// Creates a layer with the resolution of `context`, or returns `nil` for an invalid size.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = context.ctm.meanScale
    guard size.width > 0, size.height > 0, scale > 0, scale.isFinite else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    let limit = CGFloat(ImageLimits.largestSurfaceSide)
    guard width <= limit, height <= limit,
      let own = CGContext(
        data: nil, width: max(1, Int(width.rounded(.up))), height: max(1, Int(height.rounded(.up))),
        bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
        bitmapInfo: CGBitmapInfo.native.rawValue)
    else { return nil }
    own.scaleBy(x: CGFloat(own.width) / size.width, y: CGFloat(own.height) / size.height)
    self.size = size
    self.context = own
  }
}

extension CGContext {
  /// Draws a layer at its own size with its lower left corner at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }
}
