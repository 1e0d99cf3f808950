import CoreGraphics
import DynamicsEngine

extension CGPath {
  /// The path as straight pieces. Curves become 16 pieces each, which for a circle of 500 points is less than
  /// a point off. Subpaths without a second point are left out.
  var polylines: [[PlaneVector]] {
    var lines: [[PlaneVector]] = []
    var line: [PlaneVector] = []
    func finish() {
      if line.count > 1 { lines.append(line) }
    }
    func add(_ point: PlaneVector) {
      if line.last != point, point.isFinite { line.append(point) }
    }
    func curve(_ point: (Double) -> PlaneVector) {
      for index in 1...16 { add(point(Double(index) / 16)) }
    }
    for element in elements {
      let from = line.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        line = [PlaneVector(point)]
      case .line(let point): add(PlaneVector(point))
      case .quad(let control, let to):
        let control = PlaneVector(control)
        let to = PlaneVector(to)
        curve { t in
          let s = 1 - t
          return from * (s * s) + control * (2 * s * t) + to * (t * t)
        }
      case .cubic(let control1, let control2, let to):
        let first = PlaneVector(control1)
        let second = PlaneVector(control2)
        let to = PlaneVector(to)
        curve { t in
          let s = 1 - t
          let near = from * (s * s * s) + first * (3 * s * s * t)
          return near + second * (3 * s * t * t) + to * (t * t * t)
        }
      case .close:
        if let first = line.first {
          add(first)
          finish()
          line = [first]
        }
      }
    }
    finish()
    return lines
  }
}
