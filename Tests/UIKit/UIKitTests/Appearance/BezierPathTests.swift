import Stage
import Testing

@Suite struct BezierPathTests {
  static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func aRoundedRectangleLeavesOutItsCorners() {
    let path = UIBezierPath(roundedRect: Self.square, cornerRadius: 4)
    for (x, y) in [(0.5, 0.5), (9.5, 0.5), (0.5, 9.5), (9.5, 9.5)] as [(CGFloat, CGFloat)] {
      #expect(!path.contains(CGPoint(x: x, y: y)))
    }
    #expect(path.contains(CGPoint(x: 5, y: 0.1)))
    #expect(path.bounds == Self.square)
  }

  @Test func onlyTheNamedCornersAreRounded() {
    let places: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 0.3, y: 0.3)), (.topRight, CGPoint(x: 9.7, y: 0.3)),
      (.bottomLeft, CGPoint(x: 0.3, y: 9.7)), (.bottomRight, CGPoint(x: 9.7, y: 9.7)),
    ]
    for bits in UInt(0)..<16 {
      let corners = UIRectCorner(rawValue: bits)
      let path = UIBezierPath(
        roundedRect: Self.square, byRoundingCorners: corners,
        cornerRadii: CGSize(width: 4, height: 4))
      for (corner, place) in places {
        #expect(path.contains(place) == !corners.contains(corner), "\(corners.rawValue) \(place)")
      }
    }
  }

  /// Clockwise on the screen runs from the right over the bottom.
  @Test func arcsTurnAsSeenOnTheScreen() {
    let clockwise = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(clockwise.bounds.minX > -0.01)
    #expect(clockwise.bounds.minY > -0.01)
    let counter = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(counter.bounds.minX < -0.99)
    #expect(counter.bounds.minY < -0.99)
  }

  @Test func reversingTurnsEverySubpathRound() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2),
      controlPoint2: CGPoint(x: 12, y: 8))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(
      back.cgPath.elements == [
        .move(CGPoint(x: 10, y: 10)),
        .cubic(
          control1: CGPoint(x: 12, y: 8), control2: CGPoint(x: 12, y: 2), to: CGPoint(x: 10, y: 0)),
        .line(CGPoint(x: 0, y: 0)),
      ])
    #expect(back.lineWidth == 3)
    #expect(back.reversing().cgPath.elements == path.cgPath.elements)
  }

  @Test func aCopyIsIndependent() {
    let path = UIBezierPath(rect: Self.square)
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy?.bounds == Self.square)
    #expect(path.bounds.minX == 5)
  }

  @Test func evenOddLeavesHoles() {
    let path = UIBezierPath(rect: Self.square)
    path.append(UIBezierPath(rect: Self.square.insetBy(dx: 3, dy: 3)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func dashesComeBack() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 0.5)
    var lengths = [CGFloat](repeating: 0, count: 3)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1])
    #expect((count, phase) == (3, 0.5))
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func drawingOutsideOfAContextDoesNothing() {
    UIColor.red.set()
    UIBezierPath(rect: Self.square).fill()
    UIRectFill(Self.square)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
  }
}
