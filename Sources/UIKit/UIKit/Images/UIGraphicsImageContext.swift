import CoreGraphics
import Foundation

/// Creates a bitmap with one pixel per point and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a bitmap and makes it the current context.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the bitmap is initially black instead of clear.
///   - scale: The number of pixels per point, or 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : DynamicType.scale(nil)
  let context = CGContext(lazyBitmapOfSize: size, scale: scale)
  if opaque {
    context.saveGState()
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
  GraphicsStack.current.bitmaps.append((context, scale))
  UIGraphicsPushContext(context)
}

/// Returns the contents of the current bitmap context as an image, or `nil` if the current context
/// isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(),
    let (_, scale) = GraphicsStack.current.bitmaps.last(where: { $0.context === context })
  else { return nil }
  // A bitmap without any drawing is clear, not missing.
  _ = context.cairo
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Closes the most recent bitmap context. Does nothing if there is none.
public func UIGraphicsEndImageContext() {
  guard let (context, _) = GraphicsStack.current.bitmaps.last,
    UIGraphicsGetCurrentContext() === context
  else { return }
  GraphicsStack.current.bitmaps.removeLast()
  UIGraphicsPopContext()
}
