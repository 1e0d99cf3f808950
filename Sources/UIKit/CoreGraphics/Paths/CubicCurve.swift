/// A cubic Bézier curve with a parameter from 0 to 1.
struct CubicCurve: Equatable {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint
}

extension CubicCurve {
  /// Creates a cubic curve that is exactly equal to a quadratic one.
  init(from: CGPoint, quadControl control: CGPoint, to: CGPoint) {
    self.init(
      from: from,
      control1: CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(
        x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3),
      to: to)
  }

  /// Creates a straight line with constant speed.
  init(from: CGPoint, to: CGPoint) {
    self.init(
      from: from,
      control1: CGPoint(x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3),
      control2: CGPoint(x: to.x + (from.x - to.x) / 3, y: to.y + (from.y - to.y) / 3), to: to)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: b0 * from.x + b1 * control1.x + b2 * control2.x + b3 * to.x,
      y: b0 * from.y + b1 * control1.y + b2 * control2.y + b3 * to.y)
  }

  func derivative(at t: CGFloat) -> CGVector {
    let u = 1 - t
    let (b0, b1, b2) = (3 * u * u, 6 * u * t, 3 * t * t)
    return CGVector(
      dx: b0 * (control1.x - from.x) + b1 * (control2.x - control1.x) + b2 * (to.x - control2.x),
      dy: b0 * (control1.y - from.y) + b1 * (control2.y - control1.y) + b2 * (to.y - control2.y))
  }

  /// Returns the two parts at `t`, by de Casteljau's algorithm.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let (ab, bc) = (from.mixed(with: control1, t), control1.mixed(with: control2, t))
    let cd = control2.mixed(with: to, t)
    let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
    let middle = abc.mixed(with: bcd, t)
    return (
      CubicCurve(from: from, control1: ab, control2: abc, to: middle),
      CubicCurve(from: middle, control1: bcd, control2: cd, to: to)
    )
  }

  /// Returns the part between two parameters.
  func part(from start: CGFloat, to end: CGFloat) -> CubicCurve {
    let head = end < 1 ? split(at: end).0 : self
    return start > 0 ? head.split(at: start / end).1 : head
  }

  var reversed: CubicCurve {
    CubicCurve(from: to, control1: control2, control2: control1, to: from)
  }

  /// The parameters strictly inside at which x has an extremum, in order.
  var extremaX: [CGFloat] { Self.extrema(from.x, control1.x, control2.x, to.x) }

  /// The parameters strictly inside at which y has an extremum, in order.
  var extremaY: [CGFloat] { Self.extrema(from.y, control1.y, control2.y, to.y) }

  private static func extrema(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    // The derivative's coefficients, divided by 3: a·t² + 2b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
      guard b != 0 else { return [] }
      let t = -c / (2 * b)
      return t > 0 && t < 1 ? [t] : []
    }
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return [] }
    // This form avoids cancellation: one root comes from the sum, the other from their product.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = q == 0 ? [0, 0] : [q / a, c / q]
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns whether the curve is straight within `tolerance`: both control points are near the chord.
  func isFlat(_ tolerance: CGFloat) -> Bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let chord = dx * dx + dy * dy
    func isNear(_ p: CGPoint) -> Bool {
      let (px, py) = (p.x - from.x, p.y - from.y)
      guard chord > 0 else { return px * px + py * py <= tolerance * tolerance }
      let along = ((px * dx + py * dy) / chord).clamped(to: 0...1)
      let (ex, ey) = (px - along * dx, py - along * dy)
      return ex * ex + ey * ey <= tolerance * tolerance
    }
    return isNear(control1) && isNear(control2)
  }

  /// Appends the ends of straight pieces that stay within `tolerance` of the curve, without its start.
  func flattened(_ tolerance: CGFloat, depth: Int = 0, into points: inout [CGPoint]) {
    if depth >= 16 || isFlat(tolerance) {
      points.append(to)
      return
    }
    let (first, second) = split(at: 0.5)
    first.flattened(tolerance, depth: depth + 1, into: &points)
    second.flattened(tolerance, depth: depth + 1, into: &points)
  }
}
