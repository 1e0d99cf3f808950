import CoreGraphics

/// The edges of a header, found from an input that was made harmless.
struct HeaderPlace {
  let width: CGFloat
  let resting: CGFloat
  let minimum: CGFloat
  /// The header's points above where content begins: what lies under the bars.
  let underlap: CGFloat
  /// Where seen content begins, below the top inset.
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
      // The bottom stays on the content where it was last, and the two limits drag it along: nothing
      // adds up, whatever way the scroll took.
      let last = (input.lastBottom ?? resting).coordinate
      bottom = min(max(last, highest), max(resting, self.line + resting))
    }
  }

  /// The header's height at rest, with the part under the bars.
  var restingTotal: CGFloat { resting + underlap }

  /// The top of what the header may cover: the upper edge of the scroll view, or the line below the
  /// inset.
  var top: CGFloat { line - underlap }

  /// Points of the header below the line. At the minimum exactly that, whatever sums round to.
  private var shown: CGFloat {
    minimum > 0 && bottom <= line + minimum ? minimum : min(bottom - line, resting)
  }

  /// A header with a minimum height stays at the top and becomes shorter; another one keeps its
  /// height and leaves.
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
