import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image or an animated sequence of images.
///
/// The image is the layer's contents, so moving, stretching or fading the view requires no drawing.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var imageViewState = ImageViewState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Creates a view of the image's size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(imageView: self)
    ObjectArchives.read(UIImageView.self, of: self, from: coder)
  }

  override func decodeAsPart(_ coder: NibCoder) { coder.decode(imageView: self) }

  private func prepare() {
    super.isUserInteractionEnabled = false
  }

  // MARK: Images

  open dynamic var image: UIImage? {
    get { observed(.image, imageViewState.image) }
    set { changing(.image) { setImage(newValue) } }
  }

  private func setImage(_ image: UIImage?) {
    let old = imageViewState.image
    guard image != old else { return }
    imageViewState.image = image
    imageDidChange()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    if image?.imageTraits.frames != nil { startAnimating() }
  }

  /// The image that replaces ``image`` while the view is highlighted. `nil` shows the same image.
  open var highlightedImage: UIImage? {
    get { imageViewState.highlightedImage }
    set {
      imageViewState.highlightedImage = newValue
      imageDidChange()
    }
  }

  open dynamic var isHighlighted: Bool {
    get { imageViewState.isHighlighted }
    set {
      guard newValue != imageViewState.isHighlighted else { return }
      imageViewState.isHighlighted = newValue
      imageDidChange()
    }
  }

  /// Whether the view receives touches. The default is `false`, so touches go to what is behind the view.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  /// The symbol settings for whatever an image's own configuration leaves open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { imageViewState.preferredSymbol }
    set {
      guard newValue != imageViewState.preferredSymbol else { return }
      imageViewState.preferredSymbol = newValue
      imageDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Animation

  /// The images to show one after the other between ``startAnimating()`` and ``stopAnimating()``.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The images to animate while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The duration of one loop in seconds, or 0 for 1/30 second per image.
  open var animationDuration: TimeInterval = 0 {
    didSet { animationDuration = max(0, animationDuration) }
  }

  /// The number of loops, or 0 for an endless animation.
  open var animationRepeatCount = 0 {
    didSet { animationRepeatCount = max(0, animationRepeatCount) }
  }

  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Starts the animation at the first image. Does nothing if there are no images.
  open func startAnimating() {
    let animated = isHighlighted ? highlightedImage ?? image : image
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let frames = own ?? animated?.images ?? []
    let bitmaps = frames.compactMap { $0.bitmap(tint: tintColor) }
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

  /// Stops the animation and shows ``image``.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  private static let animationKey = "UIImageAnimation"

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.traits = .image
    // A view uses the accessibility label of the image that it shows.
    own.label = image?.accessibilityLabel
    return own
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the image's own size, whatever `size` is.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    if let image = shownImage, image.isTiled || image.isDrawn { showImage() }
  }

  // MARK: Contents

  open override func display(_ layer: CALayer) { showImage() }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.dependsOnSurroundings == true { showImage() }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let size = imageViewState.shown?.size
    imageViewState.resolved = nil
    if shownImage?.dependsOnSurroundings == true { showImage() }
    if shownImage?.size != size { invalidateIntrinsicContentSize() }
  }

  /// The image or the highlighted image, in the variant for the view's traits.
  private var shownImage: UIImage? {
    if let resolved = imageViewState.resolved { return resolved }
    let image = imageViewState.shown?.resolved(
      for: traitCollection, preferring: imageViewState.preferredSymbol)
    imageViewState.resolved = image
    return image
  }

  /// A symbol uses the baseline of adjacent text.
  override func textBaselines(in size: CGSize) -> TextBaselines? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    let baseline = size.height / 2 + image.size.height / 2 - offset
    return TextBaselines(first: baseline, last: baseline, share: 0.5)
  }

  private func imageDidChange() {
    imageViewState.resolved = nil
    setNeedsDisplay()
    showImage()
  }

  /// Makes the image the layer's contents.
  private func showImage() {
    guard let image = shownImage else {
      layer.contents = nil
      layer.contentsCenter = .unit
      return
    }
    traitCollection.performAsCurrent {
      if image.isTiled, bounds.width > 0, bounds.height > 0 {
        layer.contents = image.tiledBitmap(size: bounds.size, tint: tintColor)
        layer.contentsCenter = .unit
      } else {
        layer.contents = image.bitmap(
          tint: tintColor, mirrored: isRightToLeft,
          stretch: symbolStretch(image))
        layer.contentsCenter = image.stretchedPart
      }
    }
    layer.contentsScale = image.scale
  }

  /// Returns the resolution factor for a symbol or a drawing that the view enlarges, because it has no
  /// pixels of its own.
  ///
  /// The factor grows in whole steps, so that a growing view isn't redrawn at every size.
  private func symbolStretch(_ image: UIImage) -> CGFloat {
    guard image.isDrawn, image.size.width > 0, image.size.height > 0 else { return 1 }
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
  /// The shown image in the variant for the view's traits, valid until one of them changes.
  var resolved: UIImage?

  var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}

extension CGRect {
  /// The rectangle of a layer's full contents.
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UIImage {
  /// Whether the image can be drawn at any resolution.
  fileprivate var isDrawn: Bool { isSymbolImage || imageTraits.drawing != nil }

  /// Whether the shown bitmap depends on the tint colour, appearance or layout direction.
  fileprivate var dependsOnSurroundings: Bool {
    isSymbolImage || renderingMode == .alwaysTemplate || imageTraits.tint != nil
      || imageTraits.asset != nil || flipsForRightToLeftLayoutDirection
  }

  /// Whether the middle is tiled, which a layer can't do. A middle of one pixel looks the same when
  /// stretched.
  fileprivate var isTiled: Bool {
    guard capInsets != .zero, resizingMode == .tile else { return false }
    let middle = CGSize(
      width: size.width - capInsets.left - capInsets.right,
      height: size.height - capInsets.top - capInsets.bottom)
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  fileprivate func tiledBitmap(size: CGSize, tint: UIColor?) -> CGImage? {
    let context = CGContext(lazyBitmapOfSize: size, scale: scale)
    let rect = CGRect(origin: .zero, size: size)
    drawResizable(in: rect, context, tint: tint)
    return context.takeImage()
  }

  /// The part between the cap insets, in the bitmap's unit square.
  fileprivate var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return .unit }
    let left = min(capInsets.left, size.width) / size.width
    let right = min(capInsets.right, size.width - capInsets.left) / size.width
    let top = min(capInsets.top, size.height) / size.height
    let bottom = min(capInsets.bottom, size.height - capInsets.top) / size.height
    return CGRect(
      x: left, y: top, width: max(0, 1 - left - right), height: max(0, 1 - top - bottom))
  }

  fileprivate func bitmap(tint: UIColor?, mirrored: Bool, stretch: CGFloat) -> CGImage? {
    let flips = mirrored && flipsForRightToLeftLayoutDirection
    return (flips ? withHorizontallyFlippedOrientation() : self).bitmap(
      tint: tint, stretch: stretch)
  }
}
