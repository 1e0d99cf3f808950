/// A continuous part of a path, for stroking and dashing.
struct Subpath {
  enum Segment {
    case line(from: CGPoint, to: CGPoint)
    case cubic(CubicCurve)

    var from: CGPoint {
      switch self {
      case .line(let from, _): from
      case .cubic(let curve): curve.from
      }
    }

    var to: CGPoint {
      switch self {
      case .line(_, let to): to
      case .cubic(let curve): curve.to
      }
    }

    /// The path element that draws the segment from the current point.
    var element: PathElement {
      switch self {
      case .line(_, let to): .line(to)
      case .cubic(let curve):
        .cubic(control1: curve.control1, control2: curve.control2, to: curve.to)
      }
    }
  }

  var start: CGPoint
  /// The segments, none with zero length.
  var segments: [Segment] = []
  var isClosed = false
  /// Whether something was drawn, even of zero length. A move alone isn't visible.
  var isDrawn = false

  private mutating func add(_ segment: Segment) {
    isDrawn = true
    switch segment {
    case .line(let from, let to):
      if from != to { segments.append(segment) }
    case .cubic(let curve):
      if curve.control1 != curve.from || curve.control2 != curve.from || curve.to != curve.from {
        segments.append(segment)
      }
    }
  }

  /// Returns the drawn subpaths. NaN coordinates end the search.
  static func subpaths(of elements: [PathElement]) -> [Subpath] {
    var result: [Subpath] = []
    var current = Subpath(start: .zero)
    func finish() {
      if current.isDrawn { result.append(current) }
    }
    elements.forEachSegment { segment in
      switch segment {
      case .move(let point):
        finish()
        current = Subpath(start: point)
      case .line(let from, let to): current.add(.line(from: from, to: to))
      case .cubic(let curve): current.add(.cubic(curve))
      case .close(let from, let to):
        current.add(.line(from: from, to: to))
        current.isClosed = true
        finish()
        current = Subpath(start: to)
      }
    }
    finish()
    return result
  }
}
