import QuartzCore

/// The bar at the top of a navigation stack: title, way back, buttons, over a background that blurs
/// what scrolls under it.
///
/// While the content is at its top the bar shows `scrollEdgeAppearance` (by default: no background
/// at all), and `standardAppearance` as soon as content is under it, as since iOS 15.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackgroundView(frame: .zero)
  let edgeBackground = BarBackgroundView(frame: .zero)
  var content: NavigationBarContentView?
  var stack: [UINavigationItem] = []
  /// The navigation controller's answer to a tap on the back button; nil pops the bar's own item.
  var backHandler: (() -> Void)?
  /// Whether the bar belongs to a navigation controller, which alone may change its items.
  var isManaged: Bool { backHandler != nil }

  /// How far the background reaches up beyond the bar, in points: the height of the status bar in a
  /// navigation controller.
  var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// How much content is under the bar: 0 shows the scroll edge's appearance, 1 the standard one.
  var contentUnderlap: CGFloat = 0 {
    didSet { if contentUnderlap != oldValue { applyUnderlap(from: oldValue) } }
  }

  /// The height of the row with title and buttons, in points, where a navigation controller says it.
  var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { content?.setNeedsLayout() } } }

  /// Whether the bar shows the top item's title large, below its row.
  var showsLargeTitle = false {
    didSet { if showsLargeTitle != oldValue { content?.showsLargeTitle = showsLargeTitle } }
  }

  /// The search bar below the title, where a navigation controller shows one.
  var search: NavigationBarSearch? { didSet { content?.search = search } }

  /// Makes a bar; 44 pt is its usual height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar without items; what an archive holds is read later.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
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

  /// The items, from the bottom of the stack to the one that is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below, which the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Exchanges the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    precondition(!isManaged, "The items of a navigation controller's bar are the controller's")
    changeStack(to: items ?? [], animated: animated)
  }

  /// Puts an item on top, unless the delegate refuses it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    precondition(!isManaged, "The items of a navigation controller's bar are the controller's")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    changeStack(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item away, unless the delegate refuses, and returns it.
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

  // MARK: Looks

  /// Whether titles are large, below the bar's row, while content is at its beginning. False by
  /// default; items may have it otherwise.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      if !isManaged { showsLargeTitle = prefersLargeTitles }
      invalidateIntrinsicContentSize()
      navigationController?.setNeedsContentLayout()
    }
  }

  /// Over the large title's attributes. Older than the appearances and weaker.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// A black bar is dark whatever the interface is, and the status bar above it is light.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle.interfaceStyle
      navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Whether content lies under the bar and shows through. True by default; an opaque bar takes its
  /// place from the content.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      appearanceDidChange()
      navigationController?.setNeedsContentLayout()
    }
  }

  /// The look with content under the bar.
  open var standardAppearance = UINavigationBarAppearance(idiom: .unspecified) {
    didSet {
      standardAppearance = owned(standardAppearance) ?? standardAppearance
      hasStandardAppearance = true
    }
  }
  /// Whether the standard look has been set or changed.
  private(set) var hasStandardAppearance = false

  /// The look of the lower bar of phones in landscape; nil takes the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = owned(compactAppearance) }
  }

  /// The look while no content is under the bar; nil is the standard one without background and
  /// shadow.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = owned(scrollEdgeAppearance) }
  }

  /// The same for the lower bar of phones in landscape; nil takes `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = owned(compactScrollEdgeAppearance) }
  }

  /// Over the background; nil leaves it as it is. Older than the appearances and weaker.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// Over the title's attributes. Older than the appearances and weaker.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// In place of the line at the lower edge, if there is a background image as well; an empty image
  /// hides it.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }

  /// By the metrics, and above 1000 for bars in one position.
  var backgroundImages: [Int: UIImage] = [:] { didSet { appearanceDidChange() } }

  /// Sets the image in place of the background; an empty image makes the bar clear.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }

  /// The image set in place of the background, or nil.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// Sets the image in place of the background of bars in one position; `.any` is that of all others.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition.key(barMetrics)] = backgroundImage
  }

  /// The image set in place of the background in one position, or nil.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition.key(barMetrics)]
  }

  /// How far titles lie lower, in points, by the metrics.
  var titleOffsets: [Int: CGFloat] = [:] { didSet { appearanceDidChange() } }

  /// Moves titles down, in points. Older than the appearances, and added to theirs.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics.rawValue] = adjustment
  }

  /// How far titles are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics.rawValue] ?? 0
  }

  /// In place of the back button's chevron. Older than the appearances and weaker.
  open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }

  /// The mask for titles that move over the indicator; stored only, because titles fade here instead.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { appearanceDidChange() } }

  /// How the bar behaves: as on a tablet or phone, whatever is preferred.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// How the bar would behave on a Mac; kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The bar's own copy of an appearance that was assigned.
  private func owned(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    defer { appearanceDidChange() }
    return appearance?.owned { [weak self] in
      self?.hasStandardAppearance = true
      self?.appearanceDidChange()
    }
  }

  // MARK: Place

  /// At the top; attached to the top of the screen in a navigation controller.
  open var barPosition: UIBarPosition {
    isManaged ? .topAttached : delegate?.position(for: self) ?? .top
  }

  /// As wide as `size`, and 44 pt high, 32 pt on phones in landscape; 52 pt more with a large title, 30
  /// with a prompt.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// No width of its own, and the height of `sizeThatFits(_:)`.
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

  /// A bar of an app's own that its delegate attaches to the top covers the safe area above it.
  private var attachedExtension: CGFloat {
    barPosition == .topAttached ? frame.minY : 0
  }

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceDidChange()
  }

  /// The bar takes touches in its own bounds only: content beneath the rest of the background can
  /// be touched.
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
