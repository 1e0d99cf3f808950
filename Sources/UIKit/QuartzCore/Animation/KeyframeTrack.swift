/// The track of a keyframe animation: straight or curved steps from value to value.
struct KeyframeTrack {
  /// A step, and the position on it (0…1 of its parameter).
  struct Position: Equatable {
    var step: Int
    var fraction: Double
  }

  /// A step from one value to the next.
  private enum Step {
    case straight(AnimatableValue, AnimatableValue)
    /// A cubic Bézier curve in the values' components.
    case curve(AnimatableValue, CubicCurveComponents, AnimatableValue)
    /// From the end of one subpath to the beginning of the next, with nothing in between.
    case jump(AnimatableValue)
  }

  private let steps: [Step]
  private let single: AnimatableValue?
  /// The length of the track up to each piece of each step.
  private let lengths: [Double]

  /// The number of pieces in which a curved step is measured.
  private static let pieces = 32

  var isEmpty: Bool { steps.isEmpty && single == nil }
  var stepCount: Int { steps.count }

  init(values: [AnimatableValue], shape: SplineShape?) {
    let tangents = shape.map { $0.tangents(values.map(\.components)) }
    self.init(
      steps: zip(values, values.dropFirst()).enumerated().map { index, pair in
        guard let tangents, !tangents.isEmpty else { return .straight(pair.0, pair.1) }
        let (a, b) = (pair.0.components, pair.1.components)
        guard a.count == b.count, !a.isEmpty else { return .straight(pair.0, pair.1) }
        let (leaving, arriving) = (tangents[index].leaving, tangents[index + 1].arriving)
        // The control points of a Hermite step are a third of the tangents away from its ends.
        return .curve(
          pair.0,
          CubicCurveComponents(
            a, zip(a, leaving).map { $0 + $1 / 3 }, zip(b, arriving).map { $0 - $1 / 3 }, b),
          pair.1)
      }, single: values.first)
  }

  init(path: CGPath) {
    var steps: [Step] = []
    var first: CGPoint?
    var current = CGPoint.zero
    var start = CGPoint.zero
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) -> Step {
      func list(_ p: CGPoint) -> [Double] { [Double(p.x), Double(p.y)] }
      return .curve(
        .point(current), CubicCurveComponents(list(current), list(c1), list(c2), list(end)),
        .point(end))
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        if first != nil, p != current { steps.append(.jump(.point(p))) }
        if first == nil { first = p }
        start = p
      case .line(let p): steps.append(.straight(.point(current), .point(p)))
      case .quad(let c, let p):
        func control(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
        }
        steps.append(curve(control(current), control(p), p))
      case .cubic(let c1, let c2, let p): steps.append(curve(c1, c2, p))
      case .close:
        if current != start { steps.append(.straight(.point(current), .point(start))) }
      }
      current = element.end ?? start
    }
    self.init(steps: steps, single: first.map { .point($0) })
  }

  private init(steps: [Step], single: AnimatableValue?) {
    self.steps = steps
    self.single = single
    var total = 0.0
    var lengths = [0.0]
    for step in steps {
      var last = Self.value(of: step, at: 0)
      for piece in 1...Self.pieces {
        let next = Self.value(of: step, at: Double(piece) / Double(Self.pieces))
        if case .jump = step {} else { total += last.distance(to: next) }
        lengths.append(total)
        last = next
      }
    }
    self.lengths = lengths
  }

  func value(at position: Position) -> AnimatableValue? {
    guard position.step < steps.count else { return single }
    return Self.value(of: steps[position.step], at: position.fraction)
  }

  private static func value(of step: Step, at fraction: Double) -> AnimatableValue {
    switch step {
    case .straight(let a, let b): a.mixed(with: b, fraction)
    case .jump(let end): end
    case .curve(let a, let curve, let b):
      fraction <= 0
        ? a : fraction >= 1 ? b : a.replacingComponents(curve.value(at: fraction)) ?? b
    }
  }

  /// Returns the position at `fraction` of the total length, or of the number of steps if the length is 0.
  func position(atLength fraction: Double) -> Position {
    guard !steps.isEmpty, let total = lengths.last else { return Position(step: 0, fraction: 0) }
    let f = fraction.clamped(to: 0...1)
    guard total > 0 else {
      let place = f * Double(steps.count)
      let step = min(Int(place), steps.count - 1)
      return Position(step: step, fraction: place - Double(step))
    }
    let goal = f * total
    let low = max(0, Bisection.count(lengths.count - 1) { lengths[$0] <= goal } - 1)
    let high = min(low + 1, lengths.count - 1)
    let span = lengths[high] - lengths[low]
    let inside = span > 0 ? (goal - lengths[low]) / span : 0
    let step = low / Self.pieces
    let fraction = (Double(low % Self.pieces) + inside) / Double(Self.pieces)
    return Position(step: step, fraction: fraction)
  }

  /// Returns the angle of the track's direction, in radians from the x axis, or `nil` if it has no direction.
  func direction(at position: Position) -> Double? {
    guard position.step < steps.count else { return nil }
    let step = steps[position.step]
    let (from, to) = (max(0, position.fraction - 1e-4), min(1, position.fraction + 1e-4))
    guard let a = Self.value(of: step, at: from).point, let b = Self.value(of: step, at: to).point,
      a != b
    else { return nil }
    return atan2(Double(b.y - a.y), Double(b.x - a.x))
  }
}

/// A cubic Bézier curve in any number of dimensions.
struct CubicCurveComponents {
  private let points: [[Double]]

  init(_ start: [Double], _ control1: [Double], _ control2: [Double], _ end: [Double]) {
    points = [start, control1, control2, end]
  }

  func value(at t: Double) -> [Double] {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return points[0].indices.map { index in
      (0..<4).reduce(0) { $0 + weights[$1] * points[$1][index] }
    }
  }
}

extension AnimatableValue {
  /// Returns a value of the same kind with these components, or `nil` for a value without components.
  func replacingComponents(_ list: [Double]) -> AnimatableValue? {
    func at(_ index: Int) -> CGFloat { CGFloat(list[index]) }
    func color(_ index: Int) -> RGBA {
      RGBA(
        red: Float(list[index]), green: Float(list[index + 1]), blue: Float(list[index + 2]),
        alpha: Float(list[index + 3]))
    }
    switch self {
    case .number: return .number(at(0))
    case .point: return .point(CGPoint(x: at(0), y: at(1)))
    case .size: return .size(CGSize(width: at(0), height: at(1)))
    case .rect: return .rect(CGRect(x: at(0), y: at(1), width: at(2), height: at(3)))
    case .transform:
      func row(_ index: Int) -> SIMD4<Double> {
        SIMD4(list[index], list[index + 1], list[index + 2], list[index + 3])
      }
      return .transform(CATransform3D(rows: (row(0), row(4), row(8), row(12))))
    case .color: return .color(color(0))
    case .numbers: return .numbers(list.map { CGFloat($0) })
    case .colors: return .colors(stride(from: 0, to: list.count, by: 4).map(color))
    case .backdrop:
      return .backdrop(Backdrop(blurRadius: at(0), saturation: at(1), tint: color(2)))
    case .path, .image: return nil
    }
  }
}
