import CoreGraphics

/// Returns the largest rectangle of the given aspect ratio in another one, in its centre.
///
/// On iOS, the function is AVFoundation's. Apps use it for pictures, and it needs nothing of that framework.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
