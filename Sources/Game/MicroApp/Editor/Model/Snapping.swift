import Micro

/// Snaps a dragged cell to regular places: the axis, multiples of a quarter length, and directions in steps of 15°.
///
///     let place = Snapping().snap(Vector(x: 1.03, y: 0.05), from: .zero, isSymmetric: true)
///     place.position  // (1, 0)
///     place.guides    // axis, length 1, angle 0
///
/// Snapping is the same on both sides of the axis.
@available(iOS 16, *)
struct Snapping: Hashable, Sendable {
  /// The reach of the axis, in cell lengths. Within a radius, a mirror image would overlap its cell.
  var axisReach: Float = 0.3
  /// The step between two lengths.
  var lengthStep: Float = 0.25
  /// The reach of a length, in cell lengths.
  var lengthReach: Float = 0.08
  /// The step between two directions, in degrees.
  var angleStep = 15
  /// The reach of a direction, in radians: 4°.
  var angleReach: Float = .pi / 45

  /// The guide to which a position was snapped.
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

  /// Returns the place of a cell that is attached to an anchor, within the limits of a link's length.
  ///
  /// - Parameters:
  ///   - position: The position at which the finger holds the cell.
  ///   - isSymmetric: Whether to snap to the axis.
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

  /// Returns the place of a cell without an anchor, which snaps only to the axis.
  func snap(_ position: Vector, isSymmetric: Bool) -> Place {
    guard isSymmetric, abs(position.y) < axisReach else { return Place(position: position.snapped) }
    return Place(position: Vector(x: position.x.snapped, y: 0), guides: [.axis])
  }

  /// Returns the place on the axis that is nearest to a position and a link's length from the anchor; `nil` if the
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

  /// Returns a length that a link can span; in hundredths it stays so after rounding.
  private func clamped(_ length: Float) -> Float {
    let limits = GenomeLimits.linkLength
    return min(max(length, limits.lowerBound + 0.02), limits.upperBound - 0.02)
  }
}
