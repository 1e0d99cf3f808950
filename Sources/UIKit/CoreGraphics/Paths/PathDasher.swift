/// Divides a path into dashes and gaps by arc length.
struct PathDasher {
  let phase: CGFloat
  let lengths: [CGFloat]
  private(set) var result: [PathElement] = []

  /// The maximum number of dashes. More would look like a gray line; such a path isn't divided.
  private static let maximumDashes: CGFloat = 100_000

  mutating func dash(_ subpath: Subpath) {
    let measured = subpath.segments.map { MeasuredSegment($0) }
    let period = lengths.reduce(0, +)
    let total = measured.reduce(0) { $0 + $1.length }
    guard total / period < Self.maximumDashes else {
      append(subpath.segments)
      return
    }
    var (index, rest) = startOfPattern(period)
    let startsInside = index % 2 == 0
    var strokes: [[Subpath.Segment]] = startsInside ? [[]] : []
    for segment in measured {
      var position: CGFloat = 0
      while rest < segment.length - position {
        if index % 2 == 0 {
          segment.part(from: position, to: position + rest).map {
            strokes[strokes.count - 1].append($0)
          }
        }
        position += rest
        index += 1
        rest = lengths[index % lengths.count]
        if index % 2 == 0 { strokes.append([]) }
        // A dash without length is a dot, visible if the line has caps.
        if index % 2 == 0, rest == 0 {
          let point = segment.point(at: position)
          strokes[strokes.count - 1].append(.line(from: point, to: point))
        }
      }
      if index % 2 == 0 {
        segment.part(from: position, to: segment.length).map {
          strokes[strokes.count - 1].append($0)
        }
      }
      rest -= segment.length - position
    }
    // On a closed path the last dash continues into the first.
    if subpath.isClosed, startsInside, index % 2 == 0, strokes.count > 1 {
      strokes[0] = strokes.removeLast() + strokes[0]
    }
    for stroke in strokes { append(stroke) }
  }

  /// Returns the index of the length in which the line begins, and the remaining part of it.
  private func startOfPattern(_ period: CGFloat) -> (index: Int, rest: CGFloat) {
    // With an odd number of lengths, dashes and gaps swap in every cycle.
    let cycle = lengths.count % 2 == 0 ? period : 2 * period
    var offset = phase.truncatingRemainder(dividingBy: cycle)
    if offset < 0 { offset += cycle }
    var index = 0
    while offset >= lengths[index % lengths.count], index < 2 * lengths.count {
      offset -= lengths[index % lengths.count]
      index += 1
    }
    return (index, lengths[index % lengths.count] - offset)
  }

  private mutating func append(_ segments: [Subpath.Segment]) {
    guard let first = segments.first else { return }
    result.append(.move(first.from))
    for segment in segments { result.append(segment.element) }
  }
}

/// A segment with its length, which can be divided by length.
struct MeasuredSegment {
  let segment: Subpath.Segment
  let length: CGFloat
  /// For a curve, the lengths up to even steps of its parameter.
  private let table: [CGFloat]

  private static let steps = 16

  init(_ segment: Subpath.Segment) {
    self.segment = segment
    switch segment {
    case .line(let from, let to):
      length = from.distance(to: to)
      table = []
    case .cubic(let curve):
      var sums: [CGFloat] = [0]
      for step in 0..<Self.steps {
        let from = CGFloat(step) / CGFloat(Self.steps)
        sums.append(
          sums[step] + Self.length(of: curve, from: from, to: from + 1 / CGFloat(Self.steps)))
      }
      table = sums
      length = sums[Self.steps]
    }
  }

  func point(at distance: CGFloat) -> CGPoint {
    switch segment {
    case .line(let from, let to): from.mixed(with: to, distance / length)
    case .cubic(let curve): curve.point(at: parameter(at: distance))
    }
  }

  /// Returns the part between two distances from the start, or `nil` if it has no length.
  func part(from start: CGFloat, to end: CGFloat) -> Subpath.Segment? {
    guard end > start else { return nil }
    if start <= 0, end >= length { return segment }
    switch segment {
    case .line: return .line(from: point(at: start), to: point(at: end))
    case .cubic(let curve):
      return .cubic(
        curve.part(
          from: start <= 0 ? 0 : parameter(at: start),
          to: end >= length ? 1 : parameter(at: end)))
    }
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    guard case .cubic(let curve) = segment else { return distance / length }
    let step = min(Self.steps - 1, max(0, (table.firstIndex { $0 > distance } ?? Self.steps) - 1))
    let origin = CGFloat(step) / CGFloat(Self.steps)
    return Bisection.place(from: origin, to: origin + 1 / CGFloat(Self.steps), halvings: 40) {
      table[step] + Self.length(of: curve, from: origin, to: $0) < distance
    }
  }

  /// Five-point Gauss-Legendre quadrature of the speed.
  private static func length(
    of curve: CubicCurve, from: CGFloat, to: CGFloat
  ) -> CGFloat {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum: CGFloat = 0
    for (node, weight) in [
      (0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
      (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ] as [(CGFloat, CGFloat)] {
      let speed = curve.derivative(at: middle + half * node)
      sum += weight * hypot(speed.dx, speed.dy)
    }
    return sum * half
  }
}
