import CoreGraphics

extension CGPath {
  /// Returns the same outline with every subpath drawn from its end to its start.
  func reversed() -> CGPath {
    let result = CGMutablePath()
    var subpath = Subpath()
    for element in elements {
      switch element {
      case .move(let to):
        subpath.addReversed(to: result)
        subpath = Subpath()
        subpath.points = [to]
      case .line(let to):
        subpath.add([], to)
      case .quad(let control, let to):
        subpath.add([control], to)
      case .cubic(let control1, let control2, let to):
        subpath.add([control1, control2], to)
      case .close:
        subpath.isClosed = true
        subpath.addReversed(to: result)
        // A segment that follows a close without a move starts where the closed subpath did.
        subpath = Subpath(points: Array(subpath.points.prefix(1)))
      }
    }
    subpath.addReversed(to: result)
    return result
  }
}

/// One connected piece of a path: its points, and the control points between them.
private struct Subpath {
  var points: [CGPoint] = []
  var controls: [[CGPoint]] = []
  var isClosed = false

  mutating func add(_ control: [CGPoint], _ point: CGPoint) {
    controls.append(control)
    points.append(point)
  }

  func addReversed(to path: CGMutablePath) {
    guard let last = points.last, points.count > 1 || isClosed else { return }
    path.move(to: last)
    for (control, point) in zip(controls, points).reversed() {
      switch control.count {
      case 0: path.addLine(to: point)
      case 1: path.addQuadCurve(to: point, control: control[0])
      default: path.addCurve(to: point, control1: control[1], control2: control[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
