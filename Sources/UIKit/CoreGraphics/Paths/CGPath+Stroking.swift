extension CGPath {
  /// The outline of the path's stroke, to be filled with the winding rule, then transformed.
  ///
  /// Curves stay curves, within a thousandth of half the width. A `lineWidth` that is not positive
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

  /// The path cut into strokes, then transformed.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern each subpath starts.
  ///   - lengths: of strokes and gaps in turn; with none, or none above zero, nothing is cut.
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
  /// All its numbers are numbers, and it is somewhere.
  var isFiniteBox: Bool {
    !isNull && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}
