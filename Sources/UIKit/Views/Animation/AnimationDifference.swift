import CoreGraphics
import QuartzCore

/// The difference that has to be added to a new value to get the old one, and the one that adds
/// nothing.
struct AnimationDifference {
  let start: Any
  let zero: Any

  /// `nil` for values that cannot be added.
  init?(from old: Any?, to new: Any?) {
    switch (old, new) {
    case (let a as CGFloat, let b as CGFloat):
      self.init(a - b, CGFloat(0))
    case (let a as CGPoint, let b as CGPoint):
      self.init(CGPoint(x: a.x - b.x, y: a.y - b.y), CGPoint.zero)
    case (let a as CGSize, let b as CGSize):
      self.init(CGSize(width: a.width - b.width, height: a.height - b.height), CGSize.zero)
    case (let a as CGRect, let b as CGRect):
      let size = CGSize(
        width: a.size.width - b.size.width, height: a.size.height - b.size.height)
      let origin = CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y)
      self.init(CGRect(origin: origin, size: size), CGRect.zero)
    case (let a as CATransform3D, let b as CATransform3D):
      let inverse = CATransform3DInvert(b)
      // A singular matrix is returned as it is.
      guard !CATransform3DEqualToTransform(inverse, b) || CATransform3DIsIdentity(b) else {
        return nil
      }
      self.init(CATransform3DConcat(a, inverse), CATransform3DIdentity)
    case (let a as Backdrop, let b as Backdrop):
      self.init(
        Backdrop(
          blurRadius: a.blurRadius - b.blurRadius, saturation: a.saturation - b.saturation,
          tint: RGBA(
            red: a.tint.red - b.tint.red, green: a.tint.green - b.tint.green,
            blue: a.tint.blue - b.tint.blue, alpha: a.tint.alpha - b.tint.alpha)),
        Backdrop(blurRadius: 0, saturation: 0, tint: .clear))
    default:
      return nil
    }
  }

  private init(_ start: Any, _ zero: Any) {
    self.start = start
    self.zero = zero
  }
}
