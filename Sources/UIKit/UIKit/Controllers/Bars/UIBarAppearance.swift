import QuartzCore

/// The appearance of a bar's background: effect, colour, image, and the shadow at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: _CopiedObject {
  /// Notifies the owner of this appearance of changes.
  var onChange: (() -> Void)?

  /// The kind of device that the appearance is for.
  public private(set) var idiom: UIUserInterfaceIdiom

  /// Creates the default appearance for this device.
  public convenience override init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Creates the default appearance for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
    partsChanged()
  }

  /// Creates an appearance with the background of `barAppearance`, and with its other properties if it is for
  /// the same kind of bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Creates the default appearance; the contents of an archive are read later.
  public required init(coder: NSCoder) {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
    configureWithDefaultBackground()
    partsChanged()
  }

  /// The blur of the content behind, or nil.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The colour over the effect; nil is clear.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image over the colour, or nil.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The content mode of the image: scaled by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The colour of the line at the bar's edge; nil draws none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// An image that replaces the line, tinted by `shadowColor` if it is a template, or nil.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Blurs the content behind and draws a line, as for a bar over scrolled content.
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), shadow: .barShadow)
  }

  /// Fills the bar with the system's background colour and draws a line.
  open func configureWithOpaqueBackground() {
    configure(color: .systemBackground, shadow: .barShadow)
  }

  /// Shows only the bar's content.
  open func configureWithTransparentBackground() { configure() }

  private func configure(
    effect: UIBlurEffect? = nil, color: UIColor? = nil, shadow: UIColor? = nil
  ) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns a copy of the same class, which can be changed separately.
  open func copy() -> Self {
    let copy = Self.makeDynamic()
    copy.idiom = idiom
    copy.take(self)
    return copy
  }

  /// Applies a bar's own colour, from the API before appearances. A bar that isn't translucent has no effect.
  final func takeTint(_ color: UIColor?, isTranslucent: Bool) {
    if let color { backgroundColor = isTranslucent ? color.withAlphaComponent(0.85) : color }
    if !isTranslucent, backgroundEffect != nil {
      backgroundEffect = nil
      backgroundColor = color ?? .systemBackground
    }
  }

  /// Shows only a bar's own images, from the API before appearances.
  final func takeImages(_ background: UIImage, shadow: UIImage?) {
    configureWithTransparentBackground()
    backgroundImage = background
    shadowColor = .barShadow
    if let shadow { shadowImage = shadow }
  }

  override func copyOfSelf() -> _CopiedObject { copy() as UIBarAppearance }

  private func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    takeLooks(of: other)
    partsChanged()
  }

  /// Copies the properties that a kind of bar has in addition to its background. Objects are copied
  /// too.
  func takeLooks(of other: UIBarAppearance) {}

  /// The appearances of the bar's buttons or tabs.
  var parts: [any BarAppearancePart] { [] }

  /// Observes the parts after one was exchanged.
  final func partsChanged() {
    for part in parts { part.onChange = { [weak self] in self?.changed() } }
    changed()
  }

  final func changed() { onChange?() }

  /// Returns a copy for an owner, which is notified of its changes. As on iOS, bars and items copy an
  /// appearance that is assigned to them, and the one that they return is their own.
  final func owned(_ onChange: @escaping () -> Void) -> Self {
    let copy = copy()
    copy.onChange = onChange
    return copy
  }
}

/// The appearance of buttons or tabs, which belongs to a bar's appearance.
@preconcurrency @MainActor protocol BarAppearancePart: AnyObject {
  /// Notifies the bar's appearance of changes.
  var onChange: (() -> Void)? { get set }
}

extension UIBarButtonItemAppearance: BarAppearancePart {}
extension UITabBarItemAppearance: BarAppearancePart {}

extension UIColor {
  /// The line at a bar's edge: black at 30 % in light, white at 15 % in dark appearance, as iOS 13 and
  /// later draw it.
  static let barShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
