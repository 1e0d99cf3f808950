extension CGContext {
  public func beginPath() { currentPath = CGMutablePath() }

  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.ctm) }
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.ctm) }
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.ctm)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.ctm)
  }
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.ctm) }
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.ctm) }
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.ctm)
  }
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.ctm) }
  public func closePath() { currentPath.closeSubpath() }

  /// - Parameter clockwise: The direction where y points up. In UIKit's contexts it looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.ctm)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty
      ? .zero : currentPath.currentPoint.applying(state.ctm.inverted())
  }

  /// The bounding box of all points, including control points, in user space.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// A copy of the current path in user space; `nil` if there is none.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : userPath
  }

  /// Returns the path in device space, and clears the context's path.
  func takePath() -> [PathElement] {
    defer { currentPath = CGMutablePath() }
    return currentPath.elements
  }

  var userPath: CGPath {
    CGPath(elements: currentPath.elements.applying(state.ctm.inverted()))
  }

  /// The line width in user space, which is at least one pixel if it is zero.
  var effectiveLineWidth: CGFloat {
    if state.lineWidth > 0 { return state.lineWidth }
    let scale = state.ctm.meanScale
    return scale > 0 ? 1 / scale : 1
  }
}
