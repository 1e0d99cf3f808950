import QuartzCore

/// The place of an app's own title view in a navigation bar. A transition moves the place and not the app's view,
/// whose frame the app may set at any time.
final class TitlePlace: UIView {
  /// The size that the title view had after it was placed.
  private var placedSize = CGSize.zero

  /// Makes the title view fill the place.
  func show(_ titleView: UIView) {
    titleView.frame = bounds
    placedSize = titleView.bounds.size
  }

  /// Lays out the bar again if the app has resized the title view.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = subviews.first, view.bounds.size != placedSize { superview?.setNeedsLayout() }
  }
}
