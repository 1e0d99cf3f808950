import CoreGraphics
import Foundation

/// Opens a bitmap of one pixel per point as the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a bitmap as the current context.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the bitmap begins black instead of clear.
///   - scale: pixels per point; 0 for the screen's.
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

/// The drawing since the bitmap was opened; `nil` when the current context is no such bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(),
    let (_, scale) = GraphicsStack.current.bitmaps.last(where: { $0.context === context })
  else { return nil }
  // A bitmap into which nothing was drawn is clear, not absent.
  _ = context.cairo
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Closes the bitmap that was opened last. Does nothing when there is none.
public func UIGraphicsEndImageContext() {
  guard let (context, _) = GraphicsStack.current.bitmaps.last,
    UIGraphicsGetCurrentContext() === context
  else { return }
  GraphicsStack.current.bitmaps.removeLast()
  UIGraphicsPopContext()
}
