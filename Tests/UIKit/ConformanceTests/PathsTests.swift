import CoreGraphics
import Testing

/// Tests of the elements of paths and of containment.
///
/// Sources: the comments in Apple's CGPath.h; the figures that WinObjC's CGPathTests.mm holds its
/// own Core Graphics to, which were taken from Apple's (github.com/microsoft/WinObjC,
/// tests/unittests/CoreGraphics).
struct PathsTests {
  private func numbers(_ path: CGPath) -> [[Double]] {
    var result: [[Double]] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      result.append(
        (0..<count).flatMap { index -> [Double] in
          let point = element.pointee.points[index]
          return [point.x, point.y]
        })
    }
    return result
  }

  private func expect(
    _ path: CGPath, _ expected: [[Double]], at location: SourceLocation = #_sourceLocation
  ) {
    let found = numbers(path)
    #expect(found.map(\.count) == expected.map(\.count), sourceLocation: location)
    for (a, b) in zip(found.joined(), expected.joined()) {
      // The figures are printed with six decimal places.
      #expect(abs(a - b) < 2e-6, "\(found), not \(expected)", sourceLocation: location)
    }
  }

  /// WinObjC: CGPathApplyAddRect.
  @Test func rectanglesGoFromTheirOriginAlongX() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 2, y: 4, width: 8, height: 16))
    expect(path, [[2, 4], [10, 4], [10, 20], [2, 20], []])
  }

  /// WinObjC: CGPathApplyAddEllipse.
  @Test func ellipsesGoFromTheRightTowardsLargerY() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 40, y: 40, width: 200, height: 40))
    expect(
      path,
      [
        [240, 60], [240, 71.045695, 195.228475, 80, 140, 80],
        [84.771525, 80, 40, 71.045695, 40, 60], [40, 48.954305, 84.771525, 40, 140, 40],
        [195.228475, 40, 240, 48.954305, 240, 60], [],
      ])
  }

  /// WinObjC: CGPathApplyAddArc. Its figures have single precision.
  @Test func arcsAreQuartersAndARest() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: CGFloat.pi * 1.25, endAngle: 0,
      clockwise: true)
    let expected: [[Double]] = [
      [10.857863, 85.857865], [3.047378, 93.668352, 3.047379, 106.331651, 10.857865, 114.142137],
      [18.668352, 121.952622, 31.331651, 121.952621, 39.142137, 114.142135],
      [42.892864, 110.391407, 45, 105.304329, 45, 100],
    ]
    let found = numbers(path)
    #expect(found.map(\.count) == expected.map(\.count))
    for (a, b) in zip(found.joined(), expected.joined()) { #expect(abs(a - b) < 5e-6) }
  }

  /// WinObjC: CGPathApplyAddArcToPoint.
  @Test func tangentArcsTouch() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 400, y: 400))
    path.addArc(
      tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    expect(
      path,
      [
        [400, 400], [154.415379, 258.316565],
        [145.057503, 252.917790, 137.699975, 244.633276, 133.444250, 234.703250],
      ])
  }

  /// CGPath.h at CGPathAddArc calls 0 to 2π clockwise unstable: it draws nothing, or the full circle if rounding makes
  /// the angle larger. On iOS it is the circle, since popular libraries draw discs with `2 * .pi` and
  /// `clockwise: false` of `UIBezierPath`.
  @Test func fullCirclesNeedNoDirection() {
    let turn = 2 * CGFloat.pi
    for (start, end, clockwise) in [
      (0, turn, true), (turn, 0, true), (0, turn, false), (turn, 0, false),
    ] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      #expect(path.contains(CGPoint(x: 1, y: 2)), "\(start) to \(end), \(clockwise)")
    }
  }

  /// CGPath.h at CGPathContainsPoint: "the point is transformed by `m`"; WinObjC:
  /// CGPathContainsPointWithTransform.
  @Test func containsTransformsThePoint() {
    let path = CGPath(
      roundedRect: CGRect(x: 10, y: 20, width: 100, height: 200), cornerWidth: 10,
      cornerHeight: 10, transform: nil)
    let point = CGPoint(x: 9, y: 19)
    #expect(!path.contains(point))
    #expect(path.contains(point, transform: CGAffineTransform(translationX: 10, y: 20)))
  }

  /// CGPath.h at CGPathCreateCopyByStrokingPath: the *constructed* path's elements are transformed,
  /// so the width is too.
  @Test func strokingTransformsTheOutline() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let outline = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 5))
    #expect(outline.boundingBox == CGRect(x: 0, y: -5, width: 10, height: 10))
  }

  /// CGPath.h at CGPathGetBoundingBox and CGPathGetPathBoundingBox.
  @Test func boundingBoxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().currentPoint == .zero)
  }
}
