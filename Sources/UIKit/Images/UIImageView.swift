import CoreGraphics
import Foundation
import QuartzCore

/// Shows an image, or several in turn.
///
/// The image is the layer's contents: moving, stretching or fading the view draws nothing.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var _images = ImageViewState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _prepare()
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    _prepare()
    self.image = image
  }

  /// A view of the image's size, with another image for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    _prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _prepare()
    (coder as? NibCoder)?.decode(imageView: self)
  }

  private func _prepare() {
    super.isUserInteractionEnabled = false
  }

  // MARK: Images

  open var image: UIImage? {
    get { _images.image }
    set {
      guard newValue != _images.image else { return }
      let oldSize = _images.image?.size
      _images.image = newValue
      _imageDidChange()
      if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
      if newValue?._traits.frames != nil { startAnimating() }
    }
  }

  /// Shown instead of ``image`` while the view is highlighted; `nil` for no difference.
  open var highlightedImage: UIImage? {
    get { _images.highlightedImage }
    set {
      _images.highlightedImage = newValue
      _imageDidChange()
    }
  }

  open dynamic var isHighlighted: Bool {
    get { _images.isHighlighted }
    set {
      guard newValue != _images.isHighlighted else { return }
      _images.isHighlighted = newValue
      _imageDidChange()
    }
  }

  /// `false` by default: touches go to what is behind the view.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  /// How symbols are drawn where their own configuration leaves it open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { _images.preferredSymbol }
    set {
      guard newValue != _images.preferredSymbol else { return }
      _images.preferredSymbol = newValue
      _imageDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Animation

  /// The images that are shown in turn between ``startAnimating()`` and ``stopAnimating()``.
  open var animationImages: [UIImage]? {
    get { _images.animationImages }
    set {
      stopAnimating()
      _images.animationImages = newValue
    }
  }

  /// As ``animationImages``, while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    get { _images.highlightedAnimationImages }
    set {
      stopAnimating()
      _images.highlightedAnimationImages = newValue
    }
  }

  /// How long one round takes, in seconds; 0 for a thirtieth of a second an image.
  open var animationDuration: TimeInterval {
    get { _images.animationDuration }
    set { _images.animationDuration = max(0, newValue) }
  }

  /// How many rounds are shown; 0 for ever.
  open var animationRepeatCount: Int {
    get { _images.animationRepeatCount }
    set { _images.animationRepeatCount = max(0, newValue) }
  }

  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Shows the animation images from the first on. Does nothing without any.
  open func startAnimating() {
    let animated = isHighlighted ? highlightedImage ?? image : image
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let frames = own ?? animated?.images ?? []
    let bitmaps = frames.compactMap { $0._bitmap(tint: tintColor) }
    guard !bitmaps.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = bitmaps
    if animationDuration > 0 {
      animation.duration = animationDuration
    } else {
      animation.duration =
        own == nil ? animated?.duration ?? 0 : Double(bitmaps.count) / 30
    }
    animation.repeatCount =
      animationRepeatCount > 0 ? Float(animationRepeatCount) : .greatestFiniteMagnitude
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Goes back to ``image``.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  private static let animationKey = "UIImageAnimation"

  package override var _ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.traits = .image
    // An image's name is told of whoever shows it.
    own.label = image?.accessibilityLabel
    return own
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    _shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's own size, whatever `size` is.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    _shownImage?.size ?? super.sizeThatFits(size)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    _shownImage?.alignmentRectInsets ?? .zero
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    if let image = _shownImage, image._isTiled || image._isDrawn { _showImage() }
  }

  // MARK: Contents

  open override func display(_ layer: CALayer) { _showImage() }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    if _shownImage?._dependsOnSurroundings == true { _showImage() }
  }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    let size = _images.shown?.size
    _images.resolved = nil
    if _shownImage?._dependsOnSurroundings == true { _showImage() }
    if _shownImage?.size != size { invalidateIntrinsicContentSize() }
  }

  /// The image, or the highlighted one, in the variant for the view's traits.
  private var _shownImage: UIImage? {
    if let resolved = _images.resolved { return resolved }
    let image = _images.shown?._resolved(
      for: traitCollection, preferring: _images.preferredSymbol)
    _images.resolved = image
    return image
  }

  /// A symbol's baseline is that of text beside it.
  package override func _baselineOffsets(
    in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    guard let image = _shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    let baseline = size.height / 2 + image.size.height / 2 - offset
    return (baseline, baseline)
  }

  private func _imageDidChange() {
    _images.resolved = nil
    setNeedsDisplay()
    _showImage()
  }

  /// Makes the image the layer's contents.
  private func _showImage() {
    guard let image = _shownImage else {
      layer.contents = nil
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      return
    }
    traitCollection.performAsCurrent {
      if image._isTiled, bounds.width > 0, bounds.height > 0 {
        layer.contents = image._tiledBitmap(size: bounds.size, tint: tintColor)
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      } else {
        layer.contents = image._bitmap(
          tint: tintColor, mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
          stretch: _symbolStretch(image))
        layer.contentsCenter = image._stretchedPart
      }
    }
    layer.contentsScale = image.scale
  }

  /// How much finer a symbol or a drawing is drawn than its size asks for, because the view enlarges it: it
  /// has no pixels of its own. In whole steps, so that a view that grows is not drawn at each of its sizes.
  private func _symbolStretch(_ image: UIImage) -> CGFloat {
    guard image._isDrawn, image.size.width > 0, image.size.height > 0 else { return 1 }
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill:
      let factor = max(bounds.width / image.size.width, bounds.height / image.size.height)
      return factor.isFinite ? factor.rounded(.up).clamped(to: 1...16) : 1
    default: return 1
    }
  }
}

