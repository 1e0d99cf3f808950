import QuartzCore

/// The background of a bar: effect, colour, image, and outside its edge the shadow.
///
/// Its strength fades the parts separately, because an effect needs the content behind it.
final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let shadowView = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, colorView, imageView, shadowView] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The visibility of the background, from 0 to 1. Invisible parts aren't drawn.
  var strength: CGFloat = 1 {
    didSet {
      guard strength != oldValue else { return }
      for view in subviews { view.alpha = strength }
    }
  }

  /// Whether the line is at the upper edge, because the bar is at the bottom of the screen.
  var shadowIsAbove = false

  /// Whether the line is hidden whatever the appearance is.
  var hidesShadow = false { didSet { showShadow() } }

  private func showShadow() {
    shadowView.isHidden =
      hidesShadow || shadowView.image == nil && shadowView.backgroundColor == nil
  }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    colorView.backgroundColor = appearance.backgroundColor
    colorView.isHidden = appearance.backgroundColor == nil
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    shadowView.image = appearance.shadowImage
    shadowView.tintColor = appearance.shadowColor
    shadowView.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    showShadow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    colorView.frame = bounds
    imageView.frame = bounds
    let height = shadowView.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    shadowView.frame = CGRect(
      x: 0, y: shadowIsAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}
