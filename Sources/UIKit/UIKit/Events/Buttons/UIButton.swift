import CoreGraphics
import Foundation

/// A control with a title, an image or both, for one action.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Begin") { _ in begin() })
///
/// With a ``configuration`` the button shows its content; without one it shows the values that were set for
/// its states.
@preconcurrency @MainActor open class UIButton: UIControl {
  private(set) var _buttonType = ButtonType.custom
  private(set) var states = ButtonStates() { didSet { contentDidChange() } }
  private(set) var _configuration: Configuration?
  private var needsConfigurationUpdate = false
  private(set) var _titleLabel: UILabel?
  private(set) var _subtitleLabel: UILabel?
  private(set) var _imageView: UIImageView?
  var backgroundView: BackgroundView?
  var backgroundImageView: UIImageView?
  var activityIndicator: UIActivityIndicatorView?
  var indicatorView: UIImageView?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(button: self)
    ObjectArchives.read(UIButton.self, of: self, from: coder)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button that shows an action's title and image and performs it.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration. An action's title and image are used if the configuration
  /// has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a system button with an image. The target isn't retained.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // The only initializer that every subclass has.
    guard let button = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) refuses to be made from a coder")
    }
    button.setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  func setType(_ type: ButtonType) {
    _buttonType = type
    contentDidChange()
  }

  open var buttonType: UIButton.ButtonType { _buttonType }

  // MARK: States

  open func setTitle(_ title: String?, for state: UIControl.State) {
    states.titles[state] = title
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    states.attributedTitles[state] = title?.releasingRuns()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states.titleColors[state] = color
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    states.titleShadowColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    states.images[state] = image
  }

  /// Sets an image with the size of the button, behind its content.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    states.backgroundImages[state] = image
  }

  /// Sets the configuration, in a state, of symbols that have none of their own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    states.symbols[state] = configuration
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { states.symbols[state] }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open func title(for state: UIControl.State) -> String? { states.titles[state] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    states.attributedTitles[state]
  }

  /// Returns the title's colour in a state: if none was set, the tint colour for a system button,
  /// otherwise white.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = states.titleColors[state] { return color }
    guard _buttonType.isTinted else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    states.titleShadowColors[state]
  }

  open func image(for state: UIControl.State) -> UIImage? { states.images[state] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    states.backgroundImages[state]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Configuration

  /// The content of the button, in place of the values for its states.
  open var configuration: UIButton.Configuration? {
    get { _configuration }
    set {
      _configuration = newValue
      contentDidChange()
    }
  }

  /// Called before the button applies its configuration, which the handler may change.
  // The attribute of the class isn't enough for subclasses in this module (F-SWIFT-17).
  @preconcurrency open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests a call of ``updateConfiguration()`` in the next layout pass. Changes of state request it
  /// automatically.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Whether changes of state request ``updateConfiguration()``; `true` by default.
  open var automaticallyUpdatesConfiguration = true

  /// Calls the ``configurationUpdateHandler``; override it to change the configuration for states.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    // A change by the handler requests another update, which has already been made.
    needsConfigurationUpdate = false
  }

  /// Whether a tap toggles the button's selection. Together with `showsMenuAsPrimaryAction` the button
  /// shows the chosen element of its menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      ensureSelection()
      contentDidChange()
    }
  }

  /// The purpose of the button, which decides its colour.
  open var role = Role.normal { didSet { contentDidChange() } }

  /// The behavior of the button: that of a tablet or phone, whatever the preferred style.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavior on a Mac; stored only.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Menu

  /// The menu that a long press shows, or with `showsMenuAsPrimaryAction` a touch.
  open var menu: UIMenu? {
    didSet {
      ensureSelection()
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
      contentDidChange()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set {
      super.showsMenuAsPrimaryAction = newValue
      ensureSelection()
      contentDidChange()
    }
  }

  /// Whether the button's menu is on the screen.
  open var isHeld: Bool { presentedMenu != nil }

  override var shownMenu: UIMenu? { menu }
  override var menuKeepsOrder: Bool { isPopUp }

  override func menuDidChoose(_ action: UIAction) {
    super.menuDidChoose(action)
    guard isPopUp, let leaves = menu?.leaves else { return }
    for leaf in leaves { leaf.state = leaf === action ? .on : .off }
    contentDidChange()
  }

  // MARK: Images without a configuration

  /// Whether the image is darker while the button is highlighted; `true` by default.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether the image is fainter while the button is disabled; `true` by default.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  // MARK: Parts

  /// The label of the title. The app may set its font; the button sets its text and colour. Its frame is right
  /// before the next layout, because apps calculate insets with it.
  open var titleLabel: UILabel? {
    defer { placePartsEarly() }
    if let label = _titleLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(
      ofSize: _buttonType.isTinted ? ButtonMetrics.systemFontSize : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    _titleLabel = label
    addSubview(label)
    showTitle()
    return label
  }

  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? {
    guard configuration?.attributedSubtitle != nil else { return nil }
    if let label = _subtitleLabel { return label }
    let label = UILabel(frame: .zero)
    _subtitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image. Its frame is right before the next layout, as the label's is.
  open var imageView: UIImageView? {
    defer { placePartsEarly() }
    if let view = _imageView { return view }
    let view = UIImageView(frame: .zero)
    _imageView = view
    addSubview(view)
    return view
  }

  /// The view's tint colour. iOS's class declares the property again.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Insets without a configuration

  /// The insets between the button's edges and its content. Like the next two, only without a
  /// configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title, which move and narrow it without changing the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange() } }
  /// The insets of the image, which move and narrow it without changing the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange() } }

  private func insetsDidChange() {
    setNeedsLayout()
    // The baseline moves with the title.
    alInvalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    showContent()
    if let configuration = _configuration { return size(configuration) }
    return sizeWithoutConfiguration
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Whether the height depends on the width: the title of a configuration takes several lines if
  /// needed.
  override var hasWidthDependentHeight: Bool {
    (_titleLabel?.numberOfLines ?? 1) != 1 || (_subtitleLabel?.numberOfLines ?? 1) != 1
  }

  override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    hasWidthDependentHeight ? _configuration.map { size($0, width: width) } : nil
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? { baselines(in: size) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds less the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard var insets = _configuration?.contentInsets else {
      return bounds.inset(by: contentEdgeInsets)
    }
    insets.trailing += indicatorWidth
    return bounds.inset(by: insets.resolved(effectiveUserInterfaceLayoutDirection))
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    showContentEarly()
    return layout(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    showContentEarly()
    return layout(in: contentRect).image
  }

  /// Shows the content that a caller measures before the first layout.
  private func showContentEarly() {
    guard !isPlacingParts, !viewState.isLayingOut else { return }
    updateConfigurationIfNeeded()
    showContent()
  }

  /// Whether the parts are being placed, during which overrides of ``titleRect(forContentRect:)`` and
  /// ``imageRect(forContentRect:)`` may read them.
  private var isPlacingParts = false

  /// Places the title and the image of a button without a configuration before its pending layout.
  private func placePartsEarly() {
    guard _configuration == nil, !isPlacingParts, !viewState.isLayingOut, layer.needsLayout(),
      _titleLabel != nil || _imageView != nil, !bounds.isEmpty
    else { return }
    isPlacingParts = true
    defer { isPlacingParts = false }
    showContent()
    let content = contentRect(forBounds: bounds)
    let grid = traitCollection.pixelGrid
    _titleLabel?.frame = grid.moved(titleRect(forContentRect: content))
    _imageView?.frame = grid.moved(imageRect(forContentRect: content))
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    showContent()
    let content = contentRect(forBounds: bounds)
    let grid = traitCollection.pixelGrid
    _titleLabel?.frame = grid.moved(titleRect(forContentRect: content))
    _imageView?.frame = grid.moved(imageRect(forContentRect: content))
    _subtitleLabel?.frame = grid.moved(layout(in: content).subtitle)
    layOutIndicators(in: content)
    layOutBackground()
  }

  // MARK: Changes

  override var touchUpInsideEvents: UIControl.Event {
    [.touchUpInside, .primaryActionTriggered]
  }

  override func _sendActions(for events: UIControl.Event, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !isPopUp, events.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super._sendActions(for: events, with: event)
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    setNeedsLayout()
    showContent()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    contentDidChange()
  }

  private func contentDidChange() {
    // Code that reads the label before the next layout finds the new title.
    if _titleLabel != nil { showTitle() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Gestures

  override var actsOnTap: Bool { true }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    own.isElement = true
    own.traits.insert(.button)
    own.label = _configuration?.title ?? currentAttributedTitle?.string ?? shownTitle
    if own.label?.isEmpty ?? true {
      // The label describes the cross's action, not its appearance.
      own.label =
        _buttonType == .close && _configuration?.image == nil && currentImage == nil
        ? SystemText.close.text : (_configuration?.image ?? shownImage)?.accessibilityText
    }
    own.value = _configuration?.subtitle
    return own
  }
}
