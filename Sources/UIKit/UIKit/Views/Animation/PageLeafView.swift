import QuartzCore

/// A page that is being turned: its front, its back, and the shadows at the fold.
final class PageLeafView: UIView {
  private let frontClip = UIView(frame: .zero)
  private let backClip = UIView(frame: .zero)
  private let front: UIView
  private let back: UIView
  private let shadow = PageShadowView(frame: .zero)
  private let shade = PageShadowView(frame: .zero)
  private let fold: PageFold

  /// The width of the shadows, and their opacity. Own choice.
  private static let shadowWidth: CGFloat = 24
  /// The opacity of the front seen through the paper. Own choice, after iOS.
  private static let translucency: CGFloat = 0.15

  /// Creates a turning page.
  ///
  /// - Parameter back: The page's back; nil is paper through which the front is visible.
  init(front: UIView, back: UIView?, fold: PageFold) {
    self.front = front
    self.fold = fold
    self.back = back ?? Self.paper(showing: front, isVertical: fold.isVertical)
    super.init(frame: CGRect(origin: .zero, size: fold.size))
    for clip in [frontClip, backClip] { clip.clipsToBounds = true }
    addSubview(shadow)
    addSubview(frontClip)
    addSubview(backClip)
    backClip.addSubview(shade)
    // Shadows are darkest at the fold.
    shadow.runs(isVertical: fold.isVertical, isReversed: fold.isFlipped)
    shade.runs(isVertical: fold.isVertical, isReversed: !fold.isFlipped)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the page's view into this one, which is already in its place, so that the page doesn't
  /// disappear in between.
  func fill() {
    front.autoresizingMask = []
    back.autoresizingMask = []
    frontClip.addSubview(front)
    backClip.insertSubview(back, at: 0)
  }

  /// Returns white paper with the mirror image of the front in it.
  private static func paper(showing front: UIView, isVertical: Bool) -> UIView {
    let paper = UIView(frame: front.bounds)
    paper.backgroundColor = .white
    guard let image = front.snapshotView(afterScreenUpdates: true) else { return paper }
    image.frame = paper.bounds
    image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    image.alpha = translucency
    image.transform = CGAffineTransform(scaleX: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
    paper.addSubview(image)
    return paper
  }

  /// Folds the page after `progress`, from 0 to 1, of the turn.
  func turn(to progress: CGFloat) {
    frontClip.frame = fold.front(at: progress)
    front.frame = fold.page.offsetBy(dx: -frontClip.frame.minX, dy: -frontClip.frame.minY)
    backClip.frame = fold.back(at: progress)
    let (x, y) = (-backClip.frame.minX, -backClip.frame.minY)
    back.frame = fold.wholeBack(at: progress).offsetBy(dx: x, dy: y)
    shadow.frame = fold.shadow(at: progress, width: Self.shadowWidth)
    shade.frame = fold.shade(at: progress, width: Self.shadowWidth).offsetBy(dx: x, dy: y)
    // At rest there are no shadows.
    let depth = min(1, 8 * min(progress, 1 - progress))
    shadow.alpha = depth
    shade.alpha = depth
  }
}

/// A shadow that fades along an axis.
private final class PageShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? CAGradientLayer)?.colors = [
      UIColor(white: 0, alpha: 0.3).cgColor, UIColor(white: 0, alpha: 0).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the shadow darkest at the left or the top, or at the other side.
  func runs(isVertical: Bool, isReversed: Bool) {
    let low = CGPoint(x: isVertical ? 0.5 : 0, y: isVertical ? 0 : 0.5)
    let high = CGPoint(x: isVertical ? 0.5 : 1, y: isVertical ? 1 : 0.5)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.startPoint = isReversed ? high : low
    gradient.endPoint = isReversed ? low : high
  }
}
