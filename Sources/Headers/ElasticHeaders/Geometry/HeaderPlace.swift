import CoreGraphics

/// The edges of a header, computed from an input with invalid values replaced.
struct HeaderPlace {
  let width: CGFloat
  let resting: CGFloat
  let minimum: CGFloat
  /// The height in points of the part under the bars, above the start of the content.
  let underlap: CGFloat
  /// The y coordinate below the top inset at which visible content begins.
  let line: CGFloat
  let overscroll: CGFloat
  /// The amount by which the header grows.
  let stretch: CGFloat
  /// The header's bottom edge.
  let bottom: CGFloat

  init(_ input: StretchGeometry.Input, _ geometry: StretchGeometry) {
    let inset = input.topInset.coordinate
    width = input.bounds.width.length
    resting = input.restingHeight.length
    minimum = min(input.minimumHeight.length, resting)
    underlap = geometry.underlapsTopInset ? max(inset, 0) : 0
    let line = input.bounds.origin.y.coordinate + inset
    self.line = line.isNearly(0) ? 0 : line
    overscroll = max(-self.line, 0)
    stretch = geometry.curve.stretch(for: overscroll)
    let highest = max(resting, minimum > 0 ? self.line + minimum : self.line - underlap)
    switch geometry.expansion {
    case .topOnly: bottom = minimum > 0 ? highest : resting
    case .immediate:
      // The bottom edge stays at its last position in the content, and the two limits move it. Nothing
      // accumulates, whatever path the scroll took.
      let last = (input.lastBottom ?? resting).coordinate
      bottom = min(max(last, highest), max(resting, self.line + resting))
    }
  }

  /// The header's height at rest, including the part under the bars.
  var restingTotal: CGFloat { resting + underlap }

  /// The top of the area that the header may cover: the upper edge of the scroll view, or the line below the
  /// inset.
  var top: CGFloat { line - underlap }

  /// The height in points of the header below the line. At the minimum it is exactly the minimum, however sums
  /// are rounded.
  private var shown: CGFloat {
    minimum > 0 && bottom <= line + minimum ? minimum : min(bottom - line, resting)
  }

  /// The header's frame. A header with a minimum height stays at the top and becomes shorter; any other header
  /// keeps its height and scrolls out.
  var container: CGRect {
    let height: CGFloat
    if overscroll > 0 {
      height = restingTotal + stretch
    } else {
      height = minimum > 0 ? shown + underlap : restingTotal
    }
    return CGRect(x: 0, y: bottom - height, width: width, height: height)
  }

  var collapseProgress: CGFloat {
    guard resting > minimum else { return 0 }
    return min(max((resting - shown) / (resting - minimum), 0), 1)
  }

  var phase: StretchState.Phase {
    if overscroll > 0 { return .stretching }
    if shown >= resting - .roundingError { return .resting }
    return shown + underlap > .roundingError ? .collapsing : .offscreen
  }
}
