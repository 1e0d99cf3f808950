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
  let _content = SearchBarContentView(frame: .zero)
  var _bar = SearchBarState()
  private let listener = SearchFieldListener()
  /// The controller whose bar this is.
  weak var _searchController: UISearchController?

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
    _content.bar = self
    addSubview(_content)
    listener.bar = self
    let field = searchTextField
    field.delegate = listener
    field._search.bar = self
    field._search.tokensDidChange = { [weak self] in self?._contentDidChange() }
    _connectControls()
    _showBackground()
  }

  open weak var delegate: (any UISearchBarDelegate)?

  /// The field. Its text and looks may be changed; its delegate is the bar's own.
  open var searchTextField: UISearchTextField { _content.field }

  // MARK: Text

  /// Setting it tells nobody but a search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      _contentDidChange()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? {
    get { _bar.prompt }
    set {
      _bar.prompt = newValue
      _content.promptLabel.text = newValue
      _heightDidChange()
    }
  }

  /// Whether the user may search.
  open dynamic var isEnabled: Bool {
    get { _bar.isEnabled }
    set {
      _bar.isEnabled = newValue
      searchTextField.isEnabled = newValue
      _content.sideButton.isEnabled = newValue
      _content.scopeControl.isEnabled = newValue
      _showIcons()
    }
  }

  // MARK: Buttons

  /// At the other end of an empty field.
  open var showsBookmarkButton: Bool {
    get { _bar.showsBookmark }
    set {
      _bar.showsBookmark = newValue
      _showSideButton()
    }
  }

  /// At the other end of the field, in place of the bookmark button.
  open var showsSearchResultsButton: Bool {
    get { _bar.showsResults }
    set {
      _bar.showsResults = newValue
      _showSideButton()
    }
  }

  open var isSearchResultsButtonSelected: Bool {
    get { _bar.resultsAreSelected }
    set {
      _bar.resultsAreSelected = newValue
      _showSideButton()
    }
  }

  /// Beside the field. Setting it stops a search controller from showing the button by itself.
  open var showsCancelButton: Bool {
    get { _bar.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    _searchController?._cancelIsAutomatic = false
    _showCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes, of which one is selected.
  open var scopeButtonTitles: [String]? {
    get { _bar.scopeTitles }
    set {
      _bar.scopeTitles = newValue
      _showScopes()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(0, _content.scopeControl.selectedSegmentIndex) }
    set {
      guard _content.scopeControl.numberOfSegments > newValue, newValue >= 0 else { return }
      _content.scopeControl.selectedSegmentIndex = newValue
      _contentDidChange()
    }
  }

  /// Below the field. Setting it stops a search controller from showing the scopes by itself.
  open var showsScopeBar: Bool {
    get { _bar.showsScope }
    set { setShowsScope(newValue, animated: false) }
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    _searchController?._scopesAreAutomatic = false
    _showScope(show, animated: animate)
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { _content.scopeControl.setTitleTextAttributes(attributes, for: state) }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { _content.scopeControl.titleTextAttributes(for: state) }

  /// Behind the scopes.
  open var scopeBarBackgroundImage: UIImage? {
    get { _bar.scopeBackground }
    set {
      _bar.scopeBackground = newValue
      _content.scopeBackground.image = newValue
    }
  }

  // MARK: Looks

  open var searchBarStyle: UISearchBar.Style {
    get { _bar.style }
    set {
      _bar.style = newValue
      _showBackground()
    }
  }

  /// A black bar is dark whatever the interface is.
  open var barStyle: UIBarStyle {
    get { _bar.barStyle }
    set {
      _bar.barStyle = newValue
      overrideUserInterfaceStyle = newValue.interfaceStyle
    }
  }

  /// The background's colour; `nil` leaves it as it is.
  open var barTintColor: UIColor? {
    get { _bar.barTintColor }
    set {
      _bar.barTintColor = newValue
      _showBackground()
    }
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  /// Whether what lies behind the bar shows through. True by default.
  open var isTranslucent: Bool {
    get { _bar.isTranslucent }
    set {
      _bar.isTranslucent = newValue
      _showBackground()
    }
  }

  /// In place of the background.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    _bar.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
    _showBackground()
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { _bar.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] }

  /// In place of the field's grey.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    _bar.fieldBackgrounds[state] = backgroundImage
    _showFieldBackground()
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    _bar.fieldBackgrounds.own(state)
  }

  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    _bar.icons[icon, default: ButtonStateValues()][state] = iconImage
    _showIcons()
  }

  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    _bar.icons[icon]?.own(state)
  }

  /// Moves the field, in points, right and down.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { _bar.fieldAdjustment }
    set {
      _bar.fieldAdjustment = newValue
      _content.setNeedsLayout()
    }
  }

  /// Moves the text in its field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField._search.textAdjustment }
    set {
      searchTextField._search.textAdjustment = newValue
      searchTextField._textDidChangeLook()
    }
  }

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    searchTextField._search.iconAdjustments[icon] = adjustment
    searchTextField._textDidChangeLook()
  }

  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    searchTextField._search.iconAdjustments[icon] ?? .zero
  }

  // MARK: Keyboard

  open dynamic override var inputAccessoryView: UIView? {
    get { searchTextField._field.inputAccessoryView ?? super.inputAccessoryView }
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
    CGSize(width: size.width, height: _height)
  }

  /// No width of its own, and the height of `sizeThatFits(_:)`.
  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: _height)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    if _content.superview === self { _content.frame = bounds }
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    if _content.superview !== self { _content.tintColor = tintColor }
  }
}
