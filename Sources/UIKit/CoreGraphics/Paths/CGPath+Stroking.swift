extension CGPath {
  /// Returns the outline of the path's stroke, to be filled with the winding rule, and transformed.
  ///
  /// Curves remain curves, with an error of at most a thousandth of half the width. A `lineWidth` of 0 or less
  /// gives an empty path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite, boundingBox.isFiniteBox else {
      return CGPath(elements: [])
    }
    var stroker = PathStroker(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for subpath in Subpath.subpaths(of: elements) { stroker.stroke(subpath) }
    return CGPath(elements: stroker.result.applying(transform))
  }

  /// Returns the path divided into dashes, and transformed.
  ///
  /// - Parameters:
  ///   - phase: The position in the pattern at which each subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps. Without lengths, or without one above zero, the
  ///     path isn't divided.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard CGContext.isDash(lengths), phase.isFinite, boundingBox.isFiniteBox else {
      return CGPath(elements: elements.applying(transform))
    }
    var dasher = PathDasher(phase: phase, lengths: lengths)
    for subpath in Subpath.subpaths(of: elements) { dasher.dash(subpath) }
    return CGPath(elements: dasher.result.applying(transform))
  }
}

extension CGRect {
  /// Whether the rectangle contains no NaN and isn't null.
  var isFiniteBox: Bool {
    !isNull && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}
