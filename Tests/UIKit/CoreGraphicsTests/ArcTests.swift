import CoreGraphics
import Testing

@Suite struct ArcTests {
  static let angles: [CGFloat] = [-7, -.pi, -1, 0, 0.5, .pi / 2, .pi, 4, 2 * .pi, 9]
  /// The largest error of the quarter-circle cubic is 2.7e-4 of the radius.
  static let error: CGFloat = 3e-4

  @Test(arguments: angles, angles)
  func arcsKeepTheirRadiusAndSweep(start: CGFloat, end: CGFloat) {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      let center = CGPoint(x: 3, y: -2)
      path.addArc(
        center: center, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      let outline = polygons(path, steps: 64)[0]
      var sweep: CGFloat = 0
      for (a, b) in zip(outline, outline.dropFirst()) {
        let (ax, ay, bx, by) = (a.x - center.x, a.y - center.y, b.x - center.x, b.y - center.y)
        sweep += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
      for p in outline {
        #expect(abs(hypot(p.x - center.x, p.y - center.y) - 10) < 10 * Self.error)
      }
      // iOS draws from the start in the given direction to the end's angle. It draws a full turn if the end is a turn
      // or more ahead, or whole turns behind: popular libraries draw discs with `clockwise: false` from 0 to 2π.
      let ahead = clockwise ? start - end : end - start
      var expected = ahead
      if ahead >= 2 * .pi {
        expected = 2 * .pi
      } else {
        while expected < 0 { expected += 2 * .pi }
        while expected >= 2 * .pi { expected -= 2 * .pi }
        if ahead < 0, expected < 1e-5 { expected = 2 * .pi }
      }
      #expect(abs(sweep - (clockwise ? -expected : expected)) < 1e-6)
      let last = outline.last!
      if abs(ahead) < 2 * .pi {
        #expect(hypot(last.x - center.x - 10 * cos(end), last.y - center.y - 10 * sin(end)) < 1e-9)
      }
    }
  }

  /// Degrees in single precision differ from whole turns by a rounding error.
  @Test(arguments: [-2, -1, 1, 2], [false, true])
  func wholeTurnsAreDiscs(turns: Int, clockwise: Bool) {
    for degrees in stride(from: -360 as Float, through: 360, by: 15) {
      let other = degrees + Float(360 * turns)
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 20, startAngle: CGFloat(degrees * .pi / 180),
        endAngle: CGFloat(other * .pi / 180), clockwise: clockwise)
      let box = path.boundingBoxOfPath
      #expect(abs(box.width - 40) < 0.02, "\(degrees)° to \(other)°")
      #expect(abs(box.height - 40) < 0.02, "\(degrees)° to \(other)°")
    }
  }

  @Test func aLineLeadsToAnArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0), radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements[1] == .line(CGPoint(x: 12, y: 0)))
  }

  @Test func relativeArcsGoByTheirDelta() {
    for delta in [-5, -1, 0, 1, 5] as [CGFloat] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 4, startAngle: 1, delta: delta)
      let end = path.currentPoint
      #expect(hypot(end.x - 4 * cos(1 + delta), end.y - 4 * sin(1 + delta)) < 1e-9)
    }
  }

  @Test func tangentArcsTouchBothLines() {
    let corner = CGPoint(x: 50, y: 50)
    for from in stride(from: 0.0, to: 6.2, by: 0.7) {
      for to in stride(from: 0.3, to: 6.2, by: 0.7) {
        let start = CGPoint(x: 50 + 40 * cos(from), y: 50 + 40 * sin(from))
        let second = CGPoint(x: 50 + 30 * cos(to), y: 50 + 30 * sin(to))
        let path = CGMutablePath()
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: second, radius: 5)
        guard path.elements.count > 2, case .line(let first) = path.elements[1] else {
          Issue.record("no arc from \(from) to \(to)")
          continue
        }
        // Both tangent points are on the lines through the corner, at the same distance from it.
        let last = path.currentPoint
        let (a, b) = (
          hypot(first.x - 50, first.y - 50), hypot(last.x - 50, last.y - 50)
        )
        #expect(abs(a - b) < 1e-9 * (1 + a))
        #expect(hypot(first.x - 50 - a * cos(from), first.y - 50 - a * sin(from)) < 1e-6 * (1 + a))
        #expect(hypot(last.x - 50 - b * cos(to), last.y - 50 - b * sin(to)) < 1e-6 * (1 + b))
        // The arc has the given radius: the tangent of half the angle gives the distance.
        let half = abs(atan2(sin(to - from), cos(to - from))) / 2
        #expect(abs(a * tan(half) - 5) < 1e-6)
      }
    }
  }

  @Test func tangentArcsWithoutACornerAreLines() {
    for second in [CGPoint(x: 20, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: 3)
      #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    }
  }

  @Test func wildAnglesAreBounded() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .greatestFiniteMagnitude,
      clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: true)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e12)
    #expect(path.elements.count < 10_000)
  }
}
