extension CGContext {
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule =
      mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke, userPath.contains(point, using: rule) { return true }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return false }
    return strokedUserPath.contains(point)
  }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let stroked = strokedUserPath
    currentPath = CGMutablePath(elements: stroked.elements.applying(state.ctm))
  }

  private var strokedUserPath: CGPath { stroked(userPath) }

  func stroked(_ path: CGPath) -> CGPath {
    let dashed =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    return dashed.copy(
      strokingWithWidth: effectiveLineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
  }
}
