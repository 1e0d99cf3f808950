import CoreGraphics
import Testing

@Suite struct StrokeTests {
  /// With round caps and joins, a stroke covers everything within half the width of the line.
  @Test func roundStrokesAreADistance() {
    for (name, path) in samplePaths() {
      let line = polygons(path, steps: 60)
      for width in [1, 25] as [CGFloat] {
        let stroke = path.copy(
          strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
        for x in stride(from: -20.0, through: 120, by: 10.7) {
          for y in stride(from: -20.0, through: 120, by: 11.3) {
            let point = CGPoint(x: x, y: y)
            let away = distance(point, to: line, closing: false)
            // The outline may be off by a thousandth of the width, and the sampling by as much.
            if abs(away - width / 2) < 0.02 + width / 500 { continue }
            #expect(
              stroke.contains(point) == (away < width / 2),
              "\(name), width \(width), \(point), \(away) away")
          }
        }
      }
    }
  }

  @Test func capsReachAsFarAsTheyShould() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    for (cap, reach) in [(CGLineCap.butt, 0), (.round, 2), (.square, 2)] as [(CGLineCap, CGFloat)] {
      let box = line.copy(
        strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10
      ).boundingBoxOfPath
      let expected = CGRect(x: -reach, y: -2, width: 10 + 2 * reach, height: 4)
      #expect(abs(box.minX - expected.minX) < 1e-9)
      #expect(abs(box.maxX - expected.maxX) < 1e-9)
      #expect(abs(box.minY - expected.minY) < 1e-9)
      #expect(abs(box.maxY - expected.maxY) < 1e-9)
    }
  }

  @Test func mitersGiveWayAtTheLimit() {
    for degrees in stride(from: 5.0, through: 175, by: 10) {
      let angle = degrees * .pi / 180
      let corner = CGMutablePath()
      corner.move(to: CGPoint(x: 100, y: 0))
      corner.addLine(to: .zero)
      corner.addLine(to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)))
      let tip = 2 / sin(angle / 2)
      for limit in [1, 2, 4, 10, 100] as [CGFloat] {
        let stroke = corner.copy(
          strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
        // Just inside the miter's tip, opposite the corner's bisector.
        let inside = tip * 0.999
        let point = CGPoint(x: -inside * cos(angle / 2), y: -inside * sin(angle / 2))
        #expect(
          stroke.contains(point) == (tip / 2 <= limit), "\(degrees) degrees, limit \(limit)")
      }
    }
  }

  @Test func pointsBecomeDots() {
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    #expect(
      dot.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    dot.addLine(to: CGPoint(x: 5, y: 5))
    for (cap, isThere) in [(CGLineCap.butt, false), (.round, true), (.square, true)] {
      let stroke = dot.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      #expect(stroke.contains(CGPoint(x: 5.5, y: 5.5)) == isThere)
    }
  }

  @Test func widthsThatAreNoneGiveNothing() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    for width in [0, -1, CGFloat.nan, .infinity] {
      let stroke = path.copy(
        strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
      #expect(stroke.isEmpty)
    }
  }

  @Test func dashesAreAsLongAsAsked() {
    for (name, path) in samplePaths() {
      let line = polygons(path, steps: 60)
      let lengths = line.map { length([$0]) }
      let total = lengths.reduce(0, +)
      for pattern in [[5, 3], [4], [7, 2, 1, 2]] as [[CGFloat]] {
        for phase in [-3, 0, 1, 100] as [CGFloat] {
          let dashed = path.copy(dashingWithPhase: phase, lengths: pattern)
          let strokes = polygons(dashed, steps: 20)
          for point in strokes.joined().enumerated().filter({ $0.offset % 16 == 0 }).map(\.element)
          {
            // The tolerance is the distance of 60 samples from a curve 100 points large.
            #expect(distance(point, to: line, closing: false) < 0.05, "\(name)")
          }
          // Each subpath starts the pattern again.
          let ink = lengths.reduce(0) { $0 + inked($1, phase, pattern) }
          #expect(
            abs(length(strokes) - ink) < 0.001 * total + 0.05, "\(name) \(pattern) from \(phase)")
        }
      }
    }
  }

  @Test func dashesWithoutLengthCutNothing() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    for lengths in [[], [0], [0, 0], [-1, 2], [.nan]] as [[CGFloat]] {
      #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    }
    // So fine that only a gray line could show it.
    let dust = path.copy(dashingWithPhase: 0, lengths: [1e-9])
    #expect(dust.elements.count < 10)
  }

  @Test func aStraightDash() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    let xs = polygons(dashed).map { $0.map(\.x) }
    #expect(xs == [[0, 2], [4, 7], [9, 10]])
  }

  private func length(_ polygons: [[CGPoint]]) -> CGFloat {
    polygons.reduce(0) { sum, polygon in
      zip(polygon, polygon.dropFirst()).reduce(sum) {
        $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      }
    }
  }

  /// Returns the part of `total` that is inside dashes, in small steps.
  private func inked(_ total: CGFloat, _ phase: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    func upTo(_ x: CGFloat) -> CGFloat {
      var rest = x
      let turns = (rest / period).rounded(.down)
      rest -= turns * period
      var ink = turns * stride(from: 0, to: pattern.count, by: 2).reduce(0) { $0 + pattern[$1] }
      for (index, length) in pattern.enumerated() {
        if index % 2 == 0 { ink += min(rest, length) }
        rest -= min(rest, length)
      }
      return ink
    }
    return upTo(phase + total) - upTo(phase)
  }
}
