extension CGPath {
  /// Returns whether the path, with its subpaths closed, encloses `point`, after applying `transform` to the
  /// point.
  ///
  /// The result is exact for curves. A point on the outline belongs to the side of smaller coordinates: if two
  /// shapes share an edge, one of them contains it. O(elements).
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    guard point.x.isFinite, point.y.isFinite else { return false }
    let winding = elements.windingNumber(around: point)
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  public func flattened(threshold: CGFloat) -> CGPath {
    var result: [PathElement] = []
    result.reserveCapacity(elements.count * 4)
    elements.forEachSegment { segment in
      switch segment {
      case .move(let point): result.append(.move(point))
      case .line(_, let to): result.append(.line(to))
      case .cubic(let curve):
        var points: [CGPoint] = []
        curve.flattened(max(threshold, 1e-6), into: &points)
        for point in points { result.append(.line(point)) }
      case .close: result.append(.close)
      }
    }
    return CGPath(elements: result)
  }
}

/// A path element with its start point. Quadratic curves are converted to cubic ones.
enum PathSegment {
  case move(CGPoint)
  case line(from: CGPoint, to: CGPoint)
  case cubic(CubicCurve)
  case close(from: CGPoint, to: CGPoint)
}

extension [PathElement] {
  func forEachSegment(_ body: (PathSegment) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in self {
      switch element {
      case .move(let point):
        start = point
        body(.move(point))
      case .line(let point): body(.line(from: current, to: point))
      case .quad(let control, let point):
        body(.cubic(CubicCurve(from: current, quadControl: control, to: point)))
      case .cubic(let control1, let control2, let point):
        body(
          .cubic(
            CubicCurve(from: current, control1: control1, control2: control2, to: point)))
      case .close: body(.close(from: current, to: start))
      }
      current = element.end ?? start
    }
  }

  /// Returns the winding number around `point`: the number of crossings of the ray to the right of it, with
  /// upward ones counted as positive.
  func windingNumber(around point: CGPoint) -> Int {
    var winding = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    forEachSegment { segment in
      switch segment {
      case .move(let to):
        winding += lineCrossing(current, start, point)
        start = to
        current = to
      case .line(let from, let to):
        winding += lineCrossing(from, to, point)
        current = to
      case .cubic(let curve):
        winding += cubicCrossings(curve, point)
        current = curve.to
      case .close(let from, let to):
        winding += lineCrossing(from, to, point)
        current = to
      }
    }
    return winding + lineCrossing(current, start, point)
  }
}

private func lineCrossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Int {
  // The interval is half-open in y, so that a vertex counts once.
  guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
  let t = (point.y - from.y) / (to.y - from.y)
  guard from.x + t * (to.x - from.x) > point.x else { return 0 }
  return to.y > from.y ? 1 : -1
}

private func cubicCrossings(_ curve: CubicCurve, _ point: CGPoint) -> Int {
  let ys = [curve.from.y, curve.control1.y, curve.control2.y, curve.to.y]
  guard ys.contains(where: { $0 <= point.y }), ys.contains(where: { $0 > point.y }) else {
    return 0
  }
  var winding = 0
  var low: CGFloat = 0
  for high in curve.extremaY + [1] {
    defer { low = high }
    // Between two extrema y is monotonic, so there is at most one crossing, found by bisection.
    let from = low == 0 ? curve.from : curve.point(at: low)
    let to = high == 1 ? curve.to : curve.point(at: high)
    guard (from.y <= point.y) != (to.y <= point.y) else { continue }
    let rises = to.y > from.y
    let place = Bisection.place(from: low, to: high, halvings: 52) {
      (curve.point(at: $0).y <= point.y) == rises
    }
    if curve.point(at: place).x > point.x { winding += rises ? 1 : -1 }
  }
  return winding
}