/// The state of an image view.
private struct ImageViewState {
  var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted = false
  var preferredSymbol: UIImage.SymbolConfiguration?
  /// The shown image in the variant for the view's traits, until one of these changes.
  var resolved: UIImage?
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0

  var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}

extension UIImage {
  /// Whether it can be drawn in any number of pixels.
  fileprivate var _isDrawn: Bool { isSymbolImage || _traits.drawing != nil }

  /// Whether the bitmap that is shown depends on tint colour, appearance or direction.
  fileprivate var _dependsOnSurroundings: Bool {
    isSymbolImage || renderingMode == .alwaysTemplate || _traits.tint != nil
      || _traits.asset != nil || flipsForRightToLeftLayoutDirection
  }

  /// Whether the middle is repeated, which a layer cannot do. A middle of one pixel is the same
  /// stretched.
  fileprivate var _isTiled: Bool {
    guard capInsets != .zero, resizingMode == .tile else { return false }
    let middle = CGSize(
      width: size.width - capInsets.left - capInsets.right,
      height: size.height - capInsets.top - capInsets.bottom)
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  fileprivate func _tiledBitmap(size: CGSize, tint: UIColor?) -> CGImage? {
    let context = CGContext(lazyBitmapOfSize: size, scale: scale)
    let rect = CGRect(origin: .zero, size: size)
    _drawResizable(in: rect, context, tint: tint)
    return context.takeImage()
  }

  /// The part between the cap insets in the bitmap's unit square.
  fileprivate var _stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let left = min(capInsets.left, size.width) / size.width
    let right = min(capInsets.right, size.width - capInsets.left) / size.width
    let top = min(capInsets.top, size.height) / size.height
    let bottom = min(capInsets.bottom, size.height - capInsets.top) / size.height
    return CGRect(
      x: left, y: top, width: max(0, 1 - left - right), height: max(0, 1 - top - bottom))
  }

  fileprivate func _bitmap(tint: UIColor?, mirrored: Bool, stretch: CGFloat) -> CGImage? {
    guard mirrored, flipsForRightToLeftLayoutDirection else {
      return _bitmap(tint: tint, stretch: stretch)
    }
    return withHorizontallyFlippedOrientation()._bitmap(tint: tint, stretch: stretch)
  }
}
