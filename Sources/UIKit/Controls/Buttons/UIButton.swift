import CoreGraphics
import Foundation

/// A control with a title, an image or both, for one thing to do.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Begin") { _ in begin() })
///
/// With a ``configuration`` the button shows that; without one it shows what was set for its states.
@preconcurrency @MainActor open class UIButton: UIControl {
  private(set) var _type = ButtonType.custom
  var _states = ButtonStates()
  private(set) var _configuration: Configuration?
  private var _needsConfigurationUpdate = false
  private(set) var _titleLabel: UILabel?
  private(set) var _subtitleLabel: UILabel?
  private(set) var _imageView: UIImageView?
  var _backgroundView: BackgroundView?
  var _backgroundImageView: UIImageView?
  var _activityIndicator: UIActivityIndicatorView?
  var _indicatorView: UIImageView?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(button: self)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    _setType(buttonType)
  }

  /// A button that shows an action's title and image and performs it.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    _adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    _adopt(primaryAction)
  }

  /// A button as `configuration` says. An action's title and image are shown where it has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    _adopt(primaryAction)
  }

  /// A system button with an image. The target is not retained.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // The one initializer that every subclass has.
    guard let button = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) refuses to be made from a coder")
    }
    button._setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func _adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  package func _setType(_ type: ButtonType) {
    _type = type
    _contentDidChange()
  }

  open var buttonType: UIButton.ButtonType { _type }

  // MARK: States

  open func setTitle(_ title: String?, for state: UIControl.State) {
    _states.titles[state] = title
    _contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    _states.attributedTitles[state] = title
    _contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    _states.titleColors[state] = color
    _contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    _states.titleShadowColors[state] = color
    _contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    _states.images[state] = image
    _contentDidChange()
  }

  /// An image as large as the button, behind its content.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    _states.backgroundImages[state] = image
    _contentDidChange()
  }

  /// How a symbol is drawn in a state where its own configuration leaves it open.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    _states.symbols[state] = configuration
    _contentDidChange()
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { _states.symbols[state] }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open func title(for state: UIControl.State) -> String? { _states.titles[state] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    _states.attributedTitles[state]
  }

  /// The title's colour in a state: the tint colour for a system button, or else white, where none
  /// was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = _states.titleColors[state] { return color }
    guard _type.isTinted else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    _states.titleShadowColors[state]
  }

  open func image(for state: UIControl.State) -> UIImage? { _states.images[state] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    _states.backgroundImages[state]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Configuration

  /// The content of the button, instead of the values that were set for its states.
  open var configuration: UIButton.Configuration? {
    get { _configuration }
    set {
      _configuration = newValue
      _contentDidChange()
    }
  }

  /// Called before the button shows its configuration anew, which it may change.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for ``updateConfiguration()`` in the next layout pass. Changes of state ask by themselves.
  open func setNeedsUpdateConfiguration() {
    _needsConfigurationUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Whether changes of state ask for ``updateConfiguration()``; `true` by default.
  open var automaticallyUpdatesConfiguration = true

  /// Calls the ``configurationUpdateHandler``; override it to change the configuration by state.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private func _updateConfigurationIfNeeded() {
    guard _needsConfigurationUpdate else { return }
    _needsConfigurationUpdate = false
    updateConfiguration()
    // A change by the handler asks again; it has been heard.
    _needsConfigurationUpdate = false
  }

  /// Whether a tap selects the button, or takes its selection back.
  /// Together with `showsMenuAsPrimaryAction` the button shows what was chosen from its menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      _ensureSelection()
      _contentDidChange()
    }
  }

  /// The purpose of the button, which decides its colour.
  open var role = Role.normal { didSet { _contentDidChange() } }

  /// How the button behaves: as on a tablet or phone, whatever is preferred.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// How the button would behave on a Mac; kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Menu

  /// Shown by a long press, or with `showsMenuAsPrimaryAction` by a touch.
  open var menu: UIMenu? {
    didSet {
      _ensureSelection()
      isContextMenuInteractionEnabled = menu != nil
      _menuDidChange()
      _contentDidChange()
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
      _ensureSelection()
      _contentDidChange()
    }
  }

  /// Whether the button's menu is on the screen.
  open var isHeld: Bool { _presentedMenu != nil }

  package override var _shownMenu: UIMenu? { menu }
  package override var _menuKeepsOrder: Bool { _isPopUp }

  package override func _menuDidChoose(_ action: UIAction) {
    super._menuDidChoose(action)
    guard _isPopUp, let leaves = menu?._leaves else { return }
    for leaf in leaves { leaf.state = leaf === action ? .on : .off }
    _contentDidChange()
  }

  // MARK: Images without a configuration

  /// Whether an image is drawn darker while a finger is on the button; `true` by default.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether an image is drawn fainter while the button is disabled; `true` by default.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  // MARK: Parts

  /// The label of the title. Its font may be set; its text and colour are the button's to set.
  open var titleLabel: UILabel? {
    if let label = _titleLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(
      ofSize: _type.isTinted ? ButtonMetrics.systemFontSize : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    _titleLabel = label
    addSubview(label)
    _showTitle()
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

  open var imageView: UIImageView? {
    if let view = _imageView { return view }
    let view = UIImageView(frame: .zero)
    _imageView = view
    addSubview(view)
    return view
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Insets without a configuration

  /// Between the button's edges and its content. Without a configuration only, as the next two.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { _contentDidChange() } }
  /// Moves and narrows the title; does not count for the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves and narrows the image; does not count for the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize {
    _updateConfigurationIfNeeded()
    _showContent()
    if let configuration = _configuration { return _size(configuration) }
    return _sizeWithoutConfiguration
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title of a configuration takes several lines where one doesn't fit.
  package override var _hasWidthDependentHeight: Bool {
    (_titleLabel?.numberOfLines ?? 1) != 1 || (_subtitleLabel?.numberOfLines ?? 1) != 1
  }

  package override func _intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    _hasWidthDependentHeight ? _configuration.map { _size($0, width: width) } : nil
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard var insets = _configuration?.contentInsets else {
      return bounds.inset(by: contentEdgeInsets)
    }
    insets.trailing += _indicatorWidth
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    _layout(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    _layout(in: contentRect).image
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    _updateConfigurationIfNeeded()
    _showContent()
    let content = contentRect(forBounds: bounds)
    let grid = traitCollection.pixelGrid
    _titleLabel?.frame = grid.moved(titleRect(forContentRect: content))
    _imageView?.frame = grid.moved(imageRect(forContentRect: content))
    _subtitleLabel?.frame = grid.moved(_layout(in: content).subtitle)
    _layOutIndicators(in: content)
    _layOutBackground()
  }

  // MARK: Changes

  package override var _touchUpInsideEvents: UIControl.Event {
    [.touchUpInside, .primaryActionTriggered]
  }

  package override func _sendActions(for events: UIControl.Event, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !_isPopUp, events.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super._sendActions(for: events, with: event)
  }

  package override func _stateDidChange() {
    super._stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    setNeedsLayout()
    _showContent()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    _contentDidChange()
  }

  package override func _traitsDidChange(from previous: UITraitCollection) {
    super._traitsDidChange(from: previous)
    _contentDidChange()
  }

  private func _contentDidChange() {
    // Whoever asks the label before the next layout finds the new title.
    if _titleLabel != nil { _showTitle() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Accessibility

  package override var _ownAccessibility: OwnAccessibility {
    var own = super._ownAccessibility
    own.isElement = true
    own.traits.insert(.button)
    own.label = _configuration?.title ?? currentAttributedTitle?.string ?? _shownTitle
    if own.label?.isEmpty ?? true {
      // The cross says what it does, not what it is.
      own.label =
        _type == .close && _configuration?.image == nil && currentImage == nil
        ? "Close" : (_configuration?.image ?? _shownImage)?.accessibilityText
    }
    own.value = _configuration?.subtitle
    return own
  }
}
