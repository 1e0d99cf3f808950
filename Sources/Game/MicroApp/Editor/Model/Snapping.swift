import Micro

/// Pulls a dragged cell to the places where bodies are regular: the axis, whole quarter lengths, and
/// directions in steps of 15°.
///
///     let place = Snapping().snap(Vector(x: 1.03, y: 0.05), from: .zero, isSymmetric: true)
///     place.position  // (1, 0)
///     place.guides    // axis, length 1, angle 0
///
/// All of it is the same on both sides of the axis.
@available(iOS 16, *)
struct Snapping: Hashable, Sendable {
  /// How near the axis pulls, in cell lengths. Nearer than a radius, a twin would overlap its cell.
  var axisReach: Float = 0.3
  /// Between two lengths that pull.
  var lengthStep: Float = 0.25
  /// How near a length pulls, in cell lengths.
  var lengthReach: Float = 0.08
  /// Between two directions that pull, in degrees.
  var angleStep = 15
  /// How near a direction pulls, in radians: 4°.
  var angleReach: Float = .pi / 45

  /// The guide to which a position was pulled.
  enum Guide: Hashable, Sendable {
    /// The line y = 0.
    case axis
    /// The circle around the anchor with this radius, in cell lengths.
    case length(Float)
    /// The ray from the anchor in this direction, from x to y.
    case angle(degrees: Int)
  }

  struct Place: Hashable, Sendable {
    var position: Vector
    var guides: [Guide] = []
  }

  /// The place for a cell that hangs on an anchor, between the shortest and the longest link from it.
  ///
  /// - Parameters:
  ///   - position: Where the finger holds the cell.
  ///   - isSymmetric: Whether the axis pulls.
  func snap(_ position: Vector, from anchor: Vector, isSymmetric: Bool) -> Place {
    if isSymmetric, abs(position.y) < axisReach, let place = onAxis(position, from: anchor) {
      return place
    }
    let offset = position - anchor
    var place = Place(position: position)
    var length = clamped(offset.length)
    let steps = (length / lengthStep).rounded()
    if abs(length - steps * lengthStep) <= lengthReach {
      length = clamped(steps * lengthStep)
      place.guides.append(.length(length))
    }
    var angle = offset == .zero ? 0 : Math.atan2(offset.y, offset.x)
    let step = Float(angleStep) * .pi / 180
    let turns = (angle / step).rounded()
    if abs(angle - turns * step) <= angleReach {
      angle = turns * step
      place.guides.append(.angle(degrees: Int(turns) * angleStep))
    }
    place.position = (anchor + Vector(angle: angle) * length).snapped
    return place
  }

  /// The place for a cell without an anchor: the axis alone pulls.
  func snap(_ position: Vector, isSymmetric: Bool) -> Place {
    guard isSymmetric, abs(position.y) < axisReach else { return Place(position: position.snapped) }
    return Place(position: Vector(x: position.x.snapped, y: 0), guides: [.axis])
  }

  /// The place on the axis that is nearest to a position and a link away from the anchor; `nil` if the
  /// anchor is too far from the axis.
  private func onAxis(_ position: Vector, from anchor: Vector) -> Place? {
    let longest = GenomeLimits.linkLength.upperBound
    guard abs(anchor.y) < longest else { return nil }
    let side: Float = position.x < anchor.x ? -1 : 1
    var place = Place(position: Vector(x: position.x, y: 0), guides: [.axis])
    var length = clamped((place.position - anchor).length)
    let steps = (length / lengthStep).rounded()
    if abs(length - steps * lengthStep) <= lengthReach, steps * lengthStep >= abs(anchor.y) {
      length = clamped(steps * lengthStep)
      place.guides.append(.length(length))
    }
    let along = (length * length - anchor.y * anchor.y).squareRoot()
    guard along.isFinite else { return nil }
    place.position = Vector(x: anchor.x + side * along, y: 0).snapped
    return place
  }

  /// Within what a link can span; hundredths keep it so after rounding.
  private func clamped(_ length: Float) -> Float {
    let limits = GenomeLimits.linkLength
    return min(max(length, limits.lowerBound + 0.02), limits.upperBound - 0.02)
  }
}
