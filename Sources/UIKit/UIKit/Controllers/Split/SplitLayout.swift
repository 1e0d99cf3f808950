import CoreGraphics

/// The frames of the columns in a display mode: a pure function of sizes.
struct SplitLayout: Equatable {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  /// The size of the whole split view, in points.
  var size: CGSize
  /// The widths of the columns other than the secondary one, in points; 0 for a missing column.
  var primary: CGFloat
  var supplementary: CGFloat = 0
  /// The distance between adjacent columns: one of the device's pixels.
  var gap: CGFloat = 0
  var isTriple = false
  /// Whether the primary column is at the right.
  var isOnRight = false

  /// Returns the visible columns other than the secondary one, from the edge.
  static func shownColumns(in mode: DisplayMode, isTriple: Bool) -> [Column] {
    switch mode.shownCount {
    case 0: []
    case 1: isTriple ? [.supplementary] : [.primary]
    default: isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  /// Returns frames and dimming in a mode. Hidden columns are beyond the edge.
  func plan(for mode: DisplayMode) -> SplitPlan {
    let shown = Self.shownColumns(in: mode, isTriple: isTriple)
    var x: CGFloat = 0
    var plan = SplitPlan()
    // From the edge inwards; hidden columns are beyond it, in the same order.
    let first = isTriple ? primary + gap : 0
    let primaryX =
      shown.contains(.primary) ? 0 : isTriple && shown.isEmpty ? -(first + supplementary) : -primary
    plan.frames[.primary] = column(at: primaryX, width: primary)
    if isTriple {
      let place =
        shown.contains(.primary) ? first : shown.contains(.supplementary) ? 0 : -supplementary
      plan.frames[.supplementary] = column(at: place, width: supplementary)
    }
    for column in shown { x += (column == .primary ? primary : supplementary) + gap }
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      plan.frames[.secondary] = column(at: 0, width: size.width)
    case .twoDisplaceSecondary:
      plan.frames[.secondary] = column(at: x, width: size.width - supplementary - gap)
    case .oneBesideSecondary, .twoBesideSecondary:
      plan.frames[.secondary] = column(at: x, width: size.width - x)
    }
    plan.frames[.compact] = CGRect(origin: .zero, size: size)
    plan.dimming = mode.dims ? 1 : 0
    return plan
  }

  /// Returns the frame of a column `x` points from the primary edge.
  private func column(at x: CGFloat, width: CGFloat) -> CGRect {
    let width = max(0, width)
    return CGRect(
      x: isOnRight ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }
}

/// The frames and dimming of a display mode.
struct SplitPlan: Equatable {
  var frames: [UISplitViewController.Column: CGRect] = [:]
  /// The dimming of the secondary column, 0 to 1.
  var dimming: CGFloat = 0

  /// Returns the plan between this one and another, at `progress` from 0 to 1.
  func moved(to other: SplitPlan, by progress: CGFloat) -> SplitPlan {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    var plan = other
    plan.dimming = mix(dimming, other.dimming)
    for (column, end) in other.frames {
      guard let start = frames[column] else { continue }
      plan.frames[column] = CGRect(
        x: mix(start.minX, end.minX), y: mix(start.minY, end.minY),
        width: mix(start.width, end.width), height: mix(start.height, end.height))
    }
    return plan
  }
}
