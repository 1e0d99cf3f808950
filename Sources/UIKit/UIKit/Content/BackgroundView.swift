import CoreGraphics
import QuartzCore

/// Shows a background configuration.
final class BackgroundView: PartView {
  private let strokeView = UIView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var effectView: UIVisualEffectView?
  private weak var customView: UIView?

  override func prepare() {
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(strokeView)
  }

  /// Shows `configuration` in this view's bounds with a corner radius that suits them.
  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor, cornerRadius: CGFloat) {
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
    layer.cornerRadius = radius

    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    imageView.frame = bounds
    imageView.layer.cornerRadius = radius
    imageView.clipsToBounds = true
    imageView.isHidden = configuration.image == nil

    if effectView?.effect != configuration.visualEffect {
      effectView?.removeFromSuperview()
      effectView = configuration.visualEffect.map(UIVisualEffectView.init(effect:))
      if let effectView { insertSubview(effectView, at: 0) }
    }
    effectView?.frame = bounds
    effectView?.layer.cornerRadius = radius
    effectView?.clipsToBounds = true

    if customView !== configuration.customView {
      if customView?.superview === self { customView?.removeFromSuperview() }
      customView = configuration.customView
      if let customView { insertSubview(customView, belowSubview: strokeView) }
    }
    configuration.customView?.frame = bounds

    let outset = configuration.strokeOutset
    strokeView.frame = bounds.insetBy(dx: -outset, dy: -outset)
    strokeView.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
    strokeView.layer.borderWidth = configuration.strokeWidth
    strokeView.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    strokeView.isHidden = configuration.strokeWidth == 0
  }
}
