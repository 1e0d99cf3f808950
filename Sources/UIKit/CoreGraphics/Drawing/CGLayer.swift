import CCairo

/// A drawing apart, which is drawn into a context as often as it is wanted.
public final class CGLayer {
  /// In units of the context that the layer was made for.
  public let size: CGSize
  /// The context that draws into the layer; its origin is at the bottom left, y pointing up.
  public let context: CGContext?

  /// A layer in as many pixels as `context` has for it. `nil` for a size that is none.
  ///
  /// - Parameter auxiliaryInfo: not used.
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
  /// Draws a layer in its own size with its lower left corner at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }
}
