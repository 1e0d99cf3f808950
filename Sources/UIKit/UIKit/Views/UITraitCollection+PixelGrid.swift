import CoreGraphics

extension UITraitCollection {
  /// The pixel grid of the traits' screen.
  var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
