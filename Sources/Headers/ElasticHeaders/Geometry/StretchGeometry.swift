import CoreGraphics

/// The geometry of an elastic header: a pure function that computes the header's position from the state of a
/// scroll view.
///
///     let geometry = StretchGeometry()
///     let state = geometry.state(
///       for: .init(
///         bounds: CGRect(x: 0, y: -100, width: 320, height: 640), topInset: 0, restingHeight: 280))
///     state.containerFrame  // (0, -100, 320, 380): 100 points taller, its bottom where it was
///
/// Nothing accumulates: the same input gives the same state, whatever path the scroll view took. An
/// ``ExpansionMode/immediate`` header remembers one edge, which is part of the input. NaN, and negative heights
/// and widths, count as 0. Infinity counts as a very large coordinate.
public struct StretchGeometry: Sendable, Equatable {
  /// Whether the header extends under the bars, to the top of the scroll view. If `false`, it begins below the
  /// top inset and stretches from there.
  public var underlapsTopInset: Bool

  /// The position of the content while the header isn't as tall as at rest.
  public var anchor: ContentAnchor

  /// The moment when a header that was scrolled out reappears.
  public var expansion: ExpansionMode

  /// The relation between the distance of a pull and the height that the header gains.
  public var curve: StretchCurve

  /// The parallax of the content while the header scrolls out: 0 moves it with the rows, 1 not at all. Values
  /// are clamped to 0…1.
  public var parallax: CGFloat

  /// Creates a geometry. Without arguments, the header extends under the bars and stretches with its content.
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

  /// The values that the geometry depends on.
  public struct Input: Sendable, Equatable {
    /// The scroll view's bounds. Their origin is the content offset.
    public var bounds: CGRect
    /// The top of the scroll view's adjusted content inset, which bars and the app cover.
    public var topInset: CGFloat
    /// The header's height at rest, without the top inset.
    public var restingHeight: CGFloat
    /// The minimum height of the header, without the top inset. At this height the header stays at the top of
    /// the visible area. With 0, the whole header scrolls out. Values above the resting height count as the
    /// resting height.
    public var minimumHeight: CGFloat
    /// The bottom of ``StretchState/containerFrame`` in the previous state, from which a header with immediate
    /// expansion continues; `nil` at the start.
    public var lastBottom: CGFloat?

    /// Creates an input. The minimum height is 0 unless it is given.
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

  /// Returns the header's state for this input.
  ///
  /// - Complexity: O(1)
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
    // The distance in points that the content has moved above the line where the header began, at most the
    // header's height.
    let hidden = min(max(place.top - container.minY - anchored, 0), height)
    let lag = hidden * min(parallax.length, 1)
    return CGRect(
      x: 0, y: min(anchored + lag, container.height), width: container.width, height: height)
  }
}
