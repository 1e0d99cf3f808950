import CoreGraphics
import Foundation
import QuartzCore

/// A field for what the user looks for, with buttons that cancel, bring bookmarks or the last results, and
/// scopes that narrow the search.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Search the catalogue"
///     bar.delegate = self
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  let content = SearchBarContentView(frame: .zero)
  var searchBarState = SearchBarState()
  private let listener = SearchFieldListener()
  /// The controller whose bar this is.
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

  /// The field. Its text and looks may be changed; its delegate is the bar's own.
  open var searchTextField: UISearchTextField { content.field }

  // MARK: Text

  /// Setting it tells nobody but a search controller.
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

  /// A line above the field.
  open var prompt: String? {
    didSet {
      content.promptLabel.text = prompt
      heightDidChange()
    }
  }

  /// Whether the user may search.
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

  /// At the other end of an empty field.
  open var showsBookmarkButton = false { didSet { showSideButton() } }

  /// At the other end of the field, in place of the bookmark button.
  open var showsSearchResultsButton = false { didSet { showSideButton() } }

  open var isSearchResultsButtonSelected = false { didSet { showSideButton() } }

  /// Beside the field. Setting it stops a search controller from showing the button by itself.
  open var showsCancelButton: Bool {
    get { searchBarState.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes, of which one is selected.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }

  open var selectedScopeButtonIndex: Int {
    get { max(0, content.scopeControl.selectedSegmentIndex) }
    set {
      guard content.scopeControl.numberOfSegments > newValue, newValue >= 0 else { return }
      content.scopeControl.selectedSegmentIndex = newValue
      contentDidChange()
    }
  }

  /// Below the field. Setting it stops a search controller from showing the scopes by itself.
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

  /// Sets the picture behind scopes in a state; one for `.normal` takes the place of their plate and
  /// background.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeImages.backgrounds[state, .default] = backgroundImage }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages.backgrounds[state, .default]
  }

  /// Sets the picture between two scopes by their states.
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

  /// Behind the scopes.
  open var scopeBarBackgroundImage: UIImage? {
    get { content.scopeBackground.image }
    set { content.scopeBackground.image = newValue }
  }

  // MARK: Looks

  open var searchBarStyle = UISearchBar.Style.default { didSet { showBackground() } }

  /// A black bar is dark whatever the interface is.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The background's colour; `nil` leaves it as it is.
  open var barTintColor: UIColor? { didSet { showBackground() } }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// Whether what lies behind the bar shows through. True by default.
  open var isTranslucent = true { didSet { showBackground() } }

  /// In place of the background.
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

  /// In place of the field's grey.
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
    searchBarState.icons[icon, default: ButtonStateValues()][state] = iconImage
    showIcons()
  }

  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    searchBarState.icons[icon]?.own(state)
  }

  /// Moves the field, in points, right and down.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { content.setNeedsLayout() }
  }

  /// Moves the text in its field.
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
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
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

  // MARK: Place

  /// Where the delegate says that the bar lies.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// As wide as `size`, and 56 pt high; 44 more with scopes, 19 with a prompt.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// No width of its own, and the height of `sizeThatFits(_:)`.
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
