extension CGPath {
  /// The smallest rectangle around all points, including control points; `null` for an empty path.
  public var boundingBox: CGRect {
    var box = BoundsAccumulator()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let control, let point):
        box.add(control)
        box.add(point)
      case .cubic(let control1, let control2, let point):
        box.add(control1)
        box.add(control2)
        box.add(point)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the path itself; `null` for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = BoundsAccumulator()
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        box.add(point)
        start = point
      case .line(let point): box.add(point)
      case .quad(let control, let point):
        box.add(point)
        // The derivative is linear, so it is zero once along each axis.
        for t in [
          quadExtremum(current.x, control.x, point.x), quadExtremum(current.y, control.y, point.y),
        ] {
          guard let t else { continue }
          box.add(quadPoint(current, control, point, t))
        }
      case .cubic(let control1, let control2, let point):
        box.add(point)
        let curve = CubicCurve(from: current, control1: control1, control2: control2, to: point)
        for t in curve.extremaX { box.add(curve.point(at: t)) }
        for t in curve.extremaY { box.add(curve.point(at: t)) }
      case .close: break
      }
      current = element.end ?? start
    }
    return box.rect
  }
}

/// A bounding box that grows with points. NaN coordinates are ignored.
struct BoundsAccumulator {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

private func quadExtremum(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat? {
  let denominator = p0 - 2 * p1 + p2
  guard denominator != 0 else { return nil }
  let t = (p0 - p1) / denominator
  return t > 0 && t < 1 ? t : nil
}

private func quadPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ t: CGFloat) -> CGPoint {
  let u = 1 - t
  return CGPoint(
    x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
    y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y)
}
