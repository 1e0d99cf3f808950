import CoreGraphics
import ListEngine
import QuartzCore

/// The sizes and durations of scroll indicators on iOS 13 and later (quoted).
enum IndicatorMetrics {
  static let thickness: CGFloat = 3
  /// The distance from the view's edge and from the ends of the track.
  static let margin: CGFloat = 3
  static let minimumLength: CGFloat = 36
  /// The remaining length when the content is pulled far past an edge.
  static let minimumSqueezedLength: CGFloat = 8
  static let alpha: CGFloat = 0.35
  /// The time in seconds from the end of a motion to the fade, and the duration of the fade.
  static let linger = 0.5
  static let fade = 0.25
  /// The duration of a flash, in seconds.
  static let flash = 0.5
}

/// The two bars that show the visible part of a scroll view's content.
///
/// They are layers, not views, so that `subviews` contains only the app's views. They are created
/// at the first motion and keep their position in the view while its bounds move.
@MainActor final class ScrollIndicators {
  private weak var scrollView: UIScrollView?
  private var vertical: CALayer?
  private var horizontal: CALayer?
  private var fading: ScheduledAction?
  private var isShown = false

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The frames in the content's coordinates, or nil if there is nothing to show.
  var frames: (vertical: CGRect?, horizontal: CGRect?) {
    guard let scrollView else { return (nil, nil) }
    return (frame(along: .vertical, scrollView), frame(along: .horizontal, scrollView))
  }

  var opacity: Float { isShown ? 1 : 0 }

  // MARK: Visibility

  func motionDidBegin() {
    fading?.cancel()
    fading = nil
    show()
  }

  func motionDidEnd() {
    fade(after: IndicatorMetrics.linger)
  }

  func flash() {
    guard scrollView?.window != nil else { return }
    show()
    fade(after: IndicatorMetrics.flash)
  }

  private func show() {
    guard let scrollView, scrollView.window != nil else { return }
    isShown = true
    make(&vertical, if: frame(along: .vertical, scrollView) != nil, in: scrollView)
    make(&horizontal, if: frame(along: .horizontal, scrollView) != nil, in: scrollView)
    Self.withoutActions {
      for layer in [vertical, horizontal] {
        layer?.removeAllAnimations()
        layer?.opacity = 1
      }
    }
    layOut()
  }

  private func fade(after delay: Double) {
    guard isShown else { return }
    fading?.cancel()
    fading = RenderLoop.current.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.fadeNow() }
    }
  }

  private func fadeNow() {
    fading = nil
    isShown = false
    for layer in [vertical, horizontal] {
      guard let layer else { continue }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = Float(1)
      animation.toValue = Float(0)
      animation.duration = IndicatorMetrics.fade
      Self.withoutActions { layer.opacity = 0 }
      layer.add(animation, forKey: "fade")
    }
  }

  // MARK: Positions

  func offsetDidChange() { if isShown { layOut() } }

  func settingsDidChange() {
    guard vertical != nil || horizontal != nil, let scrollView else { return }
    Self.withoutActions {
      for layer in [vertical, horizontal] { layer?.backgroundColor = color(scrollView) }
    }
    if isShown { show() }
  }

  func layOut() {
    guard let scrollView, vertical != nil || horizontal != nil else { return }
    Self.withoutActions {
      place(vertical, frame(along: .vertical, scrollView))
      place(horizontal, frame(along: .horizontal, scrollView))
    }
  }

  private func place(_ layer: CALayer?, _ frame: CGRect?) {
    guard let layer else { return }
    layer.isHidden = frame == nil
    if let frame { layer.frame = frame }
  }

  private func make(_ layer: inout CALayer?, if needed: Bool, in scrollView: UIScrollView) {
    guard needed, layer == nil else { return }
    let new = CALayer()
    new.name = "scroll indicator"
    new.cornerRadius = IndicatorMetrics.thickness / 2
    // Above all of the content, including content that is added later.
    new.zPosition = 10_000
    new.backgroundColor = color(scrollView)
    Self.withoutActions { scrollView.layer.addSublayer(new) }
    layer = new
  }

  private func color(_ scrollView: UIScrollView) -> CGColor {
    let isWhite =
      switch scrollView.indicatorStyle {
      case .white: true
      case .black: false
      case .default: scrollView.traitCollection.userInterfaceStyle == .dark
      }
    return UIColor(white: isWhite ? 1 : 0, alpha: IndicatorMetrics.alpha).cgColor
  }

  private func frame(along axis: LayoutAxis, _ view: UIScrollView) -> CGRect? {
    let isVertical = axis == .vertical
    let bounds = view.bounds
    let limits = isVertical ? view.limits.y : view.limits.x
    guard isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator,
      limits.upperBound > limits.lowerBound
    else { return nil }
    let insets = effective(
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets, view)
    let (ends, seen) = (axis.insets(insets), axis.length(of: bounds.size))
    guard
      let (start, length) = bar(
        track: (seen - ends.start - ends.end, seen), offset: axis.range(of: bounds).low,
        limits: limits)
    else { return nil }
    let inset = IndicatorMetrics.margin + IndicatorMetrics.thickness
    guard isVertical else {
      return CGRect(
        x: bounds.minX + insets.left + start, y: bounds.maxY - insets.bottom - inset, width: length,
        height: IndicatorMetrics.thickness)
    }
    return CGRect(
      x: view.isRightToLeft
        ? bounds.minX + insets.left + IndicatorMetrics.margin : bounds.maxX - insets.right - inset,
      y: bounds.minY + insets.top + start, width: IndicatorMetrics.thickness, height: length)
  }

  private func effective(_ insets: UIEdgeInsets, _ view: UIScrollView) -> UIEdgeInsets {
    view.automaticallyAdjustsScrollIndicatorInsets ? insets + view.safeAreaInsets : insets
  }

  /// Returns the start and length of a bar in its track.
  ///
  /// The bar's share of the track is the visible share of the content. When the content is pulled
  /// past an edge, the bar stays at that end and shrinks by the distance of the pull.
  private func bar(
    track: (length: CGFloat, view: CGFloat), offset: CGFloat, limits: ClosedRange<Double>
  ) -> (start: CGFloat, length: CGFloat)? {
    let room = track.length - 2 * IndicatorMetrics.margin
    guard room > IndicatorMetrics.minimumSqueezedLength else { return nil }
    let way: CGFloat = limits.upperBound - limits.lowerBound
    let share = room * track.view / (way + track.view)
    let length = min(room, max(IndicatorMetrics.minimumLength, share))
    let past: CGFloat = offset - offset.clamped(limits.lowerBound, limits.upperBound)
    let squeezed = max(IndicatorMetrics.minimumSqueezedLength, length - abs(past))
    let part: CGFloat = ((offset - limits.lowerBound) / way).clamped(to: 0...1)
    let start: CGFloat =
      past > 0 ? room - squeezed : part * (room - (past < 0 ? squeezed : length))
    return (IndicatorMetrics.margin + start, squeezed)
  }

  private static func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
