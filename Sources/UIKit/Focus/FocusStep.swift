import CoreGraphics

/// A step of the focus by an arrow key, by the places alone.
struct FocusStep {
  let start: CGRect
  let heading: UIFocusHeading

  /// How far a place lies in the step's way; nil if it doesn't lie that way. The smallest is next.
  ///
  /// Apple, "About focus interactions for Apple TV": the engine looks for items along the way from the edge of the
  /// present one. Places that the item's own strip meets come before those beside it; of these the one with
  /// the smallest gap, then the one with the nearest middle.
  func distance(to frame: CGRect) -> Distance? {
    let (gap, ahead) =
      switch heading {
      case .left: (start.minX - frame.maxX, start.midX - frame.midX)
      case .right: (frame.minX - start.maxX, frame.midX - start.midX)
      case .up: (start.minY - frame.maxY, start.midY - frame.midY)
      default: (frame.minY - start.maxY, frame.midY - start.midY)
      }
    let isSideways = heading == .left || heading == .right
    let size = isSideways ? (start.width, frame.width) : (start.height, frame.height)
    // Places may overlap a little, but one that overlaps by half or more lies beside, not ahead.
    guard ahead > 0, gap > -min(size.0, size.1) / 2 else { return nil }
    let aside =
      isSideways
      ? max(frame.minY - start.maxY, start.minY - frame.maxY)
      : max(frame.minX - start.maxX, start.minX - frame.maxX)
    let middle = isSideways ? abs(frame.midY - start.midY) : abs(frame.midX - start.midX)
    let isInStrip = aside < 0
    return Distance(
      isBeside: !isInStrip, gap: isInStrip ? max(gap, 0) : hypot(max(gap, 0), max(aside, 0)),
      middle: middle)
  }

  struct Distance: Comparable {
    let isBeside: Bool
    let gap: CGFloat
    let middle: CGFloat

    static func < (one: Distance, two: Distance) -> Bool {
      if one.isBeside != two.isBeside { return two.isBeside }
      // Rows whose edges differ by rounding are one row.
      if abs(one.gap - two.gap) > 0.5 { return one.gap < two.gap }
      return one.middle < two.middle
    }
  }

  /// The next of some places.
  func next<Place>(of places: [Place], frame: (Place) -> CGRect) -> Place? {
    places.compactMap { place in distance(to: frame(place)).map { (place, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}
