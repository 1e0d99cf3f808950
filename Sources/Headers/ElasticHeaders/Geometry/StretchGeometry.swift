import CoreGraphics

/// The geometry of an elastic header: a pure function from what a scroll view looks like to where
/// the header belongs.
///
///     let geometry = StretchGeometry()
///     let state = geometry.state(
///       for: .init(
///         bounds: CGRect(x: 0, y: -100, width: 320, height: 640), topInset: 0, restingHeight: 280))
///     state.containerFrame  // (0, -100, 320, 380): 100 points taller, its bottom where it was
///
/// Nothing accumulates: the same input gives the same state, however the scroll view got there. What
/// an ``ExpansionMode/immediate`` header remembers is one edge, which stands in the input.
/// NaN, and negative heights and widths, count as 0; infinity counts as a very far coordinate.
public struct StretchGeometry: Sendable, Equatable {
  /// Whether the header reaches up under the bars, to the top of the scroll view. When it doesn't,
  /// it begins below the top inset, and stretches from there.
  public var underlapsTopInset: Bool

  /// Where content lies while the header isn't as tall as at rest.
  public var anchor: ContentAnchor

  /// When a header that was scrolled away comes back.
  public var expansion: ExpansionMode

  /// How far the header grows when it is pulled.
  public var curve: StretchCurve

  /// How much content lags behind while the header scrolls out: 0 moves it with the rows, 1 not at
  /// all. Clamped to 0…1.
  public var parallax: CGFloat

  public init(
    underlapsTopInset: Bool = true, anchor: ContentAnchor = .fill,
    expansion: ExpansionMode = .topOnly, curve: StretchCurve = .linear, parallax: CGFloat = 0
  ) {
    self.underlapsTopInset = underlapsTopInset
    self.anchor = anchor
    self.expansion = expansion
    self.curve = curve
    self.parallax = parallax
  }

  /// The values on which the geometry depends.
  public struct Input: Sendable, Equatable {
    /// The scroll view's bounds; their origin is the content offset.
    public var bounds: CGRect
    /// The top of the scroll view's adjusted content inset: what bars and the app cover.
    public var topInset: CGFloat
    /// The header's height at rest, without the top inset.
    public var restingHeight: CGFloat
    /// The height below which the header doesn't shrink, without the top inset: it stays at the top
    /// of what is seen. 0 for none: then the header scrolls out as a whole. At most the resting
    /// height counts.
    public var minimumHeight: CGFloat
    /// The bottom of ``StretchState/containerFrame`` in the state before this one, which a header that
    /// expands immediately goes on from; `nil` to begin with.
    public var lastBottom: CGFloat?

    public init(
      bounds: CGRect, topInset: CGFloat, restingHeight: CGFloat, minimumHeight: CGFloat = 0,
      lastBottom: CGFloat? = nil
    ) {
      self.bounds = bounds
      self.topInset = topInset
      self.restingHeight = restingHeight
      self.minimumHeight = minimumHeight
      self.lastBottom = lastBottom
    }
  }

  /// The header's state for this input. O(1).
  public func state(for input: Input) -> StretchState {
    let place = HeaderPlace(input, self)
    let container = place.container
    return StretchState(
      phase: place.phase,
      containerFrame: container,
      contentFrame: contentFrame(in: container, place),
      overscroll: place.overscroll,
      collapseProgress: place.collapseProgress,
      stretchFactor: place.restingTotal > 0
        ? max((container.height / place.restingTotal).coordinate, 1) : 1)
  }

  private func contentFrame(in container: CGRect, _ place: HeaderPlace) -> CGRect {
    let height = anchor == .fill ? container.height : place.restingTotal
    let excess = container.height - height
    let anchored: CGFloat
    switch anchor {
    case .fill, .top: anchored = 0
    case .center: anchored = excess / 2
    case .bottom: anchored = excess
    }
    // Points that content has moved up beyond the line where the header began: all of it at most.
    let hidden = min(max(place.top - container.minY - anchored, 0), height)
    let lag = hidden * min(parallax.length, 1)
    return CGRect(
      x: 0, y: min(anchored + lag, container.height), width: container.width, height: height)
  }
}
