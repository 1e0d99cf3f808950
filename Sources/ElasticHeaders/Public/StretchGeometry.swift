import UIKit

/// The geometry of an elastic header: a pure function from what a scroll view looks like to where
/// the header belongs.
///
///     let geometry = StretchGeometry()
///     let state = geometry.state(
///       for: .init(
///         bounds: CGRect(x: 0, y: -100, width: 320, height: 640), topInset: 0, restingHeight: 280))
///     state.containerFrame  // (0, -100, 320, 380): 100 points taller, its bottom where it was
///
/// Nothing accumulates: the same input gives the same state, however the scroll view got there.
/// Numbers that aren't finite, and negative heights and widths, count as 0.
public struct StretchGeometry: Sendable, Equatable {
  /// Whether the header reaches up under the bars, to the top of the scroll view. When it doesn't,
  /// it begins below the top inset, and stretches from there.
  public var underlapsTopInset: Bool

  public init(underlapsTopInset: Bool = true) {
    self.underlapsTopInset = underlapsTopInset
  }

  /// What the geometry depends on.
  public struct Input: Sendable, Equatable {
    /// The scroll view's bounds; their origin is the content offset.
    public var bounds: CGRect
    /// The top of the scroll view's adjusted content inset: what bars and the app cover.
    public var topInset: CGFloat
    /// The header's height at rest, without the top inset.
    public var restingHeight: CGFloat

    public init(bounds: CGRect, topInset: CGFloat, restingHeight: CGFloat) {
      self.bounds = bounds
      self.topInset = topInset
      self.restingHeight = restingHeight
    }
  }

  /// The header's state for this input. O(1).
  public func state(for input: Input) -> StretchState {
    let inset = input.topInset.finite
    let resting = max(input.restingHeight.finite, 0)
    let travel = input.bounds.origin.y.finite + inset
    let overscroll = max(-travel, 0)
    let underlap = underlapsTopInset ? max(inset, 0) : 0
    let frame = CGRect(
      x: 0, y: -underlap - overscroll, width: max(input.bounds.width.finite, 0),
      height: resting + underlap + overscroll)
    let restingTotal = resting + underlap
    return StretchState(
      phase: phase(travel: travel, resting: resting, visibleAbove: underlap),
      containerFrame: frame,
      overscroll: overscroll,
      collapseProgress: resting > 0 ? min(max(travel / resting, 0), 1) : 0,
      stretchFactor: restingTotal > 0 ? max(frame.height / restingTotal, 1) : 1)
  }

  /// The header's bottom leaves the bounds when the content has moved by the height at rest, and,
  /// where it shows through a translucent bar, by the bar's height as well.
  private func phase(
    travel: CGFloat, resting: CGFloat, visibleAbove: CGFloat
  ) -> StretchState.Phase {
    if travel < 0 { return .stretching }
    if travel == 0 { return .resting }
    return travel < resting + visibleAbove ? .collapsing : .offscreen
  }
}

extension CGFloat {
  /// The number itself, 0 for the ones that aren't finite.
  var finite: CGFloat { isFinite ? self : 0 }
}
