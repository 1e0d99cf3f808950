import CoreGraphics
import Foundation
import QuartzCore

/// Shows an effect on the content behind it. Add subviews to ``contentView``, not to the view itself.
///
/// Within an animation block, a change of the ``effect`` is animated: the blur, its colour and its saturation
/// grow or fade together. A property animator that is paused half way shows half a blur.
///
/// As on iOS, an opacity below 1 of the view, or of one of its superviews, spoils the effect: it then blurs
/// only the content of the same group.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdropView = BackdropView(frame: .zero)
  private let _contentView = UIView(frame: .zero)

  /// The view's effect on everything behind it; `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { updateBackdrop() }
  }

  /// The view in front of the effect, as large as this one.
  open var contentView: UIView { _contentView }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(effectView: self)
  }

  private func prepare() {
    backdropView.frame = bounds
    backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdropView.isUserInteractionEnabled = false
    super.addSubview(backdropView)
    // Placed by constraints, so that constraints in the content give the whole view its size, as on
    // iOS.
    _contentView.frame = bounds
    _contentView.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(_contentView)
    NSLayoutConstraint.activate([
      _contentView.topAnchor.constraint(equalTo: topAnchor),
      _contentView.leftAnchor.constraint(equalTo: leftAnchor),
      _contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      _contentView.rightAnchor.constraint(equalTo: rightAnchor),
    ])
    updateBackdrop()
  }

  open override var frame: CGRect {
    didSet { fillWithContent() }
  }

  open override var bounds: CGRect {
    didSet { fillWithContent() }
  }

  /// Resizes the content immediately, as an autoresizing mask would: after setting a frame, code
  /// expects the content's frame without a layout pass.
  private func fillWithContent() {
    if _contentView.frame != bounds { _contentView.frame = bounds }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    updateBackdrop()
  }

  /// Updates the blur. Within an animation block its radius, colour and saturation are animated, also from
  /// and to nothing.
  private func updateBackdrop() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let blur = (effect as? UIBlurEffect).map { BlurMaterial.backdrop($0.style, isDark: isDark) }
    Self.show(blur, in: backdropView.layer)
    let vibrancy = (effect as? UIVibrancyEffect).map {
      VibrancyMaterial.backdrop($0.style, over: $0.blurStyle, isDark: isDark)
    }
    _contentView.layer.isBackdropStencilled = vibrancy != nil
    Self.show(vibrancy, in: _contentView.layer)
  }

  private static func show(_ backdrop: Backdrop?, in layer: CALayer) {
    let isAnimated = ViewAnimation.current != nil
    if layer.backdrop == nil, isAnimated {
      UIView.performWithoutAnimation { layer.backdrop = backdrop?.neutral }
    }
    // An effect that fades out has to keep its tint until it is gone.
    layer.backdrop = backdrop ?? (isAnimated ? layer.backdrop?.neutral : nil)
  }
}

/// The blurring part of an effect view.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
