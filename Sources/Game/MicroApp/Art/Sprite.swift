import UIKit

/// A layer that shows a shared picture.
@available(iOS 16, *)
final class Sprite: StillLayer {
  /// Shows a picture at its own size.
  func show(_ picture: SpriteSheet.Picture) {
    contents = picture.contents
    bounds = CGRect(origin: .zero, size: picture.size)
  }

  /// Turns its x axis along a unit vector, and stretches it along and across.
  func turn(to x: Float, _ y: Float, along: CGFloat = 1, across: CGFloat = 1) {
    let (x, y) = (CGFloat(x), CGFloat(y))
    setAffineTransform(
      CGAffineTransform(
        a: x * along, b: y * along, c: -y * across, d: x * across, tx: 0, ty: 0))
  }
}
