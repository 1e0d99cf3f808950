import CoreGraphics
import OozeKernel
import Testing

/// Returns paths of every kind, from literal seeds.
func samplePaths() -> [(String, CGPath)] {
  var result: [(String, CGPath)] = [
    ("rect", CGPath(rect: CGRect(x: 10, y: 20, width: 50, height: 30), transform: nil)),
    ("ellipse", CGPath(ellipseIn: CGRect(x: 5, y: 10, width: 80, height: 60), transform: nil)),
    (
      "rounded rect",
      CGPath(
        roundedRect: CGRect(x: 10, y: 10, width: 70, height: 50), cornerWidth: 20,
        cornerHeight: 10, transform: nil)
    ),
  ]
  let nested = CGMutablePath()
  nested.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
  nested.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
  result.append(("nested rects", nested))
  let star = CGMutablePath()
  star.addLines(
    between: (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5
      return CGPoint(x: 50 + 45 * cos(angle), y: 50 + 45 * sin(angle))
    })
  star.closeSubpath()
  result.append(("star", star))
  var random = SplitMix64(seed: 7)
  for index in 0..<12 {
    let path = CGMutablePath()
    path.move(to: random.point())
    for _ in 0..<5 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: path.addLine(to: random.point())
      case 1: path.addQuadCurve(to: random.point(), control: random.point())
      case 2: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
      default:
        path.addArc(
          center: random.point(), radius: random.number(1...30), startAngle: random.number(-9...9),
          endAngle: random.number(-9...9), clockwise: Bool.random(using: &random))
      }
    }
    if index % 2 == 0 { path.closeSubpath() }
    result.append(("random \(index)", path))
  }
  return result
}

/// Returns a path's outline as straight lines, found only by sampling.
func polygons(_ path: CGPath, steps: Int = 400) -> [[CGPoint]] {
  var result: [[CGPoint]] = []
  var current = CGPoint.zero
  path.applyWithBlock { element in
    let points = element.pointee.points
    func curve(_ body: (CGFloat) -> CGPoint) {
      for step in 1...steps {
        result[result.count - 1].append(body(CGFloat(step) / CGFloat(steps)))
      }
    }
    switch element.pointee.type {
    case .moveToPoint: result.append([points[0]])
    case .addLineToPoint: result[result.count - 1].append(points[0])
    case .addQuadCurveToPoint:
      let (p0, p1, p2) = (current, points[0], points[1])
      curve { t in
        let u = 1 - t
        return CGPoint(
          x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
          y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y)
      }
    case .addCurveToPoint:
      let (p0, p1, p2, p3) = (current, points[0], points[1], points[2])
      curve { t in
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
          x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x,
          y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
      }
    case .closeSubpath: result[result.count - 1].append(result[result.count - 1][0])
    }
    current = result[result.count - 1].last!
  }
  return result
}

func distance(_ p: CGPoint, toSegment a: CGPoint, _ b: CGPoint) -> CGFloat {
  let (dx, dy) = (b.x - a.x, b.y - a.y)
  let square = dx * dx + dy * dy
  let t = square > 0 ? min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)) : 0
  return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

func distance(_ p: CGPoint, to polygons: [[CGPoint]], closing: Bool) -> CGFloat {
  var nearest = CGFloat.infinity
  for polygon in polygons {
    for (a, b) in zip(polygon, polygon.dropFirst()) {
      nearest = min(nearest, distance(p, toSegment: a, b))
    }
    if closing { nearest = min(nearest, distance(p, toSegment: polygon.last!, polygon[0])) }
  }
  return nearest
}

@Suite struct PathTests {
  /// Returns the sum of the angles of all edges around the point, in full circles: without rays, unlike the
  /// implementation.
  private func winding(_ point: CGPoint, _ polygons: [[CGPoint]]) -> Int {
    var angle: CGFloat = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let (ax, ay, bx, by) = (a.x - point.x, a.y - point.y, b.x - point.x, b.y - point.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  @Test func containsWhatTurnsAround() {
    for (name, path) in samplePaths() {
      let outline = polygons(path, steps: 60)
      for x in stride(from: -20.0, through: 120, by: 9.3) {
        for y in stride(from: -20.0, through: 120, by: 9.7) {
          let point = CGPoint(x: x, y: y)
          // Closer than the sampling is exact.
          if distance(point, to: outline, closing: true) < 0.1 { continue }
          let turns = winding(point, outline)
          #expect(path.contains(point) == (turns != 0), "\(name) \(point)")
          #expect(
            path.contains(point, using: .evenOdd) == (turns % 2 != 0), "\(name) \(point)")
        }
      }
    }
  }

  @Test func neighboursShareTheirEdgeOnce() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10), transform: nil)
    let right = CGPath(rect: CGRect(x: 5, y: 0, width: 5, height: 10), transform: nil)
    for y in 0..<10 {
      for x in 0..<10 {
        let point = CGPoint(x: x, y: y)
        #expect(left.contains(point) != right.contains(point), "\(point)")
      }
    }
  }

  @Test func exactBoundsHugTheOutline() {
    for (name, path) in samplePaths() {
      var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
      var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
      for point in polygons(path).joined() {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
      let box = path.boundingBoxOfPath
      // Between two of 400 samples of a curve 100 points large, an extremum is missed by less than this.
      #expect(abs(box.minX - low.x) < 0.01, "\(name)")
      #expect(abs(box.minY - low.y) < 0.01, "\(name)")
      #expect(abs(box.maxX - high.x) < 0.01, "\(name)")
      #expect(abs(box.maxY - high.y) < 0.01, "\(name)")
      let points = path.boundingBox
      #expect(points.minX <= box.minX, "\(name)")
      #expect(points.minY <= box.minY, "\(name)")
      #expect(points.maxX >= box.maxX - 1e-9, "\(name)")
      #expect(points.maxY >= box.maxY - 1e-9, "\(name)")
    }
  }

  @Test func boundsOfNothing() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func linesNeedAPlaceToStart() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func closingGoesBackToTheStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func equalityIsOfElements() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var turn = CGAffineTransform(rotationAngle: 1)
    let one = CGPath(rect: rect, transform: nil)
    #expect(one == CGPath(rect: rect, transform: nil))
    #expect(one != CGPath(ellipseIn: rect, transform: nil))
    #expect(one != CGPath(rect: rect, transform: &turn))
    #expect(one.copy(using: &turn) == CGPath(rect: rect, transform: &turn))
    let changed = one.mutableCopy()!
    changed.addLine(to: .zero)
    #expect(one != changed)
    #expect(one == CGPath(rect: rect, transform: nil))
  }

  @Test func knowsARectangle() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test func flatteningStaysNear() {
    for (name, path) in samplePaths() {
      let exact = polygons(path, steps: 50)
      let flat = polygons(path.flattened(threshold: 0.25))
      for point in flat.joined() {
        #expect(distance(point, to: exact, closing: false) < 0.1, "\(name)")
      }
      for point in exact.joined() {
        #expect(distance(point, to: flat, closing: false) < 0.25, "\(name)")
      }
    }
  }
}
