import CoreGraphics
import Foundation
import QuartzCore

/// A text field for searching, with optional buttons to cancel, to show bookmarks or the last results, and
/// with scopes that narrow the search.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Search the catalogue"
///     bar.delegate = self
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let content = SearchBarContentView(frame: .zero)
  var searchBarState = SearchBarState()
  private let listener = SearchFieldListener()
  /// The search controller that this bar belongs to.
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(searchBar: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.backgroundImage) { $0 === $1 },
      AppearanceProperty(\UISearchBar.scopeBarBackgroundImage) { $0 === $1 },
      AppearanceProperty(\UISearchBar.scopeImages),
      AppearanceProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
      AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
    ]
  }

  private func prepare() {
    content.bar = self
    addSubview(content)
    listener.bar = self
    let field = searchTextField
    field.delegate = listener
    field.searchFieldState.bar = self
    field.searchFieldState.tokensDidChange = { [weak self] in self?.contentDidChange() }
    connectControls()
    showBackground()
  }

  open weak var delegate: (any UISearchBarDelegate)?

  /// The text field. Its text and appearance may be changed, but its delegate is the bar's own.
  open var searchTextField: UISearchTextField { content.field }

  // MARK: Text

  /// The text in the field. Setting it notifies only a search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      contentDidChange()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      content.promptLabel.text = prompt
      heightDidChange()
    }
  }

  /// Whether the user can search.
  open dynamic var isEnabled: Bool {
    get { searchBarState.isEnabled }
    set {
      searchBarState.isEnabled = newValue
      searchTextField.isEnabled = newValue
      content.sideButton.isEnabled = newValue
      content.scopeControl.isEnabled = newValue
      showIcons()
    }
  }

  // MARK: Buttons

  /// Whether a bookmark button is shown at the end of an empty field.
  open var showsBookmarkButton = false { didSet { showSideButton() } }

  /// Whether a results button is shown at the end of the field, in place of the bookmark button.
  open var showsSearchResultsButton = false { didSet { showSideButton() } }

  open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }

  /// Whether a cancel button is shown next to the field. After you set it, a search controller no longer
  /// shows and hides the button automatically.
  open var showsCancelButton: Bool {
    get { searchBarState.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes, one of which is selected.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }

  open var selectedScopeButtonIndex: Int {
    get { max(0, content.scopeControl.selectedSegmentIndex) }
    set {
      guard content.scopeControl.numberOfSegments > newValue, newValue >= 0 else { return }
      content.scopeControl.selectedSegmentIndex = newValue
      contentDidChange()
    }
  }

  /// Whether the scopes are shown below the field. After you set it, a search controller no longer shows
  /// and hides them automatically.
  open var showsScopeBar: Bool {
    get { searchBarState.showsScope }
    set { setShowsScope(newValue, animated: false) }
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.scopeBarActivation = .manual
    showScope(show, animated: animate)
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { content.scopeControl.setTitleTextAttributes(attributes, for: state) }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { content.scopeControl.titleTextAttributes(for: state) }

  /// Sets the background image of the scopes in a state. An image for `.normal` replaces their plate and
  /// background.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeImages.backgrounds[state, .default] = backgroundImage }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages.backgrounds[state, .default]
  }

  /// Sets the image between two scopes, by their states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { scopeImages[left: leftState, right: rightState, .default] = dividerImage }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeImages[left: leftState, right: rightState, .default] }

  final var scopeImages: SegmentImages {
    get { content.scopeControl.images }
    set { content.scopeControl.images = newValue }
  }

  /// The background image of the scopes.
  open var scopeBarBackgroundImage: UIImage? {
    get { content.scopeBackground.image }
    set { content.scopeBackground.image = newValue }
  }

  // MARK: Appearance

  open var searchBarStyle = UISearchBar.Style.default { didSet { showBackground() } }

  /// The bar style. A black bar is dark in any interface style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The colour of the background, or `nil` for the default.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// Whether content behind the bar shows through. The default is true.
  open var isTranslucent = true { didSet { showBackground() } }

  /// The image that replaces the background.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    searchBarState.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
    showBackground()
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { searchBarState.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] }

  /// Sets the image that replaces the field's grey background.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    searchBarState.fieldBackgrounds[state] = backgroundImage
    showFieldBackground()
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchBarState.fieldBackgrounds.own(state)
  }

  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    searchBarState.icons[icon, default: ControlStateValues()][state] = iconImage
    showIcons()
  }

  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    searchBarState.icons[icon]?.own(state)
  }

  /// The offset of the field in points, right and down.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { content.setNeedsLayout() }
  }

  /// The offset of the text in its field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.searchFieldState.textAdjustment }
    set {
      searchTextField.searchFieldState.textAdjustment = newValue
      searchTextField.textDidChangeLook()
    }
  }

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    searchTextField.searchFieldState.iconAdjustments[icon] = adjustment
    searchTextField.textDidChangeLook()
  }

  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    searchTextField.searchFieldState.iconAdjustments[icon] ?? .zero
  }

  // MARK: Keyboard

  open dynamic override var inputAccessoryView: UIView? {
    get { searchTextField.textFieldState.inputAccessoryView ?? super.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open dynamic override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open dynamic override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open dynamic override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: Position

  /// The position of the bar, from its delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Returns the width of `size` and a height of 56 points. Scopes add 44, and a prompt adds 19.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// No intrinsic width, and the height of `sizeThatFits(_:)`.
  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self { content.frame = bounds }
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    if content.superview !== self { content.tintColor = tintColor }
  }
}
