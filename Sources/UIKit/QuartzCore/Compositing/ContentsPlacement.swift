/// The placement of a layer's contents: pure geometry.
extension LayerProperties {
  /// The rectangle for the contents (their `contentsRect`), in the layer's coordinates.
  var contentsFrame: CGRect {
    guard let contents else { return .null }
    // This is the most common case.
    if uncommonValues.contentsGravity == .resize { return bounds }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(contents.width) * self.contentsRect.width / scale,
      height: CGFloat(contents.height) * self.contentsRect.height / scale)
    return self.contentsGravity.frame(of: size, in: bounds)
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of content with a size, placed in `bounds`.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      return Self.center.frame(
        of: CGSize(width: size.width * factor, height: size.height * factor), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let (x, y) = edges
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
        height: size.height)
    default: return bounds
    }
  }

  /// The position of the free space: 0 is right and bottom, 1 is left and top.
  private var edges: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

/// A part of a stretched image along one axis: a span of the image, and the span of the layer that it fills.
struct StretchSpan: Equatable {
  var source: ClosedRange<CGFloat>
  var target: ClosedRange<CGFloat>

  /// Returns three spans: the outer ones keep their size, and the middle one takes the rest. If there isn't
  /// enough space for the outer ones, they share it.
  ///
  /// - Parameters:
  ///   - source: The image's span in pixels.
  ///   - center: The part that stretches, 0…1 of the image's span.
  ///   - target: The layer's span in points.
  ///   - scale: The number of pixels per point.
  static func spans(
    source: ClosedRange<CGFloat>, center: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>,
    scale: CGFloat
  ) -> [StretchSpan] {
    let length = source.upperBound - source.lowerBound
    let low = source.lowerBound + length * center.lowerBound.clamped(to: 0...1)
    let high = source.lowerBound + length * center.upperBound.clamped(to: 0...1)
    var before = (low - source.lowerBound) / scale
    var after = (source.upperBound - max(low, high)) / scale
    let room = target.upperBound - target.lowerBound
    if before + after > room, before + after > 0 {
      let factor = max(0, room) / (before + after)
      before *= factor
      after *= factor
    }
    let first = target.lowerBound + before
    let second = max(first, target.upperBound - after)
    return [
      StretchSpan(source: source.lowerBound...low, target: target.lowerBound...first),
      StretchSpan(source: low...max(low, high), target: first...second),
      StretchSpan(
        source: max(low, high)...source.upperBound, target: second...max(second, target.upperBound)),
    ].filter { $0.target.upperBound > $0.target.lowerBound }
  }
}
