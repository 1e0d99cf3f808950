import QuartzCore

/// A controller of two or three columns next to each other if there is enough space, and of one at a time in
/// a compact width.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(content, for: .secondary)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A value for a width or a fraction that the system chooses.
  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  // MARK: Internal state

  /// The content of each column.
  var slots: [Column: SplitSlot] = [:]
  /// The state of the collapsed interface; nil while the columns are next to each other.
  var collapsed: SplitCollapse?
  /// The classic interface's secondary controller while it is hidden.
  var preserved: UIViewController?
  /// The present mode, once there was a size for choosing it.
  var currentMode: DisplayMode?
  /// The mode that was chosen since the last change of the size.
  var chosenMode: DisplayMode?
  /// The columns whose views are in the hierarchy, with their controllers.
  var seen: [SplitSight] = []
  var exchange: SplitExchange?
  var isPreparing = false
  var isButtonMirrored = false
  /// The size for which the mode was chosen.
  var laidOutSize: CGSize?
  private(set) lazy var surface = SplitView(controller: self)
  private(set) lazy var swipe = SplitSwipe(controller: self)
  private(set) lazy var toggleItem = makeToggleItem()
  private(set) lazy var expandItem = makeExpandItem()
  private(set) var primaryWidth = SplitWidth()
  private(set) var supplementaryWidth = SplitWidth()

  // MARK: Creating

  /// Creates a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the classic interface.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller that a storyboard describes.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(splitViewController: self)
  }

  /// The delegate, which decides about the columns and is called when they change.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The number of columns; `.unspecified` is the classic interface.
  open private(set) var style: Style

  // MARK: Controllers

  /// The controllers: in the classic interface the primary and the secondary one, or only the primary one
  /// while the interface is collapsed. With columns they are set one by one.
  open var viewControllers: [UIViewController] {
    get {
      if let collapsed, style == .unspecified { return [collapsed.shown] }
      return Self.order.compactMap { slots[$0]?.shown }
    }
    set { setClassic(newValue) }
  }

  /// Sets the controller of a column; nil empties it. A controller that isn't a navigation controller
  /// is put into one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { slots[column]?.content }

  /// Shows a column with animation, together with those between it and the secondary one. In a
  /// collapsed interface it is pushed on top of the stack.
  open func show(_ column: Column) { bringIntoSight(column) }

  /// Hides a column with animation, together with those farther out. In a collapsed interface it is removed
  /// from the stack.
  open func hide(_ column: Column) { takeOutOfSight(column) }

  /// Shows `vc` in the primary column, or on top of it in a collapsed interface, unless the delegate
  /// shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { showPrimary(vc) }
  }

  /// Shows `vc` in the secondary column, or on top of the stack in a collapsed interface, unless the
  /// delegate shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
      showSecondary(vc)
    }
  }

  /// Whether the controllers are shown one at a time, because the width is compact.
  open var isCollapsed: Bool { collapsed != nil }

  // MARK: Display

  /// The visible columns. Never `.automatic`.
  open var displayMode: DisplayMode { currentMode ?? modes(for: surfaceSize).mode }

  /// The preferred display mode. It is used if it belongs to the behavior, otherwise the one with as many
  /// columns. A change in an animation block is animated.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesChanged() } }

  /// The way in which columns share the width. Never `.automatic`.
  open var splitBehavior: SplitBehavior { modes(for: surfaceSize).behavior }

  /// The preferred behavior, which is used if the style supports it.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesChanged() } }

  /// Whether a swipe from the edge shows columns, and one towards it hides overlaid ones. True by default.
  open var presentsWithGesture = true { didSet { updateButtons() } }

  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { preferencesChanged() } }

  /// The background of the primary column on the Mac; stored only.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Buttons

  /// A button that shows and hides columns.
  open var displayModeButtonItem: UIBarButtonItem { toggleItem }

  /// When the columns' bars contain the display mode button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButtons() }
  }

  /// Whether three tiled columns have a button that hides all columns except the secondary one. False by
  /// default.
  open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }

  // MARK: Widths

  /// The preferred width of the primary column in points; the fraction by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { self[\.primaryWidth.preferred] }
    set { self[\.primaryWidth.preferred] = newValue }
  }

  /// The preferred part of the width for the primary column, 0 to 1; chosen by the system by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { self[\.primaryWidth.fraction] }
    set { self[\.primaryWidth.fraction] = newValue }
  }

  /// The minimum width of the primary column in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { self[\.primaryWidth.minimum] }
    set { self[\.primaryWidth.minimum] = newValue }
  }

  /// The maximum width of the primary column in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { self[\.primaryWidth.maximum] }
    set { self[\.primaryWidth.maximum] = newValue }
  }

  /// The width of the primary column in points, whether it is shown or not.
  open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: surfaceSize.width) }

  /// The preferred width of the supplementary column in points; the fraction by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { self[\.supplementaryWidth.preferred] }
    set { self[\.supplementaryWidth.preferred] = newValue }
  }

  /// The preferred part of the width for the supplementary column, 0 to 1; chosen by the system by
  /// default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { self[\.supplementaryWidth.fraction] }
    set { self[\.supplementaryWidth.fraction] = newValue }
  }

  /// The minimum width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { self[\.supplementaryWidth.minimum] }
    set { self[\.supplementaryWidth.minimum] = newValue }
  }

  /// The maximum width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { self[\.supplementaryWidth.maximum] }
    set { self[\.supplementaryWidth.maximum] = newValue }
  }

  /// The width of the supplementary column in points, whether it is shown or not; 0 with two columns.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? supplementaryWidth.resolved(in: surfaceSize.width) : 0
  }

  /// A preference for a width, as the public properties represent it.
  private subscript(
    wish: ReferenceWritableKeyPath<UISplitViewController, CGFloat?>
  ) -> CGFloat {
    get { self[keyPath: wish] ?? Self.automaticDimension }
    set {
      self[keyPath: wish] = newValue == Self.automaticDimension ? nil : newValue
      preferencesChanged()
    }
  }

  // MARK: Overrides

  open dynamic override func loadView() {
    view = surface
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    swipe.connect(to: surface)
  }

  /// Returns the size of a column's controller, which is that of its column.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    if isCollapsed { return parentSize }
    guard let slot = slots.first(where: { $0.value.shown === container }) else { return parentSize }
    var layout = layout
    layout.size = parentSize
    layout.primary += primaryWidth.resolved(in: parentSize.width) - primaryColumnWidth
    if isTriple {
      layout.supplementary +=
        supplementaryWidth.resolved(in: parentSize.width) - supplementaryColumnWidth
    }
    let mode = parentSize == laidOutSize ? displayMode : modes(for: parentSize).mode
    return layout.plan(for: mode).frames[slot.key]?.size ?? parentSize
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { deciding }

  open dynamic override var childForStatusBarHidden: UIViewController? { deciding }

  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }

  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The orientations that the device supports.
  var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  override func prepareToAppear() { prepareColumns() }

  override func didVanish() { exchange?.finish() }

  override func traitsDidChange() { traitsMayHaveChanged() }

  /// Returns a compact width for columns next to the secondary one, and a regular one for that (Apple, Size
  /// classes of a split view interface).
  override func forcedTraits(forChild child: UIViewController) -> UITraitCollection? {
    guard !isCollapsed, let column = slots.first(where: { $0.value.shown === child })?.key else {
      return nil
    }
    return UITraitCollection(horizontalSizeClass: column == .secondary ? .regular : .compact)
  }

  override func stackDidChange(of child: UINavigationController) { updateButtons() }
}
