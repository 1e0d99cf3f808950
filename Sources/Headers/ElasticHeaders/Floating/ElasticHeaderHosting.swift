import UIKit

/// The common part of scroll views with an elastic header: ``ElasticHeaderTableView``,
/// ``ElasticHeaderCollectionView`` and ``ElasticHeaderScrollView``.
@MainActor
public protocol ElasticHeaderHosting: UIScrollView {
  /// Whether the header reaches up under the bars, to the top of the scroll view. On by default.
  var headerUnderlapsTopInset: Bool { get set }

  /// The height in points, without the safe area, to which the header shrinks as content scrolls, and
  /// at which it then stays at the top. 0, the default, for none: the header scrolls out as a whole.
  ///
  /// Clamped to the height at rest.
  var minimumHeaderHeight: CGFloat { get set }

  /// How much of the way the header's content lags behind while it scrolls out, 0 to 1; 0 by default.
  var headerParallax: CGFloat { get set }

  /// Whether touches of the header that land on none of its subviews go to what is behind it.
  var headerPassesTouchesThrough: Bool { get set }
}

extension ElasticHeaderHosting {
  /// This scroll view as the module sees it.
  private var host: any HeaderHost {
    guard let host = self as? any HeaderHost else {
      preconditionFailure(
        "\(type(of: self)) is no ElasticHeaderTableView, ElasticHeaderCollectionView or "
          + "ElasticHeaderScrollView: ElasticHeaderHosting says what those have in common")
    }
    return host
  }

  public var headerParallax: CGFloat {
    get { host.keeper.settings.geometry.parallax }
    set { host.choose(\.geometry.parallax, newValue) }
  }

  public var headerPassesTouchesThrough: Bool {
    get { host.keeper.settings.passesTouchesThrough }
    set { host.keeper.settings.passesTouchesThrough = newValue }
  }

  /// How the header stretches, where its content lies in it, and when it comes back.
  ///
  /// ``headerUnderlapsTopInset`` and ``headerParallax`` are the same as in here.
  public var headerGeometry: StretchGeometry {
    get { host.settings.geometry }
    set {
      host.choose(\.geometry, newValue)
      // A subclass that overrides them hears of it.
      headerUnderlapsTopInset = newValue.underlapsTopInset
      headerParallax = newValue.parallax
    }
  }

  /// How the header and a `refreshControl` get on.
  public var refreshPolicy: RefreshPolicy {
    get { host.keeper.settings.refreshPolicy }
    set { host.choose(\.refreshPolicy, newValue) }
  }

  /// Whether the effect that iOS 26 and later draw at the top edge is hidden while the header covers all
  /// that lies under the bars. Off by default.
  ///
  /// The effect dims and blurs content under a bar, the header's picture too. It comes back as soon as
  /// rows pass under the bar, when the header is removed, and when this is switched off. The scroll view's
  /// `topEdgeEffect.isHidden` is what is written; when the app has set it, it stays as it is. Before
  /// iOS 26 there is no such effect, and nothing happens. See <doc:iOS26AndLater>.
  public var headerHidesTopEdgeEffect: Bool {
    get { host.keeper.settings.hidesTopEdgeEffect }
    set { host.choose(\.hidesTopEdgeEffect, newValue) }
  }

  /// Where the header stands since the last layout; `nil` without an elastic header.
  public var headerState: StretchState? { host.header?.state }

  /// Called at the end of a layout in which the state changed, with the header in its place.
  ///
  /// It comes at most once a frame. Whatever it changes of the header's own size or constraints
  /// counts when the header is measured the next time.
  public var onHeaderStateChange: ((StretchState) -> Void)? {
    get { host.keeper.onStateChange }
    set { host.keeper.onStateChange = newValue }
  }

  /// Calls `action` once each time a finger pulls content `distance` points beyond its top edge.
  ///
  /// It is called again after content has been back at the edge. A new action replaces the last
  /// one; `nil` ends it. A distance of 0 or less is never reached.
  public func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    host.keeper.trigger = HeaderTrigger(distance: distance, action: action)
  }

  /// Measures the header at the next layout: its content has changed.
  ///
  /// When content has been scrolled, it stays where it is on the screen, and the header grows or
  /// shrinks above it; at the top the content moves. `animated` has that take 0.3 s. While scrolled content
  /// follows a finger or coasts, the new height waits for it to come to rest.
  public func setNeedsHeaderResize(animated: Bool = false) {
    host.header?.setNeedsMeasurement()
    setNeedsLayout()
    if animated { host.animateHeaderLayout() }
  }

  /// Shows the header whole: scrolls to the top, or, when it expands immediately, brings it out
  /// where content is. In no window this waits for one, and then isn't animated.
  public func expandHeader(animated: Bool) { host.moveHeader(isWhole: true, animated: animated) }

  /// Shrinks the header to its minimum height, or hides it without one, as far as there is content to
  /// scroll. A header that has gone already stays as it is. In no window this waits for one, and then
  /// isn't animated.
  public func collapseHeader(animated: Bool) { host.moveHeader(isWhole: false, animated: animated) }
}
