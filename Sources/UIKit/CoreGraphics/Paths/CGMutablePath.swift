/// A path that can be extended.
///
/// Elements that continue a subpath (lines, curves, tangent arcs) are ignored if there is none, as on iOS. Each
/// method's `transform` applies to the points of that call.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [PathElement]) {
    super.init(elements: elements)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    // A move directly after a move replaces it, because nothing was drawn in between.
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !elements.isEmpty else { return }
    elements.append(.line(point.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(.quad(control: control.applying(transform), to: end.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    elements.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: end.applying(transform)))
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    append(PathBuilder.rect(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a move to the first point and lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    append(PathBuilder.ellipse(in: rect), transform)
  }

  /// Adds a rounded rectangle. Corners that are negative or larger than half the rectangle trap, as on iOS.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    append(
      PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  private func append(_ new: [PathElement], _ transform: CGAffineTransform) {
    if case .move? = new.first, case .move? = elements.last { elements.removeLast() }
    if transform.isIdentity {
      elements.append(contentsOf: new)
    } else {
      elements.reserveCapacity(elements.count + new.count)
      for element in new { elements.append(element.applying(transform)) }
    }
  }
}

// MARK: Arcs

extension CGMutablePath {
  /// Adds an arc of a circle. If there is a current point, a line leads to the arc's start.
  ///
  /// - Parameters:
  ///   - startAngle: The angle in radians from the x axis towards the y axis.
  ///   - clockwise: Whether the angle decreases along the arc. That looks clockwise where y points up, and
  ///     counter-clockwise in UIKit, where it points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: transform)
  }

  /// Adds an arc through `delta` radians. A negative value means decreasing angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if elements.isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    guard delta != 0, radius != 0 else { return }
    append(
      PathBuilder.arc(center: center, radius: radius, start: startAngle, sweep: delta), transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`: adds a line to the circle
  /// of `radius` that touches both lines, then its arc.
  ///
  /// If the points are on one line, or without a radius, it adds a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = endPoint else { return }
    let from = transform.isIdentity ? current : current.applying(transform.inverted())
    let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, radius > 0, abs(cross) > 1e-9 * aLength * bLength else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    // Half the angle at the corner determines the distance of the tangent points from it.
    let angle = atan2(abs(cross), ax * bx + ay * by)
    let distance = radius / tan(angle / 2)
    let first = CGPoint(
      x: tangent1End.x + ax / aLength * distance, y: tangent1End.y + ay / aLength * distance)
    let second = CGPoint(
      x: tangent1End.x + bx / bLength * distance, y: tangent1End.y + by / bLength * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * ay / aLength * radius, y: first.y + side * ax / aLength * radius)
    let start = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(second.y - center.y, second.x - center.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addLine(to: first, transform: transform)
    append(
      PathBuilder.arc(center: center, radius: radius, start: start, sweep: sweep), transform)
  }
}
