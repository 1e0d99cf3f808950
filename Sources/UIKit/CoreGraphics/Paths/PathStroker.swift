/// Converts a line to the outline of its stroke.
///
/// Along each subpath it builds two offset curves, half the width to the left and to the right. An open
/// subpath's outline follows one of them, a cap, the other one backwards, and the other cap. A closed subpath
/// has two loops in opposite directions. At sharp turns the inner side crosses itself through the
/// corner, so the outline needs the winding rule (the scheme of Skia's SkStroke).
struct PathStroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  private(set) var result: [PathElement] = []
  private var left: [PathElement] = []
  private var right: [PathElement] = []

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func stroke(_ subpath: Subpath) {
    guard let first = subpath.segments.first, let last = subpath.segments.last else {
      dot(at: subpath.start)
      return
    }
    let firstNormal = first.startNormal
    left = [.move(first.from.offset(firstNormal, radius))]
    right = [.move(first.from.offset(firstNormal, -radius))]
    var normal = firstNormal
    for (index, segment) in subpath.segments.enumerated() {
      if index > 0 { addJoin(at: segment.from, from: normal, to: segment.startNormal) }
      switch segment {
      case .line(_, let to):
        normal = segment.startNormal
        addLines(to: to, normal)
      case .cubic(let curve):
        addOffsets(of: curve, depth: 0)
        normal = segment.endNormal
      }
    }
    if subpath.isClosed {
      addJoin(at: first.from, from: normal, to: firstNormal)
      result += left
      result.append(.close)
      result += reversed(right, startingWithMove: true)
      result.append(.close)
    } else {
      result += left
      addCap(at: last.to, normal: normal)
      result += reversed(right, startingWithMove: false)
      addCap(at: first.from, normal: CGVector(dx: -firstNormal.dx, dy: -firstNormal.dy))
      result.append(.close)
    }
  }

  /// Draws the caps, which are all that remains of a line without length.
  private mutating func dot(at center: CGPoint) {
    switch cap {
    case .butt: break
    case .round: result += PathBuilder.ellipse(in: square(around: center))
    case .square: result += PathBuilder.rect(square(around: center))
    }
  }

  /// Returns a square as wide as the stroke.
  private func square(around center: CGPoint) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Extends both sides to the points to the left and right of `end`, along the normal.
  private mutating func addLines(to end: CGPoint, _ normal: CGVector) {
    left.append(.line(end.offset(normal, radius)))
    right.append(.line(end.offset(normal, -radius)))
  }

  /// Adds a cap from `end` + normal · radius, the current point, to the other side.
  private mutating func addCap(at end: CGPoint, normal: CGVector) {
    // The direction of travel is the normal rotated back by a quarter turn.
    let forward = CGVector(dx: normal.dy, dy: -normal.dx)
    switch cap {
    case .butt: break
    case .round:
      result += PathBuilder.arc(
        center: end, radius: radius, start: atan2(normal.dy, normal.dx), sweep: -.pi)
      return
    case .square:
      result.append(.line(end.offset(normal, radius).offset(forward, radius)))
      result.append(.line(end.offset(normal, -radius).offset(forward, radius)))
    }
    result.append(.line(end.offset(normal, -radius)))
  }

  private mutating func addJoin(at corner: CGPoint, from before: CGVector, to after: CGVector) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    // Straight on, within about a hundredth of a degree.
    if dot > 0, abs(cross) < 2e-4 {
      addLines(to: corner, after)
      return
    }
    let turnsLeft = cross > 0
    let side: CGFloat = turnsLeft ? -1 : 1
    var outer: [PathElement] = []
    switch join {
    case .bevel: break
    case .round:
      let start = atan2(side * before.dy, side * before.dx)
      let sweep = atan2(cross, dot)
      outer = PathBuilder.arc(center: corner, radius: radius, start: start, sweep: sweep)
    case .miter:
      // The ratio of the miter's length to the width is 1 / sin(half the angle between the lines), which is 1 /
      // cos(half the angle between their normals).
      let halfCosine = ((1 + dot) / 2).squareRoot()
      if halfCosine * miterLimit >= 1, halfCosine > 1e-6 {
        let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
        let length = hypot(middle.dx, middle.dy)
        let reach = side * radius / halfCosine / length
        outer = [.line(corner.offset(middle, reach))]
      }
    }
    outer.append(.line(corner.offset(after, side * radius)))
    let inner: [PathElement] = [.line(corner), .line(corner.offset(after, -side * radius))]
    left += turnsLeft ? inner : outer
    right += turnsLeft ? outer : inner
  }

  /// Adds Tiller and Hanson's offset: the control legs keep their directions and are scaled like the chord. The
  /// curve is halved until the middle is accurate.
  private mutating func addOffsets(of curve: CubicCurve, depth: Int) {
    let startNormal = Subpath.Segment.cubic(curve).startNormal
    let endNormal = Subpath.Segment.cubic(curve).endNormal
    let turn = startNormal.dx * endNormal.dx + startNormal.dy * endNormal.dy
    // Half a thousandth of the width isn't visible unless a stroke is as wide as a screen.
    let tolerance = max(radius * 0.001, 1e-6)
    if depth < 10 {
      let middle = curve.point(at: 0.5)
      let tangent = curve.derivative(at: 0.5)
      let speed = hypot(tangent.dx, tangent.dy)
      let normal =
        speed > 0 ? CGVector(dx: -tangent.dy / speed, dy: tangent.dx / speed) : startNormal
      let isGood =
        turn > 0.7
        && [radius, -radius].allSatisfy { distance in
          let offset = offsetCurve(curve, distance, startNormal, endNormal)
          let should = middle.offset(normal, distance)
          let found = offset.point(at: 0.5)
          return should.distance(to: found) <= tolerance
        }
      if !isGood {
        let (first, second) = curve.split(at: 0.5)
        addOffsets(of: first, depth: depth + 1)
        addOffsets(of: second, depth: depth + 1)
        return
      }
    } else if turn < 0.9 {
      // A cusp: the curve turns around in a point. A round end covers the gap.
      addLines(to: curve.to, endNormal)
      result += PathBuilder.ellipse(in: square(around: curve.to))
      return
    }
    for distance in [radius, -radius] {
      let offset = offsetCurve(curve, distance, startNormal, endNormal)
      let element = PathElement.cubic(
        control1: offset.control1, control2: offset.control2, to: offset.to)
      if distance > 0 { left.append(element) } else { right.append(element) }
    }
  }

  private func offsetCurve(
    _ curve: CubicCurve, _ distance: CGFloat, _ startNormal: CGVector, _ endNormal: CGVector
  ) -> CubicCurve {
    let from = curve.from.offset(startNormal, distance)
    let to = curve.to.offset(endNormal, distance)
    let (dx, dy) = (curve.to.x - curve.from.x, curve.to.y - curve.from.y)
    let chord = dx * dx + dy * dy
    let scale = chord > 0 ? ((to.x - from.x) * dx + (to.y - from.y) * dy) / chord : 1
    return CubicCurve(
      from: from,
      control1: CGPoint(
        x: from.x + (curve.control1.x - curve.from.x) * scale,
        y: from.y + (curve.control1.y - curve.from.y) * scale),
      control2: CGPoint(
        x: to.x + (curve.control2.x - curve.to.x) * scale,
        y: to.y + (curve.control2.y - curve.to.y) * scale), to: to)
  }

  /// Returns one open run of elements in reverse order.
  private func reversed(
    _ elements: [PathElement], startingWithMove: Bool
  ) -> [PathElement] {
    guard let last = elements.last?.end else { return [] }
    var result: [PathElement] = [startingWithMove ? .move(last) : .line(last)]
    for index in stride(from: elements.count - 1, to: 0, by: -1) {
      guard let to = elements[index - 1].end else { continue }
      switch elements[index] {
      case .cubic(let control1, let control2, _):
        result.append(.cubic(control1: control2, control2: control1, to: to))
      default: result.append(.line(to))
      }
    }
    return result
  }
}

extension CGPoint {
  fileprivate func offset(_ vector: CGVector, _ length: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * length, y: y + vector.dy * length)
  }
}

extension Subpath.Segment {
  /// The unit vector to the left of the direction of travel.
  fileprivate var startNormal: CGVector {
    switch self {
    case .line(let from, let to): Self.normal(from, to)
    case .cubic(let curve):
      if curve.control1 != curve.from {
        Self.normal(curve.from, curve.control1)
      } else if curve.control2 != curve.from {
        Self.normal(curve.from, curve.control2)
      } else {
        Self.normal(curve.from, curve.to)
      }
    }
  }

  fileprivate var endNormal: CGVector {
    switch self {
    case .line(let from, let to): Self.normal(from, to)
    case .cubic(let curve):
      if curve.control2 != curve.to {
        Self.normal(curve.control2, curve.to)
      } else if curve.control1 != curve.to {
        Self.normal(curve.control1, curve.to)
      } else {
        Self.normal(curve.from, curve.to)
      }
    }
  }

  private static func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: -dy / length, dy: dx / length) : CGVector(dx: 0, dy: 1)
  }
}
