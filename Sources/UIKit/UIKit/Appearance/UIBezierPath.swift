import CoreGraphics
import Foundation

/// A path with the line attributes for stroking it. Points are in the drawing context's space: x to the
/// right, y downward. Angles are in radians, clockwise from the positive x axis.
open class UIBezierPath: _ValueObject {
  private var path = CGMutablePath()

  /// The width of stroked lines in points, 1 by default.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest miter as a multiple of the line width before a corner is bevelled.
  open var miterLimit: CGFloat = 10
  /// The greatest distance, in points, between a drawn curve and the true one.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping parts alternate between inside and outside.
  open var usesEvenOddFillRule = false

  private var dash: (phase: CGFloat, pattern: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() {}

  /// Always fails, because archived paths aren't read.
  public required init?(coder: NSCoder) { nil }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners. The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with the named corners rounded by quarter ellipses. Radii are limited to half
  /// of the side that they are on.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect.standardized, corners: corners, radii: cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// A copy of the path. Setting it replaces all elements and keeps the line attributes.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Starts a new subpath at `point`.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start if a subpath is open. `clockwise` is as seen on screen,
  /// where y points down; Core Graphics calls the same direction counterclockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  /// Transforms every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Returns the same outline, drawn from end to start.
  open func reversing() -> UIBezierPath { drawn(along: cgPath.reversed()) }

  // MARK: Queries

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the path, where the next element starts.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` is inside the area that ``fill()`` would paint.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the alternating lengths of dashes and gaps; a `nil` pattern makes the line solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    dash = (phase, lengths ?? [])
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
    for (i, length) in dash.pattern.enumerated() { pattern?[i] = length }
  }

  // MARK: Drawing

  /// Paints the area of the path with the current fill colour.
  open func fill() {
    fill(with: .normal, alpha: 1)
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the outline of the path with the current stroke colour.
  open func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.pattern)
      context.strokePath()
    }
  }

  /// Restricts later drawing in the current context to the area of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func _copy() -> Any { drawn(along: cgPath) }

  private func draw(with mode: CGBlendMode, alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.addPath(path)
    paint(context)
    context.restoreGState()
  }

  /// Returns another path with this one's attributes.
  private func drawn(along path: CGPath) -> UIBezierPath {
    let result = UIBezierPath(cgPath: path)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }

  /// Adds the outline clockwise from the end of the top left corner.
  private func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rx = radii.width.clamped(0, rect.width / 2)
    let ry = radii.height.clamped(0, rect.height / 2)
    guard rx > 0, ry > 0, !corners.isEmpty else {
      path.addRect(rect)
      return
    }
    // The control points of the cubic that is nearest to a quarter circle: 4/3·(√2 − 1).
    let k: CGFloat = 1 - 0.5522847498307936
    func corner(_ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from: CGVector, to: CGVector) {
      guard corners.contains(which) else {
        path.addLine(to: CGPoint(x: x, y: y))
        return
      }
      let start = CGPoint(x: x + from.dx * rx, y: y + from.dy * ry)
      let end = CGPoint(x: x + to.dx * rx, y: y + to.dy * ry)
      path.addLine(to: start)
      path.addCurve(
        to: end,
        control1: CGPoint(x: x + from.dx * rx * k, y: y + from.dy * ry * k),
        control2: CGPoint(x: x + to.dx * rx * k, y: y + to.dy * ry * k))
    }
    let left = CGVector(dx: -1, dy: 0)
    let right = CGVector(dx: 1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    path.move(
      to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, from: left, to: down)
    corner(.bottomRight, rect.maxX, rect.maxY, from: up, to: left)
    corner(.bottomLeft, rect.minX, rect.maxY, from: right, to: up)
    if corners.contains(.topLeft) {
      corner(.topLeft, rect.minX, rect.minY, from: down, to: right)
    }
    path.closeSubpath()
  }
}
