import UIKit

/// The interface that scroll views with an elastic header have in common: ``ElasticHeaderTableView``,
/// ``ElasticHeaderCollectionView`` and ``ElasticHeaderScrollView``.
@MainActor
public protocol ElasticHeaderHosting: UIScrollView {
  /// Whether the header extends under the bars, to the top of the scroll view. The default is `true`.
  var headerUnderlapsTopInset: Bool { get set }

  /// The height in points to which the header shrinks as content scrolls, without the safe area. The header
  /// then stays at the top. With 0, the default, the whole header scrolls out.
  ///
  /// Values are clamped to the height at rest.
  var minimumHeaderHeight: CGFloat { get set }

  /// The parallax of the header's content while it scrolls out: 0, the default, moves it with the rows, 1 not
  /// at all.
  var headerParallax: CGFloat { get set }

  /// Whether touches in the header that hit none of its subviews go to the views behind it.
  var headerPassesTouchesThrough: Bool { get set }
}

extension ElasticHeaderHosting {
  /// This scroll view as its internal protocol.
  private var host: any HeaderHost {
    guard let host = self as? any HeaderHost else {
      preconditionFailure(
        "\(type(of: self)) must be an ElasticHeaderTableView, ElasticHeaderCollectionView or "
          + "ElasticHeaderScrollView: other classes can't conform to ElasticHeaderHosting")
    }
    return host
  }

  /// The parallax of the header's content while it scrolls out: 0, the default, moves it with the rows, 1 not at all.
  public var headerParallax: CGFloat {
    get { host.keeper.settings.geometry.parallax }
    set { host.choose(\.geometry.parallax, newValue) }
  }

  /// Whether touches in the header that hit none of its subviews go to the views behind it.
  public var headerPassesTouchesThrough: Bool {
    get { host.keeper.settings.passesTouchesThrough }
    set { host.keeper.settings.passesTouchesThrough = newValue }
  }

  /// The way the header stretches, the position of its content, and the moment when it reappears.
  ///
  /// Its `underlapsTopInset` and `parallax` are ``headerUnderlapsTopInset`` and ``headerParallax``.
  public var headerGeometry: StretchGeometry {
    get { host.settings.geometry }
    set {
      host.choose(\.geometry, newValue)
      // Setting the properties lets a subclass that overrides them observe the change.
      headerUnderlapsTopInset = newValue.underlapsTopInset
      headerParallax = newValue.parallax
    }
  }

  /// The way the header and the scroll view's `refreshControl` share the space above the content.
  public var refreshPolicy: RefreshPolicy {
    get { host.keeper.settings.refreshPolicy }
    set { host.choose(\.refreshPolicy, newValue) }
  }

  /// Whether to hide the effect that iOS 26 and later draw at the top edge, while the header covers everything
  /// under the bars. The default is `false`.
  ///
  /// The effect dims and blurs content under a bar, including the header's picture. It comes back when rows
  /// pass under the bar, when the header is removed, and when you turn this off. This property writes the
  /// scroll view's `topEdgeEffect.isHidden`; if the app has set that, it doesn't change. Before iOS 26 there is
  /// no such effect, and nothing happens. See <doc:iOS26AndLater>.
  public var headerHidesTopEdgeEffect: Bool {
    get { host.keeper.settings.hidesTopEdgeEffect }
    set { host.choose(\.hidesTopEdgeEffect, newValue) }
  }

  /// The header's state after the last layout; `nil` without an elastic header.
  public var headerState: StretchState? { host.header?.state }

  /// The closure that runs at the end of a layout in which the header's state changed. The header is then in
  /// its place.
  ///
  /// It runs at most once per frame. If it changes the header's own size or constraints, the change takes
  /// effect when the header is measured the next time.
  public var onHeaderStateChange: ((StretchState) -> Void)? {
    get { host.keeper.onStateChange }
    set { host.keeper.onStateChange = newValue }
  }

  /// Calls `action` once each time the user pulls the content `distance` points beyond its top edge.
  ///
  /// The action can run again after the content has returned to the edge. A new action replaces the last one;
  /// `nil` removes it. A distance of 0 or less is never reached.
  public func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    host.keeper.trigger = HeaderTrigger(distance: distance, action: action)
  }

  /// Measures the header again at the next layout. Call this when its content has changed.
  ///
  /// If the content is scrolled, it stays where it is on the screen, and the header grows or shrinks above it.
  /// At the top, the content moves. With `animated` this takes 0.3 s. While scrolled content follows a finger
  /// or decelerates, the new height waits until it comes to rest.
  public func setNeedsHeaderResize(animated: Bool = false) {
    host.header?.setNeedsMeasurement()
    setNeedsLayout()
    if animated { host.animateHeaderLayout() }
  }

  /// Shows the whole header. This scrolls to the top; a header with ``ExpansionMode/immediate`` expansion
  /// appears at the current offset instead. Outside a window, the change waits until there is one, and isn't
  /// animated.
  public func expandHeader(animated: Bool) { host.moveHeader(isWhole: true, animated: animated) }

  /// Shrinks the header to its minimum height, or hides it if it has none, as far as there is content to
  /// scroll. A header that is already hidden stays as it is. Outside a window, the change waits until there is
  /// one, and isn't animated.
  public func collapseHeader(animated: Bool) { host.moveHeader(isWhole: false, animated: animated) }
}
