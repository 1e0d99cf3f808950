import QuartzCore

/// Receives calls when the user chooses or customizes items in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected `item`, even if it was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the view that customizes the bar with `items` slides in.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when that view is shown.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before that view slides out; `items` are now those of the bar.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when that view has disappeared.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// The bar at the lower edge of the screen whose items change the content above.
///
/// While no content is under the bar it shows `scrollEdgeAppearance` (by default no background at all),
/// otherwise `standardAppearance`, as since iOS 15.
@preconcurrency @MainActor
open class UITabBar: UIView {
  let background = BarBackgroundView(frame: .zero)
  let edgeBackground = BarBackgroundView(frame: .zero)
  private let selectionView = UIImageView(frame: .zero)
  private(set) var buttons: [UITabBarButton] = []
  /// The controller's handler for a tap; nil selects the item and calls the delegate.
  var selectionHandler: ((UITabBarItem) -> Void)?
  /// The controller that is called about customizing before the delegate is.
  weak var customizingController: UITabBarController?
  private var customizing: (view: TabCustomizingView, before: [UITabBarItem])?

  /// The amount of content under the bar: 0 shows the scroll edge appearance, 1 the standard one.
  var contentUnderlap: CGFloat = 0 { didSet { applyStrengths() } }

  /// Creates a bar; 49 pt is its usual height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items; the contents of an archive are set afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBar.barStyle),
      AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.isTranslucent),
      AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UITabBar.standardAppearance, isSet: \.hasStandardAppearance),
      AppearanceProperty(\UITabBar.scrollEdgeAppearance) { $0 === $1 },
    ]
  }

  private func setUp() {
    background.shadowIsAbove = true
    edgeBackground.shadowIsAbove = true
    addSubview(background)
    addSubview(edgeBackground)
    addSubview(selectionView)
    standardAppearance = UITabBarAppearance(idiom: .unspecified)
    hasStandardAppearance = false
  }

  /// The delegate, which is called when the user chooses an item. A tab bar controller's bar belongs to
  /// the controller.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The items, from the leading side.
  open var items: [UITabBarItem]? {
    didSet {
      reload()
      if !hasItem(selectedItem) { selectedItem = nil }
    }
  }

  private func hasItem(_ item: UITabBarItem?) -> Bool { items?.contains { $0 === item } ?? false }

  /// Replaces the items, which fade in with `animated`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    if animated { fadeIn(buttons) }
  }

  /// The selected item, one of `items`, or nil. Another item isn't selected.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if !hasItem(selectedItem) { selectedItem = nil }
      for button in buttons { button.isSelected = button.item === selectedItem }
      appearanceDidChange()
      if selectionView.image != nil { placeSelection() }
    }
  }

  private func reload() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = UITabBarButton(item: item)
      button.isSelected = item === selectedItem
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.tapped(item) }
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    appearanceDidChange()
    setNeedsLayout()
  }

  private func tapped(_ item: UITabBarItem) {
    if let selectionHandler {
      selectionHandler(item)
    } else {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
  }

  // MARK: Customizing

  /// Shows a view over the content in which the user drags `items` into the bar, until Done is tapped. Items
  /// of the bar that aren't among them stay.
  ///
  /// A bar without a superview has no content to show it over.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizing == nil else { return }
    tellCustomizing { $0.tabBar(self, willBeginCustomizing: items) }
    let view = TabCustomizingView(items, for: self) { [weak self] in
      _ = self?.endCustomizing(animated: true)
    }
    customizing = (view, self.items ?? [])
    if let superview {
      view.frame = superview.bounds
      superview.insertSubview(view, aboveSubview: self)
      view.slideIn()
    }
    tellCustomizing { $0.tabBar(self, didBeginCustomizing: items) }
  }

  /// Dismisses the customizing view.
  ///
  /// - Returns: Whether the bar's items, or their order, have changed.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let (view, before) = customizing else { return false }
    customizing = nil
    let items = self.items ?? []
    let changed = !items.elementsEqual(before) { $0 === $1 }
    tellCustomizing { $0.tabBar(self, willEndCustomizing: items, changed: changed) }
    view.slideOut(animated: animated) { [weak self] in
      guard let self else { return }
      tellCustomizing { $0.tabBar(self, didEndCustomizing: items, changed: changed) }
    }
    return changed
  }

  /// Whether the customizing view is shown.
  open var isCustomizing: Bool { customizing != nil }

  private func tellCustomizing(_ message: (any UITabBarDelegate) -> Void) {
    if let listener = customizingController ?? delegate { message(listener) }
  }

  /// Replaces one item by another; if both are in the bar, they exchange places.
  func put(_ item: UITabBarItem, inPlaceOf index: Int) {
    guard var items, items.indices.contains(index) else { return }
    if let old = items.firstIndex(where: { $0 === item }) {
      items.swapAt(old, index)
    } else {
      items[index] = item
    }
    self.items = items
  }

  // MARK: Appearance

  /// The appearance with content under the bar.
  open var standardAppearance = UITabBarAppearance(idiom: .unspecified) {
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

  /// The appearance while no content is under the bar; nil means the standard one without background
  /// and shadow.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.owned { [weak self] in
        self?.appearanceDidChange()
      }
      appearanceDidChange()
    }
  }

  /// The colour of unselected items; nil is gray.
  open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// The colour over the background; nil leaves it unchanged. From the API before appearances, which
  /// take precedence.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// An image that replaces the background, from the API before appearances, which take precedence.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }

  /// An image that replaces the line above, if there is a background image too; an empty image hides
  /// it.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }

  /// The image behind the selected item, or nil.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      appearanceDidChange()
      setNeedsLayout()
    }
  }

  /// The colour of the selected item.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// The older name of `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// The style of the bar. A black bar is dark whatever the interface style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether content is under the bar and shows through. True by default.
  open var isTranslucent = true { didSet { appearanceDidChange() } }

  private var shownStandard: UITabBarAppearance {
    let appearance = (selectedItem?.standardAppearance ?? standardAppearance).copy()
    if let backgroundImage {
      appearance.takeImages(backgroundImage, shadow: shadowImage)
      return appearance
    }
    appearance.takeTint(barTintColor, isTranslucent: isTranslucent)
    return appearance
  }

  private var shownEdge: UITabBarAppearance {
    if let own = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    let appearance = shownStandard
    if isTranslucent, backgroundImage == nil { appearance.configureWithTransparentBackground() }
    return appearance
  }

  /// Applies the current appearances.
  func appearanceDidChange() {
    background.show(shownStandard)
    edgeBackground.show(shownEdge)
    applyStrengths()
    let isInline = TabBarMetrics.isCompact(traitCollection)
    let appearance = contentUnderlap >= 0.5 ? shownStandard : shownEdge
    selectionView.image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    selectionView.tintColor = appearance.selectionIndicatorTintColor
    let places = ItemPlaces(
      positioning: appearance.stackedItemPositioning, width: appearance.stackedItemWidth,
      spacing: appearance.stackedItemSpacing)
    if places != appearancePlaces {
      appearancePlaces = places
      setNeedsLayout()
    }
    let items =
      isInline ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance
    for button in buttons {
      button.show(items, unselectedColor: unselectedItemTintColor, isInline: isInline)
    }
  }

  private func applyStrengths() {
    background.strength = contentUnderlap
    edgeBackground.strength = 1 - contentUnderlap
  }

  // MARK: Layout

  /// The way in which items share the bar's width.
  public enum ItemPositioning: Int, Sendable {
    /// The system decides: they fill the bar.
    case automatic = 0
    /// They fill the bar.
    case fill = 1
    /// They are in the middle, with the bar's item width and spacing.
    case centered = 2
  }

  /// The appearance's settings for the positions of the items.
  private struct ItemPlaces: Equatable {
    var positioning = ItemPositioning.automatic
    var width: CGFloat = 0
    var spacing: CGFloat = 0
  }

  private var appearancePlaces = ItemPlaces()

  /// The way in which items share the bar's width. `.automatic` by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }

  /// The width of an item in the middle, in points; 0 means the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The distance between two items in the middle, in points; 0 means the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Returns the width of `size`, and a height of 49 pt, or 32 pt on phones in landscape, plus the safe
  /// area at the bottom.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: TabBarMetrics.height(for: traitCollection) + safeAreaInsets.bottom)
  }

  /// A size without a width, and with the height of a bar.
  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarMetrics.height(for: traitCollection))
  }

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.container = .tabBar
    return own
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    edgeBackground.frame = bounds
    let insets = safeAreaInsets
    let width = bounds.width - insets.left - insets.right
    let height = TabBarMetrics.height(for: traitCollection)
    let isOwn = itemPositioning != .automatic
    let positioning = isOwn ? itemPositioning : appearancePlaces.positioning
    let places =
      positioning == .centered
      ? TabBarMetrics.centred(
        count: buttons.count, in: CGSize(width: width, height: height),
        width: isOwn ? itemWidth : appearancePlaces.width,
        spacing: isOwn ? itemSpacing : appearancePlaces.spacing)
      : TabBarMetrics.places(
        count: buttons.count, width: width, height: height,
        scale: max(1, traitCollection.displayScale))
    for (button, place) in zip(isRightToLeft ? buttons.reversed() : buttons, places) {
      button.frame = place.offsetBy(dx: insets.left, dy: 0)
    }
    placeSelection()
  }

  private func placeSelection() {
    let selected = buttons.first { $0.item === selectedItem }
    selectionView.isHidden = selectionView.image == nil || selected == nil
    guard let selected, let size = selectionView.image?.size else { return }
    selectionView.frame = CGRect(
      x: selected.frame.midX - size.width / 2, y: selected.frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open dynamic override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceDidChange()
    setNeedsLayout()
  }
}
