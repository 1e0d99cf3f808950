import CoreGraphics

extension UITraitCollection {
  /// The pixels of the screen that the traits are of.
  var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
