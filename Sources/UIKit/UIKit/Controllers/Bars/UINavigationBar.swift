import QuartzCore

/// The bar at the top of a navigation stack: title, back button, other buttons, over a background that
/// blurs the content scrolled under it.
///
/// While the content is at its top the bar shows `scrollEdgeAppearance` (by default no background at
/// all). When content is under it, it shows `standardAppearance`, as since iOS 15.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackgroundView(frame: .zero)
  let edgeBackground = BarBackgroundView(frame: .zero)
  var content: NavigationBarContentView?
  var stack: [UINavigationItem] = []
  /// The navigation controller's handler for a tap on the back button; nil pops the bar's own item.
  var backHandler: (() -> Void)?
  /// Whether the bar belongs to a navigation controller, which alone may change its items.
  var isManaged: Bool { backHandler != nil }

  /// The distance by which the background extends up beyond the bar, in points: the height of the
  /// status bar in a navigation controller.
  var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The amount of content under the bar: 0 shows the scroll edge appearance, 1 the standard one.
  var contentUnderlap: CGFloat = 0 {
    didSet { if contentUnderlap != oldValue { applyUnderlap(from: oldValue) } }
  }

  /// The height of the row with title and buttons, in points, if a navigation controller sets it.
  var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { content?.setNeedsLayout() } } }

  /// Whether the bar shows the top item's title large, below its row.
  var showsLargeTitle = false {
    didSet { if showsLargeTitle != oldValue { content?.showsLargeTitle = showsLargeTitle } }
  }

  /// The search bar below the title, if a navigation controller shows one.
  var search: NavigationBarSearch? { didSet { content?.search = search } }

  /// Creates a bar; 44 pt is its usual height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items; the contents of an archive are read later.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barStyle),
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.titleTextAttributes),
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(\UINavigationBar.backgroundImages),
      AppearanceProperty(\UINavigationBar.titleOffsets),
      AppearanceProperty(\UINavigationBar.backIndicatorImage) { $0 === $1 },
      AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage) { $0 === $1 },
      AppearanceProperty(\UINavigationBar.standardAppearance, isSet: \.hasStandardAppearance),
      AppearanceProperty(\UINavigationBar.compactAppearance) { $0 === $1 },
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance) { $0 === $1 },
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance) { $0 === $1 },
    ]
  }

  private func setUp() {
    addSubview(background)
    addSubview(edgeBackground)
    standardAppearance = UINavigationBarAppearance(idiom: .unspecified)
    hasStandardAppearance = false
  }

  /// The delegate, which is called for changes of the bar's items and may refuse them. A navigation
  /// controller's bar belongs to the controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, from the bottom of the stack to the shown one.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The shown item.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below, which the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    precondition(!isManaged, "The items of a navigation controller's bar are the controller's")
    changeStack(to: items ?? [], animated: animated)
  }

  /// Pushes an item, unless the delegate refuses it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    precondition(!isManaged, "The items of a navigation controller's bar are the controller's")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    changeStack(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, unless the delegate refuses it, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    precondition(!isManaged, "The items of a navigation controller's bar are the controller's")
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    changeStack(to: stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Appearance

  /// Whether titles are large, below the bar's row, while content is at its beginning. False by
  /// default; items may override it.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      if !isManaged { showsLargeTitle = prefersLargeTitles }
      invalidateIntrinsicContentSize()
      navigationController?.setNeedsContentLayout()
    }
  }

  /// Attributes for the large title, from the API before appearances, which take precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// The style of the bar. A black bar is dark whatever the interface style, and the status bar above
  /// it is light.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle.interfaceStyle
      navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether content is under the bar and shows through. True by default; content begins below an
  /// opaque bar.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      appearanceDidChange()
      navigationController?.setNeedsContentLayout()
    }
  }

  /// The appearance with content under the bar.
  open var standardAppearance = UINavigationBarAppearance(idiom: .unspecified) {
    didSet {
      standardAppearance = owned(standardAppearance) ?? standardAppearance
      hasStandardAppearance = true
    }
  }
  /// Whether the standard appearance has been set or changed.
  private(set) var hasStandardAppearance = false

  /// The appearance of the lower bar of phones in landscape; nil means the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = owned(compactAppearance) }
  }

  /// The appearance while no content is under the bar; nil means the standard one without background
  /// and shadow.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = owned(scrollEdgeAppearance) }
  }

  /// The appearance while no content is under the lower bar of phones in landscape; nil means
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = owned(compactScrollEdgeAppearance) }
  }

  /// The colour over the background; nil leaves it unchanged. From the API before appearances, which
  /// take precedence.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// Attributes for the title, from the API before appearances, which take precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// An image that replaces the line at the lower edge, if there is a background image too; an empty
  /// image hides it.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }

  /// The images by the metrics, with keys above 1000 for bars in one position.
  var backgroundImages: [Int: UIImage] = [:] { didSet { appearanceDidChange() } }

  /// Sets an image that replaces the background; an empty image makes the bar clear.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }

  /// Returns the image that replaces the background, or nil.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// Sets an image that replaces the background of bars in one position; `.any` is the default.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition.key(barMetrics)] = backgroundImage
  }

  /// Returns the image that replaces the background in one position, or nil.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition.key(barMetrics)]
  }

  /// The distances by which titles are lower, in points, by the metrics.
  var titleOffsets: [Int: CGFloat] = [:] { didSet { appearanceDidChange() } }

  /// Moves titles down, in points. From the API before appearances, and added to theirs.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics.rawValue] = adjustment
  }

  /// Returns the distance by which titles are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics.rawValue] ?? 0
  }

  /// An image that replaces the back button's chevron, from the API before appearances, which take
  /// precedence.
  open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }

  /// The mask for titles that move over the indicator; stored only, because titles fade here instead.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { appearanceDidChange() } }

  /// The behavior of the bar: that of a tablet or phone, whatever the preferred style.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavior on a Mac; stored only.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Returns the bar's own copy of an assigned appearance.
  private func owned(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    defer { appearanceDidChange() }
    return appearance?.owned { [weak self] in
      self?.hasStandardAppearance = true
      self?.appearanceDidChange()
    }
  }

  // MARK: Position

  /// The position: at the top, or in a navigation controller attached to the top of the screen.
  open var barPosition: UIBarPosition {
    isManaged ? .topAttached : delegate?.position(for: self) ?? .top
  }

  /// Returns the width of `size`, and a height of 44 pt, or 32 pt on phones in landscape; 52 pt more with a
  /// large title, 30 with a prompt.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// A size without a width, and with the height of `sizeThatFits(_:)`.
  open dynamic override var intrinsicContentSize: CGSize {
    let large = showsLargeTitle ? BarMetrics.largeTitleHeight : 0
    let row = rowHeight ?? BarMetrics.height(for: traitCollection)
    return CGSize(
      width: UIView.noIntrinsicMetric, height: row + (topItem?.promptHeight ?? 0) + large)
  }

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.container = .bar
    return own
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    let reach = isManaged ? backgroundExtension : attachedExtension
    let frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    background.frame = frame
    edgeBackground.frame = frame
    content?.frame = bounds
  }

  /// The part of the safe area above that an app's own bar covers, if its delegate attaches it to the
  /// top.
  private var attachedExtension: CGFloat {
    barPosition == .topAttached ? frame.minY : 0
  }

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceDidChange()
  }

  /// Accepts touches only in the bar's own bounds: content beneath the rest of the background can be
  /// touched.
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
