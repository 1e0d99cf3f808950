import CoreGraphics

/// A step of the focus by an arrow key, determined from frames only.
///
/// Apple, "About focus interactions for Apple TV": the engine looks from the edge of the focused item in the direction
/// of the movement, and only a focus guide reaches items to the side of that path. The next item is the one on the path
/// with the smallest gap. Among several with that gap, it is the one with the nearest centre.
struct FocusStep {
  let start: CGRect
  let heading: UIFocusHeading

  /// Returns the next of the given places.
  func next<Place>(of places: [Place], frame: (Place) -> CGRect) -> Place? {
    places.compactMap { place in distance(to: frame(place)).map { (place, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  private struct Distance: Comparable {
    let gap: CGFloat
    let middle: CGFloat

    static func < (one: Distance, two: Distance) -> Bool {
      // Rows whose edges differ only by rounding are one row.
      abs(one.gap - two.gap) > 0.5 ? one.gap < two.gap : one.middle < two.middle
    }
  }

  /// Returns the distance of a frame along the path, or nil if it isn't on the path.
  private func distance(to frame: CGRect) -> Distance? {
    let isSideways = heading == .left || heading == .right
    let shared =
      isSideways
      ? min(start.maxY, frame.maxY) - max(start.minY, frame.minY)
      : min(start.maxX, frame.maxX) - max(start.minX, frame.minX)
    let (gap, ahead) =
      switch heading {
      case .left: (start.minX - frame.maxX, start.midX - frame.midX)
      case .right: (frame.minX - start.maxX, frame.midX - start.midX)
      case .up: (start.minY - frame.maxY, start.midY - frame.midY)
      default: (frame.minY - start.maxY, frame.midY - start.midY)
      }
    let extents = isSideways ? (start.width, frame.width) : (start.height, frame.height)
    // Places may overlap slightly. One that overlaps by half is to the side, not ahead.
    guard shared > 0, ahead > 0, gap > -min(extents.0, extents.1) / 2 else { return nil }
    let middle = isSideways ? abs(frame.midY - start.midY) : abs(frame.midX - start.midX)
    return Distance(gap: max(gap, 0), middle: middle)
  }
}
