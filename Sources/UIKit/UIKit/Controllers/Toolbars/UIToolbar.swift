import QuartzCore

/// Decides the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the lower edge of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  let background = BarBackgroundView(frame: .zero)
  let edgeBackground = BarBackgroundView(frame: .zero)
  private var buttons: [BarButtonView] = []

  /// The amount of content under the bar: 0 shows the scroll edge appearance, 1 the standard one.
  var contentUnderlap: CGFloat = 1 { didSet { applyStrengths() } }

  /// Creates a bar; 44 pt is its usual height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items; the contents of an archive are read later.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.decode(toolbar: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIToolbar.barStyle),
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.isTranslucent),
      AppearanceProperty(\UIToolbar.backgroundImages),
      AppearanceProperty(\UIToolbar.shadowImages),
      AppearanceProperty(\UIToolbar.standardAppearance, isSet: \.hasStandardAppearance),
      AppearanceProperty(\UIToolbar.compactAppearance) { $0 === $1 },
      AppearanceProperty(\UIToolbar.scrollEdgeAppearance) { $0 === $1 },
    ]
  }

  private func setUp() {
    background.shadowIsAbove = true
    edgeBackground.shadowIsAbove = true
    addSubview(background)
    addSubview(edgeBackground)
    standardAppearance = UIToolbarAppearance(idiom: .unspecified)
    hasStandardAppearance = false
  }

  /// The delegate, which decides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The style of the bar. A black bar is dark whatever the interface style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  // MARK: Items

  /// The buttons and spaces, from the leading side.
  open var items: [UIBarButtonItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).filter { !$0.isHidden }.map { item in
        let button = BarButtonView(item: item, looks: looks)
        addSubview(button)
        return button
      }
      setNeedsLayout()
    }
  }

  /// Replaces the items, which fade in with `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    if animated { fadeIn(buttons) }
  }

  // MARK: Appearance

  /// The appearance with content under the bar.
  open var standardAppearance = UIToolbarAppearance(idiom: .unspecified) {
    didSet {
      standardAppearance = standardAppearance.owned { [weak self] in
        self?.hasStandardAppearance = true
        self?.appearanceDidChange()
      }
      hasStandardAppearance = true
      appearanceDidChange()
    }
  }
  /// Whether the standard appearance has been set or changed.
  private(set) var hasStandardAppearance = false

  /// The appearance of the lower bar of phones in landscape; nil means the standard one.
  open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }

  /// The appearance while no content is under the bar; nil means the standard one without background
  /// and shadow.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }

  /// The appearance while no content is under the lower bar of phones in landscape; nil means
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { appearanceDidChange() }
  }

  /// The colour over the background; nil leaves it unchanged. From the API before appearances, which
  /// take precedence.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// Whether content is under the bar and shows through. True by default.
  open var isTranslucent = true { didSet { appearanceDidChange() } }

  /// The images by position and metrics, with the keys of navigation bars.
  var backgroundImages: [Int: UIImage] = [:] { didSet { appearanceDidChange() } }
  var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { appearanceDidChange() } }

  /// Sets an image that replaces the background in one position; `.any` is the default. An empty image
  /// makes the bar clear.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom.key(barMetrics)] = backgroundImage
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom.key(barMetrics)] }

  /// Sets an image that replaces the line at the edge, if there is a background image too; an empty
  /// image hides it.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The image that currently replaces the background.
  private var shownBackground: UIImage? {
    backgroundImages.image(at: barPosition, isCompact: isCompact)
  }

  private var isCompact: Bool { BarMetrics.isCompact(traitCollection) }

  private var shownStandard: UIToolbarAppearance {
    let chosen = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    let appearance = chosen.copy()
    appearance.takeTint(barTintColor, isTranslucent: isTranslucent)
    if let shownBackground {
      appearance.takeImages(
        shownBackground,
        shadow: shadowImage(forToolbarPosition: barPosition)
          ?? shadowImage(forToolbarPosition: .any))
    }
    return appearance
  }

  private var shownEdge: UIToolbarAppearance {
    let compact = isCompact ? compactScrollEdgeAppearance : nil
    if let chosen = compact ?? scrollEdgeAppearance { return chosen }
    let appearance = shownStandard
    if isTranslucent, shownBackground == nil { appearance.configureWithTransparentBackground() }
    return appearance
  }

  private var looks: BarButtonLooks {
    let appearance = contentUnderlap >= 0.5 ? shownStandard : shownEdge
    return BarButtonLooks(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
  }

  private func appearanceDidChange() {
    background.show(shownStandard)
    edgeBackground.show(shownEdge)
    applyStrengths()
    for button in buttons { button.looks = looks }
  }

  private func applyStrengths() {
    background.strength = contentUnderlap
    edgeBackground.strength = 1 - contentUnderlap
  }

  // MARK: Position

  /// The position: at the bottom, unless the delegate returns another.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Returns the width of `size`, and a height of 44 pt, or 32 pt on phones in landscape.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.height(for: traitCollection))
  }

  /// A size without a width, and with the height of a bar.
  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height(for: traitCollection))
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    edgeBackground.frame = bounds
    let insets = safeAreaInsets
    let layout = ToolbarLayout(
      size: CGSize(
        width: bounds.width, height: min(bounds.height, BarMetrics.height(for: traitCollection))),
      leftInset: insets.left, rightInset: insets.right,
      isRightToLeft: isRightToLeft,
      items: buttons.map { button in
        switch button.item.systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(button.item.width)
        default: .button(button.intrinsicContentSize)
        }
      })
    for (button, frame) in zip(buttons, layout.frames()) { button.frame = frame }
  }

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceDidChange()
    setNeedsLayout()
  }
}
